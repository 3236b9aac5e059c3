import { type RefObject, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/**
 * Sends what is typed or scanned outside a field to the search of the form, including the first character. A dialog keeps its keys; named keys, a
 * space, `/`, `?` and the keys that change a line have their own meaning.
 */
export function useTyping(form: RefObject<HTMLFormElement | null>, onTyping: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ([...event.key].length !== 1 || " /?*+-".includes(event.key)) return;
    const target = event.target as HTMLElement; // Keys are pressed on elements.
    if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (isCovered()) return;
    // Before the key takes effect, so that its character lands in the search.
    flushSync(onTyping);
    form.current?.querySelector("input")?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Whether a dialog is open, which keeps its keys. A message that appears for a while is none. */
export function isCovered(): boolean {
  const dialogs = [...document.querySelectorAll("[role=dialog],[role=alertdialog]")];
  return dialogs.some((dialog) => dialog.closest("[role=region]") === null);
}
