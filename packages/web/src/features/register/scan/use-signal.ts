import { useEffect, useRef } from "react";

/** A high tone: read. Two low ones: read, but it means nothing here. A phone also vibrates. */
const tones = { good: [1760], bad: [330, 330] } as const;
const toneSeconds = 0.09;

/** Lets the cashier hear what was read without a look at the screen. */
export function useSignal(): (kind: keyof typeof tones) => void {
  const audio = useRef<AudioContext | null>(null);
  useEffect(() => {
    const context = new AudioContext();
    audio.current = context;
    return () => void context.close();
  }, []);
  return (kind) => {
    // Only phones have it.
    navigator.vibrate?.(tones[kind].flatMap(() => [60, 60]));
    if (audio.current) play(audio.current, tones[kind]);
  };
}

function play(audio: AudioContext, pitches: readonly number[]): void {
  pitches.forEach((pitch, index) => {
    const tone = new OscillatorNode(audio, { frequency: pitch, type: "square" });
    const start = audio.currentTime + index * toneSeconds * 1.5;
    tone.connect(new GainNode(audio, { gain: 0.1 })).connect(audio.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  });
}
