import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the desk when the focused element has gone or is disabled: after the till is opened, a customer is found, a line is removed or a sale is
 * finished. The next Tab then leads to the items, and no key is lost.
 */
export function useFocusFallback(): RefObject<HTMLElement | null> {
  const desk = useRef<HTMLElement>(null);
  // One frame after every render: by then a drawer has returned the focus, and the browser has taken it from a disabled element.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) desk.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  });
  return desk;
}
