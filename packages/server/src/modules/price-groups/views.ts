import type { priceGroups } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { formatDecimal, rateText, unitPriceText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { photoOf } from "#kit/files.ts";
import { stampsOf } from "#kit/records/stamps.ts";
import type { listItems, listPrices } from "./item-queries.ts";
import type { getGroup, listGroupGoods, listGroupTaxes, listGroupTerminals } from "./queries.ts";

export type GroupRow = InferResult<ReturnType<typeof getGroup>>[number];
export type ItemRow = InferResult<ReturnType<typeof listItems>>[number];
export type PriceRow = InferResult<ReturnType<typeof listPrices>>[number];
type GroupTaxRow = InferResult<ReturnType<typeof listGroupTaxes>>[number];
type ItemOf<Reply extends { items: unknown[] }> = Reply["items"][number];

export function toGroup(row: GroupRow): ReplyOf<typeof priceGroups.get> {
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    title: row.title,
    currency: row.currency,
    code: row.code,
    prices_entered_as: row.prices_entered_as,
    comment: row.comment,
    items_count: Number(row.items_count),
    terminals_count: Number(row.terminals_count),
    active: row.active,
    ...stampsOf(row),
  };
}

export function toGroupTax(row: GroupTaxRow): ItemOf<ReplyOf<typeof priceGroups.taxes>> {
  const { rate, default_rate, ...same } = row;
  return { ...same, default_rate: rateText(default_rate), rate: rate === null ? null : rateText(rate) };
}

type GoodsRow = InferResult<ReturnType<typeof listGroupGoods>>[number];
export function toGroupGoods(row: GoodsRow): ItemOf<ReplyOf<typeof priceGroups.goods>> {
  const { card_price, photo, ...same } = row;
  return { ...same, photo: photoOf(photo), card_price: card_price === null ? null : unitPriceText(card_price) };
}

type TerminalRow = InferResult<ReturnType<typeof listGroupTerminals>>[number];
export function toGroupTerminal(row: TerminalRow): ItemOf<ReplyOf<typeof priceGroups.terminals>> {
  const { pos_id, pos_title, ...same } = row;
  return { ...same, pos: { id: pos_id, title: pos_title } };
}

export function toMasterPrice(row: PriceRow): ItemOf<ReplyOf<typeof priceGroups.masterPrices>> {
  return {
    id: row.id,
    item_id: row.goods_id,
    price: row.price === null ? null : unitPriceText(row.price),
    valid_from: row.valid_from.toISOString(),
    valid_until: row.valid_until?.toISOString() ?? null,
    comment: row.comment,
    person_id: row.person_id,
    created_dt: row.created_dt.toISOString(),
  };
}

export function toItem(row: ItemRow): ReplyOf<typeof priceGroups.item> {
  return {
    id: row.goods_id,
    item_id: row.goods_id,
    item: {
      code: row.code,
      title: row.title,
      unit: row.unit,
      service_type: row.service_type,
      photo: photoOf(row.photo),
    },
    active: row.active,
    tax_overrides: row.tax_overrides.map(({ rate, ...same }) => ({
      ...same,
      rate: rate === null ? null : formatDecimal(BigInt(rate), 6),
    })),
    ...stampsOf(row),
  };
}
