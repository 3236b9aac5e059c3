import type { goods } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/goods";
import type { FormValues } from "#kit/form/form-values.ts";
import { withoutZeros } from "#ui/fields/decimal-text.ts";

type Body = BodyOf<typeof goods.add>;
export type GoodsValues = FormValues<Body>;

/** The form of a new or existing item: barcodes are edited in one line, and incomplete prices are not sent. */
export const goodsForm = {
  rules: rules.add,
  fieldOf: {
    "conflict.duplicate": "code",
    "goods_category.not_found": "category_ids",
    "special_account.not_found": "special_account_prices",
    "special_account.no_punches": "special_account_prices",
    "loyalty.not_found": "loyalty_ids",
  } as const,
  body: ({ barcodes, prices, special_account_prices: accounts, ...same }: Partial<Body>): Partial<Body> => ({
    ...same,
    ...(barcodes && { barcodes: barcodes.flatMap((line) => line.split(/\s+/).filter(Boolean)) }),
    ...(prices && { prices: prices.filter(({ currency, price }) => currency && price) }),
    ...(accounts && { special_account_prices: accounts.filter((one) => one.special_account_id && one.price) }),
  }),
};

const quantityOf = (text: string | null) => (text === null ? null : withoutZeros(text));

/** Returns the values that differ from the item: prices and quantities without trailing zeros. */
export function goodsRows(item: ReplyOf<typeof goods.get>) {
  const { barcodes, prices, special_account_prices, cost_price, quantity_min, quantity_step } = item;
  const short = <P extends { price: string }>(one: P) => ({ ...one, price: one.price.replace(/(\.\d\d)0+$/, "$1") });
  return {
    barcodes: [barcodes.join(" ")],
    quantity_min: quantityOf(quantity_min),
    quantity_step: quantityOf(quantity_step),
    prices: prices.map(short),
    special_account_prices: special_account_prices.map(short),
    cost_price: cost_price && short({ price: cost_price }).price,
  };
}
