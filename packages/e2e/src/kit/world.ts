import { calls } from "@patron/contract/routes";
import type { Person } from "./person.ts";

/** Some of everything that lists show, so that no screen of the sweep stands empty. Names are as long as people make them. */
export async function everything({ ask, loyaltyId }: Person): Promise<void> {
  const place = (number: number) => ({ street: `Khreshchatyk ${number}`, city: "Kyiv" });
  const path = { loyaltyId };
  for (let number = 1; number <= 12; number++) {
    const body = { loyalty_id: loyaltyId, title: `Station ${number} on the long way to Bila Tserkva` };
    const more = { address: place(number), active: number % 3 > 0, phones: ["+380441234567"] };
    await ask(calls.pos.add, { body: { ...body, ...more } });
  }
  const { items } = await ask(calls.pos.list, {});
  const posId = items[0]?.id ?? "";
  await ask(calls.terminals.add, { body: { title: "Till by the window", currency: "UAH", pos_id: posId } });
  const drinks = await ask(calls.goods.addCategory, { path, body: { title: "Hot drinks and everything beside them" } });
  for (const [code, title] of [
    ["espresso", "Espresso"],
    ["flat-white", "Flat white with oat milk from the farm around the corner"],
    ["a95", "Petrol A-95 Energy"],
  ] as const)
    await ask(calls.goods.add, { body: { title, code, loyalty_ids: [loyaltyId], category_ids: [drinks.id] } });
  await ask(calls.taxes.add, {
    path,
    body: { title: "VAT", code: "vat", classification: "base-tax", type: "percentage", rate: "20" },
  });
  await ask(calls.priceGroups.add, { path, body: { title: "Retail", currency: "UAH" } });
  await ask(calls.cardCategories.add, { path, body: { title: "Gold" } });
  await ask(calls.rules.add, {
    path,
    body: { title: "Ten percent on Sundays", action_type: "discount-check-percent", value: "10" },
  });
  const names = { first_name: "Oleksandra-Viktoriia", last_name: "Shevchenko" };
  await ask(calls.customers.add, { body: { loyalty_id: loyaltyId, external_id: "C-1", ...names } });
}
