import type { CreditType } from "@patron/contract/enums";
import { sql } from "kysely";
import { raw, tenantId } from "#kit/database/rows.ts";
import { customerAccountRows } from "./queries.ts";

/** Which customers with a special account are wanted. Amounts in the smallest part of its unit. */
export interface HolderFilter {
  specialAccountId: string;
  loyaltyId: string;
  customerId: string | undefined;
  creditType: CreditType | undefined;
  creditLimit: Bounds;
  balance: Bounds;
  amount: Bounds;
}
export interface Bounds {
  least: bigint | undefined;
  most: bigint | undefined;
}

/** Accounts that fit, as `c`, with what the books hold of them, as `a`. An account without a bound has more than any amount. */
function found({ specialAccountId, loyaltyId, customerId, creditType, creditLimit, balance, amount }: HolderFilter) {
  const within = (column: ReturnType<typeof sql>, { least, most }: Bounds) => [
    ...(least === undefined ? [] : [sql`${column} >= ${least}`]),
    ...(most === undefined ? [] : [sql`${column} <= ${most}`]),
  ];
  const available = sql`case when a.credit_type <> 'credit-unlimited'
    then a.balance - a.held + case a.credit_type when 'credit' then a.credit_limit else 0 end end`;
  const conditions = [
    sql`c.business_id = ${tenantId}`,
    sql`c.special_account_id = ${specialAccountId}`,
    ...(customerId ? [sql`c.customer_id = ${customerId}`] : []),
    ...(creditType ? [sql`a.credit_type = ${creditType}`] : []),
    ...within(sql`a.credit_limit`, creditLimit),
    ...within(sql`a.balance`, balance),
    ...(amount.least === undefined ? [] : [sql`coalesce(${available} >= ${amount.least}, true)`]),
    ...(amount.most === undefined ? [] : [sql`${available} <= ${amount.most}`]),
  ];
  return sql`customer_account c
    join card k on k.business_id = c.business_id and k.customer_id = c.customer_id and k.loyalty_id = ${loyaltyId}
    join account a on a.business_id = c.business_id and a.owner_id = c.id
    where ${sql.join(conditions, sql` and `)}`;
}

/** Accounts that fit, the latest first. Index: customer_account_special. */
export const everyHolder = (filter: HolderFilter) =>
  raw(sql<{ id: string }>`select c.id from ${found(filter)} order by c.id desc`);

/** One page of them. */
export const listHolders = (filter: HolderFilter, { limit, offset }: { limit: number; offset: number }) =>
  raw(sql<{ id: string }>`select c.id from ${found(filter)} order by c.id desc limit ${limit} offset ${offset}`);

/** How many fit, counted no further than `most`. */
export const countHolders = (filter: HolderFilter, most: number) =>
  raw(sql<{ count: bigint }>`select count(*) as count from (select 1 from ${found(filter)} limit ${most}) fitting`);

/** Accounts by their ids, the latest first. */
export const listAccountsById = (ids: readonly string[]) =>
  customerAccountRows().where("c.id", "in", ids).orderBy("c.id", "desc");
