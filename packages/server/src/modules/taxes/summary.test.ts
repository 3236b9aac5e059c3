import { randomUUID } from "node:crypto";
import type { taxes } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";

const server = await startTestServer();
const { summary, summaryItems } = calls.taxes;
type Query = FiltersOf<typeof taxes.summary>;
const sums = async (s: Shop, query: Query = {}) =>
  (await s.w.owner.request(summary, { path: { loyaltyId: s.w.loyaltyId }, query })).items;
const itemSums = async (s: Shop, query: Query & { item_id?: string; item_code?: string } = {}) =>
  (await s.w.owner.request(summaryItems, { path: { loyaltyId: s.w.loyaltyId }, query })).items;
const cancel = (s: Shop, transaction_id: string) =>
  s.w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, { idempotencyKey: randomUUID() });

/** A shop whose item A has 1.50 of excise in each unit. */
async function taxedShop(): Promise<Shop> {
  const s = await shop(server);
  await s.excise("A", "1.50");
  return s;
}
const today = () => Temporal.Now.plainDateISO("Europe/Kyiv");

describe("the report on taxes", () => {
  test("sums up what finished sales were taxed, rolled up or not, without what was cancelled or is only reserved", async () => {
    const s = await taxedShop();
    const customer_id = await s.member();
    await s.sell({ items: examples.slice(0, 1), customer_id });
    const { transaction } = await s.sell({ items: [{ code: "A", quantity: "3" }] });
    await s.till.request(
      calls.term.reserve,
      { body: { items: examples.slice(0, 1) } },
      { idempotencyKey: randomUUID() },
    );
    const both = [
      { tax_code: "EX", currency: "UAH", transactions_count: 2, amount: "7.50", classification: "base-tax" },
    ];

    expect(await sums(s)).toMatchObject(both);
    const before = await sums(s);
    await rollUpAll(s.w);
    expect(await sums(s)).toEqual(before);
    const halfMonths = {
      date_from: today().subtract({ days: 45 }).toString(),
      date_to: today().add({ days: 45 }).toString(),
    };
    expect(await itemSums(s, halfMonths)).toEqual(await itemSums(s));
    expect(await itemSums(s)).toMatchObject([
      { item_code: "A", quantity: "5.000", tax_code: "EX", transactions_count: 2, amount: "7.50" },
    ]);
    await cancel(s, transaction.id);
    const one = { transactions_count: 1, amount: "3.00" };
    expect(await sums(s)).toMatchObject([one]);
    await rollUpAll(s.w);
    expect(await sums(s)).toMatchObject([one]);
    const [item] = await itemSums(s);
    expect(item).toMatchObject({ ...one, quantity: "2.000" });
    // A unit costs 10.00 with its excise.
    expect(item).toMatchObject({ amount_without_tax: "17.00", amount_with_tax: "20.00" });
  });

  test("is filtered by day, point of sale, tax, item and customer", async () => {
    const s = await taxedShop();
    const customer_id = await s.member();
    await s.sell({ items: examples.slice(0, 1), customer_id });
    await s.sell({ items: examples.slice(0, 1) });
    const [all] = await sums(s);
    const day = today().toString();
    const found = { date_from: day, date_to: day, pos_id: s.posId, tax_code: "EX", tax_id: all?.tax_id ?? "" };

    for (const query of [{}, found, { tax_classification: "base-tax" as const }]) {
      expect(await sums(s, query)).toEqual([all]);
      expect(await itemSums(s, query)).toMatchObject([{ amount: "6.00", item_code: "A" }]);
    }
    const none = [
      { date_to: today().subtract({ days: 1 }).toString() },
      { date_from: today().add({ days: 1 }).toString() },
      { date_from: "9999-12-31", date_to: "0001-01-01" },
      { pos_id: randomUUID() },
      { tax_code: "VAT" },
      { tax_id: randomUUID() },
      { tax_classification: "sales-tax" as const },
      { user_id_value: "nobody", user_id_type: "external-id" as const },
    ];
    for (const query of none) {
      expect(await sums(s, query), JSON.stringify(query)).toEqual([]);
      expect(await itemSums(s, query), JSON.stringify(query)).toEqual([]);
    }
    const [item] = await itemSums(s, { item_code: "A" });
    // A row of the report finds its items by its own id.
    expect(item?.id.endsWith(`:${all?.id}`)).toBe(true);
    expect(await itemSums(s, { item_code: "B" })).toEqual([]);
    expect(await itemSums(s, { item_id: randomUUID() })).toEqual([]);
    const mine = { user_id_value: customer_id, user_id_type: "external-id" as const };
    expect(await sums(s, mine)).toMatchObject([{ transactions_count: 1, amount: "3.00" }]);
    expect(await itemSums(s, mine)).toMatchObject([{ transactions_count: 1, amount: "3.00" }]);
  });

  test("refuses an unknown programme and an invalid customer", async () => {
    const s = await shop(server);
    const nowhere = { path: { loyaltyId: randomUUID() } };
    const path = { loyaltyId: s.w.loyaltyId };
    const query = { user_id_value: "+", user_id_type: "phone" as const };
    const refused = { code: "customer.id_invalid" };
    await expect(s.w.owner.request(summary, nowhere)).rejects.toMatchObject({ code: "loyalty.not_found", status: 404 });
    await expect(s.w.owner.request(summaryItems, nowhere)).rejects.toMatchObject({
      code: "loyalty.not_found",
      status: 404,
    });
    await expect(s.w.owner.request(summary, { path, query })).rejects.toMatchObject(refused);
    await expect(s.w.owner.request(summaryItems, { path, query })).rejects.toMatchObject(refused);
  });
});
