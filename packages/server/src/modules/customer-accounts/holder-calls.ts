import type { specialAccounts } from "@patron/contract";
import type { Exporters, Handlers } from "#kit/implement.ts";
import { readPage } from "#kit/records/paged.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { getSpecialAccount, shareSpecialAccount } from "../special-accounts/public.ts";
import { holderExport } from "./holder-export.ts";
import { findHolders, holdersOf } from "./holders.ts";
import { setCustomers } from "./set.ts";

/** Calls about the customers of a special account, below its path. */
export const holderCalls: Pick<Handlers<typeof specialAccounts>, "customers" | "setCustomers"> = {
  async customers({ path, query, page, tenant, now, fail }) {
    const special = await tenant.maybe(getSpecialAccount(path.accountId));
    if (!special) return fail("special_account.not_found");
    const loyalty = await tenant.maybe(getLoyalty(path.loyaltyId));
    if (!loyalty) return fail("loyalty.not_found");
    const holders = await findHolders(tenant, special, loyalty, query);
    if (holders === "nobody") return { items: [], page: page.page, count: page.count, total: 0 };
    const { account_extended: extended = false } = query;
    return readPage({ tenant, page }, holders, (rows) => {
      const ids = rows.map(({ id }) => id);
      return holdersOf(tenant, ids, { extended, now });
    });
  },

  async setCustomers({ path, query, body, tenant, who, now, fail, changed }) {
    const special = await tenant.maybe(shareSpecialAccount(path.accountId));
    if (!special) return fail("special_account.not_found");
    if (special.scope !== "retail") return fail("special_account.other_scope");
    const loyalty = await tenant.maybe(getLoyalty(path.loyaltyId));
    if (!loyalty) return fail("loyalty.not_found");
    const works = special.loyalty_ids.length === 0 || special.loyalty_ids.includes(loyalty.id);
    if (!works) return fail("special_account.other_programme");
    const existingOnly = query.existing_user_only ?? false;
    return setCustomers({ tenant, who, now }, body, { special, loyalty, existingOnly, changed });
  },
};

export const holderExports: Exporters<typeof specialAccounts> = { customers: holderExport };
