import type { MouseEvent } from "react";

/** For buttons below a form: a field that is left shows its error, which would move the button away from the mouse that presses it. */
export const stayInField = (event: MouseEvent) => event.preventDefault();
