import type { fiscal } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type InferResult, type Insertable, type SqlBool, sql, type Updateable } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { FiscalReceipt } from "#kit/database/tables.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import type { Span } from "#kit/span.ts";

export const addReceipt = (row: Insertable<FiscalReceipt>) => q.insertInto("fiscal_receipt").values(row);

const rows = () =>
  q
    .selectFrom("fiscal_receipt")
    .innerJoin("terminal", (join) => onRefInTenant(join, "terminal.id", "fiscal_receipt.terminal_id"))
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "fiscal_receipt.pos_id"))
    .leftJoin("transaction", (join) => onRefInTenant(join, "transaction.id", "fiscal_receipt.transaction_id"))
    .selectAll("fiscal_receipt")
    .select(["terminal.title as terminal_title", "pos.title as pos_title"])
    .select(["transaction.number", "transaction.currency", "transaction.amount_to_pay"])
    .where(inTenant("fiscal_receipt"));

export const getReceipt = (id: string) => rows().where("fiscal_receipt.id", "=", id);
export type ReceiptRow = InferResult<ReturnType<typeof getReceipt>>[number];

type Filters = Omit<FiltersOf<typeof fiscal.list>, "date_from" | "date_to">;
export type ReceiptFilter = Filters & Span;

const found = filtersOf<ReceiptFilter>({
  pos: equals("fiscal_receipt.pos_id"),
  terminal: equals("fiscal_receipt.terminal_id"),
  transaction_id: equals("fiscal_receipt.transaction_id"),
  kind: equals("fiscal_receipt.kind"),
  state: equals("fiscal_receipt.state"),
  from: (at) => sql<SqlBool>`fiscal_receipt.created_dt >= ${at}`,
  until: (at) => sql<SqlBool>`fiscal_receipt.created_dt < ${at}`,
});
type Sorts = SortsOf<typeof fiscal.list>;
const inOrder = ordersOf<Sorts>(
  { created_dt: sql`fiscal_receipt.created_dt`, fiscal_dt: { nullable: sql`fiscal_receipt.fiscal_dt` } },
  { first: ["created_dt", "desc"], equal: sql`fiscal_receipt.id` },
);
interface Order {
  sort: Sorts | undefined;
  order: "asc" | "desc";
}
/** Receipts that match, the latest first unless sorted otherwise; those that are not registered have no moment of that. */
export const listReceipts = (filter: ReceiptFilter, order: Order) =>
  rows().where(found(filter)).orderBy(inOrder(order));

/** The receipts of a transaction, the earliest first; ties by id. */
export const listReceiptsOf = (transactionId: string) =>
  q
    .selectFrom("fiscal_receipt")
    .selectAll()
    .where(inTenant())
    .where("transaction_id", "=", transactionId)
    .orderBy("created_dt")
    .orderBy("id");

export const lockReceipt = (id: string) =>
  q
    .selectFrom("fiscal_receipt")
    .select(["id", "state", "terminal_id"])
    .where(inTenant())
    .where("id", "=", id)
    .forUpdate();

/** The end of a shift that waits at a terminal; null ones have nothing to wait for. */
export const getShiftEnd = (terminalId: string) =>
  q
    .selectFrom("fiscal_receipt")
    .select("id")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("kind", "=", "shift-end")
    .where("state", "in", ["waiting", "refused"])
    .limit(1);

/**
 * Takes the receipt of a terminal that has been due longest and counts the attempt; ties by id. None while a server sends one of this terminal,
 * unless it took that before `lease`: then it has gone.
 */
export const claimReceipt = (terminalId: string, now: Date, lease: Date) =>
  raw(sql<FiscalRow>`
    update fiscal_receipt set claimed_dt = ${now}, attempts = attempts + 1
    where business_id = ${tenantId} and id = (
      select f.id from fiscal_receipt f
      where f.business_id = ${tenantId} and f.terminal_id = ${terminalId} and f.due_dt <= ${now}
        and (f.claimed_dt is null or f.claimed_dt < ${lease})
        and not exists (
          select from fiscal_receipt c
          where c.business_id = ${tenantId} and c.terminal_id = ${terminalId} and c.due_dt is not null and c.claimed_dt >= ${lease})
      order by f.due_dt, f.id limit 1 for update)
    returning *`);
type FiscalRow = Pick<
  ReceiptRow,
  | "id"
  | "terminal_id"
  | "transaction_id"
  | "kind"
  | "state"
  | "device_receipt_id"
  | "attempts"
  | "problem"
  | "created_dt"
>;
export type Claimed = FiscalRow;

/** Stores what an attempt came to and gives the receipt back, unless another server has taken it over. */
export const finishAttempt = (id: string, claimed: Date, columns: Updateable<FiscalReceipt>, now: Date) =>
  q
    .updateTable("fiscal_receipt")
    .set((eb) => ({ ...columns, claimed_dt: null, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id)
    .where("claimed_dt", "=", claimed);

export const saveReceipt = (id: string, columns: Updateable<FiscalReceipt>, now: Date) =>
  q
    .updateTable("fiscal_receipt")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** What is not needed any more, because its sale was never registered. */
export const dropCancellation = (transactionId: string, now: Date) =>
  q
    .updateTable("fiscal_receipt")
    .set((eb) => ({
      ...({ state: "dropped", due_dt: null, claimed_dt: null, problem: null, error_text: null } as const),
      ...{ modified_dt: now, version: eb("version", "+", 1) },
    }))
    .where(inTenant())
    .where("transaction_id", "=", transactionId)
    .where("kind", "=", "cancellation")
    .where("state", "in", ["waiting", "refused"]);

/** Sends everything that a terminal has not registered yet at once. */
export const hurry = (terminalId: string, now: Date) =>
  q
    .updateTable("fiscal_receipt")
    .set({ due_dt: now })
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("state", "in", ["waiting", "refused"]);

/** A receipt of a terminal that waits since before another. */
export const findWaitingBefore = (terminalId: string, created: Date) =>
  q
    .selectFrom("fiscal_receipt")
    .select("id")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("state", "=", "waiting")
    .where("kind", "<>", "shift-end")
    .where("created_dt", "<", created)
    .limit(1);

/** Another receipt of a terminal that was refused for the same reason, which people have been told of. */
export const findRefusedToo = (id: string, terminalId: string, problem: string) =>
  q
    .selectFrom("fiscal_receipt")
    .select("id")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("state", "=", "refused")
    .where("problem", "=", problem)
    .where("id", "<>", id)
    .limit(1);

/** What a receipt is about, beside its check. */
export const getSubject = (transactionId: string) =>
  q
    .selectFrom("transaction")
    .innerJoin("terminal", (join) => onRefInTenant(join, "terminal.id", "transaction.terminal_id"))
    .select(["transaction.status", "transaction.refund_of_id", "transaction.number"])
    .select(["terminal.language", "terminal.title as terminal_title"])
    .where(inTenant("transaction"))
    .where("transaction.id", "=", transactionId);

/** The till of a receipt. */
export const getTill = (terminalId: string) =>
  q.selectFrom("terminal").select("title").where(inTenant()).where("id", "=", terminalId);

/** The taxes in force at a terminal, by title; ties by id. */
export const listTaxesAt = (terminalId: string) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "terminal.pos_id"))
    .innerJoin("tax", (join) => onRefInTenant(join, "tax.loyalty_id", "pos.loyalty_id"))
    .select(["tax.id", "tax.title", "tax.code"])
    .where(inTenant("terminal"))
    .where("terminal.id", "=", terminalId)
    .where("tax.active", "=", true)
    .orderBy("tax.title")
    .orderBy("tax.id");

/** Terminals with something to register. */
export const listDueTerminals = (now: Date, limit: number) =>
  raw(sql<{ business_id: string; terminal_id: string }>`
    select business_id, terminal_id from list_due_fiscal(${now}, ${limit}::int)`);
