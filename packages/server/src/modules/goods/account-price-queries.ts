import type { SpecialAccountType } from "@patron/contract/enums";
import { type Insertable, sql } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { GoodsAccountPrice } from "#kit/database/tables.ts";

/** A price with its account's unit; JSON has no bigint, so the amount is a text. */
export interface StoredAccountPrice {
  special_account_id: string;
  price: string;
  type: SpecialAccountType;
  unit: string;
}

/** Special accounts among some ids, by id, share-locked until the end of the transaction. */
export const shareAccounts = (ids: readonly string[]) =>
  q
    .selectFrom("special_account")
    .select(["id", "type", "unit"])
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("id")
    .forShare();

export const endAccountPrices = (goodsId: string) =>
  q.deleteFrom("goods_account_price").where(inTenant()).where("goods_id", "=", goodsId);

export const addAccountPrices = (rows: readonly Insertable<GoodsAccountPrice>[]) =>
  q.insertInto("goods_account_price").values(rows);

/** What some items cost on a special account; no row for one without a price there. */
export const listAccountPrices = (goodsIds: readonly string[], specialAccountId: string) =>
  q
    .selectFrom("goods_account_price")
    .select(["goods_id", "price"])
    .where(inTenant())
    .where("special_account_id", "=", specialAccountId)
    .where("goods_id", "=", sql<string>`any(${goodsIds}::uuid[])`);
