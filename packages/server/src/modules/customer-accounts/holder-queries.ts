import type { specialAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";
import { equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { customerAccountRows } from "./queries.ts";

type Requested = FiltersOf<typeof specialAccounts.customers>;
type Bound = `${string}_${"gte" | "lte"}`;
/** The filters of the list, with the customer's id, and amounts in the smallest part of the account's unit. */
export type HolderFilters = {
  [Name in keyof Omit<Requested, "user_id_value" | "user_id_type">]: Name extends Bound ? bigint : Requested[Name];
} & { customer_id?: string };

const available = sql`case when a.credit_type <> 'credit-unlimited'
  then a.balance - a.held + case a.credit_type when 'credit' then a.credit_limit else 0 end end`;
const atLeast = (amount: RawBuilder<unknown>) => (least: bigint) => sql<SqlBool>`${amount} >= ${least}`;
const atMost = (amount: RawBuilder<unknown>) => (most: bigint) => sql<SqlBool>`${amount} <= ${most}`;

const fits = filtersOf<HolderFilters>({
  customer_id: equals("c.customer_id"),
  account_credit_type: equals("a.credit_type"),
  credit_limit_gte: atLeast(sql`a.credit_limit`),
  credit_limit_lte: atMost(sql`a.credit_limit`),
  balance_gte: atLeast(sql`a.balance`),
  balance_lte: atMost(sql`a.balance`),
  // An account with unlimited credit has more than any amount.
  amount_gte: (least) => sql<SqlBool>`coalesce(${available} >= ${least}, true)`,
  amount_lte: atMost(available),
  account_extended: noCondition,
});

/** Accounts of a special account whose customers have a card of a programme, the latest first. Index: customer_account_special. */
export const listHolders = (specialAccountId: string, loyaltyId: string, filters: HolderFilters) =>
  q
    .selectFrom("customer_account as c")
    .innerJoin("card as k", (join) =>
      onRefInTenant(join, "k.customer_id", "c.customer_id").on("k.loyalty_id", "=", loyaltyId),
    )
    .innerJoin("account as a", (join) => onRefInTenant(join, "a.owner_id", "c.id"))
    .select("c.id")
    .where(inTenant("c"))
    .where("c.special_account_id", "=", specialAccountId)
    .where(fits(filters))
    .orderBy("c.id", "desc");

/** Accounts by their ids, the latest first. */
export const listAccountsById = (ids: readonly string[]) =>
  customerAccountRows().where("c.id", "in", ids).orderBy("c.id", "desc");
