import type { InferResult, NotNull } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";

/** What lists and reports read of a sale. */
const totals = [
  ...(["amount", "discount_amount", "bonuses_redeemed_amount", "contained_taxes_amount"] as const),
  ...(["sales_taxes_amount", "goods_amount_to_pay", "delivery_amount", "tip_amount", "rounding_amount"] as const),
  ...(["amount_to_pay", "bonuses_added_amount", "promo_bonuses_added_amount"] as const),
];

const stored = () =>
  q
    .selectFrom("transaction")
    .select(["id", "transaction_type", "finalized_dt", "engine_version", "input", "finals", "trace"])
    .select(totals)
    .where(inTenant())
    .where("transaction_type", "in", ["sale", "reserve"])
    .where("input", "is not", null)
    .where("trace", "is not", null)
    .$narrowType<{ input: NotNull; trace: NotNull }>();

export type StoredSaleRow = InferResult<ReturnType<typeof stored>>[number];

/** Sales from an id on, in the order of their ids, which is that of their time. */
export const listSalesFrom = (from: string, limit: number) =>
  stored().where("id", ">=", from).orderBy("id").limit(limit);

/** The latest sales. */
export const listLatestSales = (limit: number) => stored().orderBy("id", "desc").limit(limit);

/** The first sale. */
export const getFirstSale = () =>
  q
    .selectFrom("transaction")
    .select("created_dt")
    .where(inTenant())
    .where("transaction_type", "in", ["sale", "reserve"])
    .orderBy("id")
    .limit(1);
