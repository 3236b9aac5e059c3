import type { PageRequest } from "../implement.ts";

/** How far the rows of an endless list are counted; its total is an estimate beyond. */
export const exactUpTo = 10_000;

/** How many rows a page takes and how many it leaves out before. */
export function windowOf(page: PageRequest): { limit: number; offset: number } {
  return { limit: page.count, offset: (page.page - 1) * page.count };
}

/** The answer of a paged list; without a total where the caller skips it. */
export function pageOf<Item>(items: Item[], page: PageRequest, total: bigint | undefined) {
  const { page: number, count } = page;
  return { items, page: number, count, ...(total === undefined ? {} : { total: Number(total) }) };
}
