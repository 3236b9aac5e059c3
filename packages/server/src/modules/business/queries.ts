import type { business } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { type Insertable, sql, type Updateable } from "kysely";
import { inTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { Business } from "#kit/database/tables.ts";
import { equals, filtersOf } from "#kit/records/filters.ts";

/** The business of the transaction. */
export const getBusiness = () => q.selectFrom("business").selectAll().where(inTenant());

/** The current business, locked. Also serves as the lock for its settings, which may not exist yet. */
export const lockBusiness = () => getBusiness().forUpdate();

/** Adds a business; its id is the tenant that the transaction has selected before. */
export const addBusiness = (row: Insertable<Business>) => q.insertInto("business").values(row).returningAll();

export const saveBusiness = (change: Updateable<Business>, now: Date) =>
  q
    .updateTable("business")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .returningAll();

/** Makes a person the owner of the transaction's business. */
export const addOwner = (personId: string, now: Date) =>
  q.insertInto("member").values({
    person_id: personId,
    access: "owner",
    scopes: ["administration", "payments", "security"],
    roles: [],
    created_dt: now,
    modified_dt: now,
  });

/** Stores when a person last used a business: their next sign-in opens the latest one. */
export const saveEntrance = (personId: string, businessId: string, now: Date) =>
  q
    .insertInto("entrance")
    .values({ person_id: personId, business_id: businessId, used_dt: now })
    .onConflict((at) => at.columns(["person_id", "business_id"]).doUpdateSet({ used_dt: now }));

/** Whether the business has any transaction. */
export const hasTransactions = () => q.selectFrom("transaction").select("id").where(inTenant()).limit(1);

/** The number of rows of each kind, at most 10,000. */
export const countThings = () => raw(sql<Record<CountedThing, bigint>>`select ${sql.join(everyCounter)}`);
const counted = {
  loyalties: "loyalty",
  rules: "rule",
  pos: "pos",
  terminals: "terminal",
  price_groups: "price_group",
  prices: "master_price",
  taxes: "tax",
  goods: "goods",
  customers: "customer",
  transactions: "transaction",
} as const;
export type CountedThing = keyof typeof counted;
const everyCounter = Object.entries(counted).map(
  ([name, table]) =>
    sql`(select count(*) from (select from ${sql.table(table)} where business_id = ${tenantId} limit 10000) as rows) as ${sql.ref(name)}`,
);

/** Settings of the business by name; no row if they were never saved. */
export const getSettings = (name: SettingsName) =>
  q
    .selectFrom("business_settings")
    .select(["body", "modified_dt", "version"])
    .where(inTenant())
    .where("name", "=", name);
export type SettingsName = "business" | "legal" | "messages";

/** Stores settings as a whole; the first save creates version 1. */
export const saveSettings = (name: SettingsName, body: object, now: Date) =>
  q
    .insertInto("business_settings")
    .values({ name, body: JSON.stringify(body), modified_dt: now })
    .onConflict((at) =>
      at.columns(["business_id", "name"]).doUpdateSet((eb) => ({
        body: eb.ref("excluded.body"),
        modified_dt: eb.ref("excluded.modified_dt"),
        version: sql<number>`business_settings.version + 1`,
      })),
    )
    .returning(["body", "modified_dt", "version"]);

type PreferenceFilters = FiltersOf<typeof business.preferences>;
const preferencesFit = filtersOf<PreferenceFilters>({ name: equals("name") });

/** A person's screen preferences, by name. */
export const listPreferences = (personId: string, filters: PreferenceFilters) =>
  q
    .selectFrom("preference")
    .select(["name", "value", "modified_dt", "version"])
    .where(inTenant())
    .where("person_id", "=", personId)
    .where(preferencesFit(filters))
    .orderBy("name");

/** One of a person's screen preferences, locked until the end of the transaction. */
export const lockPreference = (personId: string, name: string) => listPreferences(personId, { name }).forUpdate();

export const addPreference = (personId: string, name: string, value: object, now: Date) =>
  q
    .insertInto("preference")
    .values({ person_id: personId, name, value: JSON.stringify(value), modified_dt: now })
    .returning(["name", "value", "modified_dt", "version"]);

export const savePreference = (personId: string, name: string, value: object, now: Date) =>
  q
    .updateTable("preference")
    .set((eb) => ({ value: JSON.stringify(value), modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("person_id", "=", personId)
    .where("name", "=", name)
    .returning(["name", "value", "modified_dt", "version"]);

/** The API key of the business with the owner in whose name it acts; nothing if there is none. */
export const getApiKey = () =>
  q
    .selectFrom("api_key")
    .innerJoin("person", "person.id", "api_key.person_id")
    .select(["api_key.hint", "api_key.created_dt", "api_key.seen_dt", "api_key.remote_addr"])
    .select(["person.first_name", "person.last_name"])
    .where("api_key.business_id", "=", tenantId);

/** The key of a business; another one replaces it. */
export const replaceApiKey = (row: {
  id: string;
  business_id: string;
  token_hash: Buffer;
  hint: string;
  person_id: string;
  created_dt: Date;
}) =>
  q
    .insertInto("api_key")
    .values(row)
    .onConflict((conflict) => conflict.column("business_id").doUpdateSet({ ...row, seen_dt: null, remote_addr: null }));

export const removeApiKey = () => q.deleteFrom("api_key").where("business_id", "=", tenantId);
