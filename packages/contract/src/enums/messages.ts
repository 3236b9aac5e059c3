/** How a message reaches a customer. */
export const MESSAGE_TYPES = ["sms", "push", "viber", "email", "incust-chatbot", "external-system"] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** The services that deliver messages. */
export const PROVIDER_KINDS = ["smtp", "turbosms", "twilio", "web-push", "telegram", "webhook"] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** The services that can deliver each type of message, the usual one first. */
export const PROVIDERS_OF_TYPE = {
  sms: ["turbosms", "twilio"],
  push: ["web-push"],
  viber: ["turbosms"],
  email: ["smtp"],
  "incust-chatbot": ["telegram"],
  "external-system": ["webhook"],
} as const satisfies Record<MessageType, readonly ProviderKind[]>;

/** How a connection to a mail server is encrypted. */
export const MAIL_SECURITIES = ["tls", "starttls", "none"] as const;
export type MailSecurity = (typeof MAIL_SECURITIES)[number];

/** Why a message was not delivered. */
export const MESSAGE_PROBLEMS = [
  "unreachable",
  "address-not-allowed",
  "credentials-refused",
  "sender-refused",
  "recipient-refused",
  "recipient-blocked",
  "text-refused",
  "no-credit",
  "provider-failed",
  "undelivered",
  "no-provider",
  "no-address",
  "no-consent",
  "quiet-hours",
  "spending-limit",
] as const;
export type MessageProblem = (typeof MESSAGE_PROBLEMS)[number];
/** Those of a service, which then sends nothing to anybody; the others are of a message or its recipient. */
export const SERVICE_PROBLEMS = [
  "unreachable",
  "address-not-allowed",
  "credentials-refused",
  "sender-refused",
  "no-credit",
  "provider-failed",
] as const satisfies readonly MessageProblem[];

/** How far a message has come. */
export const MESSAGE_STATUSES = ["wait", "sent", "delivered", "error", "rejected", "replied"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** Who wrote a message: people of the business, the programme by itself, a person who tests a channel, a customer, or support of the installation. */
export const MESSAGE_SOURCES = ["business", "system", "test", "customer", "support"] as const;
export type MessageSource = (typeof MESSAGE_SOURCES)[number];

/** Events whose messages invite to buy, so they need consent to advertising; the others concern the customer's own dealings. */
export const ADVERTISING_EVENTS: readonly MessageEvent[] = ["bonuses-expiring"];

/** Events whose messages hold a secret that opens accounts. They do not go to devices, which a link switches on. */
export const SECRET_EVENTS: readonly MessageEvent[] = ["pin"];

/** A customer has no more devices than this: another one replaces the one that was switched on longest ago. */
export const MOST_CUSTOMER_DEVICES = 10;

/** What a customer has said about advertising by a channel. */
export const CONSENT_STATES = ["agreed", "refused", "unknown"] as const;

/** What became of an answer that was recorded for many customers. */
export const CONSENT_RESULTS = ["changed", "unchanged", "not-found"] as const;

/** Where staff or a program of the business heard it. */
export const RECORDED_CONSENT_SOURCES = ["in-person", "paper", "phone", "website"] as const;
/** All places, also those where customers answer themselves. */
export const CONSENT_SOURCES = [...RECORDED_CONSENT_SOURCES, "link", "mail-program", "message"] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

/** The orders of a list of messages. */
export const MESSAGE_SORTS = ["created_dt", "sent_dt"] as const;

/** How far a mailing has come. */
export const MAILING_STATES = ["scheduled", "sending", "stopped", "done"] as const;
export type MailingState = (typeof MAILING_STATES)[number];

/** What happens to a customer and may send them a message, by the group it is listed in. */
export const EVENTS_OF_GROUP = {
  registration: ["welcome", "pin"],
  sale: [
    "bonuses-charged",
    "bonuses-redeemed",
    "discount-given",
    "account-charged",
    "account-used",
    "sale-cancelled",
    "sale-refunded",
  ],
  bonuses: ["bonuses-added", "bonuses-adjusted", "bonuses-written-off", "bonuses-expiring", "bonuses-expired"],
  "special-accounts": [
    ...["account-opened", "account-refilled", "account-adjusted", "account-written-off"],
    ...["account-low", "account-limit-changed"],
  ],
  categories: ["category-raised", "category-lowered"],
} as const;
export const MESSAGE_GROUPS = [
  "registration",
  "sale",
  "bonuses",
  "special-accounts",
  "categories",
] as const satisfies readonly MessageGroup[];
export type MessageGroup = keyof typeof EVENTS_OF_GROUP;
export const MESSAGE_EVENTS = MESSAGE_GROUPS.flatMap((group): readonly MessageEvent[] => EVENTS_OF_GROUP[group]);
export type MessageEvent = (typeof EVENTS_OF_GROUP)[MessageGroup][number];

const links = ["unsubscribe_link", "wallet_link"] as const;
const everywhere = ["loyalty_title", "customer_name", "customer_phone", "date", "time", ...links] as const;
const ofPlace = ["pos_title", "pos_address"] as const;
const ofSale = [...ofPlace, "amount", "discount", "amount_to_pay", "bonuses_added", "bonuses_redeemed"] as const;
const ofAccount = ["account_title", "account_amount", "account_balance", "account_available"] as const;
const ofCredit = ["account_title", "account_limit", "account_balance", "account_available"] as const;
/** What the text of a message may contain in braces, by its event. */
export const VALUES_OF_EVENT = {
  welcome: everywhere,
  pin: ["pin", "account_title", "pos_title", ...everywhere],
  "bonuses-charged": [...everywhere, ...ofSale, "bonuses_balance"],
  "bonuses-redeemed": [...everywhere, ...ofSale, "bonuses_balance"],
  "discount-given": [...everywhere, ...ofSale, "bonuses_balance"],
  "account-charged": [...everywhere, ...ofSale, "bonuses_balance", ...ofAccount],
  "account-used": [...everywhere, ...ofSale, "bonuses_balance", ...ofAccount],
  "sale-cancelled": [...everywhere, "pos_title", "amount", "discount", "amount_to_pay"],
  "sale-refunded": [...everywhere, "pos_title", "amount_to_pay"],
  "bonuses-added": [...everywhere, "bonuses_added", "bonuses_balance", "promo_expire_date"],
  "bonuses-adjusted": [...everywhere, "bonuses_change", "bonuses_balance"],
  "bonuses-written-off": [...everywhere, "bonuses_change", "bonuses_balance"],
  "bonuses-expiring": [...everywhere, "bonuses_expiring", "promo_expire_date", "bonuses_balance"],
  "bonuses-expired": [...everywhere, "bonuses_expiring", "bonuses_balance"],
  "account-opened": [...everywhere, ...ofCredit],
  "account-limit-changed": [...everywhere, ...ofCredit],
  "account-refilled": [...everywhere, ...ofAccount],
  "account-adjusted": [...everywhere, ...ofAccount],
  "account-written-off": [...everywhere, ...ofAccount],
  "account-low": [...everywhere, "account_title", "account_balance", "account_available"],
  "category-raised": [...everywhere, "category_title", "category_benefits"],
  "category-lowered": [...everywhere, "category_title", "category_benefits"],
} as const satisfies Record<MessageEvent, readonly string[]>;
export type MessageValue = (typeof VALUES_OF_EVENT)[MessageEvent][number];
export const MESSAGE_VALUES = [...new Set<MessageValue>(Object.values(VALUES_OF_EVENT).flat())];

/** How the letters of an SMS are encoded: the small alphabet, with 160 letters in a part, or all letters, with 70. */
export const SMS_ENCODINGS = ["gsm-7", "ucs-2"] as const;
export type SmsEncoding = (typeof SMS_ENCODINGS)[number];
