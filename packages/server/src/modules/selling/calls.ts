import type { transactions } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { readStored } from "../transactions/public.ts";
import { cancelTransaction } from "./cancel.ts";
import { finalizeReserved, lockOwn, lockReserved } from "./finalize.ts";

/** What the panel does with a check that a till made; the till's own calls are the term module's. */
export const sellingCalls: Pick<Handlers<typeof transactions>, "finalize" | "cancel"> = {
  async finalize({ body, tenant, who, now, changed }) {
    const row = await lockReserved(tenant, body.transaction_id, now);
    await finalizeReserved(tenant, row, { lines: [] }, { who, now, changed });
    changed({ entityType: "transaction", id: row.id, before: { status: row.status }, after: { status: "success" } });
    return { transaction: await readStored(tenant, row.id) };
  },

  async cancel({ body, tenant, who, now, changed }) {
    const row = await lockOwn(tenant, body.transaction_id);
    await cancelTransaction(tenant, row, { who, now, reason: body.reason ?? null });
    changed({ entityType: "transaction", id: row.id, before: { status: row.status }, after: { status: "canceled" } });
    return { transaction: await readStored(tenant, row.id) };
  },
};
