import { type RawBuilder, sql } from "kysely";
import { tenantId } from "#kit/database/rows.ts";

/** SQL for whose purchases are summed, in which currency and since when, and for further conditions on the transaction `t`. */
interface Bought {
  cardId: RawBuilder<string>;
  currency: RawBuilder<string>;
  since: RawBuilder<Date>;
  also?: RawBuilder<unknown>;
}

/** How many visits a transaction `t` is: a refund is none, and takes one back once nothing of its sale is left. */
const visitsOf = sql`case when t.transaction_type <> 'refund' then 1 when t.refunds_rest then -1 else 0 end`;

/**
 * What was bought on a card, without cancelled sales and less what was refunded since: by the SQL of what is measured, goods amounts after discounts in
 * minor units (`amount`), checks (`visits`) or quantities in thousandths (`quantity`). Amounts and checks come from the index transaction_card alone.
 */
export function purchasesOf(measured: RawBuilder<string>, { cardId, currency, since, also = sql`` }: Bought) {
  const isBought = sql`t.business_id = ${tenantId} and t.card_id = ${cardId} and t.created_dt >= ${since}
        and t.currency = ${currency} and t.status = 'success' and t.transaction_type in ('sale', 'reserve', 'refund') ${also}`;
  return sql<bigint>`coalesce(case ${measured}
      when 'amount' then (select sum(t.goods_amount_to_pay) from transaction t where ${isBought})
      when 'visits' then (select sum(${visitsOf}) from transaction t where ${isBought})
      else (select sum(i.quantity) from transaction t
        join transaction_item i on i.business_id = ${tenantId} and i.transaction_id = t.id where ${isBought}) end, 0)::bigint`;
}
