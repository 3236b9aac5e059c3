import { type InferResult, type Insertable, sql, type Updateable } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { ReaderPayment, ReaderRefund } from "#kit/database/tables.ts";

export const addPayment = (row: Insertable<ReaderPayment>) => q.insertInto("reader_payment").values(row);

/** The payments of a sale through readers, the earliest first; ties by id. Null ones of a card are not known yet. */
export const listPaymentsOf = (transactionId: string) =>
  q
    .selectFrom("reader_payment")
    .selectAll()
    .where(inTenant())
    .where("transaction_id", "=", transactionId)
    .orderBy("created_dt")
    .orderBy("id");
export type PaymentRow = InferResult<ReturnType<typeof listPaymentsOf>>[number];

/** What runs of a sale; null ones are not asked again by themselves. At most one. */
export const getRunningOf = (transactionId: string) =>
  q
    .selectFrom("reader_payment")
    .selectAll()
    .where(inTenant())
    .where("transaction_id", "=", transactionId)
    .where("due_dt", "is not", null);

/** What paid a sale. At most one, because no other is begun while one runs. */
export const getPaidOf = (transactionId: string) =>
  q
    .selectFrom("reader_payment")
    .selectAll()
    .where(inTenant())
    .where("transaction_id", "=", transactionId)
    .where("state", "=", "paid");

/** Another payment that a till's reader takes. One that is being cancelled does not count: the reader is free or soon will be. */
export const findOnReader = (terminalId: string, transactionId: string) =>
  q
    .selectFrom("reader_payment")
    .select("transaction_id")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("due_dt", "is not", null)
    .where("state", "in", ["waiting", "on-reader"])
    .where("transaction_id", "<>", transactionId)
    .limit(1);

/** Takes a payment that runs and counts the question. None while a server asks about it, unless it took it before `lease`: then it has gone. */
export const claimPayment = (id: string, now: Date, lease: Date) =>
  q
    .updateTable("reader_payment")
    .set((eb) => ({ claimed_dt: now, attempts: eb("attempts", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id)
    .where("due_dt", "is not", null)
    .where((eb) => eb.or([eb("claimed_dt", "is", null), eb("claimed_dt", "<", lease)]))
    .returningAll();

/** The state of a payment that this server has claimed, locked; undefined if another one has taken it over. */
export const lockClaimed = (id: string, claimed: Date) =>
  q
    .selectFrom("reader_payment")
    .select("state")
    .where(inTenant())
    .where("id", "=", id)
    .where("claimed_dt", "=", claimed)
    .forUpdate();

export const savePayment = (id: string, columns: Updateable<ReaderPayment>, now: Date) =>
  q
    .updateTable("reader_payment")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

export const addRefund = (row: Insertable<ReaderRefund>) => q.insertInto("reader_refund").values(row);

const refunds = () =>
  q
    .selectFrom("reader_refund as r")
    .innerJoin("reader_payment as p", (join) => onRefInTenant(join, "p.id", "r.payment_id"))
    .selectAll("r")
    .select(["p.currency", "p.card_brand", "p.card_last4", "p.intent_id", "p.terminal_id"])
    .where(inTenant("r"));
export type RefundRow = InferResult<ReturnType<typeof refunds>>[number];

export const getRefund = (id: string) => refunds().where("r.id", "=", id);

/** What goes back to cards with a transaction, or of it, the earliest first; ties by id. */
export const listRefundsOf = (transactionId: string) =>
  refunds()
    .where((eb) => eb.or([eb("r.transaction_id", "=", transactionId), eb("p.transaction_id", "=", transactionId)]))
    .orderBy("r.created_dt")
    .orderBy("r.id");

export const lockRefund = (id: string) =>
  q.selectFrom("reader_refund").select(["id", "state"]).where(inTenant()).where("id", "=", id).forUpdate();

/** Takes a refund that is not over and counts the attempt, as `claimPayment` does. */
export const claimRefund = (id: string, now: Date, lease: Date) =>
  q
    .updateTable("reader_refund")
    .set((eb) => ({ claimed_dt: now, attempts: eb("attempts", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id)
    .where("due_dt", "is not", null)
    .where((eb) => eb.or([eb("claimed_dt", "is", null), eb("claimed_dt", "<", lease)]))
    .returning("id");

/** Stores what an attempt came to and gives the refund back, unless another server has taken it over. */
export const finishRefund = (id: string, claimed: Date, columns: Updateable<ReaderRefund>, now: Date) =>
  q
    .updateTable("reader_refund")
    .set((eb) => ({ ...columns, claimed_dt: null, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id)
    .where("claimed_dt", "=", claimed);

export const saveRefund = (id: string, columns: Updateable<ReaderRefund>, now: Date) =>
  q
    .updateTable("reader_refund")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** Remembers the latest payment of a sale beside it. */
export const noteOnSale = (transactionId: string, paymentId: string) =>
  q.updateTable("transaction").set({ reader_payment_id: paymentId }).where(inTenant()).where("id", "=", transactionId);

/** What is stored of a till's reader, locked, so that its payments begin one after another. */
export const lockReader = (terminalId: string) =>
  q
    .selectFrom("terminal_device")
    .selectAll()
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("device", "=", "stripe")
    .forUpdate();

/** Payments and refunds that the payment service has to be asked about. */
export const listDue = (now: Date, limit: number) =>
  raw(sql<{ business_id: string; payment_id: string | null; refund_id: string | null }>`
    select business_id, payment_id, refund_id from list_due_reader_payments(${now}, ${limit}::int)`);

/** A sale's number and its till. */
export const getSubject = (transactionId: string) =>
  raw(sql<{ number: bigint; terminal_id: string | null; terminal_title: string | null }>`
    select t.number, t.terminal_id, m.title as terminal_title from transaction t
    left join terminal m on m.business_id = t.business_id and m.id = t.terminal_id
    where t.business_id = ${tenantId} and t.id = ${transactionId}::uuid`);
