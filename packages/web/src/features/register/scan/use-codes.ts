import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { report } from "#kit/report.ts";
import { scanSign } from "../use-idle.ts";
import { type CodeReader, openReader } from "./code-reader.ts";
import { Repeats } from "./repeats.ts";

/** Between two pictures, so that a phone stays cool. */
const pauseMs = 80;

/** Reads what a running camera sees, each code once while it stays in sight. Returns whether nothing can be read here. */
export function useCodes(
  video: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
  onCode: (code: string) => void,
): boolean {
  const [hasFailed, setFailed] = useState(false);
  const emit = useEffectEvent((code: string) => {
    document.dispatchEvent(new Event(scanSign));
    onCode(code);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the video is the same while it is shown.
  useEffect(() => {
    if (!isRunning) return;
    const repeats = new Repeats();
    let isLeft = false;
    let reader: CodeReader | undefined;
    async function readOn(): Promise<void> {
      reader = await openReader();
      while (!isLeft && video.current) {
        const codes = await reader.read(video.current);
        for (const code of repeats.newIn(codes, performance.now())) if (!isLeft) emit(code);
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    }
    readOn()
      .catch((error: unknown) => {
        if (isLeft) return;
        report(error);
        setFailed(true);
      })
      .finally(() => reader?.close());
    return () => {
      isLeft = true;
    };
  }, [isRunning]);
  return hasFailed;
}
