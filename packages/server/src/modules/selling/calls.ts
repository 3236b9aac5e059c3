import type { transactions } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { readStored } from "../transactions/public.ts";
import { cancelTransaction } from "./cancel.ts";
import { finalizeReserved, lockOwn, lockReserved } from "./finalize.ts";

/** The back office's calls on checks of tills; the term module implements the tills' own calls. */
export const sellingCalls: Pick<Handlers<typeof transactions>, "finalize" | "cancel"> = {
  async finalize({ body, tenant, who, now, changed }) {
    const row = await lockReserved(tenant, body.transaction_id, now);
    await tenant.seeAll();
    await finalizeReserved(tenant, row, { lines: [] }, { who, now, changed });
    changed({ entityType: "transaction", id: row.id, before: { status: row.status }, after: { status: "success" } });
    return { transaction: await readStored(tenant, row.id) };
  },

  async cancel({ body, tenant, who, now, changed }) {
    const row = await lockOwn(tenant, body.transaction_id);
    await tenant.seeAll();
    await cancelTransaction(tenant, row, { who, now, reason: body.reason ?? null, changed });
    changed({ entityType: "transaction", id: row.id, before: { status: row.status }, after: { status: "canceled" } });
    return { transaction: await readStored(tenant, row.id) };
  },
};
