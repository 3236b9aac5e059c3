import type { customers } from "@patron/contract";
import type { BodyOf, FailureOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getCategory } from "../card-categories/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { type KnownIdentity, readIdentity } from "./identity.ts";
import { openCard } from "./public.ts";
import * as queries from "./queries.ts";
import { readIds, refuseProfile } from "./rules.ts";

type NewCustomer = BodyOf<typeof customers.add>;
type Refused = { refused: FailureOf<typeof customers.add>; details?: Record<string, unknown> };

/** Creates a person, if none of the given identities is known, and their card of the programme. */
export async function addMember(
  tenant: Tenant,
  request: NewCustomer,
  existingOnly: boolean,
  now: Date,
): Promise<{ customerId: string } | Refused> {
  const programme = await tenant.maybe(getLoyalty(request.loyalty_id));
  if (!programme) return { refused: "loyalty.not_found" };
  const { category_id } = request;
  const category = category_id ? await tenant.maybe(getCategory(programme.id, category_id)) : undefined;
  if (category_id && !category) return { refused: "card_category.not_found" };
  if (category?.active === false) return { refused: "card_category.inactive" };
  const refused = refuseProfile(request, now);
  if (refused) return { refused };
  const ids = identitiesOf(request, programme.country);
  if (ids === "customer.id_invalid") return { refused: ids };
  if (ids.length === 0) return { refused: "customer.id_missing" };
  const known = await findAny(tenant, ids);
  if (!known && existingOnly) return { refused: "customer.not_found" };
  const customerId = known ?? request.id ?? newId();
  const [, { newCard }] = await Promise.all([
    known ? undefined : addPerson(tenant, { ...request, id: customerId }, ids, now),
    openCard(tenant, programme.id, customerId, request, now),
  ]);
  if (!newCard) return { refused: "customer.already_joined", details: { user_id: customerId } };
  return { customerId };
}

/** Every identity in the call, in search order. */
function identitiesOf(request: NewCustomer, country: string): KnownIdentity[] | "customer.id_invalid" {
  const { user_id_value, user_id_type } = request;
  const first = user_id_value === undefined ? undefined : readIdentity({ user_id_value, user_id_type }, country);
  if (user_id_value !== undefined && !first) return "customer.id_invalid";
  const ids = readIds(request, country);
  if (ids === "customer.id_invalid") return ids;
  const more: KnownIdentity[] = [];
  if (ids.phone) more.push({ type: "phone", value: ids.phone });
  if (ids.email) more.push({ type: "email", value: ids.email });
  if (ids.external_id) more.push({ type: "external-id", value: ids.external_id });
  return [...(first ? [first] : []), ...more];
}

async function findAny(tenant: Tenant, ids: readonly KnownIdentity[]): Promise<string | undefined> {
  const rows = await Promise.all(ids.map(({ type, value }) => tenant.maybe(queries.findCustomer(type, value))));
  return rows.find((row) => row !== undefined)?.id;
}

async function addPerson(
  tenant: Tenant,
  { id, ...request }: NewCustomer & { id: string },
  ids: readonly KnownIdentity[],
  now: Date,
): Promise<void> {
  const value = (type: KnownIdentity["type"]) => ids.find((one) => one.type === type)?.value ?? null;
  const identity = { phone: value("phone"), email: value("email"), external_id: value("external-id") };
  const stamps = { created_dt: now, modified_dt: now };
  await tenant.run(queries.addCustomer({ ...queries.profileColumns(request), id, ...identity, ...stamps }));
}
