import { sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import { isOnSale } from "../goods/public.ts";

/** The credentials behind a terminal's login, read before its business is known. */
export const getLogin = (login: string) =>
  q.selectFrom("terminal_login").selectAll().where("login", "=", login.toLowerCase());

export const getSecret = (terminalId: string) =>
  q.selectFrom("terminal").select(["password_hash", "active"]).where(inTenant()).where("id", "=", terminalId);

/** An active terminal of the business. */
export const getActiveTerminal = (id: string) =>
  q.selectFrom("terminal").select("id").where(inTenant()).where("id", "=", id).where("active", "=", true);

export const addToken = (row: NewToken) => q.insertInto("terminal_token").values(row);
export interface NewToken {
  token_hash: Buffer;
  business_id: string;
  terminal_id: string;
  kind: "key" | "session" | "hand-off";
  person_id: string | null;
  created_dt: Date;
  expires_dt: Date | null;
}

/** Uses up a hand-off: the second of two concurrent calls finds none. */
export const takeHandOff = (hash: Buffer, now: Date) =>
  q
    .updateTable("terminal_token")
    .set({ ended_dt: now })
    .where("token_hash", "=", hash)
    .where("kind", "=", "hand-off")
    .where("ended_dt", "is", null)
    .where("expires_dt", ">", now)
    .returning(["business_id", "terminal_id", "person_id"]);

/** Makes a person the seller of a till's session or key. */
export const saveSeller = (hash: Buffer, seller_id: string, seller_dt: Date) =>
  q.updateTable("terminal_token").set({ seller_id, seller_dt }).where("token_hash", "=", hash);

/** Leaves a till's session or key without a seller but whoever opened it. */
export const endSeller = (hash: Buffer) =>
  q.updateTable("terminal_token").set({ seller_id: null, seller_dt: null }).where("token_hash", "=", hash);

/**
 * Sessions that were used lately, the one of each terminal that was used last, with the staff member who signed in, or else whoever opened it; nobody
 * where only the terminal's own login was used.
 */
export const listUsedSessions = (openedSince: Date, seenSince: Date) =>
  raw(sql<{ terminal_id: string; first_name: string | null; last_name: string | null; opened_dt: Date }>`
    select distinct on (k.terminal_id) k.terminal_id, p.first_name, p.last_name, coalesce(k.seller_dt, k.created_dt) as opened_dt
    from terminal_token k left join person p on p.id = coalesce(k.seller_id, k.person_id)
    left join terminal_use u on u.business_id = ${tenantId} and u.token_hash = k.token_hash
    where k.business_id = ${tenantId} and k.kind = 'session' and k.ended_dt is null
      and k.created_dt > ${openedSince} and coalesce(u.seen_dt, k.created_dt) > ${seenSince}
    order by k.terminal_id, coalesce(u.seen_dt, k.created_dt) desc`);

export const endSession = (hash: Buffer, now: Date) =>
  q.updateTable("terminal_token").set({ ended_dt: now }).where("token_hash", "=", hash).where("kind", "=", "session");

/** Deletes sessions and hand-offs of all businesses that ended or expired before an instant. Keys stay: whoever revoked one sees when. */
export const removeEndedTokens = (before: Date) =>
  q
    .deleteFrom("terminal_token")
    .where("kind", "in", ["session", "hand-off"])
    .where((eb) => eb.or([eb("ended_dt", "<", before), eb("expires_dt", "<", before)]));

export const getBusiness = () =>
  q
    .selectFrom("business")
    .select(["business_id as id", "title", "business_code", "country", "photo"])
    .where(inTenant());

/** Items on sale in a programme, by title; ties by id. */
export const listGoods = (loyaltyId: string) =>
  q
    .selectFrom("goods")
    .select(["id", "code", "title", "unit", "service_type", "barcodes", "photo"])
    .select(["quantity_precision", "quantity_min", "quantity_step", "weightable", "age_limit"])
    .where(inTenant())
    .where(isOnSale(loyaltyId))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/**
 * Categories that a terminal shows: the one of which its point of sale has sold the most items since a day first; equal ones by their order, then by
 * id. A line that is weighed or poured is one item, as on the dashboard. Sales of the last minutes may not count yet.
 */
export const listCategories = (loyaltyId: string, posId: string, since: string) =>
  raw(sql<{ id: string; parent_id: string | null; title: string; code: string | null; photo: string | null }>`
    select c.id, c.parent_id, c.title, c.code, c.photo from goods_category c
    left join (
      select i.category_id, sum(case g.unit when 'piece' then t.quantity else t.checks_count * 1000 end) as items
      from goods_turnover t
      join goods g on g.business_id = t.business_id and g.id = t.goods_id
      join goods_in_category i on i.business_id = t.business_id and i.goods_id = t.goods_id
      where t.business_id = ${tenantId} and t.grain = 'day' and t.pos_id = ${posId} and t.business_date >= ${since}
      group by i.category_id) sold on sold.category_id = c.id
    where c.business_id = ${tenantId} and c.loyalty_id = ${loyaltyId} and c.active and c.show_in_terminal
    order by coalesce(sold.items, 0) desc, c.sort_order, c.id`);

/** The items of each category of a programme. */
export const listPlacements = (loyaltyId: string) =>
  q
    .selectFrom("goods_in_category")
    .innerJoin("goods_category", (join) => onRefInTenant(join, "goods_category.id", "goods_in_category.category_id"))
    .select(["goods_in_category.goods_id", "goods_in_category.category_id"])
    .where(inTenant("goods_in_category"))
    .where("goods_category.loyalty_id", "=", loyaltyId);

/** Manual rules by title; ties by id. */
export const listManualRules = (loyaltyId: string) =>
  q
    .selectFrom("rule")
    .select(["id", "title", "action_type"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("scope", "=", "manual")
    .where("active", "=", true)
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** A customer with their card of one programme and its category. One that is switched off is none, as it is for sales. */
export const getTermCustomer = (loyaltyId: string, customerId: string) =>
  q
    .selectFrom("customer")
    .innerJoin("card", (join) =>
      onRefInTenant(join, "card.customer_id", "customer.id").on("card.loyalty_id", "=", loyaltyId),
    )
    .leftJoin("card_category", (join) =>
      onRefInTenant(join, "card_category.id", "card.category_id").on("card_category.active", "=", true),
    )
    .select([
      "customer.id",
      "customer.first_name",
      "customer.last_name",
      "customer.phone",
      "customer.email",
      "card.id as card_id",
      "card.access",
      "card_category.id as category_id",
      "card_category.title as category_title",
      "card_category.color as category_color",
      "card_category.text_color as category_text_color",
      "card_category.external_code as category_code",
    ])
    .where(inTenant("customer"))
    .where("customer.id", "=", customerId);
