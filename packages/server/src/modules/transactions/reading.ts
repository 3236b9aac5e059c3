import type { Of } from "@patron/contract/kit";
import type { TransactionDetails } from "@patron/contract/shapes";
import { quantityText } from "@patron/engine/money";
import type { Settings } from "#kit/env.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { listTransfersOf } from "../../ledger/queries.ts";
import { costedOf, maySeeMargins, toGrossMargin } from "./gross-margin.ts";
import { readHead } from "./heads.ts";
import { getTrace, getTransaction, listItems, listRelated, sumReturned } from "./reading-queries.ts";
import { receiptUrl } from "./receipt-link.ts";
import { unpackCheck } from "./stored/values.ts";
import { type ItemFacts, toCheck, toPosting, toRelated, toTransaction } from "./views.ts";

/** The items of a stored check, by line id. */
export async function goodsOf(tenant: Tenant, id: string) {
  const rows = await tenant.many(listItems(id));
  return new Map(rows.map(({ line_id, ...facts }) => [line_id, facts satisfies ItemFacts]));
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
  const [stored, goods] = await Promise.all([tenant.maybe(getTrace(id)), goodsOf(tenant, id)]);
  return stored?.trace ? toCheck(await unpackCheck(tenant, stored.trace), goods) : undefined;
}

/** What refunds have returned of each line of a sale, in API format. */
export async function readReturned(tenant: Tenant, id: string) {
  const rows = await tenant.many(sumReturned(id));
  return rows.map(({ line_id, quantity }) => ({ line_id, quantity: quantityText(quantity) }));
}

/** The margin of each line of a check. */
const marginsOf = (goods: Awaited<ReturnType<typeof goodsOf>>, currency: string) =>
  [...goods].map(([line_id, { net_amount: net, cost_amount: cost }]) => ({
    line_id,
    ...toGrossMargin({ net, cost }, currency),
  }));

/** A transaction with its check and its postings, and what is left of it for those who may see that. */
export async function readDetails(
  tenant: Tenant,
  id: string,
  { who, settings }: { who: Who; settings: Settings },
): Promise<Of<typeof TransactionDetails> | undefined> {
  const [found, goods, postings, related] = await Promise.all([
    readHead(tenant, id),
    goodsOf(tenant, id),
    tenant.many(listTransfersOf(id)),
    tenant.many(listRelated(id)),
  ]);
  if (!found) return undefined;
  const { head, currency, trace } = found;
  const refunds = related.filter((one) => one.refunds);
  const refundOf = related.find((one) => !one.refunds);
  // Few sales are refunded: the others do without this statement.
  const returned = refunds.length > 0 ? await readReturned(tenant, id) : [];
  const costed = maySeeMargins(who) ? costedOf([...goods.values()]) : undefined;
  return {
    transaction: head,
    refund_of: refundOf ? toRelated(refundOf) : null,
    refunds: refunds.map(toRelated),
    returned,
    check: trace ? toCheck(await unpackCheck(tenant, trace), goods) : null,
    postings: postings.map(toPosting),
    receipt_url: receiptUrl(tenant, id, settings),
    ...(costed && { gross_margin: toGrossMargin(costed, currency), line_margins: marginsOf(goods, currency) }),
  };
}
