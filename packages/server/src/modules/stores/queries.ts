import { sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";

/** The settings of a point of sale's store; no row if they were never saved. */
export const getPosStore = (posId: string) =>
  q.selectFrom("pos_store").select(["body", "modified_dt", "version"]).where(inTenant()).where("pos_id", "=", posId);

/** Stores them as a whole; the first save creates version 1. */
export const savePosStore = (posId: string, body: object, now: Date) =>
  q
    .insertInto("pos_store")
    .values({ pos_id: posId, body: JSON.stringify(body), modified_dt: now })
    .onConflict((at) =>
      at.columns(["business_id", "pos_id"]).doUpdateSet((eb) => ({
        body: eb.ref("excluded.body"),
        modified_dt: eb.ref("excluded.modified_dt"),
        version: sql<number>`pos_store.version + 1`,
      })),
    )
    .returning(["body", "modified_dt", "version"]);

/** The business of a store that is switched on. */
export const getStoreAddress = (posId: string) => q.selectFrom("store_address").selectAll().where("pos_id", "=", posId);

/** Opens the address of a store; changes nothing where another business has one for a point of sale with this id. */
export const saveStoreAddress = (pos_id: string, business_id: string) =>
  q
    .insertInto("store_address")
    .values({ pos_id, business_id })
    .onConflict((at) =>
      at
        .column("pos_id")
        .doUpdateSet({ business_id })
        .whereRef("store_address.business_id", "=", "excluded.business_id"),
    );

export const endStoreAddress = (posId: string) =>
  q.deleteFrom("store_address").where(inTenant()).where("pos_id", "=", posId);

/** An active terminal of a point of sale, with what its prices depend on. */
export const getStoreTerminal = (posId: string, terminalId: string) =>
  q
    .selectFrom("terminal")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "terminal.pos_id"))
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "pos.loyalty_id"))
    .select(["terminal.id", "terminal.title", "terminal.currency", "terminal.price_group_id"])
    .select(["pos.loyalty_id", "loyalty.time_zone as loyalty_time_zone"])
    .where(inTenant("terminal"))
    .where("terminal.pos_id", "=", posId)
    .where("terminal.id", "=", terminalId)
    .where("terminal.active", "=", true);

/** Active points of sale of a programme, for pick-up; those with a higher priority first, then by title and id. */
export const listPickUpPoints = (loyaltyId: string) =>
  q
    .selectFrom("pos")
    .select(["id", "title", "public_title", "address"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("active", "=", true)
    .orderBy("priority", "desc")
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** Categories of a programme in their order, also those that stores do not show. */
export const listStoreCategories = (loyaltyId: string) =>
  q
    .selectFrom("goods_category")
    .select(["id", "parent_id", "title", "public_title", "public_description", "photo", "active", "show_in_store"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .orderBy("sort_order")
    .orderBy("id");
