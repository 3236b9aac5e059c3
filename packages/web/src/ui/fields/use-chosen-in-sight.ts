import { type RefObject, useEffect, useRef } from "react";
import { useUi } from "#ui/ui-messages.ts";

/** In px: how much of the neighbour stays visible as a hint that there is more. */
const neighbour = 32;

/**
 * Scrolls the chosen tab into view where the list is wider than the screen: when it appears, when another tab is chosen, when the screen rotates, and
 * when the text direction changes. Only the list scrolls, never the page.
 */
export function useChosenInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const { direction } = useUi();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or direction moves what is visible without resizing the list.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // The observer calls back first once everything has its size.
    const watch = new ResizeObserver(() => bringIn(element));
    watch.observe(element);
    return () => watch.disconnect();
  }, [chosen, direction]);
  return list;
}

function bringIn(list: HTMLElement): void {
  const tab = list.querySelector("[role=tab][aria-selected=true]");
  if (!tab) return;
  const [frame, box] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const before = box.left - neighbour - frame.left;
  const after = box.right + neighbour - frame.right;
  if (before < 0) list.scrollLeft += before;
  else if (after > 0) list.scrollLeft += after;
}
