import type { messages } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type Selectable, sql, type Updateable } from "kysely";
import { inTenant, onRefInTenant, q, raw } from "#kit/database/rows.ts";
import type { Message } from "#kit/database/tables.ts";
import { equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";

/** Messages with their customer and programme. */
const rows = () =>
  q
    .selectFrom("message")
    .leftJoin("customer", (join) => onRefInTenant(join, "customer.id", "message.customer_id"))
    .leftJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "message.loyalty_id"))
    .selectAll("message")
    .select(["customer.first_name", "customer.middle_name", "customer.last_name"])
    .select(["customer.phone", "customer.email", "customer.external_id"])
    .select("loyalty.title as loyalty_title")
    .where(inTenant("message"));

export const getMessage = (id: string) => rows().where("message.id", "=", id);

type Filters = FiltersOf<typeof messages.list>;
const isOf = (
  value: string,
) => sql<boolean>`(customer.phone = ${value} or lower(customer.email) = ${value.toLowerCase()}
  or customer.external_id = ${value})`;
const fits = filtersOf<Filters>({
  loyalty: equals("message.loyalty_id"),
  date_from: (from) => sql<boolean>`message.created_dt >= ${from}`,
  date_to: (to) => sql<boolean>`message.created_dt < ${to}`,
  phone: equals("customer.phone"),
  email: (email) => sql<boolean>`lower(customer.email) = ${email.toLowerCase()}`,
  external_id: equals("customer.external_id"),
  user_id_value: isOf,
  // Makes the value one of the three above.
  user_id_type: noCondition,
  message_type: equals("message.message_type"),
  src_type: equals("message.src_type"),
  status: equals("message.status"),
  mailing_id: equals("message.mailing_id"),
  incoming: equals("message.incoming"),
  support: equals("message.support"),
  readed: (readed) => sql<boolean>`(message.incoming and (message.read_dt is not null) = ${readed})`,
});

const inOrder = ordersOf<SortsOf<typeof messages.list>>(
  { created_dt: sql`message.created_dt`, sent_dt: { nullable: sql`message.sent_dt` } },
  { first: ["created_dt", "desc"], equal: sql`message.id` },
);
interface Order {
  sort: SortsOf<typeof messages.list> | undefined;
  order: "asc" | "desc";
}
/** Matching messages, newest first unless sorted otherwise; ties by id in the same direction. */
export const listMessages = (filters: Filters, order: Order) => rows().where(fits(filters)).orderBy(inOrder(order));

/**
 * Takes up to `most` messages for which something is due, for this server alone; those of a stopped mailing wait. One that another server took and did not finish is taken
 * over after `lease`. `was_claimed`: that has happened.
 */
export const claimMessages = (now: Date, lease: Date, most: number) =>
  q
    .with("due", (db) =>
      db
        .selectFrom("message")
        .leftJoin("mailing", (join) => onRefInTenant(join, "mailing.id", "message.mailing_id"))
        .select(["message.id", "message.claimed_dt"])
        .where(inTenant("message"))
        .where("due_dt", "<=", now)
        .where((eb) => eb.or([eb("claimed_dt", "is", null), eb("claimed_dt", "<", lease)]))
        .where(sql<boolean>`mailing.state is distinct from 'stopped'`)
        .orderBy("due_dt")
        .limit(most)
        .forUpdate("message")
        .skipLocked(),
    )
    .updateTable("message")
    .from("due")
    .set({ claimed_dt: now })
    .where(inTenant("message"))
    .whereRef("message.id", "=", "due.id")
    .returningAll("message")
    .returning(sql<boolean>`due.claimed_dt is not null`.as("was_claimed"));

/** Counts an attempt before it begins. */
export const countAttempts = (ids: readonly string[]) =>
  q
    .updateTable("message")
    .set((eb) => ({ attempts: eb("attempts", "+", 1) }))
    .where(inTenant())
    .where("id", "in", ids);

/** Stores what a step changed and gives the message back, unless another server has taken it over. */
export const finishStep = (id: string, claimed: Date, columns: Updateable<Message>) =>
  q
    .updateTable("message")
    .set({ ...columns, claimed_dt: null })
    .where(inTenant())
    .where("id", "=", id)
    .where("claimed_dt", "=", claimed);

/** By which of its channels a message goes once more. */
export type Resent = Pick<Selectable<Message>, "place" | "message_type" | "recipient">;
/** Makes a message due as if it had just been written. */
export const resend = (id: string, channel: Resent, now: Date) =>
  q
    .updateTable("message")
    .set({ ...channel, status: "wait", attempts: 0, due_dt: now, problem: null, error_text: null })
    .set({ provider_id: null, sent_dt: null, delivered_dt: null })
    .where(inTenant())
    .where("id", "=", id);

/** Businesses with something to deliver. */
export const listDueBusinesses = (now: Date, limit: number) =>
  raw(sql<{ business_id: string }>`select business_id from list_due_messages(${now}, ${limit}::int)`);

/** The cards of some customers in programmes that give wallet passes. */
export const listPassCards = (customerIds: readonly string[]) =>
  q
    .selectFrom("card")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "card.loyalty_id"))
    .innerJoin("loyalty_settings as s", (join) =>
      onRefInTenant(join, "s.loyalty_id", "card.loyalty_id").on("s.name", "=", "wallet-pass"),
    )
    .select(["card.id", "card.customer_id", "card.loyalty_id"])
    .where(inTenant("card"))
    .where("card.customer_id", "in", customerIds)
    .where("card.access", "<>", "none")
    .where("loyalty.active", "=", true)
    .where(sql<boolean>`s.body -> 'active' = 'true'::jsonb`);

/** Where some customers get messages. */
export const listReachable = (ids: readonly string[]) =>
  q
    .selectFrom("customer")
    .select(["id", "phone", "email", "chat_id", "push_devices", "external_id", "language", "first_name", "last_name"])
    .select(["message_consents", "message_refusals"])
    .where(inTenant())
    .where("id", "in", ids);

/** The ids that incoming mails have of their own; those of other channels are left out. */
export const listMailIds = (ids: readonly string[]) =>
  q
    .selectFrom("message")
    .select(["id", "provider_id"])
    .where(inTenant())
    .where("incoming", "=", true)
    .where("message_type", "=", "email")
    .where("id", "=", sql<string>`any(${ids}::uuid[])`);
