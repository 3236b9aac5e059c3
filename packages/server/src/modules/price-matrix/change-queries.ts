import type { priceMatrix } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { type Insertable, type SqlBool, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { PriceChange } from "#kit/database/tables.ts";
import { filtersOf } from "#kit/records/filters.ts";

/** Which of some groups are of a programme, by id. */
export const listGroups = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("price_group")
    .select(["id", "title", "currency"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("id");

/** The same, locked in this order. */
export const lockGroups = (loyaltyId: string, ids: readonly string[]) => listGroups(loyaltyId, ids).forUpdate();

/** When one of some items was last changed in one of some groups; null if none is there. */
export const getLastChange = (groupIds: readonly string[], goodsIds: readonly string[]) =>
  raw(sql<{ modified_dt: Date | null }>`
    select max(modified_dt) as modified_dt from price_group_item
    where business_id = ${tenantId} and price_group_id = any(${groupIds}::uuid[]) and goods_id = any(${goodsIds}::uuid[])`);

export const addChange = (row: Insertable<PriceChange>) => q.insertInto("price_change").values(row);

/** Cells of the matrix as columns. */
export interface Cells {
  groupIds: readonly string[];
  goodsIds: readonly string[];
}

/** Adds items to their groups, or switches on those that are there. The rows come from the groups, so the statement goes to one shard. */
export const saveItems = ({ groupIds, goodsIds }: Cells, now: Date) =>
  raw(sql`
    insert into price_group_item (business_id, price_group_id, goods_id, created_dt, modified_dt)
    select g.business_id, g.id, c.goods_id, ${now}::timestamptz, ${now}::timestamptz
    from price_group g join unnest(${groupIds}::uuid[], ${goodsIds}::uuid[]) as c (group_id, goods_id) on c.group_id = g.id
    where g.business_id = ${tenantId}
    on conflict (business_id, price_group_id, goods_id)
      do update set active = true, modified_dt = excluded.modified_dt, version = price_group_item.version + 1`);

interface NewPrices extends Cells {
  ids: readonly string[];
  prices: readonly (string | null)[];
}
interface Change {
  id: string;
  valid_from: Date;
  valid_until: Date | null;
  comment: string | null;
  person_id: string | null;
  created_dt: Date;
}
/** Adds the prices of a change, in ten-thousandths. */
export const addPrices = ({ ids, groupIds, goodsIds, prices }: NewPrices, change: Change) =>
  raw(sql`
    insert into master_price (business_id, id, price_group_id, goods_id, price, valid_from, valid_until, comment, person_id, created_dt, price_change_id)
    select g.business_id, c.id, g.id, c.goods_id, c.price, ${change.valid_from}::timestamptz, ${change.valid_until}::timestamptz,
      ${change.comment}::text, ${change.person_id}::uuid, ${change.created_dt}::timestamptz, ${change.id}::uuid
    from price_group g
    join unnest(${ids}::uuid[], ${groupIds}::uuid[], ${goodsIds}::uuid[], ${prices}::bigint[]) as c (id, group_id, goods_id, price)
      on c.group_id = g.id
    where g.business_id = ${tenantId}`);

const changes = () =>
  q
    .selectFrom("price_change as change")
    .leftJoin("person", "person.id", "change.person_id")
    .selectAll("change")
    .select(sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as("person_name"))
    .where(inTenant("change"));

type Filters = FiltersOf<typeof priceMatrix.changes>;
const fits = (now: Date) =>
  filtersOf<Filters>({
    date_from: (from) => sql<SqlBool>`(change.valid_from >= ${from} or change.valid_until > ${from})`,
    date_to: (to) => sql<SqlBool>`change.valid_from < ${to}`,
    state: (state) => {
      const stands = sql`change.cancelled_dt is null`;
      const ended = sql`coalesce(change.valid_until <= ${now}, false)`;
      return {
        scheduled: sql<SqlBool>`(${stands} and change.valid_from > ${now})`,
        started: sql<SqlBool>`(${stands} and change.valid_from <= ${now} and not ${ended})`,
        ended: sql<SqlBool>`(${stands} and ${ended})`,
        cancelled: sql<SqlBool>`not (${stands})`,
      }[state];
    },
  });

/** Changes of a programme, the latest start first; ties the newest first. */
export const listChanges = (loyaltyId: string, filters: Filters, now: Date) =>
  changes()
    .where("change.loyalty_id", "=", loyaltyId)
    .where(fits(now)(filters))
    .orderBy("change.valid_from", "desc")
    .orderBy("change.id", "desc");

export const getChange = (loyaltyId: string, id: string) =>
  changes().where("change.loyalty_id", "=", loyaltyId).where("change.id", "=", id);

/** One change, locked until the end of the transaction. */
export const lockChange = (loyaltyId: string, id: string) => getChange(loyaltyId, id).forUpdate("change");

/** The prices of a change with items and groups, by title of the item, then of the group; ties by id. */
export const listChangePrices = (changeId: string) =>
  q
    .selectFrom("master_price as price")
    .innerJoin("goods", (join) => onRefInTenant(join, "goods.id", "price.goods_id"))
    .innerJoin("price_group as group", (join) => onRefInTenant(join, "group.id", "price.price_group_id"))
    .select(["price.id", "price.price", "goods.id as goods_id", "goods.title", "goods.code"])
    .select(["group.id as group_id", "group.title as group_title", "group.currency"])
    .where(inTenant("price"))
    .where("price.price_change_id", "=", changeId)
    .orderBy(({ fn }) => fn("lower", ["goods.title"]))
    .orderBy("goods.id")
    .orderBy(({ fn }) => fn("lower", ["group.title"]))
    .orderBy("group.id");

/** The active terminals of the groups in which a change has prices, by title; ties by id. */
export const listChangeTerminals = (changeId: string) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "terminal.pos_id"))
    .innerJoin("price_group as group", (join) => onRefInTenant(join, "group.id", "terminal.price_group_id"))
    .select(["terminal.id", "terminal.title", "pos.id as pos_id", "pos.title as pos_title"])
    .select(["group.id as group_id", "group.title as group_title"])
    .where(inTenant("terminal"))
    .where("terminal.active", "=", true)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("master_price as price")
          .where(inTenant("price"))
          .where("price.price_change_id", "=", changeId)
          .whereRef("price.price_group_id", "=", "terminal.price_group_id"),
      ),
    )
    .orderBy(({ fn }) => fn("lower", ["terminal.title"]))
    .orderBy("terminal.id");

/** When some terminals were last connected. A session begins at its terminal, a key in the back office. */
export const listSeenTerminals = (ids: readonly string[]) =>
  q
    .selectFrom("terminal_token")
    .leftJoin("terminal_use", (join) =>
      join.onRef("terminal_use.token_hash", "=", "terminal_token.token_hash").on(inTenant("terminal_use")),
    )
    .select("terminal_id")
    .select(
      sql<Date | null>`max(coalesce(terminal_use.seen_dt, case kind when 'session' then created_dt end))`.as("seen_dt"),
    )
    .where(inTenant("terminal_token"))
    .where("terminal_id", "=", sql<string>`any(${ids}::uuid[])`)
    .groupBy("terminal_id");

export const cancelChange = (id: string, now: Date) =>
  q
    .updateTable("price_change")
    .set((eb) => ({ cancelled_dt: now, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);

/** Marks the items of a change as changed. */
export const touchItems = (changeId: string, now: Date) =>
  raw(sql`
    update price_group_item i set modified_dt = ${now}, version = i.version + 1
    from master_price m
    where i.business_id = ${tenantId} and m.business_id = ${tenantId} and m.price_change_id = ${changeId}
      and i.price_group_id = m.price_group_id and i.goods_id = m.goods_id`);

export const endPrices = (changeId: string) =>
  q.deleteFrom("master_price").where(inTenant()).where("price_change_id", "=", changeId);
