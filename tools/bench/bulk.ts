import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { type Figure, percentile, timed } from "../../packages/bench/src/measure.ts";
import { scrollMatrix } from "../../packages/bench/src/price-matrix.ts";
import type { Visit } from "../../packages/bench/src/signed-in.ts";
import { newCustomer } from "./context.ts";

const [rows, priced, groups] = [20_000, 5_000, 20];
/** Rows of a page of the list of goods. */
const listed = 50;

/**
 * How long the largest changes of goods and prices take, each once: an import from a spreadsheet and a change of the whole price matrix, which is
 * scrolled then.
 */
export async function measureBulk({ url, browserPath }: Omit<Visit, "session">): Promise<Figure[]> {
  const api = `${url}/api`;
  const session = await callerOf(api)(calls.auth.register, {
    body: { ...newCustomer(), email: `bulk.${Date.now()}@example.com` },
  });
  const request = callerOf(api, session.token);
  const loyaltyId = (await request(calls.embedded.loyalties, {})).items[0]?.id ?? "";
  const path = { loyaltyId };

  const sheet = {
    columns: ["code", "title", "categories", "barcodes", "price.UAH", "cost_price"],
    rows: Array.from({ length: rows }, (_, n) => [`c${n}`, `Item ${n}`, `Row / ${n % 100}`, `482${n}`, "10", "1"]),
  };
  const shown = await once(() => request(calls.goodsImports.preview, { path, body: sheet }));
  const { fingerprint } = shown.result;
  const made = await once(() => request(calls.goodsImports.add, { path, body: { ...sheet, fingerprint } }));

  const readPage = (number: number) => request(calls.goods.list, { query: {}, page: { page: number, count: listed } });
  const pages = { first: await timed(() => readPage(1)), last: await timed(() => readPage(rows / listed)) };

  const ids: string[] = [];
  for (let page = 1; ids.length < priced; page += 1) {
    const { items } = await request(calls.goods.inLoyalty, { path, query: {}, page: { page, count: 500 } });
    ids.push(...items.map(({ id }) => id));
  }
  const price_groups: { price_group_id: string; prices: { item_id: string; price: string }[] }[] = [];
  for (let n = 1; n <= groups; n += 1) {
    const body = { title: `Group ${n}`, currency: "UAH", prices_entered_as: "including-taxes" as const };
    const { id } = await request(calls.priceGroups.add, { path, body });
    price_groups.push({
      price_group_id: id,
      prices: ids.slice(0, priced).map((item_id) => ({ item_id, price: "9.5" })),
    });
  }
  const saved = await once(() => request(calls.priceMatrix.addChange, { path, body: { price_groups } }));
  return [
    { name: "20 000 goods from a sheet, preview", value: shown.ms, reference: `${shown.result.new_count} new goods` },
    { name: "20 000 goods from a sheet, import", value: made.ms, reference: "in one transaction" },
    ...Object.entries(pages).map(([detail, times]) => ({
      name: "page of 20 000 goods",
      detail,
      value: percentile(times, 95),
      reference: `median ${percentile(times, 50).toFixed(1)} ms of ${times.length}, ${listed} rows with prices`,
    })),
    {
      name: "100 000 prices, save",
      value: saved.ms,
      reference: `${saved.result.prices_count} prices in one transaction`,
    },
    await scrollMatrix({ url, browserPath, session }, `${priced} items in ${groups} groups`),
  ];
}

async function once<Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}
