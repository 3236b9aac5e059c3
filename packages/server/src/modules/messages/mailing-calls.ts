import type { messages } from "@patron/contract";
import type { Language, MessageType } from "@patron/contract/enums";
import type { BodyOf, Failure } from "@patron/contract/kit";
import { unitPriceText } from "@patron/engine/money";
import type { Settings } from "#kit/env.ts";
import { newId } from "#kit/id.ts";
import type { Context, Handlers } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { listKnown } from "#kit/records/known-queries.ts";
import { readPage } from "#kit/records/paged.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import { hasCategory } from "../customers/public.ts";
import { getLoyalty, getSettings, toSettings } from "../loyalty/public.ts";
import { partsOf, requestDelivery, routeOf, signed, type Texts } from "../message-templates/public.ts";
import { getNews } from "../news/public.ts";
import { isAllowed, withLink } from "./advertising.ts";
import { hasProviders } from "./channel.ts";
import { consentLinks } from "./consent-link.ts";
import { isConsentRequired } from "./consents.ts";
import { limitLeft } from "./limits/settings.ts";
import * as queries from "./mailing-queries.ts";
import { languageFor, requestPreparation } from "./mailings.ts";
import { listProviders } from "./provider-queries.ts";
import { toMailing } from "./views.ts";

type MailingCalls = Pick<
  typeof messages,
  "send" | "sendNews" | "cost" | "mailings" | "mailing" | "stopMailing" | "resumeMailing"
>;
type Wording = BodyOf<typeof messages.cost>;
const usualMinutes = 10;

const audienceOf = ({ loyalty_id, user_ids, filter }: Wording): queries.Audience => ({
  loyalty_id,
  customer_ids: user_ids ?? null,
  category_id: filter?.category_id ?? null,
  access: filter?.access ?? null,
});

interface Refusing {
  tenant: Tenant;
  fail(
    code: "card_category.not_found" | "customer.not_found" | "mailing.without_text" | "message_provider.none",
  ): Failure;
}
/** The first reason why a text cannot be sent to anybody. */
async function refuse({ tenant, fail }: Refusing, body: Wording): Promise<Failure | undefined> {
  const { loyalty_id, filter, channels, texts, subjects = {} } = body;
  if (filter?.category_id && !(await hasCategory(tenant, loyalty_id, filter.category_id)))
    return fail("card_category.not_found");
  if (await lacks(tenant, body.user_ids ?? [], (ids) => listKnown("customer", ids))) return fail("customer.not_found");
  const written = Object.entries(texts).filter(([, text]) => text.trim() !== "");
  const hasSubjects = !channels.includes("email") || written.every(([language]) => subjects[language]?.trim());
  if (written.length === 0 || !hasSubjects) return fail("mailing.without_text");
  return (await hasProviders(tenant, channels)) ? undefined : fail("message_provider.none");
}

/** Only texts that say something: a language without one gets another's. */
const written = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ""));

/** The texts that say something, each with the programme's signature in its language, if there is one. */
async function signedTexts(tenant: Tenant, { loyalty_id, texts }: Wording): Promise<Texts> {
  const { message_signature: signatures } = toSettings(await tenant.maybe(getSettings(loyalty_id, "programme")));
  const sign = ([language, text]: [string, string]) => [language, signed(text, signatures, language as Language)]; // Both are texts by language.
  return Object.fromEntries(Object.entries(written(texts)).map(sign));
}

async function withOutcomes(tenant: Tenant, rows: readonly queries.MailingRow[]) {
  const { currency } = await tenant.one(getBusiness());
  const outcomes = rows.length > 0 ? await tenant.many(queries.countOutcomes(rows.map(({ id }) => id))) : [];
  return rows.map((row) => toMailing(row, outcomes, currency));
}
const whole = async (tenant: Tenant, row: queries.MailingRow) => (await withOutcomes(tenant, [row]))[0]!; // One for each row.

const nobody = "00000000-0000-0000-0000-000000000000";
/** A link as long as each customer's. */
const linkLike = (settings: Settings) => consentLinks({ businessId: nobody, customerId: nobody }, settings).page;

/** Stops or goes on with a mailing. */
async function turn(
  context: Context<typeof messages.stopMailing> | Context<typeof messages.resumeMailing>,
  row: queries.MailingRow,
  state: "stopped" | "scheduled" | "sending",
) {
  const { tenant, now, changed } = context;
  const before = await whole(tenant, row);
  const after = await whole(tenant, await tenant.one(queries.saveMailing(row.id, { state }, now)));
  changed({ entityType: "mailing", id: row.id, before: { state: before.state }, after: { state: after.state } });
  return after;
}

/** Stores a mailing that begins at its time. */
async function start(
  context: Context<typeof messages.send> | Context<typeof messages.sendNews>,
  body: BodyOf<typeof messages.send>,
) {
  const { tenant, now, changed } = context;
  const refused = await refuse(context, body);
  if (refused) return refused;
  const audience = audienceOf(body);
  const counted = await tenant.many(queries.countMembers(audience));
  const { id = newId(), channels, next_after_minutes = usualMinutes, subjects = {}, send_at = null } = body;
  await tenant.run(
    queries.addMailing({
      ...audience,
      customer_ids: audience.customer_ids ? [...audience.customer_ids] : null,
      id,
      channels: [...channels],
      next_after_minutes,
      subjects: JSON.stringify(written(subjects)),
      texts: JSON.stringify(await signedTexts(tenant, body)),
      state: "scheduled",
      send_at: send_at === null ? null : new Date(send_at),
      recipients: counted.reduce((sum, { count }) => sum + count, 0),
      created_dt: now,
      modified_dt: now,
    }),
  );
  await requestPreparation(tenant, tenant.businessId, id, send_at === null ? null : new Date(send_at));
  const mailing = await whole(tenant, await tenant.one(queries.getMailing(id)));
  changed({ entityType: "mailing", id, after: mailing });
  return mailing;
}

/** The public title of news above its text, in each language that has one of them. */
function textsOfNews({ public_title, public_text }: { public_title: unknown; public_text: unknown }): Texts {
  const [titles, texts] = [public_title, public_text] as Texts[]; // Columns of texts by language.
  const languages = [...new Set([...Object.keys(titles ?? {}), ...Object.keys(texts ?? {})])] as Language[]; // Their keys.
  const whole = (language: Language) =>
    [titles?.[language], texts?.[language]].filter(Boolean).join("\n").slice(0, longestNews).toWellFormed();
  return Object.fromEntries(languages.map((language) => [language, whole(language)]));
}
/** As long as the text of a mailing; the signature follows it. */
const longestNews = 3_800;

export const mailingCalls: Handlers<MailingCalls> = {
  async send(context) {
    const { body, tenant, fail } = context;
    const programme = await tenant.maybe(getLoyalty(body.loyalty_id));
    return programme ? start(context, body) : fail("loyalty.not_found");
  },

  async sendNews(context) {
    const { news_id, ...audience } = context.body;
    const row = await context.tenant.maybe(getNews(news_id));
    if (!row) return context.fail("news.not_found");
    const { loyalty_id, ...texts } = row;
    return start(context, { ...audience, loyalty_id, channels: ["push"], texts: textsOfNews(texts) });
  },

  async cost(context) {
    const { body, tenant, settings, now, fail } = context;
    const programme = await tenant.maybe(getLoyalty(body.loyalty_id));
    if (!programme) return fail("loyalty.not_found");
    const refused = await refuse(context, body);
    if (refused) return refused;
    const { default_language } = programme;
    const texts = await signedTexts(tenant, body);
    const prices = new Map((await tenant.many(listProviders())).map((one) => [one.message_type, one.part_price]));
    const sums = new Map<MessageType, { recipients: number; parts: number }>();
    const anyLink = linkLike(settings);
    const required = await isConsentRequired(tenant);
    let [recipients, unreachable, without_consent] = [0, 0, 0];
    for (const group of await tenant.many(queries.countMembers(audienceOf(body)))) {
      recipients += group.count;
      const there = (has: boolean) => (has ? "x" : null);
      const [phone, email, chat_id] = [group.has_phone, group.has_email, group.has_chat].map(there);
      const addresses = { phone: phone ?? null, email: email ?? null, chat_id: chat_id ?? null };
      const anybody = { id: "x", ...addresses, push_devices: Number(group.has_device) };
      const agreed = body.channels.filter((one) => isAllowed(one, group, required));
      const type = routeOf(agreed, anybody)?.message_type;
      if (!type) {
        if (routeOf(body.channels, anybody)) without_consent += group.count;
        else unreachable += group.count;
        continue;
      }
      const language = languageFor(texts, group.language as Language | null, default_language); // Only these are stored.
      const sum = sums.get(type) ?? { recipients: 0, parts: 0 };
      const parts = sum.parts + group.count * partsOf(type, withLink(texts[language] ?? "", type, language, anyLink));
      sums.set(type, { recipients: sum.recipients + group.count, parts });
    }
    const { currency } = await tenant.one(getBusiness());
    const left = await limitLeft(tenant, now);
    const totals = body.channels.flatMap((type) => {
      const sum = sums.get(type);
      return sum ? [{ type, ...sum, price: prices.get(type) ?? null }] : [];
    });
    return {
      channels: totals.map(({ type, price, ...sum }) => ({
        message_type: type,
        ...sum,
        part_price: price === null ? null : unitPriceText(price),
        total: price === null ? null : unitPriceText(price * BigInt(sum.parts)),
      })),
      recipients,
      unreachable,
      without_consent,
      total: unitPriceText(totals.reduce((sum, { price, parts }) => sum + (price ?? 0n) * BigInt(parts), 0n)),
      limit_left: left === null ? null : unitPriceText(left),
      currency,
    };
  },

  mailings({ query, page, tenant }) {
    return readPage({ tenant, page }, queries.listMailings(query.loyalty_id), (rows) => withOutcomes(tenant, rows));
  },

  async mailing({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getMailing(path.mailingId));
    return row ? whole(tenant, row) : fail("mailing.not_found");
  },

  async stopMailing(context) {
    const { path, tenant, fail } = context;
    const row = await tenant.maybe(queries.lockMailing(path.mailingId));
    if (!row) return fail("mailing.not_found");
    return row.state === "done" ? fail("mailing.done") : turn(context, row, "stopped");
  },

  async resumeMailing(context) {
    const { path, tenant, fail } = context;
    const row = await tenant.maybe(queries.lockMailing(path.mailingId));
    if (!row) return fail("mailing.not_found");
    if (row.state !== "stopped") return fail("mailing.not_stopped");
    const { businessId } = tenant;
    await requestPreparation(tenant, businessId, row.id, row.send_at);
    await requestDelivery(tenant, businessId);
    return turn(context, row, row.created > 0 ? "sending" : "scheduled");
  },
};
