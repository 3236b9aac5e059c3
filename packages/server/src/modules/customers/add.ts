import type { customers } from "@patron/contract";
import type { BodyOf, FailureOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { hasCategory, openCard } from "./public.ts";
import { type KnownIdentity, readIdentity } from "./identity.ts";
import * as queries from "./queries.ts";
import { readIds, refuseProfile } from "./rules.ts";

type Ask = BodyOf<typeof customers.add>;
type Refused = { refused: FailureOf<typeof customers.add>; details?: Record<string, unknown> };

/** Makes the person, if nobody is known by one of the given identities, and their card of the programme. */
export async function addMember(
  tenant: Tenant,
  ask: Ask,
  existingOnly: boolean,
  now: Date,
): Promise<{ customerId: string } | Refused> {
  const programme = await tenant.maybe(getLoyalty(ask.loyalty_id));
  if (!programme) return { refused: "loyalty.not_found" };
  if (ask.category_id && !(await hasCategory(tenant, programme.id, ask.category_id)))
    return { refused: "card_category.not_found" };
  const refused = refuseProfile(ask, now);
  if (refused) return { refused };
  const ids = identitiesOf(ask, programme.country);
  if (ids === "customer.id_invalid") return { refused: ids };
  if (ids.length === 0) return { refused: "customer.id_missing" };
  const known = await findAny(tenant, ids);
  if (!known && existingOnly) return { refused: "customer.not_found" };
  const customerId = known ?? (await addPerson(tenant, ask, ids, now));
  const { newCard } = await openCard(tenant, programme.id, customerId, ask, now);
  if (!newCard) return { refused: "customer.already_joined", details: { user_id: customerId } };
  return { customerId };
}

/** Every identity that the call gives, in the order in which the person is looked for. */
function identitiesOf(ask: Ask, country: string): KnownIdentity[] | "customer.id_invalid" {
  const { user_id_value, user_id_type } = ask;
  const first = user_id_value === undefined ? undefined : readIdentity({ user_id_value, user_id_type }, country);
  if (user_id_value !== undefined && !first) return "customer.id_invalid";
  const ids = readIds(ask, country);
  if (ids === "customer.id_invalid") return ids;
  const more: KnownIdentity[] = [];
  if (ids.phone) more.push({ type: "phone", value: ids.phone });
  if (ids.email) more.push({ type: "email", value: ids.email });
  if (ids.external_id) more.push({ type: "external-id", value: ids.external_id });
  return [...(first ? [first] : []), ...more];
}

async function findAny(tenant: Tenant, ids: readonly KnownIdentity[]): Promise<string | undefined> {
  for (const { type, value } of ids) {
    const row = await tenant.maybe(queries.findCustomer(type, value));
    if (row) return row.id;
  }
  return undefined;
}

async function addPerson(tenant: Tenant, ask: Ask, ids: readonly KnownIdentity[], now: Date): Promise<string> {
  const id = ask.id ?? newId();
  const value = (type: KnownIdentity["type"]) => ids.find((one) => one.type === type)?.value ?? null;
  const identity = { phone: value("phone"), email: value("email"), external_id: value("external-id") };
  const stamps = { created_dt: now, modified_dt: now };
  await tenant.run(queries.addCustomer({ ...queries.profileColumns(ask), id, ...identity, ...stamps }));
  return id;
}
