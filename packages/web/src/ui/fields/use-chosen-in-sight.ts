import { type RefObject, useEffect, useRef } from "react";
import { useUi } from "#ui/ui-messages.ts";

/** In px: how much of the neighbour is left to be seen, so that the reader knows of it. */
const neighbour = 32;

/**
 * Keeps the chosen tab in sight where the list is wider than its screen: when it is shown, when another one is chosen from elsewhere, when the
 * screen turns, and when the direction of reading does. Only the list itself moves, never the page.
 */
export function useChosenInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const { direction } = useUi();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice or direction moves what is in sight without the list growing.
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // Watching begins with a first call, when everything has its size.
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
