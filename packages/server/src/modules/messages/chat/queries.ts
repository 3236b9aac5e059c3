import { sql } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";

/** A customer with their chat. */
export const getChat = (customerId: string) =>
  q
    .selectFrom("customer")
    .select(["id", "language", "chat_id", "chat_links"])
    .where(inTenant())
    .where("id", "=", customerId);

/** The same, locked until the end of the transaction: a link that is opened twice at once works once. */
export const lockChat = (customerId: string) => getChat(customerId).forUpdate();

/** The customer of a chat. */
export const findByChat = (chatId: string) =>
  q.selectFrom("customer").select(["id", "language"]).where(inTenant()).where("chat_id", "=", chatId);

/** Separates a chat from whoever had it before. */
export const freeChat = (chatId: string) =>
  q
    .updateTable("customer")
    .set((eb) => ({
      chat_id: eb.case().when("chat_id", "=", chatId).then(null).else(eb.ref("chat_id")).end(),
      blocked_chat_id: eb.case().when("blocked_chat_id", "=", chatId).then(null).else(eb.ref("blocked_chat_id")).end(),
    }))
    .where(inTenant())
    .where((eb) => eb.or([eb("chat_id", "=", chatId), eb("blocked_chat_id", "=", chatId)]));

/** Links a customer with a chat, or with none; links that were made before work no longer. */
export const saveChat = (customerId: string, chatId: string | null) =>
  q
    .updateTable("customer")
    .set((eb) => ({ chat_id: chatId, blocked_chat_id: null, chat_links: eb("chat_links", "+", 1) }))
    .where(inTenant())
    .where("id", "=", customerId);

/** Whoever has a chat has blocked the bot and gets nothing there. */
export const blockChat = (chatId: string) =>
  q
    .updateTable("customer")
    .set({ blocked_chat_id: sql<string>`chat_id`, chat_id: null })
    .where(inTenant())
    .where("chat_id", "=", chatId);

/** They have allowed the bot again. */
export const unblockChat = (chatId: string) =>
  q
    .updateTable("customer")
    .set({ chat_id: sql<string>`blocked_chat_id`, blocked_chat_id: null })
    .where(inTenant())
    .where("blocked_chat_id", "=", chatId);
