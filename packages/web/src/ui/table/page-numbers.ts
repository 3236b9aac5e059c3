/** What a pagination shows: page numbers, and a gap where pages are passed over. */
export type PagePlace = number | "gap";

/** All pages when there are seven or fewer; otherwise the first, the last and the current with one neighbour each side. */
export function pagePlaces(page: number, pages: number): PagePlace[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, place) => place + 1);
  const near = [1, page - 1, page, page + 1, pages].filter((place) => place >= 1 && place <= pages);
  const shown = [...new Set(near)].sort((left, right) => left - right);
  return shown.flatMap((place, index) => {
    const before = shown[index - 1];
    return before !== undefined && place - before > 1 ? ["gap" as const, place] : [place];
  });
}
