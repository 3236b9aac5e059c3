import type { InferResult } from "kysely";
import type { Query } from "#kit/database/rows.ts";
import type { Tenant } from "#kit/tenant.ts";
import {
  getTransactionWithTrace,
  listPaidAndMoved,
  listTerminalChecks,
  listTitles,
  listTransactions,
} from "./reading-queries.ts";
import { type Beside, transactionOf } from "./views.ts";

/** Where a transaction was made. */
type Places = Pick<
  InferResult<ReturnType<typeof listTransactions.build>>[number],
  "loyalty_id" | "pos_id" | "terminal_id" | "sc_terminal_id"
>;
type Titles = ReadonlyMap<string, string>;

/**
 * Transactions in the order of their ids, all parts in one round trip. Titles of where they were made are read often and change rarely, so they come from
 * memory; those that were added after the call began are read again.
 */
export async function readHeads(tenant: Tenant, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const [[rows, titles], parts] = await Promise.all([
    withTitles(tenant, listTransactions(ids)),
    tenant.many(listPaidAndMoved(ids)),
  ]);
  const paidOf = byTransaction(parts.filter(({ payment_types }) => payment_types));
  const movedOf = byTransaction(parts.filter(({ payment_types }) => !payment_types));
  const heads = new Map(
    rows.map((row) => {
      const [payments, movement] = [paidOf.get(row.id), movedOf.get(row.id)];
      const beside: Beside = {
        ...titlesOf(row, titles),
        payment_types: payments?.payment_types ?? null,
        moved: movement?.account ?? payments?.account ?? null,
        credited: movement?.credited ?? null,
      };
      return [row.id, transactionOf(row, beside)];
    }),
  );
  return ids.flatMap((id) => heads.get(id) ?? []);
}

/** One transaction with its trace; undefined if it does not exist. */
export async function readHead(tenant: Tenant, id: string) {
  const [[row], titles] = await withTitles(tenant, getTransactionWithTrace(id));
  return (
    row && { head: transactionOf(row, { ...row, ...titlesOf(row, titles) }), currency: row.currency, trace: row.trace }
  );
}

/** Rows with the titles of where they were made, which are read beside them. */
async function withTitles<Placed extends Places>(
  tenant: Tenant,
  query: Query<Placed>,
): Promise<[rows: Placed[], titles: Titles]> {
  const [rows, known] = await Promise.all([tenant.many(query), readTitles(tenant)]);
  // Who sees only some points of sale has just read the titles that they may see.
  const isComplete =
    tenant.isNarrowed || rows.every((row) => placesOf(row).every((id) => id === null || known.has(id)));
  return [rows, isComplete ? known : await readNow(tenant)];
}

/** The latest checks of one till, newest first. */
export async function readTerminalChecks(tenant: Tenant, terminalId: string) {
  const rows = await tenant.many(listTerminalChecks(terminalId));
  return readHeads(
    tenant,
    rows.map(({ id }) => id),
  );
}

const byTransaction = <Part extends { transaction_id: string }>(parts: readonly Part[]) =>
  new Map(parts.map((part) => [part.transaction_id, part]));

const placesOf = ({ loyalty_id, pos_id, terminal_id, sc_terminal_id }: Places) => [
  loyalty_id,
  pos_id,
  terminal_id,
  sc_terminal_id,
];

function titlesOf({ loyalty_id, pos_id, terminal_id, sc_terminal_id }: Places, titles: Titles) {
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
