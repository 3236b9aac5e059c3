import type { embedded, loyalty } from "@patron/contract";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { type Insertable, sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { countOf, inTenant, q } from "#kit/database/rows.ts";
import type { Loyalty } from "#kit/database/tables.ts";
import { filtersOf, isTrue } from "#kit/records/filters.ts";
import { jsonColumns } from "#kit/records/record-rows.ts";

export const addLoyalty = (row: Insertable<Loyalty>) => q.insertInto("loyalty").values(row).returningAll();

/** A programme with its number of points of sale. */
const rows = () =>
  q
    .selectFrom("loyalty")
    .selectAll("loyalty")
    .select(countOf("pos.loyalty_id", "loyalty.id").as("pos_count"))
    .where(inTenant("loyalty"));

/** Programmes by title; ties by id. */
export const listLoyalties = () =>
  rows()
    .orderBy(({ fn }) => fn("lower", ["loyalty.title"]))
    .orderBy("loyalty.id");

/** One programme of the business. */
export const getLoyalty = (id: string) => rows().where("loyalty.id", "=", id);

/** The time zone of a programme. */
export const getLoyaltyZone = fixed((id: string) =>
  q.selectFrom("loyalty").select("time_zone").where(inTenant()).where("id", "=", id),
);

/** One programme, locked until the end of the transaction. */
export const lockLoyalty = (id: string) => getLoyalty(id).forUpdate("loyalty");

/** The columns for a call's body; absent fields stay unchanged. */
export function loyaltyColumns(body: Partial<BodyOf<typeof loyalty.add>>) {
  const { id: _, public_title, public_description, social_links, ...same } = body;
  return {
    ...same,
    ...jsonColumns({ public_title, public_description, social_links }),
  };
}

type LookupFilters = FiltersOf<typeof embedded.loyalties>;
const lookupFits = filtersOf<LookupFilters>({ only_active: isTrue("active") });

/** Programmes for a picker, by title; ties by id. */
export const listLoyaltyLookup = (filters: LookupFilters) =>
  q
    .selectFrom("loyalty")
    .select(["id", "title", "active", "time_zone", "country"])
    .where(inTenant())
    .where(lookupFits(filters))
    .orderBy(({ fn }) => fn("lower", ["title"]))
    .orderBy("id");

/** The settings of a programme by name; no row if they were never saved. */
export const getSettings = (loyaltyId: string, name: SettingsName) =>
  q
    .selectFrom("loyalty_settings")
    .select(["body", "modified_dt", "version"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("name", "=", name);
export type SettingsName =
  | "programme"
  | "rules"
  | "card-categories"
  | "messages"
  | "online-store"
  | "referral"
  | "wallet-pass";

/** Stores settings as a whole; the first save creates version 1. */
export const saveSettings = (loyaltyId: string, name: SettingsName, body: object, now: Date) =>
  q
    .insertInto("loyalty_settings")
    .values({ loyalty_id: loyaltyId, name, body: JSON.stringify(body), modified_dt: now })
    .onConflict((at) =>
      at.columns(["business_id", "loyalty_id", "name"]).doUpdateSet((eb) => ({
        body: eb.ref("excluded.body"),
        modified_dt: eb.ref("excluded.modified_dt"),
        version: sql<number>`loyalty_settings.version + 1`,
      })),
    )
    .returning(["body", "modified_dt", "version"]);

/** Which of some items are sold in the programme. */
export const listSold = (loyaltyId: string, ids: readonly string[]) =>
  q
    .selectFrom("goods_in_loyalty")
    .select("goods_id")
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("goods_id", "=", sql<string>`any(${ids}::uuid[])`);
