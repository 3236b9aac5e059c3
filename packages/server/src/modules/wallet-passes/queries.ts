import { type InferResult, type Insertable, sql } from "kysely";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";
import type { WalletCertificate, WalletGoogleKey } from "#kit/database/tables.ts";

/** What signs the passes of a programme. */
export const getCertificate = (loyaltyId: string) =>
  q.selectFrom("wallet_certificate").selectAll().where(inTenant()).where("loyalty_id", "=", loyaltyId);
export type CertificateRow = InferResult<ReturnType<typeof getCertificate>>[number];

/** Stores what signs the passes of a programme; the programme is locked meanwhile. */
export const saveCertificate = (row: Insertable<WalletCertificate>) =>
  q
    .insertInto("wallet_certificate")
    .values(row)
    .onConflict((at) =>
      at.columns(["business_id", "loyalty_id"]).doUpdateSet((eb) => ({
        pass_type_identifier: eb.ref("excluded.pass_type_identifier"),
        team_identifier: eb.ref("excluded.team_identifier"),
        expires_dt: eb.ref("excluded.expires_dt"),
        secret: eb.ref("excluded.secret"),
      })),
    );

/** With what a programme stores its passes at Google. */
export const getGoogleKey = (loyaltyId: string) =>
  q.selectFrom("wallet_google_key").selectAll().where(inTenant()).where("loyalty_id", "=", loyaltyId);
export type GoogleKeyRow = InferResult<ReturnType<typeof getGoogleKey>>[number];

/** Stores with what a programme stores its passes at Google; the programme is locked meanwhile. */
export const saveGoogleKey = (row: Insertable<WalletGoogleKey>) =>
  q
    .insertInto("wallet_google_key")
    .values(row)
    .onConflict((at) =>
      at.columns(["business_id", "loyalty_id"]).doUpdateSet((eb) => ({
        service_account: eb.ref("excluded.service_account"),
        secret: eb.ref("excluded.secret"),
      })),
    );

/** Cards with what a pass shows of customer and category. A category that is switched off is none, as it is for sales. */
const cards = () =>
  q
    .selectFrom("card")
    .innerJoin("customer", (join) => onRefInTenant(join, "customer.id", "card.customer_id"))
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "card.loyalty_id"))
    .leftJoin("card_category as c", (join) => onRefInTenant(join, "c.id", "card.category_id").on("c.active", "=", true))
    .select(["card.customer_id"])
    .select(["card.id", "card.business_id", "card.loyalty_id", "card.access"])
    .select(["customer.first_name", "customer.middle_name", "customer.last_name", "customer.language"])
    .select(["customer.phone", "customer.email", "customer.external_id", "customer.blocked"])
    .select(["c.title as category_title", "c.public_title as category_public_title"])
    .select(["c.public_description as category_benefits", "c.image as category_image"])
    .select(["c.color as category_color", "c.text_color as category_text_color"])
    .select(["loyalty.title", "loyalty.public_title", "loyalty.default_language", "loyalty.active"])
    .where(inTenant("card"));

export const getCard = (id: string) => cards().where("card.id", "=", id);
export type CardRow = InferResult<ReturnType<typeof getCard>>[number];

/** The cards of a customer, by the programme's title; ties by id. */
export const listCards = (customerId: string) =>
  cards()
    .where("card.customer_id", "=", customerId)
    .orderBy(({ fn }) => fn("lower", ["loyalty.title"]))
    .orderBy("card.id");

/** Bonuses of a card by currency. */
export const listBonuses = (cardId: string) =>
  q
    .selectFrom("account")
    .select(["unit", "balance"])
    .where(inTenant())
    .where("kind", "=", "bonus")
    .where("owner_id", "=", cardId)
    .orderBy("unit");

/** The special accounts of a customer that a programme has, in the business's order; ties by id. */
export const listAccounts = (customerId: string, loyaltyId: string) =>
  q
    .selectFrom("customer_account as c")
    .innerJoin("special_account as s", (join) => onRefInTenant(join, "s.id", "c.special_account_id"))
    .innerJoin("account as a", (join) => onRefInTenant(join, "a.owner_id", "c.id"))
    .select(["s.type", "s.unit", "s.public_title", "a.balance", "a.held"])
    .select(({ fn }) => fn.coalesce("c.title", "s.title").as("title"))
    .where(inTenant("c"))
    .where("c.customer_id", "=", customerId)
    .where("c.active", "=", true)
    .where("s.active", "=", true)
    .where(sql<boolean>`(s.loyalty_ids = '{}' or ${loyaltyId}::uuid = any(s.loyalty_ids))`)
    .orderBy("s.sort_order")
    .orderBy("c.id");

/** A phone offers a pass near so many places. */
const mostLocations = 10;

/** Where a programme's open points of sale are, the most important first; ties by id. */
export const listLocations = (loyaltyId: string) =>
  q
    .selectFrom("pos")
    .select([
      sql<number>`latitude::float8 / 1000000`.as("latitude"),
      sql<number>`longitude::float8 / 1000000`.as("longitude"),
    ])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("active", "=", true)
    .where("latitude", "is not", null)
    .where("longitude", "is not", null)
    .orderBy("priority")
    .orderBy("id")
    .limit(mostLocations);

/** What beacons of a programme's active tills send: one number for each point of sale; those of the first points of sale. */
export const listBeacons = (loyaltyId: string) =>
  q
    .selectFrom("terminal_beacon as b")
    .innerJoin("beacon_region as r", "r.business_id", "b.business_id")
    .innerJoin("pos", (join) => onRefInTenant(join, "pos.id", "b.pos_id"))
    // A till that has moved sends what it sent before no more.
    .innerJoin("terminal as t", (join) =>
      onRefInTenant(join, "t.id", "b.terminal_id").onRef("t.pos_id", "=", "b.pos_id"),
    )
    .select(["r.uuid", "b.major"])
    .where(inTenant("b"))
    .where(inTenant("r"))
    .where("pos.loyalty_id", "=", loyaltyId)
    .where("t.active", "=", true)
    .groupBy(["r.uuid", "b.major", "pos.priority"])
    .orderBy("pos.priority")
    .orderBy("b.major")
    .limit(mostLocations);
