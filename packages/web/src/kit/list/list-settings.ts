import { useSyncExternalStore } from "react";
import { usePreference } from "#kit/preference.ts";
import type { RowsPerPage } from "#ui/table/pagination.tsx";
import { type Density, rowHeight } from "#ui/table/table-column.ts";
import { fittingRows } from "./rows-per-page.ts";

interface ListsSettings {
  density: Density;
  rowsPerPage: RowsPerPage;
}
// A window of 900 px shows 14 rows or more, so a page holds at least that many.
const blank: ListsSettings = { density: "comfortable", rowsPerPage: 25 };

/** The user's settings for all lists: the height of rows and the rows per page. */
export function useListsSettings() {
  return usePreference("lists", blank);
}

/** Returns how many rows fit into the window without scrolling; follows the size of the window. */
export function useFittingRows(density: Density): number {
  return useSyncExternalStore(watchWindow, () => fittingRows(innerHeight, rowHeight(density)));
}

function watchWindow(listener: () => void): () => void {
  addEventListener("resize", listener);
  return () => removeEventListener("resize", listener);
}
