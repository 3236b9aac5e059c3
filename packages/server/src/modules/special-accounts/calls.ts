import type { specialAccounts } from "@patron/contract";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readPaidGoods } from "./paid.ts";
import * as queries from "./queries.ts";
import { blank, changesOfCount, changesOfUse, columnsOf, type Draft, refuseDraft } from "./rules.ts";
import { toSpecialAccount } from "./views.ts";

/** All but those who have one, which are the customer-accounts module's. */
export const specialAccountCalls: Omit<Handlers<typeof specialAccounts>, "customers" | "setCustomers"> = {
  async list({ query, tenant }) {
    return { items: (await tenant.many(queries.listSpecialAccounts(query.scope))).map(toSpecialAccount) };
  },

  async add({ body, tenant, now, fail, changed }) {
    const { id = newId(), ...said } = body;
    const draft = { ...blank, ...said };
    const refused = await refuseDraft(tenant, draft);
    if (refused) return fail(refused);
    await tenant.run(queries.addSpecialAccount({ ...columnsOf(draft), id, created_dt: now, modified_dt: now }));
    const added = toSpecialAccount(await tenant.one(queries.getSpecialAccount(id)));
    changed({ entityType: "special_account", id, after: added });
    return added;
  },

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getSpecialAccount(path.accountId));
    return row ? toSpecialAccount(row) : fail("special_account.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockSpecialAccount(path.accountId));
    if (!row) return fail("special_account.not_found");
    refuseStale({ seenVersion, fail }, row);
    const before = toSpecialAccount(row);
    const { id: _, ...said } = body;
    const { created_dt: __, modified_dt: ___, version: ____, accounts_count, id, ...was } = before;
    const draft = { ...was, ...said };
    const kept = await keptFields(tenant, id, accounts_count, { was, draft });
    if (kept.length > 0) return fail("special_account.in_use", { fields: kept });
    const refused = await refuseDraft(tenant, draft);
    if (refused) return fail(refused);
    await tenant.run(queries.saveSpecialAccount(id, columnsOf(draft), now));
    const after = toSpecialAccount(await tenant.one(queries.getSpecialAccount(id)));
    changed({ entityType: "special_account", id, before, after });
    return after;
  },

  async goods({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getSpecialAccount(path.accountId));
    return row ? { items: await readPaidGoods(tenant, row) } : fail("special_account.not_found");
  },
};

/** What a draft would change although it stays: for customers who have the account, rules that credit it, goods priced on it. */
async function keptFields(tenant: Tenant, id: string, accounts: number, { was, draft }: { was: Draft; draft: Draft }) {
  if (accounts > 0) return changesOfUse(was, draft);
  const { priced, credited } = await tenant.one(queries.getUse(id));
  return priced || credited ? changesOfCount(was, draft, credited) : [];
}
