import type { EntityType } from "@patron/contract/enums";
import { labelled } from "@patron/contract/labelled";
import { parseMoney } from "@patron/engine/money";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { actingPerson, type Who } from "#kit/who.ts";
import { sendEmail, sendSms } from "../mail/public.ts";
import { storeForDevices } from "./devices/outbox.ts";
import type { Happened } from "./facts.ts";
import * as queries from "./queries.ts";
import { sentenceOf } from "./sentence.ts";
import { type Recipients, readEverySetting, type Stored, toSettings, toTerminalSettings } from "./settings.ts";

/** How long notifications are kept. */
const keptMs = 90 * 86_400_000;

/** What has happened, and where. */
export type Event = Happened & {
  /** The record it is about. */
  about?: { entityType: EntityType; id: string };
  /** Where it happened: that terminal's own settings count too. */
  terminalId?: string;
  /** Somebody who sees it in the app in any case, because it is about them. */
  personId?: string;
  /** Somebody who did it and so knows: they do not see it in the app. */
  knowingId?: string | null;
};

/**
 * Tells people of the business what has happened, as its settings say: in the app, by e-mail and by SMS. Everything is stored in this transaction, so
 * they hear of it exactly if it happened.
 */
export async function raise(tenant: Tenant, event: Event, now: Date): Promise<void> {
  // Others hear of it although whoever did it does not see them.
  await tenant.seeAll();
  const wanted = wantedOf(await readEverySetting(tenant), event, tenant.businessId);
  const [ofBusiness] = wanted;
  const owners = ofBusiness.channels.includes("app");
  const staffIds = wanted.flatMap(({ channels, staff_ids }) => (channels.includes("app") ? staff_ids : []));
  if (owners || staffIds.length > 0 || event.personId) await show(tenant, event, { owners, staffIds }, now);
  const emails = addressesOf(wanted, "email", ({ emails }) => emails);
  const phones = addressesOf(wanted, "sms", ({ phones }) => phones);
  if (emails.length + phones.length === 0) return;
  const { language, title: business } = await tenant.one(queries.getFacts());
  const { title, text } = sentenceOf(event, language);
  const body = `${[text, business].filter(Boolean).join("\n\n")}\n`;
  for (const recipient of emails) await sendEmail(tenant, { recipient, subject: title, body }, now);
  const short = [`${labelled(business, title, language)}.`, text].filter(Boolean).join(" ");
  for (const recipient of phones) await sendSms(tenant, { recipient, body: short }, now);
}

/** Stores a notification for those who see it in the app. */
async function show(
  tenant: Tenant,
  { event, facts, about, terminalId, personId, knowingId }: Event,
  readers: { owners: boolean; staffIds: readonly string[] },
  now: Date,
): Promise<void> {
  const id = newId();
  const subject = { entity_type: about?.entityType ?? null, entity_id: about?.id ?? null };
  const [people] = await Promise.all([
    tenant.many(
      queries.listReaders({
        ...readers,
        ...{ personId: personId ?? null, exceptId: knowingId ?? null, terminalId: terminalId ?? null },
      }),
    ),
    tenant.run(queries.addNotification({ id, event, facts: JSON.stringify(facts), created_dt: now, ...subject })),
    tenant.run(queries.removeOld(new Date(now.getTime() - keptMs))),
  ]);
  if (people.length === 0) return;
  const personIds = people.map(({ person_id }) => person_id);
  await Promise.all([
    tenant.run(queries.addReaders(personIds.map((person_id) => ({ person_id, notification_id: id })))),
    storeForDevices(tenant, { id, event }, personIds, now),
  ]);
  tenant.announce("notification");
}

/** The person who knows of what a caller does; what a program does with the key of the business, nobody knows. */
export const knowingOf = (who: Who): string | null => (who.kind === "person" && who.byKey ? null : actingPerson(who));

/** Who hears of an event by the settings of the business, and then by those of the terminal. */
function wantedOf(settings: Stored, { event, terminalId }: Event, businessId: string): [Recipients, ...Recipients[]] {
  const ofBusiness = toSettings(settings.get(businessId)).events.find((one) => one.event === event);
  if (!ofBusiness) throw new Error(`Nobody can be told of ${event}.`);
  if (terminalId === undefined) return [ofBusiness];
  return [ofBusiness, ...toTerminalSettings(settings.get(terminalId)).events.filter((one) => one.event === event)];
}

/** The addresses of a channel, each once. */
function addressesOf(wanted: readonly Recipients[], channel: "email" | "sms", of: (one: Recipients) => string[]) {
  return [...new Set(wanted.flatMap((one) => (one.channels.includes(channel) ? of(one) : [])))];
}

/** Whether a refund is large enough to be told of. */
export async function isRefundTold(tenant: Tenant, amount: bigint, currency: string): Promise<boolean> {
  const { refund_from } = toSettings((await readEverySetting(tenant)).get(tenant.businessId));
  if (refund_from === null) return true;
  const { currency: own } = await tenant.one(queries.getFacts());
  return currency !== own || amount >= (parseMoney(refund_from, own) ?? 0n);
}

/** The name of a person, for a notification; empty for nobody. */
export async function nameOf(tenant: Tenant, personId: string | null): Promise<string> {
  return personId === null ? "" : ((await tenant.maybe(queries.getName(personId)))?.name ?? "");
}
