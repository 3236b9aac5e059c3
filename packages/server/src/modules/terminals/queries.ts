import type { terminals } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { filtersOf, noCondition } from "#kit/records/filters.ts";
import { goodsConditions, listGoodsOfLoyalty } from "../goods/public.ts";
import { staffName } from "../staff/public.ts";

/** Terminals with their location, programme and price group, and whether they have sales. */
const rows = () =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "terminal.pos_id"))
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "pos.loyalty_id"))
    .leftJoin("price_group", (join) => onRefInTenant(join, "price_group.id", "terminal.price_group_id"))
    // What a beacon sent at an earlier point of sale counts no more.
    .leftJoin("terminal_beacon", (join) =>
      onRefInTenant(join, "terminal_beacon.terminal_id", "terminal.id").onRef(
        "terminal_beacon.pos_id",
        "=",
        "terminal.pos_id",
      ),
    )
    .leftJoin("beacon_region", (join) => join.onRef("beacon_region.business_id", "=", "terminal_beacon.business_id"))
    .selectAll("terminal")
    .select(["beacon_region.uuid", "terminal_beacon.major", "terminal_beacon.minor"])
    .select([
      "pos.title as pos_title",
      "pos.loyalty_id",
      "pos.time_zone as pos_time_zone",
      "price_group.title as price_group_title",
    ])
    .select(["loyalty.title as loyalty_title", "loyalty.time_zone as loyalty_time_zone"])
    .select([
      sql<boolean>`exists (select from transaction t where t.business_id = ${tenantId}
        and t.terminal_id = terminal.id)`.as("has_sold"),
      sql<boolean>`exists (select from shift s where s.business_id = ${tenantId}
        and s.terminal_id = terminal.id)`.as("has_shifts"),
    ])
    .where(inTenant("terminal"));

/** Every terminal by title; ties by id. */
export const listTerminals = () =>
  rows()
    .orderBy(({ fn }) => fn("lower", ["terminal.title"]))
    .orderBy("terminal.id");

export const getTerminal = (id: string) => rows().where("terminal.id", "=", id);

/** One terminal, locked until the end of the transaction. */
export const lockTerminal = (id: string) => getTerminal(id).forUpdate("terminal");

/** Whether a rule is for some terminals and this is one of them. */
export const isNamed = (id: string) =>
  raw(sql<{ named: boolean }>`
    select exists (select from rule r where r.business_id = ${tenantId} and r.body -> 'terminal_ids' ? ${id}::text) as named`);

export const getCompany = (id: string) =>
  q.selectFrom("corporate_customer").select("id").where(inTenant()).where("id", "=", id);

/** Keeps a point of sale in its programme until the end of the transaction. */
export const holdPlace = (posId: string) =>
  q.selectFrom("pos").select("id").where(inTenant()).where("id", "=", posId).forKeyShare();

/** The location of a new terminal. */
export const getStand = (posId: string) =>
  q
    .selectFrom("pos")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "pos.loyalty_id"))
    .select(["pos.id", "pos.country", "loyalty.id as loyalty_id", "loyalty.country as loyalty_country"])
    .select("loyalty.default_language")
    .where(inTenant("pos"))
    .where("pos.id", "=", posId);

export const getPriceGroup = (id: string) =>
  q.selectFrom("price_group").select(["id", "loyalty_id", "currency"]).where(inTenant()).where("id", "=", id);

/** The columns for a call's body; the password's hash and the tolerance are computed elsewhere. */
export function terminalColumns(body: Partial<BodyOf<typeof terminals.add>>) {
  const { id: _, password: __, line_tolerance: ___, login, ...same } = body;
  return { ...same, ...(login !== undefined && { login: login?.toLowerCase() ?? null }) };
}

/** Logins are unique across businesses, because they are looked up before the business is known. */
export const endLogin = (terminalId: string) =>
  q.deleteFrom("terminal_login").where(inTenant()).where("terminal_id", "=", terminalId);
/** Reserves a login unless a terminal of any business has it. */
export const addLogin = (login: string, businessId: string, terminalId: string) =>
  q
    .insertInto("terminal_login")
    .values({ login: login.toLowerCase(), business_id: businessId, terminal_id: terminalId })
    .onConflict((at) => at.column("login").doNothing());

/** Revokes the keys or sign-ins of a terminal. */
export const endTokens = (terminalId: string, kind: "key" | "session", now: Date) =>
  q
    .updateTable("terminal_token")
    .set({ ended_dt: now })
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("kind", "=", kind)
    .where("ended_dt", "is", null);

export const addKey = (row: { token_hash: Buffer; business_id: string; terminal_id: string; created_dt: Date }) =>
  q.insertInto("terminal_token").values({ ...row, kind: "key" });

/** The staff who are linked to a terminal, by name; ties by id. */
export const listStaffOf = (terminalId: string) =>
  q
    .selectFrom("terminal_staff")
    .innerJoin("staff", (join) => onRefInTenant(join, "staff.id", "terminal_staff.staff_id"))
    .innerJoin("member", (join) => onRefInTenant(join, "member.person_id", "staff.person_id"))
    .innerJoin("person", "person.id", "staff.person_id")
    .select(["staff.id", "staff.position", "member.suspended", staffName.as("title")])
    .where(inTenant("terminal_staff"))
    .where("terminal_staff.terminal_id", "=", terminalId)
    .orderBy(sql`lower(${staffName})`)
    .orderBy("staff.id");

/** Links staff to a terminal; those that are linked stay so. */
export const addStaff = (terminal_id: string, staffIds: readonly string[], created_dt: Date) =>
  q
    .insertInto("terminal_staff")
    .values(staffIds.map((staff_id) => ({ terminal_id, staff_id, created_dt })))
    .onConflict((at) => at.columns(["business_id", "terminal_id", "staff_id"]).doNothing());

export const removeStaff = (terminalId: string, staffIds: readonly string[]) =>
  q
    .deleteFrom("terminal_staff")
    .where(inTenant())
    .where("terminal_id", "=", terminalId)
    .where("staff_id", "=", sql<string>`any(${staffIds}::uuid[])`);

type GoodsFilters = FiltersOf<typeof terminals.goods> & FiltersOf<typeof terminals.goodsPaginated>;
const { category_id, search_text, service_type } = goodsConditions;
const sold = filtersOf<GoodsFilters>({
  category: category_id,
  search: search_text,
  service_type,
  limit: noCondition,
  // Parts of the prices in the response.
  prices_values: noCondition,
  prices_values_scope: noCondition,
  taxes_values: noCondition,
  margins_values: noCondition,
  price_explain: noCondition,
  // The customer whose accounts are in the response.
  user_id_value: noCondition,
  user_id_type: noCondition,
  customers_account_info: noCondition,
  customers_account_info_extended: noCondition,
  corporate_customer_id: () => undefined,
  calculating_datetime: noCondition,
});

/** Items on sale at the terminals of a programme, by title; ties by id. */
export const listTerminalGoods = (loyaltyId: string, filters: GoodsFilters) =>
  listGoodsOfLoyalty(loyaltyId, { only_active: true }).where(sold(filters));
