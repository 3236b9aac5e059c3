import * as enums from "./enums.ts";
import { changesSettings, showsSettings } from "./kit/families/settings.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Message } from "./messages.ts";

const reads = roles("marketing", "support-operator", "viewer");
const changes = roles("marketing");

const message_code = s.oneOf(enums.MESSAGE_EVENTS);
const channels = s.list(s.oneOf(enums.MESSAGE_TYPES), enums.MESSAGE_TYPES.length);
const wording = {
  active: s.flag,
  /** In order: the next one is tried when a message cannot be delivered by the one before. */
  channels,
  /** How long to wait for a delivery before the next channel is tried. */
  next_after_minutes: s.whole(1, 1440),
  /** How many days before the last day of bonuses it is sent; null for messages about something else. */
  days_before: s.nullable(s.whole(1, 60)),
  /** Subjects of e-mails by language; a language without one has the default. */
  subjects: s.texts(120),
  /** Texts by language; a language without one has the default. The signature of the programme is added. */
  texts: s.texts(1000),
};
/** What customers are told when something happens, and by which channels. */
export const CustomersMessage = s.object({
  message_code,
  group: s.oneOf(enums.MESSAGE_GROUPS),
  ...wording,
  default_subjects: s.texts(120),
  default_texts: s.texts(1000),
  /** What may stand in braces in subject and text. */
  values: s.list(s.oneOf(enums.MESSAGE_VALUES), enums.MESSAGE_VALUES.length),
});
export type CustomersMessage = s.Of<typeof CustomersMessage>;

/** The messages of a programme. */
export const CustomersMessages = s.object({
  messages: s.list(CustomersMessage, enums.MESSAGE_EVENTS.length),
  modified_dt: s.nullable(s.instant),
  /** 0 for messages that were never changed. */
  version: s.whole(0, 2 ** 31 - 1),
});

const MessageChange = s.object({ ...s.patch(s.object(wording)).properties, message_code });

const draft = {
  message_code,
  language: s.oneOf(enums.LANGUAGES),
  /** Absent: as it is stored. */
  subject: s.optional(s.text(120)),
  text: s.optional(s.text(1000)),
  /** The customer whose data fill it; absent: sample data. */
  user_id_value: s.optional(s.text(254, 1)),
  user_id_type: s.optional(s.oneOf(enums.USER_ID_TYPES)),
};
/** A message as a customer would get it. */
export const MessagePreview = s.object({
  subject: s.text(1000),
  text: s.text(4000),
  /** Characters of the text. */
  length: s.whole(0, 4000),
  encoding: s.oneOf(enums.SMS_ENCODINGS),
  /** Parts as an SMS. */
  parts: s.whole(0, 100),
  unknown_values: s.list(s.text(1000), 1000),
});

const settings = { what: "what customers are told when something happens", response: CustomersMessages };

/** Messages that a programme sends by itself when something happens to a customer. */
export const messageTemplates = group("messageTemplates", {
  get: showsSettings("GET /loyalty/{loyaltyId}/customers_messages", { ...settings, access: reads }),
  change: changesSettings("PATCH /loyalty/{loyaltyId}/customers_messages", {
    ...settings,
    access: changes,
    fields: { messages: { ...s.list(MessageChange, enums.MESSAGE_EVENTS.length), minItems: 1 } },
    errors: [
      "message_template.unknown_value",
      "message_template.without_channel",
      "message_template.not_by_push",
      "message_provider.none",
    ],
  }),
  groups: call("GET /loyalty/{loyaltyId}/customers_messages_groups", {
    summary: "Lists the groups of messages with what is in each.",
    access: reads,
    response: s.items(
      s.object({
        group: s.oneOf(enums.MESSAGE_GROUPS),
        message_codes: s.list(message_code, enums.MESSAGE_EVENTS.length),
      }),
    ),
    errors: ["loyalty.not_found"],
  }),
  values: call("GET /loyalty/{loyaltyId}/customers_messages_values", {
    summary: "Lists the values that a text may contain in braces, each with a sample.",
    access: reads,
    response: s.items(
      s.object({
        value: s.oneOf(enums.MESSAGE_VALUES),
        sample: s.text(254),
        message_codes: s.list(message_code, enums.MESSAGE_EVENTS.length),
      }),
    ),
    errors: ["loyalty.not_found"],
  }),
  test: call("POST /loyalty/{loyaltyId}/customers_messages/template_test", {
    summary: "Shows a message as a customer would get it, and names unknown values. Sends and stores nothing.",
    access: changes,
    reads: true,
    body: s.object(draft),
    response: MessagePreview,
    errors: ["loyalty.not_found", "customer.id_invalid", "customer.not_found"],
  }),
  sendTest: call("POST /x/loyalty/{loyaltyId}/customers_messages/send_test", {
    summary: "Sends a message as a customer would get it to the caller's own phone or e-mail address.",
    access: changes,
    body: s.object({ ...draft, message_type: s.oneOf(enums.MESSAGE_TYPES) }),
    response: Message,
    errors: [
      "loyalty.not_found",
      "customer.id_invalid",
      "customer.not_found",
      "message_template.unknown_value",
      "message_template.no_address",
      "message_provider.none",
    ],
    throttle: { attempts: 20, seconds: 3600 },
    extension: true,
  }),
});
