import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const { goodsImports } = calls;

test("20 000 rows are previewed, imported, changed and undone, each in one transaction", {
  timeout: 300_000,
}, async () => {
  const w = await world(server);
  const group = await w.make.priceGroup();
  const path = { loyaltyId: w.loyaltyId };
  const columns = ["code", "title", "categories", "barcodes", "price.UAH", "cost_price", `group.${group.id}`];
  const rows = (price: string) =>
    Array.from({ length: 20_000 }, (_, n) => [`c${n}`, `Item ${n}`, `Row / ${n % 100}`, `482${n}`, price, "1", price]);
  async function importing(of: { columns: string[]; rows: string[][] }) {
    const began = performance.now();
    const shown = await w.owner.request(goodsImports.preview, { path, body: of });
    const previewed = performance.now();
    const made = await w.owner.request(goodsImports.add, { path, body: { ...of, fingerprint: shown.fingerprint } });
    if (process.env.PATRON_MEASURE)
      process.stderr.write(
        `preview ${Math.round(previewed - began)} ms, import ${Math.round(performance.now() - previewed)} ms\n`,
      );
    return { shown, made };
  }
  const first = await importing({ columns, rows: rows("10") });
  expect(first.made).toMatchObject({ new_count: 20_000, prices_count: 20_000, categories_count: 101 });
  const second = await importing({ columns, rows: rows("9.5") });
  expect(second.shown).toMatchObject({ changed_count: 20_000, new_count: 0 });
  const { goods_import } = await w.owner.request(goodsImports.undo, {
    path: { ...path, goodsImportId: second.made.id },
  });
  expect(goods_import.kept_count).toBe(0);
  const same = await w.owner.request(goodsImports.preview, { path, body: { columns, rows: rows("10") } });
  expect(same).toMatchObject({ unchanged_count: 20_000, rows: [] });
});
