import type { goods } from "@patron/contract";
import { LANGUAGES } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { unitPriceText } from "@patron/engine/money";
import { idsValue } from "./category-tree.ts";
import type { Value } from "./cell-texts.ts";

export type Goods = ReplyOf<typeof goods.get>;
/** What an item has, by the key of the column; absent is nothing. */
export type Values = Record<string, Value>;

export const yes = "yes";
export const no = "no";
/** Keys of columns that there is one of for each language, currency or price group. */
export const publicTitle = (language: string) => `public_title.${language}`;
export const publicDescription = (language: string) => `public_description.${language}`;
export const ownPrice = (currency: string) => `price.${currency}`;
export const groupPrice = (groupId: string) => `group.${groupId}`;
/** Whether the item is part of the programme: no column, but a change. */
export const programme = "programme";

/** What an item has in a programme, of whose categories these are the ids, with its prices in some groups. */
export function valuesOf(
  item: Goods,
  { loyaltyId, categoryIds }: { loyaltyId: string; categoryIds: ReadonlySet<string> },
  groupPrices: ReadonlyMap<string, bigint | null>,
): Values {
  return {
    code: item.code,
    title: item.title,
    service_type: item.service_type,
    unit: item.unit,
    categories: idsValue(item.category_ids.filter((id) => categoryIds.has(id))),
    barcodes: item.barcodes.length > 0 ? JSON.stringify(item.barcodes) : null,
    active: item.active ? yes : no,
    cost_price: item.cost_price,
    quantity_min: item.quantity_min,
    quantity_step: item.quantity_step,
    quantity_precision: String(item.quantity_precision),
    weightable: item.weightable ? yes : no,
    age_limit: item.age_limit === null ? null : String(item.age_limit),
    [programme]: item.loyalty_ids.includes(loyaltyId) ? yes : no,
    ...Object.fromEntries(LANGUAGES.map((one) => [publicTitle(one), item.public_title[one] || null])),
    ...Object.fromEntries(LANGUAGES.map((one) => [publicDescription(one), item.public_description[one] || null])),
    ...Object.fromEntries(item.prices.map(({ currency, price }) => [ownPrice(currency), price])),
    ...Object.fromEntries(
      [...groupPrices].map(([id, price]) => [groupPrice(id), price === null ? null : unitPriceText(price)]),
    ),
  };
}
