import { Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getCategory, lockDefault } from "../card-categories/public.ts";
import { getLoyalty, getSettings, toSettings } from "../loyalty/public.ts";
import { readAddressee, sendNotices } from "../message-templates/public.ts";
import { type CustomerRow, requireIdentity } from "./find.ts";
import { type Identity, identityColumn, readIdentity } from "./identity.ts";
import * as queries from "./queries.ts";

export { type CustomerRow, findCustomer } from "./find.ts";
export { codeOf } from "./identifier-code.ts";
export { type Identity, readIdentity } from "./identity.ts";
export { cardOfPassLink, codeLink, passLink } from "./pass-link.ts";
export { findByCode, getCustomer, lockCustomer } from "./queries.ts";
export { findNewest, listCustomerIds } from "./read.ts";
export { openReport } from "./report-file.ts";
export { isInRow, isOfBuyer, type ReportFilter, readReportFilter } from "./report-filter.ts";
export { inReportOrder } from "./report-order.ts";
export { faceOf, nameOf } from "./views.ts";

/** The customer whom a text names, of a stated type or of the one that it looks like; undefined if there is none. */
export async function findNamed(tenant: Tenant, identity: Identity, country: string): Promise<CustomerRow | undefined> {
  const known = readIdentity(identity, country);
  return known && tenant.maybe(queries.findCustomer(known.type, known.value));
}

/** The settings of a new card; the others come from the programme. */
export interface NewCard {
  access?: "full" | "limited" | "none";
  category_id?: string | null;
  /** Who invited them. */
  referrer_card_id?: string | null;
}
/** A customer with a card of the programme, and which of them is new. */
export interface Joined {
  customer_id: string;
  card_id: string;
  new_customer: boolean;
  new_card: boolean;
}

/**
 * Ensures that a person is a customer of the business with a card of the programme: with the default category and the access for new
 * customers. Existing customers and cards stay unchanged. The names are only for a new person. Throws `customer.id_invalid`, and
 * `loyalty.not_found` for an unknown programme.
 */
export async function joinProgramme(
  tenant: Tenant,
  loyaltyId: string,
  identity: Identity & { first_name?: string | undefined; last_name?: string | undefined },
  now: Date,
  requested: Pick<NewCard, "referrer_card_id"> = {},
): Promise<Joined> {
  const programme = await tenant.maybe(getLoyalty(loyaltyId));
  if (!programme) throw new Failure("loyalty.not_found");
  const known = requireIdentity(identity, programme.country);
  const find = () => queries.findCustomer(known.type, known.value);
  const there = await tenant.maybe(find());
  const { first_name = "", last_name = "" } = identity;
  const id = newId();
  const person = { id, ...identityColumn(known), first_name, last_name, created_dt: now, modified_dt: now };
  // Two tills may add the same new person at once: the later one finds the earlier one's.
  const added = there ? 0 : await tenant.run(queries.addUnlessThere(person));
  const customer_id = there?.id ?? (added > 0 ? id : (await tenant.one(find())).id);
  const { cardId: card_id, newCard: new_card } = await openCard(tenant, loyaltyId, customer_id, requested, now);
  return { customer_id, card_id, new_customer: added > 0, new_card };
}

/** The card of a customer in a programme, created if missing, with a message of welcome if the programme sends one. */
export async function openCard(
  tenant: Tenant,
  loyaltyId: string,
  customerId: string,
  requested: NewCard,
  now: Date,
): Promise<{ cardId: string; newCard: boolean }> {
  const id = newId();
  const [stored, category] = await Promise.all([
    tenant.maybe(getSettings(loyaltyId, "programme")),
    requested.category_id === undefined ? tenant.maybe(lockDefault(loyaltyId)) : undefined,
  ]);
  const settings = toSettings(stored);
  const category_id = requested.category_id === undefined ? (category?.id ?? null) : requested.category_id;
  const access = requested.access ?? settings.new_customer_access;
  const { referrer_card_id = null } = requested;
  const row = { id, loyalty_id: loyaltyId, customer_id: customerId, category_id, access, referrer_card_id };
  const [made, addressee] = await Promise.all([
    tenant.run(queries.addCard({ ...row, registered_dt: now, modified_dt: now })),
    readAddressee(tenant, { loyaltyId, customerId }, ["welcome"]),
  ]);
  if (made > 0) {
    if (addressee) sendNotices(tenant, { ...addressee, now }, [{ event: "welcome", values: () => ({}) }]);
    return { cardId: id, newCard: true };
  }
  const there = await tenant.one(queries.listCards(customerId, { loyalty_id: loyaltyId }));
  return { cardId: there.id, newCard: false };
}

/** Whether a category belongs to the programme. */
export async function hasCategory(tenant: Tenant, loyaltyId: string, categoryId: string): Promise<boolean> {
  return (await tenant.maybe(getCategory(loyaltyId, categoryId))) !== undefined;
}
