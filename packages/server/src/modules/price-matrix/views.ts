import type { priceMatrix } from "@patron/contract";
import type { PriceChangeState } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { unitPriceText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import type { getChange, listChangePrices, listChangeTerminals } from "./change-queries.ts";
import { lowestWithin, priceAt } from "./prices-in-time.ts";
import type { listGroups, listItems, StoredPrice } from "./queries.ts";

export type ItemRow = InferResult<ReturnType<typeof listItems>>[number];
export type GroupRow = InferResult<ReturnType<typeof listGroups>>[number];
type ChangeRow = InferResult<ReturnType<typeof getChange>>[number];
type RowOf<Reply extends { items: unknown[] }> = Reply["items"][number];

/** A price in API format. */
export const priceText = (price: bigint | null) => (price === null ? null : unitPriceText(price));

export function toItem(row: ItemRow): RowOf<ReplyOf<typeof priceMatrix.axes>> {
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    unit: row.unit,
    active: row.active,
    cost_price: priceText(row.cost_price),
    prices: row.prices.map(({ currency, price }) => ({ currency, price: unitPriceText(BigInt(price)) })),
  };
}

export function toMatrixGroup({ loyalty_id: _, ...row }: GroupRow) {
  return row;
}

/** A moment, and since when the lowest price of the 30 days before it counts. */
export interface Moment {
  now: Date;
  lowestSince: Date;
}

/** The price of a cell in force, its lowest one of the last 30 days and its next one. */
export function toCell(groupId: string, prices: readonly StoredPrice[], { now, lowestSince }: Moment) {
  const present = priceAt(prices, now);
  const next = prices.find(({ valid_from }) => valid_from > now);
  return {
    price_group_id: groupId,
    master_price: present ? toDated(present) : null,
    lowest_price: priceText(lowestWithin(prices, lowestSince, now)),
    planned_price: next ? toDated(next) : null,
  };
}

function toDated({ id, price, valid_from, valid_until }: StoredPrice) {
  return {
    id,
    price: priceText(price),
    valid_from: valid_from.toISOString(),
    valid_until: valid_until?.toISOString() ?? null,
  };
}

export function toChange(row: ChangeRow, now: Date): ReplyOf<typeof priceMatrix.addChange> {
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    state: stateOf(row, now),
    valid_from: row.valid_from.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    comment: row.comment,
    person: row.person_id === null ? null : { id: row.person_id, title: row.person_name ?? "" },
    prices_count: row.prices_count,
    cancelled_dt: row.cancelled_dt?.toISOString() ?? null,
    ...stampsOf(row),
  };
}

type ChangePriceRow = InferResult<ReturnType<typeof listChangePrices>>[number];
type ChangeTerminalRow = InferResult<ReturnType<typeof listChangeTerminals>>[number];
export function toChangeTerminal(
  row: ChangeTerminalRow,
  seen: Date | null,
  start: Date,
): RowOf<ReplyOf<typeof priceMatrix.changeTerminals>> {
  return {
    ...{ id: row.id, title: row.title },
    pos: { id: row.pos_id, title: row.pos_title },
    price_group: { id: row.group_id, title: row.group_title },
    seen_dt: seen?.toISOString() ?? null,
    has_prices: seen !== null && seen >= start,
  };
}

export function toChangePrice(row: ChangePriceRow): RowOf<ReplyOf<typeof priceMatrix.changePrices>> {
  return {
    id: row.id,
    item: { id: row.goods_id, title: row.title, code: row.code },
    price_group: { id: row.group_id, title: row.group_title, currency: row.currency },
    price: priceText(row.price),
  };
}

function stateOf(row: ChangeRow, now: Date): PriceChangeState {
  if (row.cancelled_dt) return "cancelled";
  if (row.valid_from > now) return "scheduled";
  return row.valid_until && row.valid_until <= now ? "ended" : "started";
}
