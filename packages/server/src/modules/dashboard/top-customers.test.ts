import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";

const server = await startTestServer();

test("the best customers come in order, by name or by what else they are known by", async () => {
  const s = await shop(server);
  const people = [
    { external_id: "C-1", first_name: "Olena", last_name: "Kovalenko" },
    { external_id: "C-2", last_name: "Bondar", phone: "+380671112233" },
    { external_id: "C-3", first_name: "", phone: "+380671112244" },
    { external_id: "C-4", email: "ivan@example.com" },
    { external_id: "C-5" },
  ];
  for (const [index, one] of people.entries()) {
    const { id } = await s.w.owner.request(calls.customers.add, { body: { loyalty_id: s.w.loyaltyId, ...one } });
    const items = [{ line_id: "A", code: "A", quantity: String(people.length - index) }];
    await s.sell({ items, customer_id: id });
  }
  const { customers } = await s.w.owner.request(calls.dashboard.get, { query: { tab: "customers" } });
  expect(customers?.top_by_amount.map(({ name }) => name)).toEqual([
    ...["Olena Kovalenko", "Bondar", "+380671112244", "ivan@example.com", "C-5"],
  ]);
  // One visit each, so those who paid more are first.
  expect(customers?.top_by_visits).toEqual(customers?.top_by_amount);
});
