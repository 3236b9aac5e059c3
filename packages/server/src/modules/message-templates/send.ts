import { ADVERTISING_EVENTS, type Language, type MessageEvent, type MessageType } from "@patron/contract/enums";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { byDay } from "./daytime.ts";
import { defaultTexts } from "./default-texts.ts";
import { fill, signed, type Texts, type Values } from "./fill.ts";
import { type Reachable, routeOf } from "./outbox.ts";
import { addMessages, listRecipients } from "./queries.ts";
import { readTemplates, type Template, type Templates } from "./templates.ts";
import { momentValues } from "./values.ts";

/** A customer as messages need them. */
export interface Recipient extends Reachable {
  language: Language | null;
  first_name: string;
  blocked: boolean;
}
/** Something that has happened, with what a text may say about it in a language. */
export interface Notice {
  event: MessageEvent;
  values(language: Language): Values;
  /** The channels, if not those of the template. */
  channels?: readonly MessageType[];
  /** Nobody waits for it, so it goes out by day. */
  waits?: boolean;
}
interface Happened {
  templates: Templates;
  recipient: Recipient;
  now: Date;
  /** The language of the till, for customers who have not chosen theirs. */
  language?: Language;
}

/** The subject and text of an event in a language: the programme's own, or the default ones. */
export function wordingOf(
  event: MessageEvent,
  { subjects, texts }: Pick<Template, "subjects" | "texts">,
  language: Language,
) {
  const otherwise = defaultTexts[event][language];
  return {
    subject: subjects[language]?.trim() ? (subjects[language] ?? "") : otherwise.subject,
    text: texts[language]?.trim() ? (texts[language] ?? "") : otherwise.text,
  };
}

/** The values that every message has. */
export function commonValues(
  { publicTitles, title, timeZone }: Pick<Templates, "publicTitles" | "title" | "timeZone">,
  { first_name, phone }: Pick<Recipient, "first_name" | "phone">,
  { now, language }: { now: Date; language: Language },
): Values {
  return {
    loyalty_title: publicTitles[language] || title,
    customer_name: first_name,
    customer_phone: phone ?? "",
    ...momentValues(now, timeZone, language),
  };
}

const longest = { subject: 200, text: 4000 };
/** A message as it is sent: one line of subject, and the text with the signature, no longer than the outbox takes. */
export function finished(
  { subject, text }: { subject: string; text: string },
  values: Values,
  { signatures, language }: { signatures: Texts; language: Language },
) {
  const oneLine = fill(subject, values).replace(/\s+/g, " ").trim();
  return {
    subject: oneLine.slice(0, longest.subject).toWellFormed(),
    text: signed(fill(text, values), signatures, language).slice(0, longest.text).toWellFormed(),
  };
}

/** The messages of some events; those that are off, or whose channels do not reach the customer, have none. */
function rowsOf({ templates, recipient, now, language: otherwise }: Happened, notices: readonly Notice[]) {
  if (recipient.blocked) return [];
  const language = recipient.language ?? otherwise ?? templates.language;
  return notices.flatMap(({ event, values, channels: own, waits = false }) => {
    const template = templates.active.get(event);
    const channels = own ?? template?.channels ?? [];
    const route = routeOf(channels, recipient);
    if (!template || !route) return [];
    const all = { ...commonValues(templates, recipient, { now, language }), ...values(language) };
    const { signatures } = templates;
    const message = finished(wordingOf(event, template, language), all, { signatures, language });
    return {
      id: newId(),
      ...{ loyalty_id: templates.loyaltyId, customer_id: recipient.id, src_type: "system" as const },
      ...{ advertising: ADVERTISING_EVENTS.includes(event) },
      ...{ message_code: event, ...route, channels: [...channels] },
      next_after_minutes: template.next_after_minutes,
      language,
      subject: channels.includes("email") ? message.subject : null,
      text: message.text,
      due_dt: waits ? byDay(now, templates.timeZone) : now,
      created_dt: now,
    };
  });
}

/**
 * Stores the messages of some events in this transaction, with its next round trip: at most one statement, none if there is nothing to tell. Returns
 * them.
 */
export function sendNotices(tenant: Tenant, happened: Happened, notices: readonly Notice[]) {
  const rows = rowsOf(happened, notices);
  if (rows.length > 0) tenant.send(addMessages(rows));
  return rows;
}

/** Whom and how to tell of some events; undefined if all of them are off. It is asked before they happen, so it need not wait for them. */
export async function readAddressee(
  tenant: Tenant,
  { loyaltyId, customerId }: Whom,
  events: readonly MessageEvent[],
): Promise<Pick<Happened, "templates" | "recipient"> | undefined> {
  const templates = await readTemplates(tenant, loyaltyId);
  if (!events.some((event) => templates.active.has(event))) return undefined;
  const recipient = await tenant.maybe(listRecipients([customerId]));
  return recipient && { templates, recipient };
}

interface Whom {
  loyaltyId: string;
  customerId: string;
}
/** Stores the message of an event, if the programme has one that reaches the customer, and returns it. */
export async function notify(tenant: Tenant, whom: Whom, notice: Notice, now: Date) {
  const found = await readAddressee(tenant, whom, [notice.event]);
  const [message] = found ? sendNotices(tenant, { ...found, now }, [notice]) : [];
  return message;
}

/** Stores the messages of several customers of a programme; at most three statements. */
export async function notifyEach(
  tenant: Tenant,
  loyaltyId: string,
  told: readonly { customerId: string; notice: Notice }[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return;
  const templates = await readTemplates(tenant, loyaltyId);
  const active = told.filter(({ notice }) => templates.active.has(notice.event));
  if (active.length === 0) return;
  const ids = [...new Set(active.map(({ customerId }) => customerId))];
  const recipients = new Map((await tenant.many(listRecipients(ids))).map((one) => [one.id, one]));
  const rows = active.flatMap(({ customerId, notice }) => {
    const recipient = recipients.get(customerId);
    return recipient ? rowsOf({ templates, recipient, now }, [notice]) : [];
  });
  if (rows.length > 0) tenant.send(addMessages(rows));
}
