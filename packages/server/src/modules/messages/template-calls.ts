import { messageTemplates } from "@patron/contract";
import {
  EVENTS_OF_GROUP,
  MESSAGE_EVENTS,
  MESSAGE_GROUPS,
  MESSAGE_VALUES,
  type MessageEvent,
  type MessageType,
  SECRET_EVENTS,
  VALUES_OF_EVENT,
} from "@patron/contract/enums";
import { type BodyOf, Failure, type ReplyOf } from "@patron/contract/kit";
import { type SettingsRow, settingsBody, settingsOf } from "#kit/families/settings.ts";
import { newId } from "#kit/id.ts";
import { type Change, type Handlers, implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { getBusiness } from "../business/public.ts";
import { getPerson } from "../business-user/public.ts";
import { getSettings, inProgramme, programmeSettings } from "../loyalty/public.ts";
import {
  addMessages,
  defaultTexts,
  encodingOf,
  partsOf,
  requestDelivery,
  type StoredTemplate,
  storedTemplates,
  type Texts,
  templateOf,
  unknownValues,
} from "../message-templates/public.ts";
import { hasProviders } from "./channel.ts";
import { getMessage } from "./queries.ts";
import { previewOf } from "./template-preview.ts";
import { samplesIn } from "./template-samples.ts";
import { toMessage } from "./views.ts";

type Templates = ReplyOf<typeof messageTemplates.get>;
type Update = BodyOf<typeof messageTemplates.change>;

const groupOf = (event: MessageEvent) =>
  MESSAGE_GROUPS.find((group) => (EVENTS_OF_GROUP[group] as readonly string[]).includes(event))!; // Each event is in one.

const eventsWith = (value: string) =>
  MESSAGE_EVENTS.filter((event) => (VALUES_OF_EVENT[event] as readonly string[]).includes(value));

function defaultsOf(event: MessageEvent) {
  const each = Object.entries(defaultTexts[event]);
  return {
    default_subjects: Object.fromEntries(each.map(([language, { subject }]) => [language, subject])),
    default_texts: Object.fromEntries(each.map(([language, { text }]) => [language, text])),
  };
}

/** Every message of a programme, in the order of its groups. */
function toTemplates(row: SettingsRow | undefined): Templates {
  const stored = storedTemplates(row?.body);
  const { modified_dt, version } = settingsBody(row);
  const messages = MESSAGE_EVENTS.map((message_code) => {
    const own = stored.find((one) => one.message_code === message_code);
    const template = { ...templateOf(message_code), ...own };
    const { active, channels, next_after_minutes, days_before, subjects, texts } = template;
    return {
      ...{ message_code, group: groupOf(message_code), active, channels: [...channels] },
      ...{ next_after_minutes, days_before },
      subjects: subjects as Record<string, string>, // Texts by language.
      texts: texts as Record<string, string>, // Likewise.
      ...defaultsOf(message_code),
      values: [...VALUES_OF_EVENT[message_code]],
    };
  });
  return { messages, modified_dt, version };
}

/** Fails if a text names a value that its message does not have. */
function refuseUnknown(event: MessageEvent, texts: readonly Texts[]): void {
  const languages = new Set(texts.flatMap((one) => Object.keys(one)));
  for (const language of languages) {
    const both = texts.map((one) => (one as Record<string, string>)[language] ?? "").join(" "); // Texts by language.
    const unknown_values = unknownValues(event, both);
    if (unknown_values.length > 0)
      throw new Failure("message_template.unknown_value", {
        details: { message_code: event, language, unknown_values },
      });
  }
}

/** Only what ends has days before its end, and then it has some. */
function refuseDays({ message_code, days_before = templateOf(message_code).days_before }: StoredTemplate): void {
  if ((days_before === null) === (templateOf(message_code).days_before === null)) return;
  const message = days_before === null ? "must be a number" : `must be null for ${message_code}`;
  throw new Failure("request.malformed", { errors: [{ path: "messages.days_before", code: "type", message }] });
}

async function refuseChannels(tenant: Tenant, { message_code, active, channels = [] }: StoredTemplate): Promise<void> {
  if (!active) return;
  const details = { message_code };
  if (SECRET_EVENTS.includes(message_code) && channels.includes("push"))
    throw new Failure("message_template.not_by_push", { details });
  if (channels.length === 0) throw new Failure("message_template.without_channel", { details });
  if (!(await hasProviders(tenant, channels))) throw new Failure("message_provider.none", { details });
}

const settings = settingsOf(programmeSettings, {
  name: "messages",
  entityType: "message_template",
  show: toTemplates,
  async read({ messages = [] }: Update, { id }, tenant) {
    const stored = new Map<MessageEvent, StoredTemplate>();
    for (const one of storedTemplates((await tenant.maybe(getSettings(id, "messages")))?.body))
      stored.set(one.message_code, one);
    for (const change of messages) {
      const { message_code } = change;
      const merged: StoredTemplate = { ...stored.get(message_code), ...change };
      refuseDays(merged);
      refuseUnknown(message_code, [merged.subjects ?? {}, merged.texts ?? {}]);
      await refuseChannels(tenant, merged);
      stored.set(message_code, merged);
    }
    return { messages: [...stored.values()] } as Update; // Merged from two of them.
  },
});

type SettingsChange = Pick<Change, "id" | "before" | "after">;
/** Records the change of each message in the audit log, with the programme and its code as its id. */
function recordEach({ id, before, after }: SettingsChange, changed: (change: Change) => void): void {
  const [known, present] = [before, after] as Templates[]; // The views of `settings`.
  for (const [index, one] of (present?.messages ?? []).entries()) {
    const former = known?.messages[index];
    if (!former || JSON.stringify(former) === JSON.stringify(one)) continue;
    const audited = { entityType: "message_template" as const, id: `${id}.${one.message_code}` };
    changed({ ...audited, before: auditedOf(former), after: auditedOf(one) });
  }
}

function auditedOf({
  active,
  channels,
  next_after_minutes,
  days_before,
  subjects,
  texts,
}: Templates["messages"][number]) {
  return { active, channels, next_after_minutes, days_before, subjects, texts };
}

function ownAddress(type: MessageType, { phone, email }: { phone: string | null; email: string | null }) {
  if (type === "external-system") return "test";
  // Staff have no chat with the bot of their business, and messages to devices go to customers.
  if (type === "incust-chatbot" || type === "push") return null;
  return type === "email" ? email : phone;
}

export const messageTemplateCalls = implement(messageTemplates, {
  get: settings.show,
  change(context) {
    const changed = (change: SettingsChange) => recordEach(change, context.changed);
    return settings.change({ ...context, changed });
  },

  groups: inProgramme(async () => ({
    items: MESSAGE_GROUPS.map((group) => ({ group, message_codes: [...EVENTS_OF_GROUP[group]] })),
  })),

  values: inProgramme(async ({ tenant, now }, { default_language }) => {
    const { currency } = await tenant.one(getBusiness());
    const samples = samplesIn(default_language, { currency, now });
    return {
      items: MESSAGE_VALUES.map((value) => ({ value, sample: samples[value], message_codes: eventsWith(value) })),
    };
  }),

  test: inProgramme(async ({ body, tenant, now }, loyalty) => {
    const { subject, text, unknown_values } = await previewOf(tenant, loyalty, body, now);
    return {
      ...{ subject, text, unknown_values },
      ...{ length: text.length, encoding: encodingOf(text), parts: partsOf("sms", text) },
    };
  }),

  sendTest: inProgramme(async ({ body, tenant, who, now, fail, changed }, loyalty) => {
    const { message_code, language, message_type } = body;
    const { unknown_values, ...written } = await previewOf(tenant, loyalty, body, now);
    if (unknown_values.length > 0)
      return fail("message_template.unknown_value", { message_code, language, unknown_values });
    if (!(await hasProviders(tenant, [message_type]))) return fail("message_provider.none");
    const { personId, businessId } = personOf(who);
    const recipient = ownAddress(message_type, await tenant.one(getPerson(personId)));
    if (!recipient) return fail("message_template.no_address");
    const id = newId();
    const channel = { channels: [message_type], message_type, next_after_minutes: 1, src_type: "test" as const };
    const at = { due_dt: now, created_dt: now };
    await tenant.run(
      addMessages([{ id, ...channel, loyalty_id: loyalty.id, message_code, recipient, language, ...written, ...at }]),
    );
    await requestDelivery(tenant, businessId);
    changed({ entityType: "message", id, after: { message_type, recipient } });
    return toMessage(await tenant.one(getMessage(id)), (await tenant.one(getBusiness())).currency);
  }),
} satisfies Handlers<typeof messageTemplates>);
