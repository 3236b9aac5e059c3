import type { offline } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type InferResult, type Insertable, type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";
import type { OfflineCatalogue, OfflineSale, OfflineSeries } from "#kit/database/tables.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";
import type { Span } from "#kit/span.ts";
import { personAs } from "../transactions/public.ts";

/** Lets a terminal sell longer from a catalogue that it has had before. */
export const extendCatalogue = (terminalId: string, id: string, valid_until_dt: Date) =>
  q
    .updateTable("offline_catalogue")
    .set({ valid_until_dt })
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("id", "=", id)
    .returning("taken_dt");

/** Keeps a catalogue; the later of two same ones that a terminal takes at once only extends it. */
export const addCatalogue = (row: Insertable<OfflineCatalogue>) =>
  q
    .insertInto("offline_catalogue")
    .values(row)
    .onConflict((at) =>
      at
        .columns(["business_id", "terminal_id", "id"])
        .doUpdateSet((eb) => ({ valid_until_dt: eb.ref("excluded.valid_until_dt") })),
    )
    .returning("taken_dt");

export const getCatalogue = (terminalId: string, id: string) =>
  q
    .selectFrom("offline_catalogue")
    .select(["body", "taken_dt", "valid_until_dt"])
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("id", "=", id);

/** Deletes what a terminal could not sell from any more at a moment. */
export const removeCatalogues = (terminalId: string, before: Date) =>
  q
    .deleteFrom("offline_catalogue")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("valid_until_dt", "<", before);

/** The next number of a series within the business, which nobody else gets until the end of the transaction. */
export const takeOrdinal = () =>
  q
    .insertInto("offline_series_counter")
    .values({ last_ordinal: 1 })
    .onConflict((at) =>
      at.column("business_id").doUpdateSet((eb) => ({
        last_ordinal: eb("offline_series_counter.last_ordinal", "+", 1),
      })),
    )
    .returning("last_ordinal");

export const addSeries = (row: Insertable<OfflineSeries>) => q.insertInto("offline_series").values(row);

/** A series of a terminal, locked until the end of the transaction, so that its sales are booked one after another. */
export const lockSeries = (id: string, terminalId: string) =>
  q
    .selectFrom("offline_series")
    .select(["id", "ordinal", "public_key", "last_number", "last_hash"])
    .where(inTenant())
    .where("id", "=", id)
    .where("terminal_id", "=", terminalId)
    .forUpdate();
export type SeriesRow = InferResult<ReturnType<typeof lockSeries>>[number];

export const saveSeries = (id: string, last_number: number, last_hash: string) =>
  q.updateTable("offline_series").set({ last_number, last_hash }).where(inTenant()).where("id", "=", id);

export const addSale = (row: Insertable<OfflineSale>) => q.insertInto("offline_sale").values(row);

/** What has arrived with a number of a series. */
export const getArrived = (seriesId: string, number: number) =>
  q
    .selectFrom("offline_sale")
    .select(["hash", "transaction_id", "conflicts"])
    .where(inTenant())
    .where("series_id", "=", seriesId)
    .where("number", "=", number);

export const getTransactionId = (id: string) =>
  q.selectFrom("transaction").select("id").where(inTenant()).where("id", "=", id);

/** Who a staff member is, whether they still work or not. */
export const getSeller = (id: string) =>
  q
    .selectFrom("staff")
    .innerJoin("person", "person.id", "staff.person_id")
    .select(["staff.id", "staff.person_id"])
    .select(sql<string>`trim(person.first_name || ' ' || person.last_name)`.as("name"))
    .where(inTenant("staff"))
    .where("staff.id", "=", id);

const rows = () =>
  q
    .selectFrom("offline_sale as o")
    .innerJoin("offline_series", (join) => onRefInTenant(join, "offline_series.id", "o.series_id"))
    .innerJoin("terminal", (join) => onRefInTenant(join, "terminal.id", "o.terminal_id"))
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "o.pos_id"))
    .leftJoin("transaction", (join) => onRefInTenant(join, "transaction.id", "o.transaction_id"))
    .select(["o.id", "o.number", "o.terminal_id", "o.pos_id", "o.transaction_id", "o.currency", "o.amount_to_pay"])
    .select(["o.sold_dt", "o.conflicts", "o.settled_dt", "o.comment", "o.created_dt", "o.modified_dt", "o.version"])
    .select(["offline_series.ordinal", "terminal.title as terminal_title", "pos.title as pos_title"])
    .select("transaction.number as transaction_number")
    .select([personAs("o.person_id").as("sold_by"), personAs("o.settled_person_id").as("settled_by")])
    .where(inTenant("o"));
export type OfflineSaleRow = InferResult<ReturnType<typeof rows>>[number];

/** One sale with the text that its till has signed. */
export const getSale = (id: string) => rows().select("o.signed_text").where("o.id", "=", id);
/** The same, locked until the end of the transaction. */
export const lockSale = (id: string) => getSale(id).forNoKeyUpdate("o");
export type OfflineSaleDetailsRow = InferResult<ReturnType<typeof getSale>>[number];

export const settleSale = (id: string, comment: string, settled_person_id: string | null, now: Date) =>
  q
    .updateTable("offline_sale")
    .set((eb) => ({
      ...{ comment, settled_person_id, settled_dt: now, modified_dt: now },
      version: eb("version", "+", 1),
    }))
    .where(inTenant())
    .where("id", "=", id);

export type OfflineSaleFilter = Omit<FiltersOf<typeof offline.list>, "date_from" | "date_to"> & Span;

const stateIs = {
  booked: sql<SqlBool>`o.conflicts = '[]'`,
  "to-settle": sql<SqlBool>`o.settled_dt is null and o.conflicts <> '[]'`,
  settled: sql<SqlBool>`o.settled_dt is not null`,
};
const found = filtersOf<OfflineSaleFilter>({
  pos: equals("o.pos_id"),
  terminal: equals("o.terminal_id"),
  state: (state) => stateIs[state],
  conflict: (kind) => sql<SqlBool>`o.conflicts @> ${JSON.stringify([{ kind }])}::jsonb`,
  from: (at) => sql<SqlBool>`o.sold_dt >= ${at}`,
  until: (at) => sql<SqlBool>`o.sold_dt < ${at}`,
});

type Sorts = SortsOf<typeof offline.list>;
const inOrder = ordersOf<Sorts>(
  { sold_dt: sql`o.sold_dt`, created_dt: sql`o.created_dt` },
  { first: ["sold_dt", "desc"], equal: sql`o.id` },
);

/** Sales that match, the latest first unless sorted otherwise. */
export const listSales = (filter: OfflineSaleFilter, order: { sort: Sorts | undefined; order: "asc" | "desc" }) =>
  rows().where(found(filter)).orderBy(inOrder(order));

/** The titles of items that a list of ids names, whether they are still on sale or not. */
export const listTitles = (ids: readonly string[]) =>
  q
    .selectFrom("goods")
    .select(["id", "code", "title"])
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);

/** Another sale of a terminal that has arrived since a moment and waits for a decision. */
export const findOtherConflict = (terminalId: string, id: string, since: Date) =>
  q
    .selectFrom("offline_sale as o")
    .select("o.id")
    .where(inTenant("o"))
    .where("o.terminal_id", "=", terminalId)
    .where("o.created_dt", ">=", since)
    .where("o.id", "!=", id)
    .where(stateIs["to-settle"])
    .limit(1);

export const getTill = (id: string) => q.selectFrom("terminal").select("title").where(inTenant()).where("id", "=", id);
