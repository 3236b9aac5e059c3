import type { priceOptions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

export type Price = ReplyOf<typeof priceOptions.getInCurrency>;

/** What a price is for, by name. */
export const targetOf = ({ item, item_category }: Price, { allGoods }: { allGoods: string }): string =>
  item?.title ?? item_category?.title ?? allGoods;
