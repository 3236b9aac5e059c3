import type { goods } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { Texts } from "#kit/form/texts.ts";

type Goods = ReplyOf<typeof goods.get>;

/** What the form's fields hold: barcodes in one line. */
export interface GoodsValues {
  title: string;
  code: string;
  public_title: Texts;
  public_description: Texts;
  barcodes: string;
  service_type: Goods["service_type"];
  unit: Goods["unit"];
  quantity_precision: number | null;
  quantity_min: string | null;
  quantity_step: string | null;
  weightable: boolean;
  age_limit: number | null;
  prices: { currency: string | null; price: string | null }[];
  special_account_prices: { special_account_id: string | null; price: string | null }[];
  category_ids: string[];
  loyalty_ids: string[];
  active: boolean;
}

/** The values of a new item in a programme. */
export function blankGoods(loyaltyId: string | undefined, currency: string | undefined): GoodsValues {
  return {
    title: "",
    code: "",
    public_title: {},
    public_description: {},
    barcodes: "",
    service_type: "goods",
    unit: "piece",
    quantity_precision: 0,
    quantity_min: null,
    quantity_step: null,
    weightable: false,
    age_limit: null,
    special_account_prices: [],
    prices: currency ? [{ currency, price: null }] : [],
    category_ids: [],
    loyalty_ids: loyaltyId ? [loyaltyId] : [],
    active: true,
  };
}

/** The values of an existing one. */
export function goodsValues(goods: Goods): GoodsValues {
  const { barcodes, public_title, public_description, ...same } = goods;
  const {
    id: _,
    photo: __,
    additional_images: ___,
    created_dt: ____,
    modified_dt: _____,
    version: ______,
    ...own
  } = same;
  return {
    ...own,
    barcodes: barcodes.join(" "),
    prices: goods.prices.map(({ currency, price }) => ({ currency, price: price.replace(/(\.\d\d)0+$/, "$1") })),
    special_account_prices: goods.special_account_prices.map(({ special_account_id, price }) => ({
      special_account_id,
      price: price.replace(/(\.\d\d)0+$/, "$1"),
    })),
    public_title,
    public_description,
  };
}

/** What a change of some values says to the call; unfinished prices are left out. */
export function goodsBody(changed: Partial<GoodsValues>): Partial<BodyOf<typeof goods.add>> {
  const { barcodes, quantity_precision, prices, special_account_prices, ...same } = changed;
  const whole = prices?.flatMap(({ currency, price }) => (currency && price !== null ? [{ currency, price }] : []));
  const onAccounts = special_account_prices?.flatMap(({ special_account_id, price }) =>
    special_account_id && price !== null ? [{ special_account_id, price }] : [],
  );
  return {
    ...same,
    ...(barcodes === undefined ? {} : { barcodes: barcodes.split(/\s+/).filter(Boolean) }),
    ...(quantity_precision === undefined ? {} : { quantity_precision: quantity_precision ?? 0 }),
    ...(whole ? { prices: whole } : {}),
    ...(onAccounts ? { special_account_prices: onAccounts } : {}),
  };
}
