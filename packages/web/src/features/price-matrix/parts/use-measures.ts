import { useMemo, useSyncExternalStore } from "react";
import type { Measures } from "./use-window.ts";

const coarse = matchMedia("(pointer: coarse)");
const narrowest = 640;
const [gutters, leastColumn] = [34, 120];

const widthNow = () => document.documentElement.clientWidth;
const isCoarseNow = () => coarse.matches;
function watch(listener: () => void): () => void {
  addEventListener("resize", listener);
  coarse.addEventListener("change", listener);
  return () => {
    removeEventListener("resize", listener);
    coarse.removeEventListener("change", listener);
  };
}

/** The sizes of the grid on this screen; a narrow one has room for one price group, which fills it. */
export function useMeasures() {
  const width = useSyncExternalStore(watch, widthNow);
  const isCoarse = useSyncExternalStore(watch, isCoarseNow);
  const isNarrow = width < narrowest;
  const measures = useMemo((): Measures => {
    if (!isNarrow) return { head: 48, row: isCoarse ? 44 : 34, names: 280, column: 144 };
    const names = Math.round(width * 0.52);
    return { head: 48, row: 44, names, column: Math.max(leastColumn, width - gutters - names) };
  }, [isNarrow, isCoarse, width]);
  return { measures, isNarrow };
}
