import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type SaleBody, shop } from "../../../test/shop.ts";

const server = await startTestServer();

/** A shop with a customer of each birthday, in order: their positions in it that a search finds. */
async function bornOn(...days: (string | null)[]) {
  const s = await shop(server);
  const ids: string[] = [];
  for (const birth_date of days) {
    const gender = ids.length === 0 ? ("female" as const) : null;
    ids.push((await s.w.make.customer({ birth_date, gender })).id);
  }
  return { s, found: (more: object) => foundIn(s, ids, more) };
}
async function foundIn({ w }: Awaited<ReturnType<typeof shop>>, ids: readonly string[], more: object) {
  const body = { loyalty_id: w.loyaltyId, ...more };
  const { items, total } = await w.owner.request(calls.customers.search, { body });
  const all = await w.owner.request(calls.customers.ids, { body });
  expect(all.ids.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
  expect(total).toBe(items.length);
  return items.map(({ id }) => ids.indexOf(id)).toSorted((a, b) => a - b);
}
const today = () => Temporal.Now.plainDateISO("Europe/Kyiv");
const yearsAgo = (years: number, days = 0) => today().subtract({ years }).add({ days }).toString();

describe("customers are found by age and gender", () => {
  test("in full years today, both ends included", async () => {
    const { found } = await bornOn(yearsAgo(18), yearsAgo(18, 1), yearsAgo(25, 1), yearsAgo(25), null);
    expect(await found({ age_from: 18 })).toEqual([0, 2, 3]);
    expect(await found({ age_to: 24 })).toEqual([0, 1, 2]);
    expect(await found({ age_from: 18, age_to: 24 })).toEqual([0, 2]);
    expect(await found({ age_from: 24, age_to: 18 })).toEqual([]);
    expect(await found({ has_birth_date: false })).toEqual([4]);
    expect(await found({ has_birth_date: true })).toEqual([0, 1, 2, 3]);
  });

  test("or without one, also beside words", async () => {
    const { found } = await bornOn(yearsAgo(30), yearsAgo(40));
    expect(await found({ gender: "female" })).toEqual([0]);
    expect(await found({ gender: null })).toEqual([1]);
    expect(await found({ search_text: "Ivan" })).toEqual([0, 1]);
    expect(await found({ search_text: "Ivan", gender: "female" })).toEqual([0]);
    expect(await found({ search_text: "Ivan", age_from: 35 })).toEqual([1]);
  });
});

describe("customers are found by their visits", () => {
  test("by how many there were in a period and at a point of sale, rolled up or not", async () => {
    const s = await shop(server);
    const [often, once, never] = [await s.member(), await s.member(), await s.member()];
    const ids = [often, once, never];
    const visit = (customer_id: string | null, more: Partial<SaleBody> = {}) =>
      s.sell({ items: examples, customer_id, ...more });
    await visit(often);
    await visit(often);
    await visit(once);
    await visit(null);
    const { transaction } = await visit(never);
    await s.till.request(
      calls.term.cancel,
      { body: { transaction_id: transaction.id } },
      { idempotencyKey: randomUUID() },
    );
    const found = (more: object) => foundIn(s, ids, more);
    const here = { visited_pos_id: s.posId };
    const elsewhere = await s.w.make.pos();
    for (const prepare of [() => undefined, () => rollUpAll(s.w)]) {
      await prepare();
      expect(await found({ visits_from: 1 })).toEqual([0, 1]);
      expect(await found({ visits_from: 2 })).toEqual([0]);
      expect(await found({ visits_to: 1 })).toEqual([1]);
      expect(await found({ visited_from: today().toString(), visited_to: today().toString() })).toEqual([0, 1]);
      expect(await found({ visited_to: today().subtract({ days: 1 }).toString() })).toEqual([]);
      expect(await found({ visited_from: today().add({ days: 1 }).toString() })).toEqual([]);
      expect(await found({ ...here, visits_from: 1, visits_to: 1 })).toEqual([1]);
      expect(await found({ visited_pos_id: elsewhere.id })).toEqual([]);
      expect(await found({ search_text: "nobody has this", ...here })).toEqual([]);
    }
  });
});
