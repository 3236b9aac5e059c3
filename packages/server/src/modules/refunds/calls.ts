import type { refunds } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import type { Context, Handlers } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { terminalOf } from "#kit/who.ts";
import { lockOwn } from "../selling/public.ts";
import { readStored } from "../transactions/public.ts";
import * as queries from "./queries.ts";
import { refundSale } from "./refund.ts";
import { refusedAs } from "./sold.ts";

export const refundCalls: Handlers<typeof refunds> = {
  preview: ({ path, body, tenant, now }) => preview(tenant, path.transactionId, body, now),
  add: (context) => add(context, context.body),
  tillPreview: ({ path, body, tenant, now, who }) =>
    preview(tenant, path.transactionId, body, now, terminalOf(who).terminalId),
  tillAdd: (context) => add(context, context.body, terminalOf(context.who).terminalId),
};

/** `terminalId` limits it to a till's own sales. */
async function preview(
  tenant: Tenant,
  id: string,
  body: BodyOf<typeof refunds.preview>,
  now: Date,
  terminalId?: string,
) {
  const row = await tenant.maybe(queries.getSale(id));
  if (!row || (terminalId !== undefined && row.terminal_id !== terminalId)) throw refusedAs("transaction.not_found");
  await tenant.seeAll();
  return (await refundSale(tenant, row, body, { now })).preview;
}

type Adding = Pick<Context<typeof refunds.tillAdd>, "path" | "tenant" | "who" | "now" | "changed">;

async function add(
  { path, tenant, who, now, changed }: Adding,
  { reason = null, fingerprint, ...body }: BodyOf<typeof refunds.add>,
  terminalId?: string,
) {
  const row = await lockOwn(tenant, path.transactionId, terminalId);
  await tenant.seeAll();
  const { preview: done, id } = await refundSale(tenant, row, body, { now, posting: { who, reason, changed } });
  // What was written goes with the failure.
  if (fingerprint !== undefined && fingerprint !== done.fingerprint) throw refusedAs("refund.outdated");
  const { completes } = done;
  changed({ entityType: "transaction", id, after: { status: "success", refund_of_id: row.id, completes } });
  return { transaction: await readStored(tenant, id) };
}
