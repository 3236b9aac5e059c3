import { useLayoutEffect, useRef } from "react";

/** Returns a function that keeps the focus on a button when what it is in moves: browsers take it from an element that is put elsewhere. */
export function useKeptFocus(order: unknown): (button: HTMLElement) => void {
  const kept = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order decides when elements move.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) kept.current?.focus({ preventScroll: true });
    kept.current = null;
  }, [order]);
  return (button) => {
    kept.current = button;
  };
}
