import { pageSizes, type RowsPerPage } from "#ui/table/pagination.tsx";

/** Reads rows per page from a text: one of the sizes, or as many as fit. */
export function rowsPerPageOf(text: string | undefined): RowsPerPage | undefined {
  return text === "fit" ? "fit" : pageSizes.find((size) => String(size) === text);
}

/** In px: everything above and below the rows of a list, with its head and totals; the table itself reserves 256. */
const aroundRows = 336;
const fewest = 5;
const most = 100;

/** Returns how many rows of a height fit into a window of a height, both in px. */
export function fittingRows(windowHeight: number, height: number): number {
  return Math.min(most, Math.max(fewest, Math.floor((windowHeight - aroundRows) / height)));
}
