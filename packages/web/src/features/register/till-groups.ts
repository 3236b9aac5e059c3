import type { embedded } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

type Terminal = ReplyOf<typeof embedded.terminals>["items"][number];
type PointOfSale = ReplyOf<typeof embedded.pos>["items"][number];

/** A till that can be opened. Its currency is null where all tills have the same one. */
export interface OfferedTill {
  id: string;
  title: string;
  currency: string | null;
  pos: string;
}
export interface TillGroup {
  id: string;
  title: string;
  tills: OfferedTill[];
}

interface Choice {
  tills: readonly Pick<Terminal, "id" | "title" | "currency" | "pos_id">[];
  points: readonly Pick<PointOfSale, "id" | "title">[];
  /** Words that the point of sale or the till must contain. */
  text: string;
  /** The till that this device used last. */
  lastId: string | null;
}

/** Groups tills by point of sale, in the given order. The last used till is separate while nothing is searched. */
export function tillGroups({ tills, points, text, lastId }: Choice): { last: OfferedTill | null; groups: TillGroup[] } {
  const titles = new Map(points.map(({ id, title }) => [id, title]));
  const isOneCurrency = new Set(tills.map(({ currency }) => currency)).size < 2;
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, TillGroup>(points.map(({ id, title }) => [id, { id, title, tills: [] }]));
  let last: OfferedTill | null = null;
  for (const { id, title, currency, pos_id } of tills) {
    const till = { id, title, currency: isOneCurrency ? null : currency, pos: titles.get(pos_id) ?? "" };
    const all = `${till.pos} ${title}`.toLocaleLowerCase();
    if (words.length === 0 && id === lastId) last = till;
    else if (words.every((word) => all.includes(word))) groups.get(pos_id)?.tills.push(till);
  }
  return { last, groups: [...groups.values()].filter((group) => group.tills.length > 0) };
}
