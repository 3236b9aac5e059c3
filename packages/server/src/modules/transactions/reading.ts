import type { Of } from "@patron/contract/kit";
import type { TransactionDetails } from "@patron/contract/shapes";
import type { PricedCheck } from "@patron/engine";
import type { Tenant } from "#kit/tenant.ts";
import { listTransfersOf } from "../../ledger/queries.ts";
import type { Prepared } from "./price-input.ts";
import { getStored, getTransaction, listItems } from "./reading-queries.ts";
import { unpackCheck } from "./stored.ts";
import { toCheck, toPosting, toTransaction } from "./views.ts";

/** The items of a stored check by their line, as the lines of a new one name them. */
export async function goodsOf(tenant: Tenant, id: string): Promise<Prepared["goods"]> {
  const rows = await tenant.many(listItems(id));
  return new Map(rows.map(({ line_id, ...facts }) => [line_id, facts]));
}

/** One transaction as every call answers it; nothing when it is not there. */
export async function readTransaction(tenant: Tenant, id: string) {
  const row = await tenant.maybe(getTransaction(id));
  return row && toTransaction(row);
}

/** A transaction that was written a moment ago, with its check. */
export async function readDone(tenant: Tenant, id: string) {
  const row = await tenant.one(getTransaction(id));
  const check = await readCheck(tenant, id);
  if (!check) throw new Error("A sale keeps its check.");
  return { transaction: toTransaction(row), check };
}

/** The check of a transaction with its trace; nothing for value that was moved by hand. */
export async function readCheck(tenant: Tenant, id: string) {
  const stored = await tenant.maybe(getStored(id));
  if (!stored?.trace) return undefined;
  const priced: PricedCheck = unpackCheck(stored.trace);
  return toCheck(priced, await goodsOf(tenant, id));
}

/** A transaction with its check and what it posted. */
export async function readDetails(tenant: Tenant, id: string): Promise<Of<typeof TransactionDetails> | undefined> {
  const row = await tenant.maybe(getTransaction(id));
  if (!row) return undefined;
  const check = await readCheck(tenant, id);
  const postings = (await tenant.many(listTransfersOf(id))).map(toPosting);
  return { transaction: toTransaction(row), check: check ?? null, postings };
}
