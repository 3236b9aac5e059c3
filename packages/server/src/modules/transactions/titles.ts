import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { listTitles, listTransactions } from "./reading-queries.ts";
import { type Places, transactionAt } from "./views.ts";

type Row = InferResult<ReturnType<typeof listTransactions.build>>[number];
type Titles = ReadonlyMap<string, string>;

/**
 * Transactions with the titles of where they were made. Pages are read often and titles change rarely, so they come from memory; those that were added
 * after the call began are read again.
 */
export async function readWithTitles(tenant: Tenant, ids: readonly string[]) {
  const [rows, known] = await Promise.all([tenant.many(listTransactions(ids)), readTitles(tenant)]);
  // Who sees only some points of sale has just read the titles that they may see.
  const isComplete = tenant.isNarrowed || rows.every((row) => idsOf(row).every((id) => id === null || known.has(id)));
  const titles = isComplete ? known : await readNow(tenant);
  return rows.map((row) => transactionAt(row, placesOf(row, titles)));
}

const idsOf = ({ loyalty_id, pos_id, terminal_id, sc_terminal_id }: Row) => [
  loyalty_id,
  pos_id,
  terminal_id,
  sc_terminal_id,
];

function placesOf({ loyalty_id, pos_id, terminal_id, sc_terminal_id }: Row, titles: Titles): Places {
  const of = (id: string | null) => (id === null ? null : (titles.get(id) ?? null));
  return {
    loyalty_title: titles.get(loyalty_id) ?? "",
    pos_title: of(pos_id),
    terminal_title: of(terminal_id),
    sc_title: of(sc_terminal_id),
  };
}

const readTitles = (tenant: Tenant): Promise<Titles> => tenant.settled("titles", () => readNow(tenant));

async function readNow(tenant: Tenant): Promise<Titles> {
  return new Map((await tenant.many(listTitles())).map(({ id, title }) => [id, title]));
}
