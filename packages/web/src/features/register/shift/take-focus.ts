/**
 * Moves the focus into a step that has replaced the one with the focus: to its first field, or to the step itself where a keyboard on the screen would
 * cover it. Pass it as the `ref` of an element with `tabIndex={-1}`. It acts at once: a frame later the dialog would take a lost focus itself.
 */
export function takeFocus(step: HTMLElement | null): void {
  // A field that has just become disabled still counts as active.
  if (!document.activeElement?.matches("body, :disabled")) return;
  const isTouched = matchMedia("(pointer: coarse)").matches;
  const field = isTouched ? null : step?.querySelector<HTMLElement>("input:enabled");
  (field ?? step)?.focus();
}
