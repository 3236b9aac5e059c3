import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { ofManyBusinesses } from "../../../test/database.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { q } from "../../kit/database/rows.ts";
import { newId } from "../../kit/id.ts";

const server = await startTestServer({}, await ofManyBusinesses(["goods", "price_group_item", "master_price"]));
const { priceMatrix } = calls;

/** Adds items to the programme, as an import would have. */
async function addGoods({ inside, loyaltyId }: World, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  const rows = ids.map((id, n) => ({
    id,
    title: `Item ${n}`,
    code: `item-${n}`,
    service_type: "goods" as const,
    unit: "piece" as const,
    cost_price: 100_000n,
  }));
  await inside(async (tenant) => {
    await tenant.run(q.insertInto("goods").values(rows));
    await tenant.run(
      q.insertInto("goods_in_loyalty").values(ids.map((goods_id) => ({ goods_id, loyalty_id: loyaltyId }))),
    );
  });
  return ids;
}

test("10 000 prices are previewed, saved and saved again, each in one transaction", async () => {
  const w = await world(server);
  const goods = await addGoods(w, 500);
  const groups = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      w.make.priceGroup({ title: `Group ${n}`, prices_entered_as: "including-taxes" }),
    ),
  );
  const path = { loyaltyId: w.loyaltyId };
  const cells = (price: string, previous_price: string | null) => ({
    price_groups: groups.map(({ id }) => ({
      price_group_id: id,
      prices: goods.map((item_id) => ({ item_id, price, previous_price })),
    })),
  });
  await w.owner.request(priceMatrix.addChange, { path, body: cells("12", null) });
  const preview = await w.owner.request(priceMatrix.preview, { path, body: cells("9.5", "12") });
  const second = await w.owner.request(priceMatrix.addChange, { path, body: cells("9.5", "12") });
  const page = await w.owner.request(priceMatrix.masterPrices, { path, query: {}, page: { page: 1, count: 500 } });

  expect(second.prices_count).toBe(10_000);
  expect(preview).toMatchObject({ prices_count: 10_000, lowered_count: 10_000, below_cost_count: 10_000 });
  expect(page.items[0]?.master_prices).toHaveLength(20);
});
