import { messageConsents } from "@patron/contract";
import { MESSAGE_TYPES } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { implement } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Answers, isAllowed } from "./advertising.ts";
import { businessNames } from "./business-name.ts";
import { enterBy } from "./consent-entry.ts";
import { getAnswers, lockAnswers, lockManyAnswers } from "./consent-queries.ts";
import { isConsentRequired, record, recordMany, statesOf, toConsents } from "./consents.ts";
import { typeOf } from "./provider-calls.ts";
import { listProviders } from "./provider-queries.ts";

type Subscription = ReplyOf<typeof messageConsents.subscription>;
async function toSubscription(
  tenant: Tenant,
  { language, ...answers }: Answers & Pick<Subscription, "language">,
): Promise<Subscription> {
  const required = await isConsentRequired(tenant);
  const nameIn = await businessNames(tenant);
  const active = (await tenant.many(listProviders())).filter((one) => one.active).map((one) => one.message_type);
  // Who has refused a channel sees it, though the business may not send by it any more.
  const shown = MESSAGE_TYPES.filter((type) => active.includes(type) || answers.message_refusals.includes(type));
  return {
    business_name: nameIn(language),
    language,
    channels: shown.map((type) => ({ message_type: type, allowed: isAllowed(type, answers, required) })),
  };
}

export const messageConsentCalls = implement(messageConsents, {
  async give({ body, tenant, who, now, fail, changed }) {
    const customer = await tenant.maybe(lockAnswers(body.user_id));
    if (!customer) return fail("customer.not_found");
    const { answers, source } = body;
    const before = await toConsents(tenant, customer.id, customer);
    const personId = who.kind === "person" ? who.personId : null;
    const said = await record(tenant, customer, { answers, source, personId }, now);
    const after = await toConsents(tenant, customer.id, said);
    changed({ entityType: "message_consent", id: customer.id, before: auditedOf(before), after: auditedOf(after) });
    return after;
  },

  async giveMany({ body, tenant, who, now, changed }) {
    const { user_ids, answers, source } = body;
    const customers = await tenant.many(lockManyAnswers([...new Set(user_ids)]));
    const personId = who.kind === "person" ? who.personId : null;
    const said = await recordMany(tenant, customers, { answers, source, personId }, now);
    for (const { customer, after } of said)
      changed({ entityType: "message_consent", id: customer.id, before: statesOf(customer), after: statesOf(after) });
    const known = new Set(customers.map(({ id }) => id));
    const changedIds = new Set(said.map(({ customer }) => customer.id));
    const resultOf = (id: string) =>
      !known.has(id) ? ("not-found" as const) : changedIds.has(id) ? ("changed" as const) : ("unchanged" as const); // Values of the contract.
    return { items: [...new Set(user_ids)].map((user_id) => ({ user_id, result: resultOf(user_id) })) };
  },

  async get({ path, tenant, fail }) {
    const customer = await tenant.maybe(getAnswers(path.userId));
    return customer ? toConsents(tenant, customer.id, customer) : fail("customer.not_found");
  },

  async subscription(context) {
    return toSubscription(context.tenant, await enterBy(context, getAnswers));
  },

  async choose(context) {
    const { body, tenant, now } = context;
    const customer = await enterBy(context, lockAnswers);
    const said = await record(tenant, customer, { answers: body.answers, source: "link", personId: null }, now);
    return toSubscription(tenant, { language: customer.language, ...said });
  },

  async oneClick(context) {
    const { tenant, now } = context;
    const message_type = typeOf(context);
    const customer = await enterBy(context, lockAnswers);
    const answers = [{ message_type, agreed: false }];
    await record(tenant, customer, { answers, source: "mail-program", personId: null }, now);
    return { done: true };
  },
});

type Consents = ReplyOf<typeof messageConsents.get>;
const auditedOf = ({ channels }: Consents) =>
  Object.fromEntries(channels.map(({ message_type, consent }) => [message_type, consent]));
