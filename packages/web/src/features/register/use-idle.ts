import { useEffect, useEffectEvent } from "react";

/** Dispatched on the document when the camera has read something: the till is in use although nothing touches it. */
export const scanSign = "scan";
const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", scanSign] as const;

/** Acts once after so many seconds without any input; 0 never acts. */
export function useIdle(seconds: number, onIdle: () => void): void {
  const act = useEffectEvent(onIdle);
  useEffect(() => {
    if (seconds === 0) return;
    let timer = setTimeout(act, seconds * 1000);
    const restart = () => {
      clearTimeout(timer);
      timer = setTimeout(act, seconds * 1000);
    };
    for (const sign of signs) document.addEventListener(sign, restart, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of signs) document.removeEventListener(sign, restart, { capture: true });
    };
  }, [seconds]);
}
