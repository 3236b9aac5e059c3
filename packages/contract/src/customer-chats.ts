import { call, group, ofPos, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const links = ofPos(roles("marketing", "sales-point-manager", "support-operator"));

/** Whether a customer gets messages in a chat. */
export const CustomerChat = s.object({
  /** The customer has opened the bot of the business, and did not block it. */
  linked: s.flag,
  /** Opens the bot and links whoever opens it with this customer, once and for a week; null: the business has no bot. */
  link: s.nullable(s.text(300)),
  expires_dt: s.nullable(s.instant),
});

/** The chats of customers with the bot of the business. */
export const customerChats = group("customerChats", {
  get: call("GET /x/customer/{userId}/chat", {
    summary: "Shows whether a customer gets messages by the bot of the business, and the link with which they begin.",
    access: links,
    response: CustomerChat,
    errors: ["customer.not_found"],
    extension: true,
  }),
  remove: call("DELETE /x/customer/{userId}/chat", {
    summary: "Separates a customer from their chat: they get no messages there until they use a new link.",
    access: links,
    response: CustomerChat,
    errors: ["customer.not_found"],
    extension: true,
  }),
});
