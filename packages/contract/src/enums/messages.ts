/** How a message reaches a customer. */
export const MESSAGE_TYPES = ["sms", "viber", "email", "external-system"] as const;
export type MessageType = (typeof MESSAGE_TYPES)[number];

/** The services that deliver messages. */
export const PROVIDER_KINDS = ["smtp", "turbosms", "twilio", "webhook"] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** The services that can deliver each type of message, the usual one first. */
export const PROVIDERS_OF_TYPE = {
  sms: ["turbosms", "twilio"],
  viber: ["turbosms"],
  email: ["smtp"],
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
  "text-refused",
  "no-credit",
  "provider-failed",
  "undelivered",
  "no-provider",
  "no-address",
] as const;
export type MessageProblem = (typeof MESSAGE_PROBLEMS)[number];

/** How far a message has come. */
export const MESSAGE_STATUSES = ["wait", "sent", "delivered", "error"] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** What caused a message. */
export const MESSAGE_SOURCES = ["business", "test"] as const;
export type MessageSource = (typeof MESSAGE_SOURCES)[number];

/** The orders of a list of messages. */
export const MESSAGE_SORTS = ["created_dt", "sent_dt"] as const;

/** How far a mailing has come. */
export const MAILING_STATES = ["scheduled", "sending", "stopped", "done"] as const;
export type MailingState = (typeof MAILING_STATES)[number];
