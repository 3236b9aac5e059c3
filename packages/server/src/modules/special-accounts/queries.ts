import type { SpecialAccountScope } from "@patron/contract/enums";
import { type Insertable, sql, type Updateable } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { SpecialAccount } from "#kit/database/tables.ts";

/** A special account with how many customers or companies have it. */
const rows = () =>
  q
    .selectFrom("special_account")
    .selectAll("special_account")
    .select((eb) =>
      eb
        .selectFrom("customer_account as c")
        .select((inner) => inner.fn.countAll<bigint>().as("count"))
        .whereRef("c.business_id", "=", "special_account.business_id")
        .whereRef("c.special_account_id", "=", "special_account.id")
        .as("accounts_count"),
    )
    .where(inTenant("special_account"));

/** Special accounts in their order, those of one scope or all; equal ones by title, then id. */
export const listSpecialAccounts = (scope: SpecialAccountScope | undefined) =>
  rows()
    .$if(scope !== undefined, (query) => query.where("special_account.scope", "=", scope!)) // Checked in the condition.
    .orderBy("special_account.sort_order")
    .orderBy(({ fn }) => fn("lower", ["special_account.title"]))
    .orderBy("special_account.id");

export const getSpecialAccount = (id: string) => rows().where("special_account.id", "=", id);

/** One special account, locked until the end of the transaction: nobody is given it while it changes what it counts. */
export const lockSpecialAccount = (id: string) => getSpecialAccount(id).forUpdate("special_account");

/** One special account, which may be given to customers at once but does not change meanwhile. */
export const shareSpecialAccount = (id: string) => getSpecialAccount(id).forShare("special_account");

export const addSpecialAccount = (row: Insertable<SpecialAccount>) => q.insertInto("special_account").values(row);

export const saveSpecialAccount = (id: string, change: Updateable<SpecialAccount>, now: Date) =>
  q
    .updateTable("special_account")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** Whether goods have a price on a special account, and whether rules credit it, running or not. */
export const getUse = (id: string) =>
  raw(sql<{ priced: boolean; credited: boolean }>`
    select exists (select from goods_account_price
        where business_id = ${tenantId} and special_account_id = ${id}) as priced,
      exists (select from rule where business_id = ${tenantId}
        and body ->> 'special_account_id' = ${id}::text) as credited`);

/** Which of some programmes are of the business. */
export const listKnownLoyalties = (ids: readonly string[]) =>
  q.selectFrom("loyalty").select("id").where(inTenant()).where("id", "in", ids);

/** Which of some points of sale are of the business. */
export const listKnownPos = (ids: readonly string[]) =>
  q.selectFrom("pos").select("id").where(inTenant()).where("id", "in", ids);

/** Goods of some codes, by code; nothing is known of a code that no item has. */
export const listGoodsOfCodes = (codes: readonly string[]) =>
  raw(sql<PaidRow>`
    select c.code, g.id as goods_id, g.title, g.unit, coalesce(g.active, false) as active
    from unnest(${codes}::text[]) as c (code)
    left join goods g on g.business_id = ${tenantId} and g.code = c.code order by c.code, g.id`);

/** Goods that are sold in some programmes, or all where none are named, by code. */
export const listGoodsSoldIn = (loyaltyIds: readonly string[]) =>
  raw(sql<PaidRow>`
    select g.code, g.id as goods_id, g.title, g.unit, g.active from goods g
    where g.business_id = ${tenantId} and (cardinality(${loyaltyIds}::uuid[]) = 0
      or exists (select from goods_in_loyalty l where l.business_id = g.business_id and l.goods_id = g.id
        and l.loyalty_id = any(${loyaltyIds}::uuid[]))) order by g.code, g.id`);

export interface PaidRow {
  code: string;
  goods_id: string | null;
  title: string | null;
  unit: "piece" | "L" | "G" | "kg" | "g" | "kWh" | "m" | "hour" | "minute" | "month" | null;
  active: boolean;
}

/** Special accounts for a picker, in their order. */
export const listSpecialAccountLookup = (request: { scope?: SpecialAccountScope; only_active?: boolean }) =>
  q
    .selectFrom("special_account")
    .select(["id", "title", "active", "scope", "type", "unit"])
    .where(inTenant())
    .$if(request.scope !== undefined, (query) => query.where("scope", "=", request.scope!)) // Checked in the condition.
    .$if(request.only_active === true, (query) => query.where("active", "=", true))
    .orderBy("sort_order")
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");
