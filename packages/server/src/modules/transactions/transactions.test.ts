import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

describe("GET /transactions", () => {
  test("pages without overlap, newest first, with totals that leave cancelled ones out", async () => {
    const s = await shop(server);
    for (let sold = 0; sold < 12; sold += 1) await s.sell({ items: [{ code: "A", quantity: "1" }] });
    const [last] = (await s.till.request(calls.term.latest, {})).items;
    await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: last?.id ?? "" } }, key());

    const first = await s.w.owner.request(calls.transactions.list, {});
    const second = await s.w.owner.request(calls.transactions.list, { page: { page: 2 } });
    const beyond = await s.w.owner.request(calls.transactions.list, { page: { page: 9 } });

    const numbers = [...first.items, ...second.items].map((one) => Number(one.number));
    expect(numbers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(first).toMatchObject({
      page: 1,
      count: 10,
      total: 12,
      totals: [{ currency: "UAH", count: "11", amount: "110.00" }],
    });
    expect(beyond.items).toEqual([]);
    const done = async (page: number) => {
      const list = { query: { status: "success" as const }, page: { page, count: 5 } };
      return (await s.w.owner.request(calls.transactions.list, list)).items.map((one) => Number(one.number));
    };
    expect([await done(1), await done(2), await done(3)]).toEqual([[11, 10, 9, 8, 7], [6, 5, 4, 3, 2], [1]]);
    const bare = await s.w.owner.request(calls.transactions.list, { page: { skip_totals: true } });
    expect(bare).not.toHaveProperty("total");
  });

  test("searches by number, amount to pay, customer and company", async () => {
    const s = await shop(server);
    const known = { phone: "+380671234567", first_name: "Ivan", last_name: "Franko" };
    const customer = await s.w.make.customer(known);
    const first = await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id: customer.id });
    const second = await s.sell({ items: [{ code: "A", quantity: "123.4" }] });
    const find = async (search_text: string) =>
      (await s.w.owner.request(calls.transactions.list, { query: { search_text } })).items.map((one) => one.id);
    const [franko, large] = [[first.transaction.id], [second.transaction.id]];

    for (const text of ["franko iv", "067 123 45 67", "+380671234567", "671234567", "10", "10.00", " 10,0 ", "1"])
      expect([text, await find(text)]).toEqual([text, franko]);
    // What is typed is the beginning of an amount, in any notation, and what a list or a receipt shows can be copied.
    for (const text of ["10,", "10 ₴", "10,00\u00a0₴", "UAH 10.00", "10,00 грн", "10.0000"])
      expect([text, await find(text)]).toEqual([text, franko]);
    for (const text of ["1234", "1 234.00", "1\u00a0234,00", "2", "1,234", "1,234.00", "1.234,00", "1’234", "€1234"])
      expect([text, await find(text)]).toEqual([text, large]);
    // Four digits are not taken for a part of a telephone number, and words need all of a customer.
    for (const text of ["4567", "franko petro", "10.01", "999999999999999999999", "%"])
      expect([text, await find(text)]).toEqual([text, []]);
    expect(await find("  ")).toHaveLength(2);

    const query = { search_text: "franko", terminal: s.terminalId };
    const page = await s.w.owner.request(calls.transactions.list, { query });
    expect(page).toMatchObject({ total: 1, totals: [{ currency: "UAH", count: "1", amount_to_pay: "10.00" }] });
  });

  test("finds by point of sale, kind, customer, comment, payment and day", async () => {
    const s = await shop(server);
    const customer_id = await s.member("1.00");
    const cash = [{ payment_type: "cash" as const }];
    const found = await s.sell({ items: examples, customer_id, comment: "Table 7, Window", payments: cash });
    await s.sell({ items: examples });
    const find = async (query: Parameters<typeof request>[0]) => (await request(query)).items.map((one) => one.id);
    const request = (query: NonNullable<Parameters<typeof s.w.owner.request<typeof listCall>>[1]["query"]>) =>
      s.w.owner.request(calls.transactions.list, { query });
    const only = [found.transaction.id];
    expect(await find({ comment: "table 7" })).toEqual(only);
    expect(await find({ payment_type: "cash" })).toEqual(only);
    expect(await find({ user_external_id: customer_id, transaction_type: "sale" })).toEqual(only);
    expect(await find({ transaction_type: "bonuses-add" })).toHaveLength(1);
    expect(await find({ user_phone: "+380671111111" })).toEqual([]);
    expect(await find({ loyalty: randomUUID() })).toEqual([]);
    expect(await find({ terminal: s.terminalId, pos: s.posId })).toHaveLength(2);
    const today = new Date().toISOString().slice(0, 10);
    expect(
      await find({ date_from: "2020-01-01", date_to: today, terminal: s.terminalId }).then((ids) => ids.length),
    ).toBeGreaterThanOrEqual(0);
    expect(await find({ date_to: "2020-01-01" })).toEqual([]);
    await expect(request({ date_from: "yesterday" })).rejects.toMatchObject({ code: "request.malformed" });
    await expect(request({ user_phone: "12" })).rejects.toMatchObject({ code: "customer.id_invalid" });
  });

  test("finds by state and by a range of amounts to pay, both ends included, in any currency", async () => {
    const s = await shop(server);
    for (const quantity of ["1", "2", "3"]) await s.sell({ items: [{ code: "A", quantity }] });
    await s.till.request(calls.term.reserve, { body: { items: [{ code: "B", quantity: "1" }] } }, key());
    const pay = async (query: Record<string, string>) => {
      const page = await s.w.owner.send({
        method: "GET",
        target: `/transactions?${new URLSearchParams(query)}`,
        headers: {},
      });
      return (page.body as { items: { totals: { amount_to_pay: string } }[] }).items
        .map((one) => one.totals.amount_to_pay)
        .sort();
    };
    expect(await pay({ status: "success" })).toEqual(["10.00", "20.00", "30.00"]);
    expect(await pay({ status: "authorized" })).toEqual(["5.55"]);
    expect(await pay({ status: "canceled" })).toEqual([]);
    expect(await pay({ amount_from: "10", amount_to: "20.00" })).toEqual(["10.00", "20.00"]);
    expect(await pay({ amount_from: "10.001" })).toEqual(["20.00", "30.00"]);
    expect(await pay({ amount_to: "9.999", status: "authorized" })).toEqual(["5.55"]);
    expect(await pay({ amount_from: "30", amount_to: "5" })).toEqual([]);
    // The same 25 in currencies of other decimals.
    for (const [currency, amount_to_pay] of [
      ["JPY", 25n],
      ["KWD", 25_000n],
      ["UYW", 250_000n],
    ] as const) {
      const change = q.updateTable("transaction").set({ currency, amount_to_pay }).where(inTenant());
      await s.w.inside((tenant) => tenant.run(change.where("status", "=", "authorized")));
      expect(await pay({ amount_from: "24.999", amount_to: "25" })).toHaveLength(1);
      expect(await pay({ amount_from: "25.001", amount_to: "26" })).toEqual([]);
    }
    const wrong = { method: "GET", target: "/transactions?amount_from=ten&status=lost", headers: {} } as const;
    expect(await s.w.owner.send(wrong)).toMatchObject({ status: 400, body: { code: "request.malformed" } });
  });

  test("sorts by amount both ways", async () => {
    const s = await shop(server);
    for (const quantity of ["3", "1", "2"]) await s.sell({ items: [{ code: "A", quantity }] });
    const order = async (way: "asc" | "desc") =>
      (await s.w.owner.request(calls.transactions.list, { page: { sort: "amount", order: way } })).items.map(
        (one) => one.totals.amount,
      );
    expect(await order("asc")).toEqual(["10.00", "20.00", "30.00"]);
    expect(await order("desc")).toEqual(["30.00", "20.00", "10.00"]);
  });
});

describe("what a list includes", () => {
  test("is nothing unless requested, and then every line, the taxes by kind and the payments", async () => {
    const s = await shop(server);
    await s.excise("A", "1.0000");
    await s.sell({ items: examples, payments: [{ payment_type: "cash", amount: "25.55" }] });
    await s.w.owner.request(calls.transactions.addBonuses, {
      body: { loyalty_id: s.w.loyaltyId, customer_id: await s.member(), currency: "UAH", amount: "5.00" },
    });
    const request = (query: Record<string, boolean | "sale">) => s.w.owner.request(calls.transactions.list, { query });

    const plain = await request({ transaction_type: "sale" });
    expect(plain.items[0]).not.toHaveProperty("items");
    const full = await request({ include_items: true, include_taxes: true, include_payments: true });
    const sale = full.items.find((one) => one.transaction_type === "sale");
    expect(sale?.items?.map(({ code, quantity, amount_to_pay }) => [code, quantity, amount_to_pay])).toEqual(
      examples.map(({ code, quantity }) => [code, expect.stringContaining(quantity), expect.any(String)]),
    );
    const sum = (of: readonly { amount: string }[] = []) =>
      of.reduce((all, { amount }) => all + Number(amount) * 100, 0);
    expect(sum(sale?.payments)).toBe(Number(sale?.totals.amount_to_pay) * 100);
    expect(sum(sale?.taxes)).toBe(Number(sale?.totals.contained_taxes_amount) * 100);
    const moved = full.items.find((one) => one.transaction_type === "bonuses-add");
    expect(moved).toMatchObject({ items: [], taxes: [], payments: [] });
  });

  test("are all totals, or only the main ones", async () => {
    const s = await shop(server);
    await s.sell({ items: [{ code: "A", quantity: "1" }] });
    const query = { minimize_totals: true };
    const { totals } = await s.w.owner.request(calls.transactions.list, { query });
    expect(totals).toEqual([
      { currency: "UAH", count: "1", amount: "10.00", discount_amount: "0.00", amount_to_pay: "10.00" },
    ]);
  });
});
const listCall = undefined as unknown as NonNullable<(typeof calls.transactions.list)["call"]>; // Only its type is used.
