import type { specialAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import type { Tenant } from "#kit/tenant.ts";
import { todayOf } from "../account-payments/public.ts";
import { findCustomer } from "../customers/public.ts";
import { amountIn } from "./amounts.ts";
import * as queries from "./holder-queries.ts";
import { knownOf, readKnown, readLimits } from "./read.ts";
import { toHolder } from "./views.ts";

type Query = FiltersOf<typeof specialAccounts.customers>;
type Special = Parameters<typeof amountIn>[0] & { id: string };

/** The filter for the customers of a special account in a programme; `nobody` if the query names an unknown customer. */
export async function findHolders(
  tenant: Tenant,
  special: Special,
  loyalty: { id: string; country: string },
  { user_id_value, user_id_type, ...query }: Query,
) {
  const customer = user_id_value && (await findCustomer(tenant, { user_id_value, user_id_type }, loyalty.country));
  if (user_id_value && !customer) return "nobody";
  const { account_credit_type, account_extended, ...bounds } = query;
  const amounts = Object.entries(bounds).map(
    ([name, text]) => [name, amountIn(special, text, `query.${name}`)] as const,
  );
  const filters: queries.HolderFilters = {
    ...(account_credit_type && { account_credit_type }),
    ...(account_extended !== undefined && { account_extended }),
    ...(customer && { customer_id: customer.id }),
    ...(Object.fromEntries(amounts) as Partial<Record<keyof typeof bounds, bigint>>), // The same names.
  };
  return queries.listHolders(special.id, loyalty.id, filters);
}

/** Accounts by id as shown in the list, latest first. */
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
