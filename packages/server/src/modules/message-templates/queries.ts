import { type Insertable, sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, onRefInTenant, q } from "#kit/database/rows.ts";
import type { Message } from "#kit/database/tables.ts";

/** A programme with its settings of messages, and those with the signature. */
export const getTemplates = (loyaltyId: string) =>
  q
    .selectFrom("loyalty")
    .leftJoin("loyalty_settings as m", (join) =>
      onRefInTenant(join, "m.loyalty_id", "loyalty.id").on("m.name", "=", "messages"),
    )
    .leftJoin("loyalty_settings as p", (join) =>
      onRefInTenant(join, "p.loyalty_id", "loyalty.id").on("p.name", "=", "programme"),
    )
    .select(["loyalty.title", "loyalty.public_title", "loyalty.default_language", "loyalty.time_zone"])
    .select(["m.body as messages", sql<unknown>`p.body -> 'message_signature'`.as("signatures")])
    .where(inTenant("loyalty"))
    .where("loyalty.id", "=", loyaltyId);

/** Where and in which language some customers get messages; blocked ones get none. */
export const listRecipients = fixed((ids: readonly string[]) =>
  q
    .selectFrom("customer")
    .select(["id", "phone", "email", "chat_id", "push_devices", "language", "first_name", "blocked"])
    .where(inTenant())
    .where("id", "=", sql<string>`any(${ids}::uuid[])`),
);

export const addMessages = (added: Insertable<Message>[]) => q.insertInto("message").values(added);
