import type { refunds } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import type { Context, Handlers } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { terminalOf } from "#kit/who.ts";
import type { Steward } from "../identification/public.ts";
import { lockOwn, refuseDuty, type Site } from "../selling/public.ts";
import { readStored } from "../transactions/public.ts";
import { type Origin, siteOfRefund } from "./elsewhere.ts";
import * as queries from "./queries.ts";
import { refundSale } from "./refund.ts";
import { type Row, refusedAs } from "./sold.ts";
import { allowReturn } from "./stewards.ts";

export const refundCalls: Handlers<typeof refunds> = {
  preview: ({ path, body, tenant, now }) => preview(tenant, path.transactionId, body, now),
  add: (context) => add(context, context.body),
  async tillPreview({ path, body, tenant, now, who }) {
    const { terminalId } = terminalOf(who);
    await refuseDuty(tenant, terminalId, "take-back");
    return preview(tenant, path.transactionId, body, now, terminalId);
  },
  async tillAdd(context) {
    const { steward_code, ...body } = context.body;
    const { terminalId } = terminalOf(context.who);
    await refuseDuty(context.tenant, terminalId, "take-back");
    const row = await lockOwn(context.tenant, context.path.transactionId);
    const steward = await allowReturn(context, row, steward_code);
    return add(context, body, { terminalId, steward });
  },
};

/** `terminalId` limits it to sales that a till may refund. */
async function preview(
  tenant: Tenant,
  id: string,
  body: BodyOf<typeof refunds.preview>,
  now: Date,
  terminalId?: string,
) {
  const row = await tenant.maybe(queries.getSale(id));
  if (!row) throw refusedAs("transaction.not_found");
  const elsewhere = await readElsewhere(tenant, row, terminalId);
  await tenant.seeAll();
  return (await refundSale(tenant, row, body, { now, elsewhere })).preview;
}

/** The site of a till that refunds a sale of another one; undefined where the sale's own does. Sales that it may not refund count as missing. */
async function readElsewhere(tenant: Tenant, row: Row, terminalId: string | undefined): Promise<Site | undefined> {
  if (terminalId === undefined || row.terminal_id === terminalId) return undefined;
  const site = await siteOfRefund(tenant, originOf(row), terminalId);
  if (!site) throw refusedAs("transaction.not_found");
  return site;
}

const originOf = ({ terminal_id: terminalId, pos_id: posId, loyalty_id: loyaltyId, currency }: Row): Origin => ({
  ...{ terminalId, posId, loyaltyId, currency },
});

type Adding = Pick<Context<typeof refunds.tillAdd>, "path" | "tenant" | "who" | "now" | "changed">;

async function add(
  { path, tenant, who, now, changed }: Adding,
  { reason = null, fingerprint, ...body }: BodyOf<typeof refunds.add>,
  { terminalId, steward }: { terminalId?: string; steward?: Steward | undefined } = {},
) {
  const row = await lockOwn(tenant, path.transactionId);
  const elsewhere = await readElsewhere(tenant, row, terminalId);
  await tenant.seeAll();
  const { preview: done, id } = await refundSale(tenant, row, body, {
    ...{ now, elsewhere },
    posting: { who, reason, steward, changed },
  });
  // What was written goes with the failure.
  if (fingerprint !== undefined && fingerprint !== done.fingerprint) throw refusedAs("refund.outdated");
  const { completes } = done;
  changed({ entityType: "transaction", id, after: { status: "success", refund_of_id: row.id, completes } });
  return { transaction: await readStored(tenant, id) };
}
