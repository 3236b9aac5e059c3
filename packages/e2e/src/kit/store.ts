import { calls } from "@patron/contract/routes";
import type { Person } from "./person.ts";
import { addItems, addTill } from "./till.ts";

/** Where the point of sale of a store is. */
export const place = { latitude: "50.450100", longitude: "30.523400" };

/** A point of sale with a pin and a public store. */
export async function openStore(person: Person): Promise<string> {
  const { request, loyaltyId } = person;
  const { till, pos } = await addTill(person, { pos: "Podil", till: "Till" });
  const path = { posId: pos.id };
  await addItems(person, [["rye", "Rye bread", "40"]]);
  const price_levels = [{ currency: "UAH", amount_from: "0", price: "50" }];
  const courier = { title: "Courier", address_mode: "address" as const, price_levels };
  await request(calls.deliveries.add, { body: { loyalty_id: loyaltyId, ...courier } });
  await request(calls.onlineStore.changeProgramme, { path: { loyaltyId }, body: { active: true } });
  await request(calls.onlineStore.changePos, { path, body: { active: true, terminal_id: till.id } });
  await request(calls.pos.change, { path, body: place });
  return pos.id;
}
