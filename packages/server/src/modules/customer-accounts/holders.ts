import type { specialAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import type { PageRequest } from "#kit/implement.ts";
import { exactUpTo, windowOf } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { todayOf } from "../account-payments/public.ts";
import { findCustomer } from "../customers/public.ts";
import { amountIn } from "./amounts.ts";
import * as queries from "./holder-queries.ts";
import { knownOf, readKnown, readLimits } from "./read.ts";
import { toHolder } from "./views.ts";

type Query = FiltersOf<typeof specialAccounts.customers>;
type Special = Parameters<typeof amountIn>[0] & { id: string };

/** The filter that a query of a special account's customers means; `nobody` when it names one who is not there. */
export async function readHolderFilter(
  tenant: Tenant,
  special: Special,
  loyalty: { id: string; country: string },
  query: Query,
): Promise<queries.HolderFilter | "nobody"> {
  const { user_id_value, user_id_type } = query;
  const customer = user_id_value && (await findCustomer(tenant, { user_id_value, user_id_type }, loyalty.country));
  if (user_id_value && !customer) return "nobody";
  const bounds = (of: "credit_limit" | "balance" | "amount"): queries.Bounds => {
    const [least, most] = [query[`${of}_gte`], query[`${of}_lte`]];
    return {
      least: least === undefined ? undefined : amountIn(special, least, `query.${of}_gte`),
      most: most === undefined ? undefined : amountIn(special, most, `query.${of}_lte`),
    };
  };
  return {
    specialAccountId: special.id,
    loyaltyId: loyalty.id,
    customerId: customer ? customer.id : undefined,
    creditType: query.account_credit_type,
    creditLimit: bounds("credit_limit"),
    balance: bounds("balance"),
    amount: bounds("amount"),
  };
}

/** A page of the customers with a special account; counted as far as any list counts its rows. */
export async function readHolders(
  tenant: Tenant,
  filter: queries.HolderFilter,
  page: PageRequest,
  { extended, now }: { extended: boolean; now: Date },
) {
  const ids = (await tenant.many(queries.listHolders(filter, windowOf(page)))).map(({ id }) => id);
  const { count } = await tenant.one(queries.countHolders(filter, exactUpTo + 1));
  const items = await holdersOf(tenant, ids, { extended, now });
  const shown = { items, page: page.page, count: page.count };
  return count > exactUpTo ? { ...shown, total: exactUpTo, total_estimated: true } : { ...shown, total: Number(count) };
}

/** Accounts by their ids as the list tells them, the latest first. */
export async function holdersOf(
  tenant: Tenant,
  ids: readonly string[],
  { extended, now }: { extended: boolean; now: Date },
) {
  if (ids.length === 0) return [];
  const today = await todayOf(tenant, now);
  const rows = await tenant.many(queries.listAccountsById(ids));
  const known = await readKnown(tenant, ids, today);
  const limits = extended ? await readLimits(tenant, rows, today) : undefined;
  return rows.map((row) => toHolder(row, knownOf(known, row.id), limits && (limits.get(row.id) ?? [])));
}
