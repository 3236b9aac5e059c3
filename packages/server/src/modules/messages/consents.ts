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

const stateOf = (type: MessageType, { message_consents, message_refusals }: Answers) =>
  message_refusals.includes(type) ? "refused" : message_consents.includes(type) ? "agreed" : "unknown";

/** Stores new answers of a locked customer with their history; saying the same again changes nothing. Returns all answers. */
export async function record(
  tenant: Tenant,
  customer: Answers & { id: string },
  { answers, source, personId }: Said,
  now: Date,
): Promise<Answers> {
  const latest = new Map(answers.map(({ message_type, agreed }) => [message_type, agreed]));
  const isNew = ([type, agreed]: [MessageType, boolean]) => stateOf(type, customer) !== (agreed ? "agreed" : "refused");
  const said = [...latest].filter(isNew);
  if (said.length === 0) return customer;
  const agreedNow = new Map(said);
  const holds = (type: MessageType, state: "agreed" | "refused") =>
    agreedNow.has(type) ? agreedNow.get(type) === (state === "agreed") : stateOf(type, customer) === state;
  const agreed = MESSAGE_TYPES.filter((type) => holds(type, "agreed"));
  const refused = MESSAGE_TYPES.filter((type) => holds(type, "refused"));
  await tenant.run(queries.saveAnswers(customer.id, agreed, refused));
  const same = { customer_id: customer.id, source, person_id: personId, created_dt: now };
  await tenant.run(
    queries.addChanges(said.map(([message_type, agreed]) => ({ id: newId(), ...same, message_type, agreed }))),
  );
  return { message_consents: agreed, message_refusals: refused };
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
