import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { raw, tenantId } from "#kit/database/rows.ts";
import { startTestServer } from "../../test/server.ts";
import { type Shop, shop } from "../../test/shop.ts";
import { listSaleGoods } from "../modules/price-groups/input-queries.ts";

const server = await startTestServer();
const minute = 60_000;
const first = { items: [{ code: "A", quantity: "1" }] };
const toPay = async (s: Shop, body = first) => (await s.sell(body)).check.totals.amount_to_pay;

test("every table whose rows are remembered as items raises the version of goods", async () => {
  const sold = { loyalty_id: "id", currency: "UAH", price_group_id: "id" };
  const { sql: text } = listSaleGoods(sold, { ids: ["id"], codes: [] }, new Date()).compile();
  const { rows } = await server.pool.query<{ table: string }>(
    "select tgrelid::regclass::text as table from pg_trigger where tgname = 'goods_version'",
  );
  expect(new Set(rows.map((row) => row.table))).toEqual(
    new Set([...text.matchAll(/(?:from|join) "?(\w+)/g)].map(([, table]) => table)),
  );
});

test("what becomes of an item counts from the next sale on", async () => {
  const s = await shop(server);
  const { owner } = s.w;
  const { items } = await owner.request(calls.embedded.goods, {});
  const goodsId = items.find(({ code }) => code === "A")?.id ?? "";
  const change = (body: object) => owner.request(calls.goods.change, { path: { goodsId }, body });
  for (const _known of [1, 2]) expect(await toPay(s)).toBe("10.00");

  await change({ prices: [{ currency: "UAH", price: "11" }] });
  expect(await toPay(s)).toBe("11.00");
  await change({ code: "Z" });
  await expect(toPay(s)).rejects.toMatchObject({ code: "goods.not_found" });
  const renamed = { items: [{ code: "Z", quantity: "1" }] };
  expect(await toPay(s, renamed)).toBe("11.00");
  const category = await owner.request(calls.goods.addCategory, {
    path: { loyaltyId: s.w.loyaltyId },
    body: { title: "Bread", parent_id: null },
  });
  await s.rule({ action_type: "discount-items-percent", value: "10", include_categories: [category.id] });
  expect(await toPay(s, renamed)).toBe("11.00");
  await change({ category_ids: [category.id] });
  expect(await toPay(s, renamed)).toBe("9.90");
  await change({ active: false });
  await expect(toPay(s, renamed)).rejects.toMatchObject({ code: "goods.not_found" });
});

test("a planned price and the end of one count at their moments, and changed taxes of an item from the next sale on", async () => {
  const s = await shop(server);
  await s.excise("A", "1.50");
  const { owner, loyaltyId } = s.w;
  const [group] = (await owner.request(calls.priceGroups.list, { path: { loyaltyId } })).items;
  const [tax] = (await owner.request(calls.taxes.list, { path: { loyaltyId } })).items;
  const { items } = await owner.request(calls.embedded.goods, {});
  const itemId = items.find(({ code }) => code === "A")?.id ?? "";
  const path = { loyaltyId, priceGroupId: group?.id ?? "", itemId };
  const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * minute).toISOString();
  const usual = await toPay(s);
  const master_price = "20";
  await owner.request(calls.priceGroups.changeItem, { path, body: { master_price, valid_from: inMinutes(10) } });
  await s.w.inside((tenant) =>
    tenant.run(
      raw(sql<unknown>`
        insert into master_price (business_id, id, price_group_id, goods_id, price, valid_from, valid_until)
        values (${tenantId}, gen_random_uuid(), ${path.priceGroupId}, ${itemId}, 300000, ${inMinutes(20)}, ${inMinutes(30)})`),
    ),
  );
  const seen: string[] = [];
  for (let waited = 0; waited < 40; waited += 10) {
    seen.push(await toPay(s));
    server.clock.forward(10 * minute);
  }
  expect(seen).toEqual([usual, "20.00", "30.00", "20.00"]);

  const taxed = async () => (await s.sell(first)).check.items[0]?.taxes.length;
  expect(await taxed()).toBe(1);
  const body = { tax_overrides: [{ tax_id: tax?.id ?? "", active: false }] };
  await owner.request(calls.priceGroups.changeItem, { path, body });
  expect(await taxed()).toBe(0);
});

test("those who change items at once do not wait for each other, and each change is counted", async () => {
  const s = await shop(server);
  const version = () =>
    s.w.inside((tenant) =>
      tenant.one(
        raw(sql<{ sum: bigint }>`select sum(version)::bigint from goods_version where business_id = ${tenantId}`),
      ),
    );
  const rename = (code: string) =>
    sql<unknown>`update goods set title = ${code} where business_id = ${tenantId} and code = ${code}`;
  const before = await version();
  await s.w.inside(async (one) => {
    await one.run(raw(rename("A")));
    await s.w.inside((other) => other.run(raw(rename("B"))));
  });
  expect((await version()).sum - before.sum).toBe(2n);
  await Promise.all(["A", "B"].map((code) => s.w.inside((tenant) => tenant.run(raw(rename(code))))));
  expect((await version()).sum - before.sum).toBe(4n);
});
