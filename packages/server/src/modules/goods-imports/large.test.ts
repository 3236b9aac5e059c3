import { calls } from "@patron/contract/routes";
import { expect, test, vi } from "vitest";
import { ofManyBusinesses } from "../../../test/database.ts";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const tables = ["goods", "goods_in_loyalty", "goods_in_category", "goods_price", "goods_category"];
const database = await ofManyBusinesses([...tables, "goods_import_row", "price_group_item", "master_price"]);
const server = await startTestServer({}, database);
const { goodsImports } = calls;

/** How many rows of the goods and of what belongs to them have been read by indexes, when the 4 000 new items have been counted. */
async function indexRowsRead(): Promise<number> {
  const { rows } = await vi.waitUntil(
    async () => {
      const read = await server.pool.query<{ read: number }>(
        `select sum(idx_tup_read)::int as read from pg_stat_user_indexes where relname = any($1)
         having (select n_tup_ins from pg_stat_user_tables where relname = 'goods_import_row') >= 4000`,
        [tables],
      );
      return read.rowCount ? read : undefined;
    },
    { timeout: 60_000, interval: 200 },
  );
  return rows[0]?.read ?? 0;
}

test("4 000 rows are previewed, imported, changed and undone, each in one transaction, and the planner knows of them at once", async () => {
  const w = await world(server);
  const group = await w.make.priceGroup();
  const path = { loyaltyId: w.loyaltyId };
  const columns = ["code", "title", "categories", "barcodes", "price.UAH", "cost_price", `group.${group.id}`];
  const rows = (price: string) =>
    Array.from({ length: 4_000 }, (_, n) => [`c${n}`, `Item ${n}`, `Row / ${n % 100}`, `482${n}`, price, "1", price]);
  async function importing(of: { columns: string[]; rows: string[][] }) {
    const shown = await w.owner.request(goodsImports.preview, { path, body: of });
    const made = await w.owner.request(goodsImports.add, { path, body: { ...of, fingerprint: shown.fingerprint } });
    return { shown, made };
  }
  const first = await importing({ columns, rows: rows("10") });
  expect(first.made).toMatchObject({ new_count: 4_000, prices_count: 4_000, categories_count: 101 });
  // 67 times an item, while a reference to it is looked up by the items' ids; by the wrong index it takes as many steps as there are pairs of items.
  expect(await indexRowsRead()).toBeLessThan(4_000 * 100);
  // Without them a page of the list would take as many steps as there are pairs of items.
  const known = await server.pool.query(
    "select min(reltuples)::int as least from pg_class where relname in ('goods', 'goods_in_loyalty', 'goods_price')",
  );
  expect(known.rows[0].least).toBeGreaterThanOrEqual(4_000);
  const second = await importing({ columns, rows: rows("9.5") });
  expect(second.shown).toMatchObject({ changed_count: 4_000, new_count: 0 });
  const { goods_import } = await w.owner.request(goodsImports.undo, {
    path: { ...path, goodsImportId: second.made.id },
  });
  expect(goods_import.kept_count).toBe(0);
  const same = await w.owner.request(goodsImports.preview, { path, body: { columns, rows: rows("10") } });
  expect(same).toMatchObject({ unchanged_count: 4_000, rows: [] });
});
