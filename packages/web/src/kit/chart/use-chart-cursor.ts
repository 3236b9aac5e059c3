import { type KeyboardEvent, useCallback, useRef } from "react";

/** Lets a press or Enter open the value that the pointer or the arrow keys are on. */
export function useChartCursor(onPick: ((place: number) => void) | undefined) {
  const current = useRef<number | undefined>(undefined);
  const onMove = useCallback((place: number | undefined) => {
    current.current = place;
  }, []);
  const pick = () => {
    if (current.current !== undefined) onPick?.(current.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") pick();
  };
  return { onMove, pick: onPick && pick, onKeyDown: onPick && onKeyDown };
}
