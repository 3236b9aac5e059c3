import { calls } from "@patron/contract/routes";
import { clientOf, type Person } from "./person.ts";

/** Adds a point of sale with one till. */
export async function addTill(
  { request, loyaltyId }: Pick<Person, "request" | "loyaltyId">,
  titles: { pos: string; till: string },
) {
  const pos = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: titles.pos } });
  const body = { title: titles.till, currency: "UAH", pos_id: pos.id };
  const till = await request(calls.terminals.add, { body });
  return { pos, till };
}

/** The same, with a client that sells by the till's key. */
export async function addSellingTill(person: Person, titles: { pos: string; till: string }) {
  const { till } = await addTill(person, titles);
  const { api_key } = await person.request(calls.terminals.updateKey, { path: { terminalId: till.id } });
  return { till, sell: clientOf(api_key), api_key };
}

/** Adds items with a price in hryvnias. */
export async function addItems(
  { request, loyaltyId }: Pick<Person, "request" | "loyaltyId">,
  items: readonly (readonly [code: string, title: string, price: string])[],
): Promise<void> {
  for (const [code, title, price] of items)
    await request(calls.goods.add, {
      body: { code, title, loyalty_ids: [loyaltyId], prices: [{ currency: "UAH", price }] },
    });
}
