import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();

test("lists what a customer buys in most sales, without cancelled sales and those of others", async () => {
  const s = await shop(server);
  const customer_id = await s.member();
  const other = await s.member();
  const [a, b] = [await s.goods("TEA", "10.00"), await s.goods("BUN", "5.00")];
  await s.sell({ customer_id, items: [{ code: "BUN", quantity: "9" }] });
  for (const quantity of ["1", "1.5"]) await s.sell({ customer_id, items: [{ code: "TEA", quantity }] });
  await s.sell({ customer_id: other, items: [{ code: "TEA", quantity: "50" }] });
  const { transaction } = await s.sell({ customer_id, items: [{ code: "BUN", quantity: "30" }] });
  const cancelled = { body: { transaction_id: transaction.id } };
  await s.w.owner.request(calls.transactions.cancel, cancelled, { idempotencyKey: randomUUID() });

  const path = { userId: customer_id };
  const { items } = await s.w.owner.request(calls.customers.favouriteItems, { path });

  expect(items).toMatchObject([
    { goods_id: a, title: "Item TEA", unit: "piece", sales_count: 2, quantity: "2.500" },
    { goods_id: b, title: "Item BUN", unit: "piece", sales_count: 1, quantity: "9.000" },
  ]);
});

test("lists at most five, and none of a customer without sales", async () => {
  const s = await shop(server);
  const path = { userId: await s.member() };
  const favourites = async () => (await s.w.owner.request(calls.customers.favouriteItems, { path })).items;
  expect(await favourites()).toEqual([]);
  const codes = ["F1", "F2", "F3", "F4", "F5", "F6"];
  for (const code of codes) await s.goods(code, "1.00");
  await s.sell({ customer_id: path.userId, items: codes.map((code, at) => ({ code, quantity: String(at + 1) })) });
  expect((await favourites()).map(({ title }) => title)).toEqual(
    ["F6", "F5", "F4", "F3", "F2"].map((code) => `Item ${code}`),
  );
});

test("refuses a customer of another business", async () => {
  const [mine, theirs] = [await world(server), await world(server)];
  const { id } = await theirs.make.customer();
  const request = mine.owner.request(calls.customers.favouriteItems, { path: { userId: id } });
  await expect(request).rejects.toMatchObject({ code: "customer.not_found" });
});
