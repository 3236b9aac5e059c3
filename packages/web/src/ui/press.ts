import type { ComponentProps } from "react";

type Press = Pick<ComponentProps<"button">, "disabled" | "onClick">;

/**
 * The attributes of a button that may be disabled. One that is disabled by its own press keeps the focus: the browser would take it away, so only assistive
 * technology hears of it, and presses do nothing.
 */
export function pressOf({ disabled, onClick }: Press, keepsFocus = false): ComponentProps<"button"> {
  if (!disabled) return { onClick };
  const look = { "data-disabled": "" };
  return keepsFocus
    ? { ...look, "aria-disabled": true, onClick: (event) => event.preventDefault() }
    : { ...look, disabled: true };
}
