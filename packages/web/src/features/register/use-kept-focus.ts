import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus to the desk itself when what had it is gone or switched off: the till was just opened, the search gave way to the customer,
 * a line was removed, the next check began. The next Tab then leads to the goods, and no key is pressed into nothing.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const desk = useRef<HTMLElement>(null);
  // After every step, and one frame later: by then a drawer has given back the focus, and a browser has taken it from what is switched off.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) desk.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return desk;
}
