import type { messageConsents } from "@patron/contract";
import { type ConsentSource, MESSAGE_TYPES, type MessageType } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readSettings } from "../business/public.ts";
import { type Answers, isAllowed } from "./advertising.ts";
import * as queries from "./consent-queries.ts";

type Consents = ReplyOf<typeof messageConsents.get>;

/** What a customer says about some channels; of two answers about one the last counts. */
export interface Said {
  answers: readonly { message_type: MessageType; agreed: boolean }[];
  source: ConsentSource;
  /** The member of staff who records it; null: the customer. */
  personId: string | null;
}

/** The state of each channel, for the audit log. */
export const statesOf = (answers: Answers) =>
  Object.fromEntries(MESSAGE_TYPES.map((type) => [type, stateOf(type, answers)]));

const stateOf = (type: MessageType, { message_consents, message_refusals }: Answers) =>
  message_refusals.includes(type) ? "refused" : message_consents.includes(type) ? "agreed" : "unknown";

/** The answers that a customer has not given before. */
function newIn(customer: Answers, { answers }: Pick<Said, "answers">): [MessageType, boolean][] {
  const latest = new Map(answers.map(({ message_type, agreed }) => [message_type, agreed]));
  return [...latest].filter(([type, agreed]) => stateOf(type, customer) !== (agreed ? "agreed" : "refused"));
}

/** All answers of a customer after new ones. */
function answersAfter(customer: Answers, said: readonly [MessageType, boolean][]) {
  const agreedNow = new Map(said);
  const holds = (type: MessageType, state: "agreed" | "refused") =>
    agreedNow.has(type) ? agreedNow.get(type) === (state === "agreed") : stateOf(type, customer) === state;
  return {
    message_consents: MESSAGE_TYPES.filter((type) => holds(type, "agreed")),
    message_refusals: MESSAGE_TYPES.filter((type) => holds(type, "refused")),
  };
}

type Customer = Answers & { id: string };

/** Stores new answers of a locked customer with their history; saying the same again changes nothing. Returns all answers. */
export async function record(tenant: Tenant, customer: Customer, said: Said, now: Date): Promise<Answers> {
  const [changed] = await recordMany(tenant, [customer], said, now);
  return changed?.after ?? customer;
}

/** The same for many locked customers, in few statements. Returns those whose answers have changed. */
export async function recordMany(
  tenant: Tenant,
  customers: readonly Customer[],
  { source, personId, ...said }: Said,
  now: Date,
): Promise<{ customer: Customer; after: Answers }[]> {
  const changed = customers.flatMap((customer) => {
    const fresh = newIn(customer, said);
    return fresh.length > 0 ? [{ customer, fresh, after: answersAfter(customer, fresh) }] : [];
  });
  if (changed.length === 0) return [];
  const alike = Map.groupBy(changed, ({ after }) => JSON.stringify(after));
  for (const group of alike.values()) {
    const { message_consents, message_refusals } = group[0]!.after; // A group has a member.
    const ids = group.map(({ customer }) => customer.id);
    await tenant.run(queries.saveAnswers(ids, message_consents, message_refusals));
  }
  const rows = changed.flatMap(({ customer, fresh }) =>
    fresh.map(([message_type, agreed]) => ({
      ...{ id: newId(), customer_id: customer.id, source, person_id: personId, created_dt: now },
      ...{ message_type, agreed },
    })),
  );
  await tenant.run(queries.addChanges(rows));
  return changed;
}

export async function isConsentRequired(tenant: Tenant): Promise<boolean> {
  return (await readSettings(tenant)).message_consent_required;
}

/** The answers of a customer with their history. */
export async function toConsents(tenant: Tenant, id: string, answers: Answers): Promise<Consents> {
  const required = await isConsentRequired(tenant);
  const rows = await tenant.many(queries.listChanges(id));
  return {
    channels: MESSAGE_TYPES.map((message_type) => ({
      message_type,
      consent: stateOf(message_type, answers),
      allowed: isAllowed(message_type, answers, required),
    })),
    history: rows.map(({ created_dt, ...row }) => ({ ...row, created_dt: created_dt.toISOString() })),
  };
}
