import { useEffect, useEffectEvent } from "react";

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

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
