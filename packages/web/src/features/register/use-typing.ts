import { type RefObject, useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/**
 * What is typed or scanned outside a field goes into the search of the form, with its first character. A dialog keeps its keys. `/`, a space and
 * the keys with a name have their own meaning.
 */
export function useTyping(form: RefObject<HTMLFormElement | null>, bringIntoSight: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if ([...event.key].length !== 1 || event.key === " " || event.key === "/") return;
    const target = event.target as HTMLElement; // Keys are pressed on elements.
    if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
    if (document.querySelector("[role=dialog],[role=alertdialog]")) return;
    // Before the key has its effect, so that the character lands there.
    flushSync(bringIntoSight);
    form.current?.querySelector("input")?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
