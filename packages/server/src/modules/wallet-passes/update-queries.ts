import { type InferResult, type Insertable, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { WalletPhone } from "#kit/database/tables.ts";

/** The versions of everything that the pass of a card shows. */
const versions = sql<string>`concat_ws(' ', card.version, card.category_id, card.access, customer.version,
  (select coalesce(sum(a.version), 0) from account a where a.business_id = ${tenantId} and a.kind = 'bonus' and a.owner_id = card.id),
  (select coalesce(sum(a.version + o.version + sp.version), 0)
    from customer_account o
    join special_account sp on sp.business_id = ${tenantId} and sp.id = o.special_account_id
    join account a on a.business_id = ${tenantId} and a.owner_id = o.id
    where o.business_id = ${tenantId} and o.customer_id = card.customer_id),
  c.version, loyalty.version, s.version, extract(epoch from w.expires_dt))`;

const watched = () =>
  q
    .selectFrom("card")
    .innerJoin("customer", (join) => onRefInTenant(join, "customer.id", "card.customer_id"))
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "card.loyalty_id"))
    .leftJoin("card_category as c", (join) => onRefInTenant(join, "c.id", "card.category_id"))
    .leftJoin("loyalty_settings as s", (join) =>
      onRefInTenant(join, "s.loyalty_id", "card.loyalty_id").on("s.name", "=", "wallet-pass"),
    )
    .leftJoin("wallet_certificate as w", (join) => onRefInTenant(join, "w.loyalty_id", "card.loyalty_id"))
    .where(inTenant("card"));

/** The versions of a card of now. */
export const getVersions = (cardId: string) => watched().select(versions.as("seen")).where("card.id", "=", cardId);

/** Passes on phones of which something may have changed since they were looked at, by id. */
export const listOutdated = (limit: number) =>
  watched()
    .innerJoin("wallet_pass as p", (join) => onRefInTenant(join, "p.card_id", "card.id"))
    .select(["card.id", "p.digest", versions.as("seen")])
    .where("p.seen", "<>", versions)
    .orderBy("card.id")
    .limit(limit);

export const getPass = (cardId: string) =>
  q.selectFrom("wallet_pass").select(["changed_dt"]).where(inTenant()).where("card_id", "=", cardId);

/** Remembers what a pass shows, unless it is known already. */
export const addPass = (card_id: string, seen: string, digest: string, changed_dt: Date) =>
  q
    .insertInto("wallet_pass")
    .values({ card_id, seen, digest, changed_dt })
    .onConflict((at) => at.doNothing());

export const savePass = (cardId: string, columns: { seen: string; digest?: string; changed_dt?: Date }) =>
  q.updateTable("wallet_pass").set(columns).where(inTenant()).where("card_id", "=", cardId);

/** Registers a phone; true if it is new. A new token replaces the old one. */
export const addPhone = (row: Insertable<WalletPhone>) =>
  q
    .insertInto("wallet_phone")
    .values(row)
    .onConflict((at) =>
      at
        .columns(["business_id", "device", "card_id"])
        .doUpdateSet((eb) => ({ push_token: eb.ref("excluded.push_token") })),
    )
    .returning(sql<boolean>`xmax = 0`.as("is_new"));

/** A pass that Google is to have soon: it has been told of no change yet. */
export const addAtGoogle = (card_id: string) =>
  q
    .insertInto("wallet_phone")
    .values({ card_id, device: "google", wallet: "google", push_token: null, told_dt: new Date(0) })
    .onConflict((at) => at.doNothing());

export const removePhone = (device: string, cardId: string) =>
  q.deleteFrom("wallet_phone").where(inTenant()).where("device", "=", device).where("card_id", "=", cardId);

/** Passes of a programme on a phone that changed after a moment, the earliest change first; ties by id. */
export const listChanged = (device: string, loyaltyId: string, since: Date) =>
  q
    .selectFrom("wallet_phone as h")
    .innerJoin("wallet_pass as p", (join) => onRefInTenant(join, "p.card_id", "h.card_id"))
    .innerJoin("card", (join) => onRefInTenant(join, "card.id", "h.card_id"))
    .select(["p.card_id", "p.changed_dt"])
    .where(inTenant("h"))
    .where("h.device", "=", device)
    .where("h.wallet", "=", "apple")
    .where("card.loyalty_id", "=", loyaltyId)
    .where("p.changed_dt", ">", since)
    .orderBy("p.changed_dt")
    .orderBy("p.card_id")
    .limit(1000);

/** Phones that have not been told of the last change of a pass, with its programme. */
export const listUntold = (now: Date, limit: number) =>
  q
    .selectFrom("wallet_phone as h")
    .innerJoin("wallet_pass as p", (join) => onRefInTenant(join, "p.card_id", "h.card_id"))
    .innerJoin("card", (join) => onRefInTenant(join, "card.id", "h.card_id"))
    .select(["h.device", "h.card_id", "h.wallet", "h.push_token", "h.tries", "p.changed_dt", "card.loyalty_id"])
    .where(inTenant("h"))
    .whereRef("p.changed_dt", ">", "h.told_dt")
    .where((eb) => eb.or([eb("h.retry_dt", "is", null), eb("h.retry_dt", "<=", now)]))
    .orderBy("card.loyalty_id")
    .orderBy("p.changed_dt")
    .orderBy("h.device")
    .limit(limit);
export type UntoldRow = InferResult<ReturnType<typeof listUntold>>[number];

export const savePhone = (
  device: string,
  cardId: string,
  columns: { told_dt?: Date; tries: number; retry_dt: Date | null },
) =>
  q
    .updateTable("wallet_phone")
    .set(columns)
    .where(inTenant())
    .where("device", "=", device)
    .where("card_id", "=", cardId);

/** Businesses with passes on phones, by id. */
export const listWalletBusinesses = (after: string | null, limit: number) =>
  raw(sql<{ business_id: string }>`select business_id from list_wallet_businesses(${after}::uuid, ${limit}::int)`);
