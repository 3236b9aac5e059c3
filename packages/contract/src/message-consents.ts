import * as enums from "./enums.ts";
import { call, group, ofPos, open, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = ofPos(roles("marketing", "sales-point-manager", "support-operator"));

const answer = { message_type: s.oneOf(enums.MESSAGE_TYPES), agreed: s.flag };
const said = {
  answers: { ...s.list(s.object(answer), enums.MESSAGE_TYPES.length), minItems: 1 },
  /** Where they said it. */
  source: s.oneOf(enums.RECORDED_CONSENT_SOURCES),
};
const ConsentChange = s.object({
  id: s.id,
  ...answer,
  source: s.oneOf(enums.CONSENT_SOURCES),
  /** The member of staff who recorded it; null: the customer did. */
  person: s.nullable(s.text(400)),
  created_dt: s.instant,
});
/** What a customer has said about advertising by each channel. */
export const CustomerConsents = s.object({
  channels: s.list(
    s.object({
      message_type: s.oneOf(enums.MESSAGE_TYPES),
      consent: s.oneOf(enums.CONSENT_STATES),
      /** Whether advertising goes to them by this channel. */
      allowed: s.flag,
    }),
    enums.MESSAGE_TYPES.length,
  ),
  /** The latest answers, newest first. */
  history: s.list(ConsentChange, 200),
});
/** The same for the customer, who got a link to it. */
export const Subscription = s.object({
  business_name: s.text(200),
  /** The language that the business knows of the customer. */
  language: s.nullable(s.oneOf(enums.LANGUAGES)),
  /** By which channels advertising comes; only those by which the business sends. */
  channels: s.list(
    s.object({ message_type: s.oneOf(enums.MESSAGE_TYPES), allowed: s.flag }),
    enums.MESSAGE_TYPES.length,
  ),
});

const unknownLink = ["consent_link.not_found"] as const;
const throttle = { attempts: 60, seconds: 3600 };

/** Whether customers want advertising. Messages about their own purchases, bonuses and PINs do not need consent. */
export const messageConsents = group("messageConsents", {
  give: call("POST /customer/consent", {
    summary: "Records what a customer has said about advertising by some channels.",
    access: changes,
    body: s.object({ user_id: s.idOf("customer"), ...said }),
    response: CustomerConsents,
    errors: ["customer.not_found"],
  }),
  giveMany: call("POST /x/customer/consents", {
    summary:
      "Records the same answer about advertising by some channels for many customers, and tells what became of each.",
    access: changes,
    body: s.object({
      user_ids: { ...s.list(s.idOf("customer"), 200), minItems: 1 },
      ...said,
    }),
    response: s.items(s.object({ user_id: s.idOf("customer"), result: s.oneOf(enums.CONSENT_RESULTS) })),
    extension: true,
  }),
  get: call("GET /x/customer/{userId}/consents", {
    summary: "Shows what a customer has said about advertising by each channel, with its history.",
    access: reads,
    response: CustomerConsents,
    errors: ["customer.not_found"],
    extension: true,
  }),
  subscription: call("GET /public/unsubscribe/{token}", {
    summary: "Shows the customer of a link in a message by which channels they get advertising.",
    access: open,
    response: Subscription,
    errors: unknownLink,
    throttle,
    extension: true,
  }),
  choose: call("POST /public/unsubscribe/{token}", {
    summary:
      "Unsubscribes the customer of a link in a message from advertising by some channels, or subscribes them again.",
    access: open,
    body: s.object({ answers: { ...s.list(s.object(answer), enums.MESSAGE_TYPES.length), minItems: 1 } }),
    response: Subscription,
    errors: unknownLink,
    throttle,
    extension: true,
  }),
  oneClick: call("POST /public/unsubscribe/{token}/{messageType}", {
    summary: "Unsubscribes from a channel with one click in a mail program (RFC 8058).",
    access: open,
    acceptsForm: true,
    response: s.object({ done: s.flag }),
    errors: ["consent_link.not_found", "message_type.unknown"],
    throttle,
    extension: true,
  }),
});
