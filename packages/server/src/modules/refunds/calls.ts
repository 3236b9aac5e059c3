import type { refunds } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { lockOwn } from "../selling/public.ts";
import { readStored } from "../transactions/public.ts";
import * as queries from "./queries.ts";
import { refundSale } from "./refund.ts";

export const refundCalls: Handlers<typeof refunds> = {
  async preview({ path, body, tenant, now, fail }) {
    const row = await tenant.maybe(queries.getSale(path.transactionId));
    if (!row) return fail("transaction.not_found");
    await tenant.seeAll();
    return (await refundSale(tenant, row, body, { now })).preview;
  },

  async add({ path, body: { reason = null, fingerprint, ...body }, tenant, who, now, changed, fail }) {
    const row = await lockOwn(tenant, path.transactionId);
    await tenant.seeAll();
    const { preview, id } = await refundSale(tenant, row, body, { now, posting: { who, reason, changed } });
    if (fingerprint !== undefined && fingerprint !== preview.fingerprint) return fail("refund.outdated");
    const { completes } = preview;
    changed({ entityType: "transaction", id, after: { status: "success", refund_of_id: row.id, completes } });
    return { transaction: await readStored(tenant, id) };
  },
};
