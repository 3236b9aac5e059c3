import type { priceMatrix } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { parseUnitPrice } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { momentOf } from "../price-groups/public.ts";
import { overlaps, priceAt } from "./prices-in-time.ts";
import { listPrices, type StoredPrice } from "./queries.ts";
import { priceText } from "./views.ts";

type Body = BodyOf<typeof priceMatrix.addChange>;

/** A cell of the matrix with its new price in ten-thousandths, null for none of its own; `previous` is what the caller saw, if it says. */
export interface NewPrice {
  groupId: string;
  goodsId: string;
  price: bigint | null;
  previous: bigint | null | undefined;
}
export type Place = Pick<NewPrice, "groupId" | "goodsId">;
export const placeOf = ({ groupId, goodsId }: Place) => `${groupId}/${goodsId}`;

/** The cells of a change; the later of two for one cell wins. */
export function cellsOf(body: Pick<Body, "price_groups">): NewPrice[] {
  const cells = body.price_groups.flatMap(({ price_group_id, prices }) =>
    prices.map((one) => ({
      groupId: price_group_id,
      goodsId: one.item_id,
      price: toPrice(one.price),
      previous: one.previous_price === undefined ? undefined : toPrice(one.previous_price),
    })),
  );
  return [...new Map(cells.map((one) => [placeOf(one), one])).values()];
}

/** A price in ten-thousandths. */
export const toPrice = (text: string | null) => (text === null ? null : (parseUnitPrice(text) ?? 0n));

/** The groups that a change names, with or without prices, and its goods; each once. */
export function namedIn({ price_groups }: Pick<Body, "price_groups">) {
  return {
    groupIds: [...new Set(price_groups.map(({ price_group_id }) => price_group_id))],
    goodsIds: [...new Set(price_groups.flatMap(({ prices }) => prices.map(({ item_id }) => item_id)))],
  };
}

/** The groups and goods of some cells, each once. */
export function axesOf(cells: readonly Place[]) {
  return {
    groupIds: [...new Set(cells.map(({ groupId }) => groupId))],
    goodsIds: [...new Set(cells.map(({ goodsId }) => goodsId))],
  };
}

/** When a change starts and ends; undefined if it would end before it starts. */
export function spanOf(body: Pick<Body, "valid_from" | "valid_until">, now: Date) {
  const start = body.valid_from === undefined ? now : momentOf(body.valid_from);
  const from = start > now ? start : now; // Past sales had the price of their time.
  const until = body.valid_until == null ? null : momentOf(body.valid_until);
  return until && until <= from ? undefined : { from, until };
}

/** The prices of cells by cell, each by start, from a moment on. */
export async function readPrices(tenant: Tenant, cells: readonly Place[], since: Date) {
  const { groupIds, goodsIds } = axesOf(cells);
  const rows = await tenant.many(listPrices(groupIds, goodsIds, since));
  return Map.groupBy(rows, (row) => placeOf({ groupId: row.price_group_id, goodsId: row.goods_id }));
}
type Stored = ReadonlyMap<string, readonly StoredPrice[]>;

const shown = 200;
/** The first of some cells, for people to look at. */
export const firstOf = <One>(all: readonly One[]) => all.slice(0, shown);

/** Cells whose price in force is another one than the caller saw, with the one in force. */
export function outdatedOf(cells: readonly NewPrice[], stored: Stored, now: Date) {
  return cells.flatMap((cell) => {
    const price = priceAt(stored.get(placeOf(cell)) ?? [], now)?.price ?? null;
    if (cell.previous === undefined || cell.previous === price) return [];
    return [{ price_group_id: cell.groupId, item_id: cell.goodsId, price: priceText(price) }];
  });
}

/** Cells that have a planned price which disagrees with a new one about a moment, with that price. A permanent one from now on may follow any. */
export function overlappingOf(
  cells: readonly NewPrice[],
  stored: Stored,
  span: { from: Date; until: Date | null },
  now: Date,
) {
  if (span.from <= now && span.until === null) return [];
  return cells.flatMap((cell) => {
    const other = stored.get(placeOf(cell))?.find(({ valid_from, valid_until }) => {
      const isPlanned = valid_from > now || valid_until !== null;
      return isPlanned && overlaps(span, { from: valid_from, until: valid_until });
    });
    if (!other) return [];
    return [{ price_group_id: cell.groupId, item_id: cell.goodsId, price: priceText(other.price) }];
  });
}

/** A price of a change in the audit log, which has the first of them; the items' histories have all. */
export function toLogged({ groupId, goodsId, price, previous }: NewPrice) {
  const before = previous === undefined ? {} : { previous_price: priceText(previous) };
  return { price_group_id: groupId, item_id: goodsId, ...before, price: priceText(price) };
}
