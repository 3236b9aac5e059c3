import type { embedded, specialAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { countOf, inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { equals, filtersOf, isTrue } from "#kit/records/filters.ts";

/** A special account with its number of customers or companies. */
const rows = () =>
  q
    .selectFrom("special_account")
    .selectAll("special_account")
    .select(countOf("customer_account.special_account_id", "special_account.id").as("accounts_count"))
    .where(inTenant("special_account"));

const fits = filtersOf<FiltersOf<typeof specialAccounts.list>>({ scope: equals("special_account.scope") });

/** Special accounts in their order; ties by title, then id. */
export const listSpecialAccounts = (filters: FiltersOf<typeof specialAccounts.list>) =>
  rows()
    .where(fits(filters))
    .orderBy("special_account.sort_order")
    .orderBy(({ fn }) => fn("lower", ["special_account.title"]))
    .orderBy("special_account.id");

export const getSpecialAccount = (id: string) => rows().where("special_account.id", "=", id);

/** One special account, locked until the end of the transaction, so nobody gets it while its unit changes. */
export const lockSpecialAccount = (id: string) => getSpecialAccount(id).forUpdate("special_account");

/** One special account, share-locked: concurrent calls may open accounts, but it does not change. */
export const shareSpecialAccount = (id: string) => getSpecialAccount(id).forShare("special_account");

/** Whether goods have a price on a special account, and whether rules credit it, active or not. */
export const getUse = (id: string) =>
  raw(sql<{ priced: boolean; credited: boolean }>`
    select exists (select from goods_account_price
        where business_id = ${tenantId} and special_account_id = ${id}) as priced,
      exists (select from rule where business_id = ${tenantId}
        and body ->> 'special_account_id' = ${id}::text) as credited`);

/** Goods with some codes, by code; unknown codes have no row. */
export const listGoodsOfCodes = (codes: readonly string[]) =>
  raw(sql<PaidRow>`
    select c.code, g.id as goods_id, g.title, g.unit, coalesce(g.active, false) as active
    from unnest(${codes}::text[]) as c (code)
    left join goods g on g.business_id = ${tenantId} and g.code = c.code order by c.code, g.id`);

/** Goods of some programmes, or all if none are given, by code. */
export const listGoodsSoldIn = (loyaltyIds: readonly string[]) =>
  raw(sql<PaidRow>`
    select g.code, g.id as goods_id, g.title, g.unit, g.active from goods g
    where g.business_id = ${tenantId} and (cardinality(${loyaltyIds}::uuid[]) = 0
      or exists (select from goods_in_loyalty l where l.business_id = ${tenantId} and l.goods_id = g.id
        and l.loyalty_id = any(${loyaltyIds}::uuid[]))) order by g.code, g.id`);

export interface PaidRow {
  code: string;
  goods_id: string | null;
  title: string | null;
  unit: "piece" | "L" | "G" | "kg" | "g" | "kWh" | "m" | "hour" | "minute" | "month" | null;
  active: boolean;
}

type LookupFilters = FiltersOf<typeof embedded.specialAccounts>;
const lookupFits = filtersOf<LookupFilters>({ scope: equals("scope"), only_active: isTrue("active") });

/** Special accounts for a picker, in their order. */
export const listSpecialAccountLookup = (filters: LookupFilters) =>
  q
    .selectFrom("special_account")
    .select(["id", "title", "active", "scope", "type", "unit"])
    .where(inTenant())
    .where(lookupFits(filters))
    .orderBy("sort_order")
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");
