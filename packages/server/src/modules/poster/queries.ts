import type { poster } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type InferResult, type Insertable, type SqlBool, sql, type Updateable } from "kysely";
import { inTenant, onRefInTenant, q, raw } from "#kit/database/rows.ts";
import type { PosterSale, PosterTill } from "#kit/database/tables.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import type { Span } from "#kit/span.ts";

export const getTill = (terminalId: string) =>
  q.selectFrom("poster_till").selectAll().where(inTenant()).where("terminal_id", "=", terminalId);
export type TillRow = InferResult<ReturnType<typeof getTill>>[number];

/** Begins to read a till, or changes how; the row of its terminal is locked meanwhile. */
export const saveTill = (terminal_id: string, since_dt: Date, columns: Updateable<PosterTill>) =>
  q
    .insertInto("poster_till")
    .values({ terminal_id, since_dt, ...columns })
    .onConflict((at) => at.columns(["business_id", "terminal_id"]).doUpdateSet(columns));

/** Takes a till that is due; none while another server reads it, unless it took that before `lease`: then it has gone. */
export const claimTill = (terminalId: string, now: Date, lease: Date) =>
  q
    .updateTable("poster_till")
    .set({ claimed_dt: now })
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("due_dt", "<=", now)
    .where((eb) => eb.or([eb("claimed_dt", "is", null), eb("claimed_dt", "<", lease)]))
    .returning(["since_dt", "read_dt", "swept_dt", "failures", "claimed_dt"]);

/** Stores what came of a reading, unless the till was switched off or taken over meanwhile. */
export const finishReading = (terminalId: string, claimed: Date, columns: Updateable<PosterTill>) =>
  q
    .updateTable("poster_till")
    .set({ ...columns, claimed_dt: null })
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("claimed_dt", "=", claimed)
    .where("due_dt", "is not", null);

/** Tills whose sales are due to be read. */
export const listDueTills = (now: Date, limit: number) =>
  raw(sql<{ business_id: string; terminal_id: string }>`
    select business_id, terminal_id from list_due_poster(${now}, ${limit}::int)`);

/** Which of these sales of an account are known. */
export const listKnown = (account: string, numbers: readonly bigint[]) =>
  q
    .selectFrom("poster_sale")
    .select(["id", "number", "removed_dt"])
    .where(inTenant())
    .where("account", "=", account)
    .where("number", "in", [...numbers]);

/** Adds a sale, once for its account. */
export const addSale = (row: Insertable<PosterSale>) =>
  q
    .insertInto("poster_sale")
    .values(row)
    .onConflict((at) => at.columns(["business_id", "account", "number"]).doNothing());

export const lockSale = (id: string) =>
  q.selectFrom("poster_sale").selectAll().where(inTenant()).where("id", "=", id).forUpdate();
export type StoredSale = InferResult<ReturnType<typeof lockSale>>[number];

export const saveSale = (id: string, columns: Updateable<PosterSale>, now: Date) =>
  q
    .updateTable("poster_sale")
    .set((eb) => ({ ...columns, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** The sales of a till that are not booked, the latest first. */
export const listUnbooked = (terminalId: string, limit: number) =>
  q
    .selectFrom("poster_sale")
    .select("id")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("transaction_id", "is", null)
    .where("removed_dt", "is", null)
    .orderBy("closed_dt", "desc")
    .orderBy("id")
    .limit(limit);

/** A sale that is cancelled here, or was removed before it was booked, is nobody's task. */
const state = sql<"booked" | "unmatched" | "removed" | "canceled">`case
  when poster_sale.transaction_id is null then case when poster_sale.removed_dt is null then 'unmatched' else 'canceled' end
  when transaction.status = 'canceled' then 'canceled'
  when poster_sale.removed_dt is not null then 'removed'
  else 'booked' end`;

const rows = () =>
  q
    .selectFrom("poster_sale")
    .innerJoin("terminal", (join) => onRefInTenant(join, "terminal.id", "poster_sale.terminal_id"))
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "poster_sale.pos_id"))
    .leftJoin("transaction", (join) => onRefInTenant(join, "transaction.id", "poster_sale.transaction_id"))
    .selectAll("poster_sale")
    .select(["terminal.title as terminal_title", "pos.title as pos_title"])
    .select("transaction.number as transaction_number")
    .select(state.as("state"))
    .where(inTenant("poster_sale"));

export const getSale = (id: string) => rows().where("poster_sale.id", "=", id);
export type SaleRow = InferResult<ReturnType<typeof getSale>>[number];

type Filters = Omit<FiltersOf<typeof poster.list>, "date_from" | "date_to">;
export type SaleFilter = Filters & Span;
const found = filtersOf<SaleFilter>({
  pos: equals("poster_sale.pos_id"),
  terminal: equals("poster_sale.terminal_id"),
  state: (value) => sql<SqlBool>`${state} = ${value}`,
  problem: equals("poster_sale.problem"),
  from: (at) => sql<SqlBool>`poster_sale.closed_dt >= ${at}`,
  until: (at) => sql<SqlBool>`poster_sale.closed_dt < ${at}`,
});
type Sorts = SortsOf<typeof poster.list>;
const inOrder = ordersOf<Sorts>(
  { closed_dt: sql`poster_sale.closed_dt` },
  { first: ["closed_dt", "desc"], equal: sql`poster_sale.id` },
);
interface Order {
  sort: Sorts | undefined;
  order: "asc" | "desc";
}
/** Sales that match, the latest first unless sorted otherwise. */
export const listSales = (filter: SaleFilter, order: Order) => rows().where(found(filter)).orderBy(inOrder(order));
