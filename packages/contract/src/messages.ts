import * as enums from "./enums.ts";
import { call, group, ofBusiness, roles, withScopes } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const settles = withScopes(roles(), "administration");
const reads = ofBusiness(roles("marketing", "support-operator", "viewer"));
const sends = ofBusiness(roles("marketing"));
const answers = roles("marketing", "support-operator");

const providerFields = {
  kind: s.oneOf(enums.PROVIDER_KINDS),
  active: s.flag,
  /** What recipients see: an address, an approved name or a number. */
  sender: s.text(254),
  /** Mail server. */
  host: s.text(253),
  port: s.whole(1, 65_535),
  security: s.oneOf(enums.MAIL_SECURITIES),
  /** The user of a mail server, or the account of a service. */
  login: s.text(254),
  /** Where webhooks are sent. */
  url: s.nullable(s.url),
  /** Where the mailbox of the sender is read, with the user and password of the mail server. Empty: nowhere. */
  incoming_host: s.text(253),
  incoming_port: s.whole(1, 65_535),
  incoming_security: s.oneOf(enums.MAIL_SECURITIES),
  /** The price of one part in the currency of the business; null: unknown. */
  part_price: s.nullable(s.unitPrice),
};
/** How messages of a type are delivered. Never answers what was stored as a secret. */
export const MessageProvider = s.object({
  message_type: s.oneOf(enums.MESSAGE_TYPES),
  ...providerFields,
  secret_set: s.flag,
  /** Where the service sends what customers write; null: this one does not. */
  incoming_url: s.nullable(s.text(2000)),
  last_sent_dt: s.nullable(s.instant),
  last_failed_dt: s.nullable(s.instant),
  last_problem: s.nullable(s.oneOf(enums.MESSAGE_PROBLEMS)),
  last_error_text: s.nullable(s.text(500)),
  /** When the mailbox was last read. */
  mailbox_checked_dt: s.nullable(s.instant),
  mailbox_problem: s.nullable(s.oneOf(enums.MESSAGE_PROBLEMS)),
  mailbox_error_text: s.nullable(s.text(500)),
  modified_dt: s.nullable(s.instant),
  version: s.whole(0, 2 ** 31 - 1),
});
export const MessageProviderBody = s.object({
  ...s.patch(s.object(providerFields)).properties,
  /** A password, a token, or the signing secret of webhooks. */
  secret: s.optional(s.secret(500)),
});
const channels = { ...s.list(s.oneOf(enums.MESSAGE_TYPES), enums.MESSAGE_TYPES.length), minItems: 1 };
const audience = {
  /** The customers; absent: those of the programme that `filter` finds. */
  user_ids: s.optional({ ...s.list(s.idOf("customer"), 10_000), minItems: 1 }),
  filter: s.optional(
    s.object({
      category_id: s.optional(s.nullable(s.idOf("card_category"))),
      access: s.optional(s.nullable(s.oneOf(enums.CARD_ACCESS))),
    }),
  ),
};
const wording = {
  loyalty_id: s.idOf("loyalty"),
  ...audience,
  /** In order: the next one is tried when a message cannot be delivered by the one before. */
  channels,
  /** How long to wait for a delivery before the next channel is tried. */
  next_after_minutes: s.optional(s.whole(1, 1440)),
  /** Subjects of e-mails by language. */
  subjects: s.optional(s.texts(200)),
  /**
   * Texts by language; customers get their own language, or else the programme's. The signature of the programme is added to them, which
   * the limit leaves room for.
   */
  texts: s.texts(3800),
};
const begin = {
  id: s.optional(s.idOf("mailing")),
  /** When to begin; absent: at once. */
  send_at: s.optional(s.nullable(s.instant)),
};
export const MailingBody = s.object({ ...wording, ...begin });
/** News of a programme, whose customers get its public title and text. */
export const NewsMailingBody = s.object({ news_id: s.idOf("news"), ...audience, ...begin });
const counted = s.whole(0, 2 ** 31 - 1);
/** One text sent to many customers. */
export const Mailing = s.entity("mailing", {
  loyalty_id: s.idOf("loyalty"),
  channels,
  next_after_minutes: s.whole(1, 1440),
  subjects: s.texts(200),
  texts: s.texts(4000),
  state: s.oneOf(enums.MAILING_STATES),
  send_at: s.nullable(s.instant),
  done_dt: s.nullable(s.instant),
  recipients: counted,
  /** Messages created so far, and what became of them. */
  created: counted,
  waiting: counted,
  sent: counted,
  failed: counted,
  /** Those who have not agreed to advertising, so that nothing went out to them. */
  rejected: counted,
  /** The prices of what was sent, as far as they are known. */
  cost: s.unitPrice,
  currency: s.text(3),
});
export type Mailing = s.Of<typeof Mailing>;

export const ChannelCost = s.object({
  message_type: s.oneOf(enums.MESSAGE_TYPES),
  /** Customers whose first reachable channel this is. */
  recipients: counted,
  parts: counted,
  part_price: s.nullable(s.unitPrice),
  total: s.nullable(s.unitPrice),
});
/** What a mailing would cost if every first channel delivered. */
export const MailingCost = s.object({
  channels: s.list(ChannelCost, enums.MESSAGE_TYPES.length),
  recipients: counted,
  /** Customers without an address for any of the channels. */
  unreachable: counted,
  /** Customers who have an address, and have not agreed to advertising by any such channel. */
  without_consent: counted,
  total: s.unitPrice,
  /** What the spending limit leaves this month; null without a limit. Messages beyond it do not go out. */
  limit_left: s.nullable(s.unitPrice),
  currency: s.text(3),
});

const Recipient = s.object({
  id: s.idOf("customer"),
  name: s.text(400),
  phone: s.nullable(s.text(30)),
  email: s.nullable(s.text(254)),
  external_id: s.nullable(s.text(100)),
});
const maxAttachments = 5;
const attachmentTypes = ["image/jpeg", "image/png", "application/pdf"] as const;
const Attachment = s.object({
  name: s.text(200),
  type: s.oneOf(attachmentTypes),
  /** In bytes. */
  size: counted,
});
/** A file with its content in Base64. */
export const MessageFile = s.object({ ...Attachment.properties, content: s.text(8_000_000) });
export const SupportMessageBody = s.object({
  subject: s.title(200),
  text: s.title(4000),
  /** JPEG and PNG pictures, and PDF documents: together at most 5 MB. */
  attachments: s.optional(s.list(s.object({ name: s.title(200), content: s.text(7_000_000) }), maxAttachments)),
});

/** A message to a customer or to support, with what became of it, or from one of them. */
export const Message = s.object({
  id: s.idOf("message"),
  /** Somebody wrote it to the business. */
  incoming: s.flag,
  /** False for an incoming message that nobody has read. */
  readed: s.flag,
  /** The message that this one answers. */
  reply_to_id: s.nullable(s.idOf("message")),
  created_dt: s.instant,
  sent_dt: s.nullable(s.instant),
  delivered_dt: s.nullable(s.instant),
  /** When the next attempt of a waiting message is due. */
  due_dt: s.nullable(s.instant),
  loyalty: s.nullable(s.reference("loyalty")),
  customer: s.nullable(Recipient),
  mailing_id: s.nullable(s.idOf("mailing")),
  /** The channel in use, and all of them in order. */
  message_type: s.oneOf(enums.MESSAGE_TYPES),
  channels,
  src_type: s.oneOf(enums.MESSAGE_SOURCES),
  status: s.oneOf(enums.MESSAGE_STATUSES),
  /** Where it goes; of an incoming message, where it came from. */
  recipient: s.nullable(s.text(254)),
  language: s.oneOf(enums.LANGUAGES),
  subject: s.nullable(s.text(200)),
  text: s.text(4000),
  parts: counted,
  cost: s.nullable(s.unitPrice),
  currency: s.text(3),
  problem: s.nullable(s.oneOf(enums.MESSAGE_PROBLEMS)),
  /** The service's own words. */
  error_text: s.nullable(s.text(500)),
  /** It belongs to the conversation with support of the installation. */
  support: s.flag,
  /** Who wrote a message of that conversation. */
  author: s.nullable(s.text(201)),
  attachments: s.list(Attachment, maxAttachments),
  /** It may be sent once more. */
  resendable: s.flag,
});
export type Message = s.Of<typeof Message>;

const refused = [
  "card_category.not_found",
  "customer.not_found",
  "mailing.without_text",
  "message_provider.none",
] as const;
const refusals = ["loyalty.not_found", ...refused] as const;

/** Messages to customers: the services that deliver them, mailings, and everything that was sent. */
export const messages = group("messages", {
  list: call("GET /message", {
    summary: "Lists messages, newest first unless sorted otherwise.",
    access: reads,
    query: {
      loyalty: s.idOf("loyalty"),
      date_from: s.instant,
      date_to: s.instant,
      phone: s.text(30),
      email: s.text(254),
      external_id: s.text(100),
      user_id_value: s.text(254, 1),
      user_id_type: s.oneOf(enums.USER_ID_TYPES),
      message_type: s.oneOf(enums.MESSAGE_TYPES),
      src_type: s.oneOf(enums.MESSAGE_SOURCES),
      status: s.oneOf(enums.MESSAGE_STATUSES),
      /** Only incoming messages, which somebody has read or nobody has. */
      readed: s.flag,
      incoming: s.flag,
      mailing_id: s.idOf("mailing"),
      /** Only the conversation with support of the installation, or only other messages. */
      support: s.flag,
    },
    paged: { sorts: enums.MESSAGE_SORTS },
    response: s.page(Message),
  }),
  readed: call("PATCH /message/{messageId}/readed", {
    summary: "Marks an incoming message as read, or as unread.",
    access: answers,
    body: s.optional(s.object({ readed: s.optional(s.flag) })),
    response: Message,
    errors: ["message.not_found", "message.not_incoming"],
  }),
  reply: call("POST /message/{messageId}/reply", {
    summary: "Answers an incoming message, by the same channel to the same address unless another channel is named.",
    access: answers,
    body: s.object({ text: s.title(3800), channel: s.optional(s.oneOf(enums.MESSAGE_TYPES)) }),
    response: Message,
    errors: [
      "message.not_found",
      "message.not_incoming",
      "message.no_address",
      "message.of_support",
      "message_provider.none",
    ],
  }),
  resend: call("POST /x/message/{messageId}/resend", {
    summary:
      "Sends a message once more that no channel has delivered, from its first channel on, or any message to the business's own system, with the same id.",
    access: answers,
    response: Message,
    errors: ["message.not_found", "message.not_resendable", "message_provider.none"],
    extension: true,
  }),
  system: call("POST /message/system", {
    summary:
      "Sends a message to the support staff of the installation, who get it by e-mail. Sent by support staff who are in the business, it is their answer, and the business is notified.",
    access: answers,
    body: SupportMessageBody,
    response: Message,
    errors: ["support_access.unavailable", "message.unsupported_attachment", "message.attachments_too_large"],
    throttle: { attempts: 30, seconds: 3600 },
    maxBytes: 7_500_000,
  }),
  attachment: call("GET /x/message/{messageId}/attachments/{attachmentNumber}", {
    summary: "Shows a file of a message; the first one is number 1.",
    access: reads,
    response: MessageFile,
    errors: ["message.not_found", "file.not_found"],
    extension: true,
  }),
  send: call("POST /message/send", {
    summary: "Sends a message to many customers in the background.",
    access: sends,
    body: MailingBody,
    response: Mailing,
    errors: [...refusals, "conflict.duplicate"],
  }),
  sendNews: call("POST /message/notification/news/send", {
    summary: "Sends the public texts of news to the devices of customers, in the background.",
    access: sends,
    body: NewsMailingBody,
    response: Mailing,
    errors: ["news.not_found", ...refused, "conflict.duplicate"],
  }),
  cost: call("POST /message/send/cost", {
    summary: "Shows whom a message would reach by which channel, and what it would cost. Sends nothing.",
    access: sends,
    reads: true,
    body: s.object(wording),
    response: MailingCost,
    errors: refusals,
  }),
  mailings: call("GET /x/message/mailings", {
    summary: "Lists mailings, newest first.",
    access: reads,
    query: { loyalty_id: s.idOf("loyalty") },
    paged: {},
    response: s.page(Mailing),
    extension: true,
  }),
  mailing: call("GET /x/message/mailings/{mailingId}", {
    summary: "Shows a mailing and how far it has come.",
    access: reads,
    response: Mailing,
    errors: ["mailing.not_found"],
    extension: true,
  }),
  stopMailing: call("POST /x/message/mailings/{mailingId}/stop", {
    summary: "Stops a mailing: messages that have not gone out stay.",
    access: sends,
    response: Mailing,
    errors: ["mailing.not_found", "mailing.done"],
    extension: true,
  }),
  resumeMailing: call("POST /x/message/mailings/{mailingId}/resume", {
    summary: "Goes on with a stopped mailing. Nobody gets it twice.",
    access: sends,
    response: Mailing,
    errors: ["mailing.not_found", "mailing.not_stopped"],
    extension: true,
  }),
  test: call("POST /x/business/settings/messages/providers/{messageType}/test", {
    summary: "Sends a test message. What became of it is read by its id.",
    access: settles,
    body: s.object({ recipient: s.text(254) }),
    response: Message,
    errors: ["message_type.unknown", "message_provider.none", "message.bad_recipient"],
    throttle: { attempts: 20, seconds: 3600 },
    extension: true,
  }),
  get: call("GET /x/message/{messageId}", {
    summary: "Shows one message.",
    access: reads,
    response: Message,
    errors: ["message.not_found"],
    extension: true,
  }),
  providers: call("GET /x/business/settings/messages/providers", {
    summary: "Shows the services that deliver messages, one for each type.",
    access: settles,
    response: s.items(MessageProvider),
    extension: true,
  }),
  provider: call("GET /business/settings/messages/providers/{messageType}", {
    summary: "Shows the service that delivers messages of a type.",
    access: settles,
    response: MessageProvider,
    errors: ["message_type.unknown"],
  }),
  changeProvider: call("PATCH /business/settings/messages/providers/{messageType}", {
    summary: "Changes the service that delivers messages of a type. An active one needs all that it works with.",
    access: settles,
    body: MessageProviderBody,
    response: MessageProvider,
    errors: [
      "message_type.unknown",
      "message_provider.wrong_kind",
      "message_provider.incomplete",
      "message_provider.bad_secret",
      "conflict.stale",
    ],
  }),
  removeProvider: call("DELETE /business/settings/messages/providers/{messageType}", {
    summary: "Forgets the service that delivers messages of a type, with its secret.",
    access: settles,
    response: MessageProvider,
    errors: ["message_type.unknown"],
  }),
});
