/** What a pagination shows: page numbers, and a gap where pages are passed over. */
export type PageLink = number | "gap";

/** All pages when there are seven or fewer; otherwise the first, the last and the current with one neighbour each side. */
export function pageLinks(page: number, pages: number): PageLink[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, index) => index + 1);
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].sort((left, right) => left - right);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? ["gap" as const, number] : [number];
  });
}
