import { type KeyboardEvent, useCallback, useRef } from "react";

/** Lets a press or Enter open the value that the pointer or the arrow keys are on. */
export function useChartCursor(onPick: ((index: number) => void) | undefined) {
  const current = useRef<number | undefined>(undefined);
  const onMove = useCallback((index: number | undefined) => {
    current.current = index;
  }, []);
  const pick = () => {
    if (current.current !== undefined) onPick?.(current.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") pick();
  };
  return { onMove, pick: onPick && pick, onKeyDown: onPick && onKeyDown };
}
