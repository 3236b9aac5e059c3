import { type KeyboardEvent, useCallback, useRef } from "react";

/** Lets a press or Enter open the value that the pointer or the arrow keys are on. */
export function useWalk(onPick: ((place: number) => void) | undefined) {
  const walked = useRef<number | undefined>(undefined);
  const onWalk = useCallback((place: number | undefined) => {
    walked.current = place;
  }, []);
  const pick = () => {
    if (walked.current !== undefined) onPick?.(walked.current);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") pick();
  };
  return { onWalk, pick: onPick && pick, onKeyDown: onPick && onKeyDown };
}
