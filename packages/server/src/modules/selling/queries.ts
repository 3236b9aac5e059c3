import { type Insertable, sql, type Updateable } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type {
  Transaction,
  TransactionCost,
  TransactionItem,
  TransactionPayment,
  TransactionTax,
  TurnoverDelta,
} from "#kit/database/tables.ts";

/**
 * Takes the next check number of a till for the transaction that is written next. Fails if it needs an open shift and there is none. The counter stays
 * locked until the database's transaction ends. A statement of its own, because a cluster plans an insert each time if that calls a function that writes.
 */
export const takeNumber = fixed((terminalId: string, needsShift: boolean) =>
  raw(sql<unknown>`select next_check_number(${tenantId}, ${terminalId}::uuid, ${needsShift}::boolean)`),
);
/** Writes a transaction with the number that was taken last, and returns that. */
export const addTransaction = fixed((row: Omit<Insertable<Transaction>, "number">) =>
  q
    .insertInto("transaction")
    .values({ ...row, number: sql<bigint>`current_setting('app.check_number', true)::bigint` })
    .returning("number"),
);
export const addItems = fixed((rows: Insertable<TransactionItem>[]) => q.insertInto("transaction_item").values(rows));
export const addTaxes = fixed((rows: Insertable<TransactionTax>[]) => q.insertInto("transaction_tax").values(rows));
export const addCosts = fixed((rows: Insertable<TransactionCost>[]) => q.insertInto("transaction_cost").values(rows));
export const addPayments = fixed((rows: Insertable<TransactionPayment>[]) =>
  q.insertInto("transaction_payment").values(rows),
);

/** The payment of a transaction by a special account. */
export const getAccountPayment = (id: string) =>
  q
    .selectFrom("transaction_payment")
    .select(["customer_account_id", "account_amount"])
    .where(inTenant())
    .where("transaction_id", "=", id)
    .where("customer_account_id", "is not", null);

/** Deletes the lines of a reserved check before the delivered ones are stored. */
export const removeTaxes = (id: string) => remove("transaction_tax", id);
export const removeItems = (id: string) => remove("transaction_item", id);
export const removeCosts = (id: string) => remove("transaction_cost", id);
export const removePayments = (id: string) => remove("transaction_payment", id);
function remove(table: `transaction_${"tax" | "item" | "cost" | "payment"}`, id: string) {
  return q.deleteFrom(table).where(inTenant()).where("transaction_id", "=", id);
}

/** Counts a finished reservation or a cancelled sale in the open shift of its terminal. Fails if it needs one for cash and there is none. */
export const countInShift = (
  terminalId: string,
  { id, kind, needsShift }: { id: string; kind: "finalized" | "canceled"; needsShift: boolean },
) =>
  raw(sql<unknown>`
    select count_in_shift(${tenantId}, ${terminalId}::uuid, ${id}::uuid, ${kind}::text, ${needsShift}::boolean)`);

/** One transaction, locked against other changes of its state. */
export const lockTransaction = (id: string) =>
  q.selectFrom("transaction").selectAll().where(inTenant()).where("id", "=", id).forNoKeyUpdate();

export const saveTransaction = (id: string, change: Updateable<Transaction>, now: Date) =>
  q
    .updateTable("transaction")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** Adds a sale to the purchase totals of a card, or subtracts it. */
export const moveCardTotal = fixed((cardId: string, currency: string, sales: number, amount: bigint) =>
  q
    .insertInto("card_total")
    .values({ card_id: cardId, currency, sales_count: sales, amount })
    .onConflict((at) =>
      at.columns(["business_id", "card_id", "currency"]).doUpdateSet((eb) => ({
        sales_count: eb("card_total.sales_count", "+", sales),
        amount: eb("card_total.amount", "+", amount),
      })),
    ),
);

/** Adds a visit of a card. */
export const addVisit = fixed((cardId: string, now: Date) =>
  q
    .updateTable("card")
    .set((eb) => ({
      visits_count: eb("visits_count", "+", eb.lit(1)),
      last_visit_dt: now,
      first_visit_dt: eb.fn.coalesce("first_visit_dt", eb.val(now)),
    }))
    .where(inTenant())
    .where("id", "=", cardId),
);

/** Takes a visit of a card back, if it has any. */
export const removeVisit = fixed((cardId: string) =>
  q
    .updateTable("card")
    .set((eb) => ({ visits_count: eb("visits_count", "-", eb.lit(1)) }))
    .where(inTenant())
    .where("id", "=", cardId)
    .where("visits_count", ">", 0),
);

/** Counts a rule's use for each of its subjects, up or down. */
export const moveRuleUses = fixed((ruleIds: readonly string[], subjects: readonly string[], by: number) =>
  raw(sql<unknown>`
    select move_rule_uses(${tenantId}, ${ruleIds}::uuid[], ${subjects}::text[], ${by}::int)`),
);

export const addTurnover = fixed((row: Insertable<TurnoverDelta>) => q.insertInto("turnover_delta").values(row));

/** A refund of a sale; undefined without one. */
export const findRefundOf = (id: string) =>
  q.selectFrom("transaction").select("id").where(inTenant()).where("refund_of_id", "=", id).limit(1);
