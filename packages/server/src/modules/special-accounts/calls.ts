import { specialAccounts } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readPaidGoods } from "./paid.ts";
import * as queries from "./queries.ts";
import { blank, changesOfCount, changesOfUse, columnsOf, type Draft, refuseDraft } from "./rules.ts";
import { toSpecialAccount } from "./views.ts";

const record = recordOf(specialAccounts, {
  entityType: "special_account",
  table: "special_account",
  id: "accountId",
  missing: "special_account.not_found",
  read: queries.getSpecialAccount,
  lock: queries.lockSpecialAccount,
  present: toSpecialAccount,

  async add({ body, tenant, fail }) {
    const { id: _, ...provided } = body;
    const draft = { ...blank, ...provided };
    const refused = await refuseDraft(tenant, draft);
    return refused ? fail(refused) : columnsOf(draft);
  },

  async change({ body, tenant, fail }, row) {
    const { id: _, ...provided } = body;
    const { created_dt: __, modified_dt: ___, version: ____, accounts_count, id, ...was } = toSpecialAccount(row);
    const draft = { ...was, ...provided };
    const lockedFields = await lockedChanges(tenant, id, accounts_count, { was, draft });
    if (lockedFields.length > 0) return fail("special_account.in_use", { fields: lockedFields });
    const refused = await refuseDraft(tenant, draft);
    return refused ? fail(refused) : columnsOf(draft);
  },
});

/** All calls except those about the customers of an account, which the customer-accounts module implements. */
export const specialAccountCalls: Omit<Handlers<typeof specialAccounts>, "customers" | "setCustomers"> = {
  ...record.handlers,

  async list({ query, tenant }) {
    return { items: (await tenant.many(queries.listSpecialAccounts(query))).map(toSpecialAccount) };
  },

  goods: record.showing(async (row, { tenant }) => ({ items: await readPaidGoods(tenant, row) })),
};

/** The fields that a draft must not change while customers have the account, rules credit it, or goods have prices on it. */
async function lockedChanges(
  tenant: Tenant,
  id: string,
  accounts: number,
  { was, draft }: { was: Draft; draft: Draft },
) {
  if (accounts > 0) return changesOfUse(was, draft);
  const { priced, credited } = await tenant.one(queries.getUse(id));
  return priced || credited ? changesOfCount(was, draft, credited) : [];
}
