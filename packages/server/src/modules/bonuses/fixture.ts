import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";
import { addReminders } from "./reminder-queries.ts";

/** A customer who was told of bonuses that expire. */
export const fixture: Fixture = async (s) => {
  const { items } = await s.w.owner.request(calls.customers.search, { body: { loyalty_id: s.w.loyaltyId } });
  const cards = items.flatMap(({ card }) => card ?? []);
  const told = cards.map(({ id: card_id }) => ({ card_id, currency: "UAH", expire_date: "2100-01-01" }));
  await s.w.inside((tenant) => tenant.many(addReminders(told)));
  return {};
};
