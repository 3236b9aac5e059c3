import type { transactions } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { readKept } from "../transactions/public.ts";
import { adjustAccount, refillAccount, writeOffAccount } from "./by-hand.ts";
import { namedAccount } from "./named.ts";

type ByHand = "refillAccount" | "adjustAccount" | "writeOffAccount";

/** The same moves as below a customer's path, with the account named in the body. */
export const byHandCalls: Pick<Handlers<typeof transactions>, ByHand> = {
  async refillAccount({ body, tenant, who, now, changed }) {
    const row = await namedAccount(tenant, body);
    const id = await refillAccount({ tenant, who, now }, row, body);
    changed({ entityType: "transaction", id, after: kept(body, row) });
    return { transaction: await readKept(tenant, id) };
  },

  async adjustAccount({ body, tenant, who, now, changed }) {
    const row = await namedAccount(tenant, body);
    const id = await adjustAccount({ tenant, who, now }, row, body);
    changed({ entityType: "transaction", id, after: kept(body, row) });
    return { transaction: await readKept(tenant, id) };
  },

  async writeOffAccount({ body, tenant, who, now, changed }) {
    const row = await namedAccount(tenant, body);
    const id = await writeOffAccount({ tenant, who, now }, row, body);
    changed({ entityType: "transaction", id, after: kept(body, row) });
    return { transaction: await readKept(tenant, id) };
  },
};

/** What the log keeps of a body that names a customer: who it is, not by which telephone they were found. */
function kept<Body extends { user_id_value?: string; user_id_type?: unknown }>(
  body: Body,
  row: { customer_id: string | null },
) {
  const { user_id_value: _, user_id_type: __, ...said } = body;
  return { ...said, customer_id: row.customer_id };
}
