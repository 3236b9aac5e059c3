import { sql } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";

/** A sale that is previewed, without a lock. */
export const getSale = (id: string) => q.selectFrom("transaction").selectAll().where(inTenant()).where("id", "=", id);

/** What refunds have paid back of each payment of a sale, by its position. */
export const sumPaidBack = (id: string) =>
  raw(sql<{ place: number; amount: bigint }>`
    select p.place, -sum(p.amount)::bigint as amount
    from transaction t join transaction_payment p on p.business_id = t.business_id and p.transaction_id = t.id
    where t.business_id = ${tenantId} and t.refund_of_id = ${id} group by p.place`);

/** The lines of a sale by position. */
export const listSoldLines = (id: string) =>
  q
    .selectFrom("transaction_item")
    .select(["place", "line_id", "code", "title", "unit", "service_type", "cost_price", "cost_amount"])
    .where(inTenant())
    .where("transaction_id", "=", id)
    .orderBy("place");

/** What additional costs came to in a sale, by the position of the line; -1 is the sale as a whole. */
export const listSoldCosts = (id: string) =>
  q
    .selectFrom("transaction_cost")
    .select(["place", "additional_cost_id", "code", "title", "kind", "quantity", "base", "amount"])
    .where(inTenant())
    .where("transaction_id", "=", id);

/** The client accounts that paid for a sale or were credited with it. */
export const listSoldAccounts = (id: string) =>
  q
    .selectFrom("transaction_account")
    .select(["customer_account_id", "special_account_id", "part"])
    .where(inTenant())
    .where("transaction_id", "=", id);
