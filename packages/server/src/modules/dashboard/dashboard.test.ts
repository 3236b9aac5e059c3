import { randomUUID } from "node:crypto";
import type { dashboard } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { DASHBOARD_TABS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { raw, tenantId } from "#kit/database/rows.ts";
import { rollUp, rollUpAll } from "../../../test/rollup.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
type Query = FiltersOf<typeof dashboard.get>;
const request = (s: Shop, query: Query = {}) => s.w.owner.request(calls.dashboard.get, { query });
const cancel = (s: Shop, transaction_id: string) =>
  s.w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());
const one = <Row>(s: Shop, text: ReturnType<typeof sql<Row>>) => s.w.inside((tenant) => tenant.one(raw(text)));
const money = (minor: bigint) => `${minor / 100n}.${String(minor % 100n).padStart(2, "0")}`;

/** Checks before the rollup, after it, with more sold since, with some of that cancelled, and rolled up again. */
async function alwaysAgree(s: Shop, customer_id: string, agree: () => Promise<void>): Promise<void> {
  await agree();
  await rollUpAll(s.w);
  await agree();
  const { transaction } = await s.sell({ items: examples, customer_id, payments: [{ payment_type: "mobile-app" }] });
  await agree();
  await cancel(s, transaction.id);
  await agree();
  await Promise.all([rollUp(server), rollUp(server), rollUp(server)]);
  await agree();
}

/** Moves a sale that is not rolled up yet to another day. */
async function moveTo(s: Shop, transactionId: string, day: string): Promise<void> {
  const moved = (table: string, id: string) => sql<unknown>`
    update ${sql.table(table)} set business_date = ${day} where business_id = ${tenantId} and ${sql.ref(id)} = ${transactionId}`;
  await s.w.inside(async (tenant) => {
    await tenant.run(raw(moved("transaction", "id")));
    await tenant.run(raw(moved("turnover_delta", "transaction_id")));
  });
}

/** A shop that sold to two members and an outsider, weighed goods among it, with tips, discounts and bonuses. */
async function busyShop() {
  const s = await shop(server);
  await s.rule({ action_type: "discount-check-percent", value: "10" });
  await s.w.inside((tenant) =>
    tenant.run(
      raw(
        sql<unknown>`update goods set unit = 'kg', quantity_precision = 3 where business_id = ${tenantId} and code = 'B'`,
      ),
    ),
  );
  const [regular, guest] = [await s.member("5.00"), await s.member()];
  const weighed = [
    { line_id: "A", code: "A", quantity: "2" },
    { line_id: "B", code: "B", quantity: "1.250" },
  ];
  await s.sell({ items: examples, customer_id: regular, bonuses_to_redeem: "5.00" });
  await s.application({ tips_enabled: true });
  await s.sell({ items: weighed, customer_id: regular, tip_amount: "2.00" });
  await s.sell({ items: examples.slice(0, 1), customer_id: guest, payments: [{ payment_type: "cash" }] });
  const both = [{ payment_type: "bank-card" as const, amount: "8.00" }, { payment_type: "cash" as const }];
  await s.sell({ items: examples.slice(0, 1), payments: both });
  const { transaction } = await s.sell({ items: weighed, customer_id: guest });
  await cancel(s, transaction.id);
  return { s, regular, guest };
}

describe("GET /business/dashboard", () => {
  test("agrees with the transactions to the cent, before rollup, after it, and with more sold since", async () => {
    const { s, regular } = await busyShop();
    await alwaysAgree(s, regular, async () => {
      const { turnover } = await request(s);
      const list = await s.w.owner.request(calls.transactions.list, { query: { transaction_type: "sale" } });
      const sum = list.totals?.[0];
      expect(turnover?.totals).toMatchObject({
        checks_count: Number(sum?.count),
        amount: sum?.amount,
        discount_amount: sum?.discount_amount,
        bonuses_redeemed_amount: sum?.bonuses_redeemed_amount,
        amount_to_pay: sum?.amount_to_pay,
      });
    });
  });

  test("shows every day of the period, and the same number of days before it", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const period = { date_from: "2026-11-01", date_to: "2026-11-30" };
    for (const tab of DASHBOARD_TABS) {
      const answer = await request(s, { ...period, compare: "previous", tab });
      const figures = answer[tab];
      expect(figures?.days).toHaveLength(30);
      expect(figures?.days[0]).toMatchObject({ date: "2026-11-01", date_before: "2026-10-02" });
      expect(figures?.days[0]?.before).toBeDefined();
      expect(answer).toMatchObject({ tab, compared: "previous", currencies: ["UAH"], period: { from: "2026-11-01" } });
      expect(figures?.totals_before).toBeDefined();
      expect(Object.keys(answer)).toHaveLength(6); // Nothing of the other tabs.
      const alone = await request(s, { ...period, tab });
      expect(alone).toMatchObject({ compared: null });
      expect(alone[tab]).not.toHaveProperty("totals_before");
    }
    const year = await request(s, { ...period, compare: "year" });
    expect(year.turnover?.days[29]).toMatchObject({ date_before: "2025-11-30" });
  });

  test.each(DASHBOARD_TABS)("refuses a currency that there is not: %s", async (tab) => {
    const s = await shop(server);
    await expect(request(s, { tab, currency: "OXV" })).rejects.toMatchObject({ code: "currency.unknown", status: 422 });
    expect((await request(s, { tab, currency: "KWD" })).currency).toBe("KWD");
  });

  test("splits by point of sale, terminal, hour and kind of payment", async () => {
    const { s } = await busyShop();
    const { turnover } = await request(s);
    const { checks_count, amount_to_pay } = turnover?.totals ?? {};
    expect(turnover?.pos).toMatchObject([{ id: s.posId, checks_count, amount_to_pay }]);
    expect(turnover?.terminals).toMatchObject([{ id: s.terminalId, amount_to_pay }]);
    expect(turnover?.hours).toMatchObject([{ checks_count, amount_to_pay }]);
    expect(turnover?.payment_types).toEqual([
      { payment_type: null, checks_count: 2, amount: "44.24" },
      { payment_type: "cash", checks_count: 2, amount: "28.00" },
      { payment_type: "bank-card", checks_count: 1, amount: "8.00" },
    ]);
    expect(amount_to_pay).toBe("80.24");
    const elsewhere = await request(s, { pos_id: randomUUID() });
    expect(elsewhere.turnover?.totals.checks_count).toBe(0);
    expect(elsewhere.turnover?.payment_types).toEqual([]);
  });

  test.each([
    { date_from: "2026-11-30", date_to: "2026-11-01" },
    { date_from: "2020-01-01", date_to: "2026-11-01" },
    { date_to: "0001-01-01" },
    { date_from: "0001-01-01", date_to: "0001-01-31", compare: "year" as const },
  ])("refuses a period that is none", async (query) => {
    const s = await shop(server);
    await expect(request(s, query)).rejects.toMatchObject({ code: "period.invalid" });
  });

  test.each(DASHBOARD_TABS)("shows nothing of another business: %s", async (tab) => {
    const [{ s }, outsider] = [await busyShop(), await shop(server)];
    await rollUpAll(s.w);
    const found = await request(outsider, { tab, pos_id: s.posId });
    const nothing = await request(outsider, { tab, pos_id: randomUUID() });
    expect(found).toEqual(nothing);
    expect(JSON.stringify(await request(outsider, { tab }))).not.toContain(s.posId);
  });
});

describe("tab customers", () => {
  test("counts who bought, who came back and who is new as plain counting does", async () => {
    const { s, regular } = await busyShop();
    await alwaysAgree(s, regular, async () => {
      const { customers } = await request(s, { tab: "customers" });
      const counted = await one(
        s,
        sql<Record<"customers" | "visits" | "returning" | "amount", bigint>>`
          select count(*) as customers, sum(n)::bigint as visits, count(*) filter (where n > 1) as returning,
            sum(amount)::bigint as amount
          from (select customer_id, count(*) as n, sum(amount_to_pay) as amount from transaction
            where business_id = ${tenantId} and transaction_type = 'sale' and status = 'success'
              and customer_id is not null group by 1) each`,
      );
      expect(customers?.totals).toEqual({
        members_count: 2,
        new_members_count: 2,
        customers_count: Number(counted.customers),
        returning_count: Number(counted.returning),
        visits_count: Number(counted.visits),
        visits_amount: money(counted.amount),
      });
      expect(customers?.days.at(-1)).toMatchObject({ customers_count: 2, new_members_count: 2 });
      expect(customers?.top_by_amount.map(({ id }) => id)).toEqual(customers?.top_by_visits.map(({ id }) => id));
      expect(customers?.top_by_amount[0]).toMatchObject({ id: regular, name: "Ivan" });
    });
  });

  test("shows buyers by point of sale, and reports that members have none", async () => {
    const { s } = await busyShop();
    for (const location of [{ pos_id: s.posId }, { terminal_id: s.terminalId }]) {
      const { customers } = await request(s, { tab: "customers", compare: "previous", ...location });
      expect(customers).toMatchObject({ categories: null, ages: null });
      expect(customers?.totals).toMatchObject({ members_count: null, new_members_count: null, customers_count: 2 });
      expect(customers?.days.at(-1)).toMatchObject({ new_members_count: null, customers_count: 2 });
    }
    const elsewhere = await request(s, { tab: "customers", terminal_id: randomUUID() });
    expect(elsewhere.customers?.totals.customers_count).toBe(0);
  });
});

describe("tab visits", () => {
  test("counts visits, who made them, when and how often, as plain counting does", async () => {
    const { s, regular } = await busyShop();
    for (let visit = 0; visit < 4; visit += 1) await s.sell({ items: examples, customer_id: regular });
    await alwaysAgree(s, regular, async () => {
      const { visits } = await request(s, { tab: "visits", compare: "year" });
      const counted = await one(
        s,
        sql<Record<"checks" | "visits" | "customers", bigint>>`
          select count(*) as checks, count(customer_id) as visits, count(distinct customer_id) as customers
          from transaction where business_id = ${tenantId} and transaction_type = 'sale' and status = 'success'`,
      );
      const totals = {
        checks_count: Number(counted.checks),
        visits_count: Number(counted.visits),
        customers_count: Number(counted.customers),
      };
      expect(visits?.totals).toEqual(totals);
      expect(visits?.totals_before).toEqual({ checks_count: 0, visits_count: 0, customers_count: 0 });
      expect(visits?.days.at(-1)).toMatchObject({ visits_count: totals.visits_count, customers_count: 2 });
      expect(visits?.hours.reduce((sum, cell) => sum + cell.visits_count, 0)).toBe(totals.visits_count);
      expect(visits?.frequency).toEqual([
        { visits_from: 1, visits_to: 1, customers_count: 1, visits_count: 1 },
        { visits_from: 2, visits_to: 2, customers_count: 0, visits_count: 0 },
        { visits_from: 3, visits_to: 5, customers_count: 0, visits_count: 0 },
        { visits_from: 6, visits_to: null, customers_count: 1, visits_count: totals.visits_count - 1 },
      ]);
    });
  });

  test("shows the last thirty days with sales when nobody chose a period", async () => {
    const s = await shop(server);
    const { transaction } = await s.sell({ items: examples });
    const today = (await request(s)).period.to;
    await moveTo(s, transaction.id, "2026-05-20");
    for (const roll of [async () => {}, () => rollUpAll(s.w)]) {
      await roll();
      for (const tab of DASHBOARD_TABS) {
        expect((await request(s, { tab })).period).toEqual({ from: "2026-04-21", to: "2026-05-20" });
      }
      expect((await request(s)).turnover?.totals.checks_count).toBe(1);
      expect((await request(s, { currency: "EUR" })).period.to).toBe(today);
      expect((await request(s, { date_to: "2026-04-30" })).period.to).toBe("2026-04-30");
    }
    await s.sell({ items: examples });
    expect((await request(s)).period.to).toBe(today);
  });

  test("counts a customer once over months that are read by the month, the days beside them by the day", async () => {
    const s = await shop(server);
    const customer_id = await s.member();
    for (const day of ["2026-08-31", "2026-09-01", "2026-09-30", "2026-10-01", "2026-10-15", "2026-11-02"]) {
      const { transaction } = await s.sell({ items: examples, customer_id });
      await moveTo(s, transaction.id, day);
    }
    const count = async (date_from: string, date_to: string) =>
      (await request(s, { tab: "visits", date_from, date_to })).visits?.frequency.find(
        (step) => step.customers_count > 0,
      );
    const counts = async () => {
      expect(await count("2026-08-31", "2026-11-02")).toMatchObject({ visits_from: 6, visits_count: 6 });
      expect(await count("2026-09-01", "2026-10-31")).toMatchObject({ visits_from: 3, visits_count: 4 });
      expect(await count("2026-09-02", "2026-10-14")).toMatchObject({ visits_from: 2, visits_count: 2 });
      expect(await count("2026-09-30", "2026-10-31")).toMatchObject({ visits_from: 3, visits_count: 3 });
      expect(await count("2026-11-01", "2026-11-30")).toMatchObject({ visits_from: 1, visits_count: 1 });
      const goods = await request(s, { tab: "goods_services", date_from: "2026-08-31", date_to: "2026-11-02" });
      expect(goods.goods_services?.goods[0]).toMatchObject({ code: "A", quantity: "12.000", checks_count: 6 });
    };
    await counts();
    await rollUpAll(s.w);
    await counts();
  });

  test("leaves out what was only sold on days by which a period is shorter than its months", async () => {
    const s = await shop(server);
    const [early, later] = [await s.member(), await s.member()];
    const first = await s.sell({ items: examples, customer_id: early });
    await moveTo(s, first.transaction.id, "2026-09-01");
    const second = await s.sell({ items: examples.slice(0, 1), customer_id: later });
    await moveTo(s, second.transaction.id, "2026-09-30");
    const period = { date_from: "2026-09-02", date_to: "2026-09-30" };
    for (const roll of [async () => {}, () => rollUpAll(s.w)]) {
      await roll();
      const { visits } = await request(s, { ...period, tab: "visits" });
      expect(visits?.totals).toMatchObject({ checks_count: 1, customers_count: 1 });
      expect(visits?.hours).toHaveLength(1);
      const { customers } = await request(s, { ...period, tab: "customers" });
      expect(customers?.top_by_visits).toMatchObject([{ id: later, visits_count: 1 }]);
      const { goods_services } = await request(s, { ...period, tab: "goods_services" });
      expect(goods_services?.goods).toMatchObject([{ code: "A" }]);
      const path = { loyaltyId: s.w.loyaltyId };
      const margins = await s.w.owner.request(calls.margins.goods, { path, query: period });
      expect(margins.items).toMatchObject([{ item_code: "A" }]);
      const body = { visited_from: period.date_from, visited_to: period.date_to };
      const visitors = await s.w.owner.request(calls.customers.search, { body });
      expect(visitors.items).toMatchObject([{ id: later }]);
    }
  });
});

describe("tab goods_services", () => {
  test("agrees with the lines and the heads of the checks to the cent", async () => {
    const { s, regular } = await busyShop();
    await alwaysAgree(s, regular, async () => {
      const { goods_services: figures } = await request(s, { tab: "goods_services" });
      const heads = await one(
        s,
        sql<Record<"checks" | "amount" | "discount" | "paid", bigint>>`
          select count(*) as checks, sum(amount)::bigint as amount, sum(discount_amount)::bigint as discount,
            sum(amount_to_pay - delivery_amount - tip_amount - rounding_amount)::bigint as paid
          from transaction where business_id = ${tenantId} and transaction_type = 'sale' and status = 'success'`,
      );
      const totals = {
        checks_count: Number(heads.checks),
        amount: money(heads.amount),
        discount_amount: money(heads.discount),
        amount_to_pay: money(heads.paid),
      };
      expect(figures?.totals).toMatchObject(totals);
      expect(figures?.days.at(-1)).toMatchObject(totals);
      for (const parts of [figures?.goods, figures?.categories]) {
        const sum = parts?.reduce((all, part) => all + BigInt(part.amount_to_pay.replace(".", "")), 0n);
        expect(money(sum ?? 0n)).toBe(totals.amount_to_pay);
      }
    });
  });

  test("counts pieces as they are and a weighed line as one item, and a check once for each item", async () => {
    const { s } = await busyShop();
    const twice = [...examples, { line_id: "A2", code: "A", quantity: "3" }];
    await s.sell({ items: twice });
    const { goods_services: figures } = await request(s, { tab: "goods_services" });
    expect(figures?.totals).toMatchObject({ checks_count: 5, items_count: "16.000" });
    expect(figures?.goods_count).toBe(2);
    expect(figures?.goods).toMatchObject([
      { code: "A", unit: "piece", quantity: "13.000", checks_count: 5 },
      { code: "B", unit: "kg", quantity: "3.250", checks_count: 3 },
    ]);
  });

  test("counts an item of two categories in the first of them", async () => {
    const { s } = await busyShop();
    const path = { loyaltyId: s.w.loyaltyId };
    const add = (title: string) => s.w.owner.request(calls.goods.addCategory, { path, body: { title } });
    const [later, sooner] = [await add("Later"), await add("Sooner")];
    await s.w.inside((tenant) =>
      tenant.run(raw(sql<unknown>`update goods_category set sort_order = 9 where id = ${later.id}`)),
    );
    const { items } = await s.w.owner.request(calls.embedded.goods, {});
    const goods_id = items.find(({ code }) => code === "A")?.id ?? "";
    for (const { id: category_id } of [later, sooner]) {
      await s.w.inside((tenant) =>
        tenant.run(
          raw(sql<unknown>`insert into goods_in_category (category_id, goods_id) values (${category_id}, ${goods_id})`),
        ),
      );
    }
    const { goods_services: figures } = await request(s, { tab: "goods_services" });
    expect(figures?.categories).toMatchObject([
      { category: { id: sooner.id, title: "Sooner" }, goods_count: 1, amount_to_pay: figures?.goods[0]?.amount_to_pay },
      { category: null, goods_count: 1 },
    ]);
  });

  test("is not available by terminal, and reports it", async () => {
    const s = await shop(server);
    const query = { tab: "goods_services", terminal_id: s.terminalId } as const;
    await expect(request(s, query)).rejects.toMatchObject({ code: "filter.unavailable" });
  });
});
