import type { Language, MessageType } from "@patron/contract/enums";
import type { Services } from "#kit/http/answer.ts";
import { newId } from "#kit/id.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { addMessages, type Reachable, requestDelivery, routeOf, type Texts } from "../message-templates/public.ts";
import * as queries from "./mailing-queries.ts";

/** Customers whose messages one transaction stores. */
const membersAtOnce = 200;

/** Adds the job that stores the messages of a mailing, not before its time. */
export const requestPreparation = (tenant: Tenant, businessId: string, id: string, at: Date | null) =>
  tenant.job("mailings.prepare", { business_id: businessId, id }, at, `mailing ${id}`);

/**
 * Stores the messages of a mailing, some customers in each transaction, until all have theirs or somebody stops it. Interrupted at any point
 * it goes on after the last customer, so nobody gets two.
 */
export async function prepareMailing(
  { pool, clock }: Pick<Services, "pool" | "clock">,
  businessId: string,
  id: string,
) {
  const some = () =>
    inBusiness(pool, businessId, "read write", async (tenant) => {
      const mailing = await tenant.maybe(queries.lockMailing(id));
      if (!mailing || mailing.nobody_left) return false;
      if (mailing.state !== "scheduled" && mailing.state !== "sending") return false;
      const now = clock.now();
      if (mailing.send_at && mailing.send_at > now) {
        await requestPreparation(tenant, businessId, id, mailing.send_at);
        return false;
      }
      const members = await tenant.many(queries.listMembers(mailing, mailing.last_customer_id, membersAtOnce));
      const { default_language } = await tenant.one(getLoyalty(mailing.loyalty_id));
      if (members.length > 0)
        await tenant.run(addMessages(members.map((one) => messageOf(mailing, one, default_language, now))));
      const nobody_left = members.length < membersAtOnce;
      const last_customer_id = members.at(-1)?.id ?? mailing.last_customer_id;
      const created = mailing.created + members.length;
      await tenant.run(queries.saveMailing(id, { state: "sending", last_customer_id, nobody_left, created }, now));
      await requestDelivery(tenant, businessId);
      return !nobody_left;
    });
  while (await some());
}

type Member = Reachable & { language: Language | null };

function messageOf(mailing: queries.MailingRow, member: Member, otherwise: Language, now: Date) {
  const { id, loyalty_id, next_after_minutes, channels } = mailing;
  const language = languageFor(mailing.texts as Texts, member.language, otherwise); // Stored as texts by language.
  const types = channels as MessageType[]; // Only these are stored.
  // A customer without an address for the first channel begins with the next; without any, the first one says so.
  const route = routeOf(types, member) ?? { place: 0, message_type: types[0]!, recipient: null }; // A mailing has a channel.
  return {
    id: newId(),
    ...{ loyalty_id, customer_id: member.id, mailing_id: id, src_type: "business" as const, advertising: true },
    ...{ channels, ...route, next_after_minutes },
    language,
    subject: (mailing.subjects as Texts)[language] ?? null, // As the texts.
    text: (mailing.texts as Texts)[language] ?? "", // As the texts.
    due_dt: now,
    created_dt: now,
  };
}

/** The language in which somebody gets a text: their own, else the programme's, else the first one that there is. */
export function languageFor(texts: Texts, own: Language | null, otherwise: Language): Language {
  const [first = otherwise] = Object.keys(texts) as Language[]; // Texts by language.
  return [own, otherwise].find((one) => one !== null && texts[one]) ?? first;
}
