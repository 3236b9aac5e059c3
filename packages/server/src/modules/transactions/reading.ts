import type { Of } from "@patron/contract/kit";
import type { TransactionDetails } from "@patron/contract/shapes";
import type { Tenant } from "#kit/tenant.ts";
import { listTransfersOf } from "../../ledger/queries.ts";
import { getStored, getTransaction, listItems } from "./reading-queries.ts";
import { unpackCheck } from "./stored.ts";
import { type ItemFacts, toCheck, toPosting, toTransaction } from "./views.ts";

/** The items of a stored check, by line id. */
export async function goodsOf(tenant: Tenant, id: string): Promise<Map<string, ItemFacts>> {
  const rows = await tenant.many(listItems(id));
  return new Map(rows.map(({ line_id, ...facts }) => [line_id, facts]));
}

/** One transaction in API format; undefined if it does not exist. */
export async function readTransaction(tenant: Tenant, id: string) {
  const row = await tenant.maybe(getTransaction(id));
  return row && toTransaction(row);
}

/** A transaction that was just stored. */
export async function readStored(tenant: Tenant, id: string) {
  return toTransaction(await tenant.one(getTransaction(id)));
}

/** A transaction of a till with its check; undefined if there is none. All queries in one round trip. */
export async function readDone(tenant: Tenant, id: string) {
  const [transaction, check] = await Promise.all([readTransaction(tenant, id), readCheck(tenant, id)]);
  return transaction && check && { transaction, check };
}

/** The check of a transaction with its trace; undefined for manual movements. All queries in one round trip. */
export async function readCheck(tenant: Tenant, id: string) {
  const [stored, goods] = await Promise.all([tenant.maybe(getStored(id)), goodsOf(tenant, id)]);
  return stored?.trace ? toCheck(unpackCheck(stored.trace), goods) : undefined;
}

/** A transaction with its check and its postings. */
export async function readDetails(tenant: Tenant, id: string): Promise<Of<typeof TransactionDetails> | undefined> {
  const [row, check, postings] = await Promise.all([
    tenant.maybe(getTransaction(id)),
    readCheck(tenant, id),
    tenant.many(listTransfersOf(id)),
  ]);
  return row && { transaction: toTransaction(row), check: check ?? null, postings: postings.map(toPosting) };
}
