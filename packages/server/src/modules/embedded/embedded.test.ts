import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const { embedded } = calls;
const titles = (answer: { items: { title: string }[] }) => answer.items.map((one) => one.title);

test("goods are picked by programme, terminal, category, words, kind, id and code, and as many as are asked for", async () => {
  const w = await world(server);
  const category = await w.make.category();
  const coffee = await w.make.goods({ title: "Coffee", category_ids: [category.id] });
  const wash = await w.make.goods({ title: "Wash", service_type: "car-wash", active: false });
  const till = await w.make.till();
  const found = async (query: object) => titles(await w.owner.request(embedded.goods, { query }));

  expect(await found({})).toEqual(["Coffee", "Wash"]);
  expect(await found({ category_id: category.id, loyalty_id: w.loyaltyId, terminal_id: till.id })).toEqual(["Coffee"]);
  expect(await found({ search_text: "was" })).toEqual(["Wash"]);
  expect(await found({ only_active: true })).toEqual(["Coffee"]);
  expect(await found({ service_type: "car-wash" })).toEqual(["Wash"]);
  expect(await found({ ids: [wash.id] })).toEqual(["Wash"]);
  expect(await found({ codes: [coffee.code] })).toEqual(["Coffee"]);
  expect(await found({ count: 1 })).toEqual(["Coffee"]);
});

test("taxes, points of sale and terminals are listed with what distinguishes them", async () => {
  const w = await world(server);
  const loyalty_id = w.loyaltyId;
  await w.make.tax({ title: "VAT", code: "V" });
  await w.make.tax({ title: "Sales", classification: "sales-tax" });
  const low = await w.make.pos({ title: "A", priority: 1 });
  await w.make.pos({ title: "B", priority: 5, pos_type: "online-store" });
  const till = await w.make.till({ pos_id: low.id });
  await w.make.till({ title: "Off", active: false });
  await w.make.till({ title: "Olena", terminal_type: "steward", pos_id: low.id, active: false });

  const query = { loyalty_id, classification: "base-tax" as const };
  expect((await w.owner.request(embedded.taxes, { query })).items).toMatchObject([
    { title: "VAT", code: "V", rate: "20.000000", type: "percentage" },
  ]);
  const important = { loyalty_id, only_active: true, sort_by_priority: true };
  expect(titles(await w.owner.request(embedded.pos, { query: important }))).toEqual(["B", "A", "Sofiivska 2"]);
  const stores = { pos_type: "online-store" as const };
  expect(titles(await w.owner.request(embedded.pos, { query: stores }))).toEqual(["B"]);
  const here = { loyalty_id, pos_id: low.id, only_active: true };
  expect((await w.owner.request(embedded.terminals, { query: here })).items).toMatchObject([
    { id: till.id, currency: "UAH", terminal_type: "register", pos_id: low.id },
  ]);
  const stewards = { terminal_type: "steward" as const };
  expect(titles(await w.owner.request(embedded.terminals, { query: stewards }))).toEqual(["Olena"]);
});

test("currencies are all, those that are worked in, or those that goods have prices in", async () => {
  const w = await world(server);
  await w.make.priceGroup({ currency: "EUR" });
  await w.make.goods({ prices: [{ currency: "JPY", price: "100" }] });
  const codes = async (query: object) =>
    (await w.owner.request(embedded.currencies, { query })).items.map(({ code }) => code);

  expect((await codes({})).length).toBeGreaterThan(150);
  expect(await codes({ loyalty_id: w.loyaltyId })).toEqual(["EUR"]);
  expect(await codes({ goods_prices_currencies: true })).toEqual(["JPY"]);
  const { items } = await w.owner.request(embedded.currencies, { query: { goods_prices_currencies: true } });
  expect(items).toEqual([{ code: "JPY", title: "Japanese Yen", minor_units: 0 }]);
});
