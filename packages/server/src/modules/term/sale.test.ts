import { randomUUID } from "node:crypto";
import type { term } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { fileStore } from "#kit/files.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { examples, type SaleBody, type Shop, shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";
import { sellingJobs } from "../selling/jobs.ts";

/** What counts towards turnover, rolled up or not: rollups of other tests may run at any moment. */
const turnoverOf = () =>
  q
    .selectFrom("turnover_delta")
    .select(["checks_count", "amount_to_pay"])
    .where(inTenant())
    .unionAll(q.selectFrom("turnover").select(["checks_count", "amount_to_pay"]).where(inTenant()));
const block = (id: string) => q.updateTable("customer").set({ blocked: true }).where(inTenant()).where("id", "=", id);

const unprice = (id: string) => q.deleteFrom("goods_price").where(inTenant()).where("goods_id", "=", id);
const switchOff = () => q.updateTable("loyalty").set({ active: false }).where(inTenant());

/** Runs the job of a reservation that is due. */
async function runExpiry(own: TestServer, business_id: string, id: string): Promise<void> {
  const log = pino({ level: "silent" });
  const services = {
    pool: own.pool,
    clock: own.clock,
    settings: own.settings,
    files: fileStore(own.settings.dataDir),
    log,
  };
  await sellingJobs(services)["transactions.expire"]?.({ business_id, id }, own.clock.now());
}

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

describe("POST /term/check/process", () => {
  test("prices a check with its discounts, explains it, and stores nothing", async () => {
    const s = await shop(server);
    const rule = await s.rule({ title: "Tenth off", action_type: "discount-check-percent", value: "10" });
    await s.settings("rules", { discounts_scheme: "summarizing" });

    const { check } = await s.till.request(calls.term.process, { body: { items: examples } });

    expect(check.totals).toMatchObject({ amount: "25.55", discount_amount: "2.56", amount_to_pay: "22.99" });
    expect(check.items.map((item) => item.discount_amount)).toEqual(["2.00", "0.56"]);
    expect(check.trace.entries.some((entry) => entry.step === "discount" && entry.source?.id === rule)).toBe(true);
    expect((await s.w.owner.request(calls.transactions.list, {})).items).toEqual([]);
  });

  test.each([
    ["goods.not_found", { items: [{ code: "nothing", quantity: "1" }] }],
    ["customer.not_found", { items: examples, customer_id: randomUUID() }],
    [
      "sale.duplicate_line",
      {
        items: [
          { line_id: "x", code: "A", quantity: "1" },
          { line_id: "x", code: "B", quantity: "1" },
        ],
      },
    ],
    ["line.amount_outside_tolerance", { items: [{ code: "A", quantity: "2", stated_amount: "21.00" }] }],
    ["payments.sum_mismatch", { items: examples, payments: [{ payment_type: "cash" as const, amount: "1.00" }] }],
    ["payments.tendered_short", { items: examples, payments: [{ payment_type: "cash" as const, tendered: "1.00" }] }],
  ])("refuses %s", async (code, body) => {
    const s = await shop(server);
    await expect(s.till.request(calls.term.process, { body })).rejects.toMatchObject({ code });
    await expect(s.till.request(calls.term.sale, { body }, key())).rejects.toMatchObject({ code });
    await expect(s.till.request(calls.term.reserve, { body }, key())).rejects.toMatchObject({ code });
  });
});

describe("what every way of selling refuses", () => {
  const ways = ["process", "sale", "reserve"] as const;
  const request = (s: Shop, way: (typeof ways)[number], body: SaleBody) =>
    s.till.request(calls.term[way] as typeof calls.term.sale, { body }, way === "process" ? {} : key()); // All three accept this body.

  test.each(ways)(
    "%s: blocked customers, unknown ones where only members buy, and goods without a valid price",
    async (way) => {
      const s = await shop(server);
      const customer_id = await s.member();
      await s.w.inside((tenant) => tenant.run(block(customer_id)));
      await expect(request(s, way, { items: examples, customer_id })).rejects.toMatchObject({
        code: "customer.blocked",
      });
      await s.settings("programme", { deny_anonymous_sale: true });
      await expect(request(s, way, { items: examples })).rejects.toMatchObject({ code: "sale.anonymous" });
    },
  );

  test.each(ways)("%s: an item without a price, and one whose shelf price is below the excise in it", async (way) => {
    const s = await shop(server);
    const free = await s.goods("C", "1.00");
    await s.w.inside((tenant) => tenant.run(unprice(free)));
    const items = [{ code: "C", quantity: "1" }];
    await expect(request(s, way, { items })).rejects.toMatchObject({ code: "line.price_missing" });
    await s.excise("A", "12.00");
    await expect(request(s, way, { items: examples })).rejects.toMatchObject({ code: "line.price_below_taxes" });
  });

  test.each(ways)(
    "%s: amounts with more decimals than the currency, and a programme that is switched off",
    async (way) => {
      const s = await shop(server);
      const payments = [{ payment_type: "cash" as const, tendered: "30.001" }];
      await expect(request(s, way, { items: examples, payments })).rejects.toMatchObject({ code: "sale.malformed" });
      await s.w.inside((tenant) => tenant.run(switchOff()));
      await expect(request(s, way, { items: examples })).rejects.toMatchObject({ code: "loyalty.inactive" });
    },
  );

  test.each(["sale", "reserve"] as const)("%s: the same check twice under another key", async (way) => {
    const s = await shop(server);
    const body = { id: randomUUID(), items: examples };
    await request(s, way, body);
    await expect(request(s, way, body)).rejects.toMatchObject({ code: "conflict.duplicate" });
    await request(s, way, { items: examples, external_id: "till-7-42" });
    await expect(request(s, way, { items: examples, external_id: "till-7-42" })).rejects.toMatchObject({
      code: "conflict.duplicate",
    });
  });
});

describe("POST /term/check/sale", () => {
  test("spends and earns bonuses, and the ledger balances", async () => {
    const s = await shop(server);
    await s.settings("rules", { discounts_scheme: "summarizing" });
    await s.rule({ action_type: "discount-check-percent", value: "10" });
    await s.rule({ action_type: "charge-check-percent", value: "5", charge_target: "bonuses" });
    const customer_id = await s.member("10.00");

    const done = await s.sell({
      items: examples,
      customer_id,
      bonuses_to_redeem: "4.00",
      payments: [{ payment_type: "cash", tendered: "20.00" }],
    });

    expect(done.transaction).toMatchObject({
      number: "1",
      status: "success",
      transaction_type: "sale",
      canceled: false,
    });
    expect(done.transaction.totals).toMatchObject({
      amount: "25.55",
      discount_amount: "2.56",
      bonuses_redeemed_amount: "4.00",
      amount_to_pay: "18.99",
      bonuses_added_amount: "0.95",
    });
    expect(done.check.payments).toEqual([{ payment_type: "cash", amount: "18.99", tendered: "20.00", change: "1.01" }]);
    expect(await s.balance(customer_id)).toBe("6.95");
    const read = await s.w.owner.request(calls.transactions.get, { path: { transactionId: done.transaction.id } });
    expect(read.check).toEqual(done.check);
    expect(
      read.postings.filter((posting) => posting.account === "bonus").map(({ kind, amount }) => [kind, amount]),
    ).toEqual([
      ["spend", "-4.00"],
      ["accrue", "0.95"],
    ]);
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("without a key is refused, and with a key has one effect however often it is sent", async () => {
    const s = await shop(server);
    await expect(s.till.request(calls.term.sale, { body: { items: examples } })).rejects.toMatchObject({
      code: "idempotency.required",
    });
    const headers = { "idempotency-key": randomUUID() };
    const send = () => s.till.send({ method: "POST", target: "/term/check/sale", json: { items: examples }, headers });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await s.w.owner.request(calls.transactions.list, {})).total).toBe(1);
  });

  test("lowers a redemption to the available bonuses, and explains it in the trace", async () => {
    const s = await shop(server);
    const customer_id = await s.member("3.00");
    const { check, transaction } = await s.sell({ items: examples, customer_id, bonuses_to_redeem: "20.00" });
    expect(transaction.totals.bonuses_redeemed_amount).toBe("3.00");
    expect(check.trace.entries.some((entry) => entry.step === "redemption-lowered")).toBe(true);
    expect(await s.balance(customer_id)).toBe("0.00");
  });

  test("sells only to members where the programme requires it, and never to blocked customers", async () => {
    const s = await shop(server);
    await s.settings("programme", { deny_anonymous_sale: true });
    await expect(s.sell({ items: examples })).rejects.toMatchObject({ code: "sale.anonymous" });
    const customer_id = await s.member();
    await expect(s.sell({ items: examples, customer_id })).resolves.toBeDefined();
    await s.w.inside((tenant) => tenant.run(block(customer_id)));
    await expect(s.sell({ items: examples, customer_id })).rejects.toMatchObject({ code: "customer.blocked" });
  });

  test("of fifty at once that each want one of ten bonuses exactly ten get it, and no deadlock is shown", async () => {
    const s = await shop(server);
    const customer_id = await s.member("10.00");
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        s.sell({ items: [{ code: "A", quantity: "1" }], customer_id, bonuses_to_redeem: "1.00" }),
      ),
    );
    const redeemed = answers.filter(({ transaction }) => transaction.totals.bonuses_redeemed_amount === "1.00");
    expect(redeemed).toHaveLength(10);
    expect(await s.balance(customer_id)).toBe("0.00");
    expect(new Set(answers.map(({ transaction }) => transaction.number)).size).toBe(50);
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("is answered with what reading it returns later", async () => {
    const s = await shop(server);
    await s.rule({ action_type: "charge-check-percent", value: "5" });
    await s.settings("programme", { cash_rounding_steps: { UAH: "0.50" } });
    await s.application({ tips_enabled: true });
    const customer_id = await s.member("50.00");
    const bodies: SaleBody[] = [
      { items: examples },
      { items: examples, customer_id, bonuses_to_redeem: "3.00", payments: [{ payment_type: "cash" }] },
      {
        ...{ items: examples, comment: "No bag", odometer: 120_500, vehicle_id: " AA 1234 BB ", external_id: "ext-1" },
        ...{ delivery_amount: "10.00", tip_amount: "1.50" },
        payments: [{ payment_type: "cash", amount: "5.00" }, { payment_type: "bank-card" }],
      },
    ];
    for (const body of bodies) {
      const { transaction, check } = await s.sell(body);
      const path = { transactionId: transaction.id };
      expect(await s.till.request(calls.term.check, { path })).toMatchObject({ transaction, check, returned: [] });
    }
  });

  test("a rule limited to three uses is used three times by concurrent sales", async () => {
    const s = await shop(server);
    await s.rule({ action_type: "discount-check-amount", value: "1.00", currency: "UAH", limit_total: 3 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => s.sell({ items: examples })));
    expect(answers.filter(({ transaction }) => transaction.totals.discount_amount === "1.00")).toHaveLength(3);
  });
});

describe("a reservation", () => {
  test("holds its bonuses, and finalised lower it gives the rest back", async () => {
    const s = await shop(server);
    await s.rule({ action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
    const customer_id = await s.member("15.00");
    const reserved = await s.till.request(
      calls.term.reserve,
      { body: { items: examples, customer_id, bonuses_to_redeem: "12.00" } },
      key(),
    );
    expect(reserved.transaction).toMatchObject({ status: "authorized", totals: { bonuses_redeemed_amount: "12.00" } });
    const poorer = await s.sell({ items: examples, customer_id, bonuses_to_redeem: "12.00" });
    expect(poorer.transaction.totals.bonuses_redeemed_amount).toBe("3.00");

    const body = { transaction_id: reserved.transaction.id, items: [{ line_id: "A", quantity: "0" }] };
    const done = await s.till.request(calls.term.finalize, { body }, key());

    expect(done.transaction).toMatchObject({
      status: "success",
      totals: { amount: "5.55", bonuses_redeemed_amount: "5.55" },
    });
    expect(await s.balance(customer_id)).toBe("8.71"); // 15 − 3 + 10 % of 22.55 − 5.55; the free check earns nothing.
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("cannot be finalised for more, twice, or by another till", async () => {
    const s = await shop(server);
    const { transaction } = await s.till.request(calls.term.reserve, { body: { items: examples } }, key());
    const finalize = (items?: { line_id: string; quantity: string }[]) =>
      s.till.request(
        calls.term.finalize,
        { body: { transaction_id: transaction.id, ...(items ? { items } : {}) } },
        key(),
      );
    await expect(finalize([{ line_id: "A", quantity: "3" }])).rejects.toMatchObject({ code: "line.quantity_raised" });
    await expect(finalize([{ line_id: "Z", quantity: "1" }])).rejects.toMatchObject({ code: "line.unknown" });
    const finish = (part: Partial<BodyOf<typeof term.finalize>>) =>
      s.till.request(calls.term.finalize, { body: { transaction_id: transaction.id, ...part } }, key());
    const wrong: [string, Partial<BodyOf<typeof term.finalize>>][] = [
      ["sale.malformed", { payments: [{ payment_type: "cash", tendered: "30.001" }] }],
      ["payments.sum_mismatch", { payments: [{ payment_type: "cash", amount: "1.00" }] }],
      ["payments.tendered_short", { payments: [{ payment_type: "cash", tendered: "1.00" }] }],
      ["line.amount_outside_tolerance", { items: [{ line_id: "A", quantity: "1", stated_amount: "9.00" }] }],
    ];
    for (const [code, part] of wrong) await expect(finish(part)).rejects.toMatchObject({ code });
    const outsider = await shop(server);
    const foreign = outsider.till.request(calls.term.finalize, { body: { transaction_id: transaction.id } }, key());
    await expect(foreign).rejects.toMatchObject({ code: "transaction.not_found" });
    await finalize();
    await expect(finalize()).rejects.toMatchObject({ code: "transaction.state", details: { status: "success" } });
  });

  test("runs out: its bonuses are free again and it can no longer be finalised", async () => {
    const own = await startTestServer();
    const s = await shop(own);
    const customer_id = await s.member("5.00");
    const body = { items: examples, customer_id, bonuses_to_redeem: "5.00", expires_in_seconds: 60 };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
    own.clock.forward(61_000);
    const late = s.till.request(calls.term.finalize, { body: { transaction_id: transaction.id } }, key());
    await expect(late).rejects.toMatchObject({ code: "transaction.expired" });
    const panel = s.w.owner.request(calls.transactions.finalize, { body: { transaction_id: transaction.id } }, key());
    await expect(panel).rejects.toMatchObject({ code: "transaction.expired" });

    await runExpiry(own, s.w.businessId, transaction.id);

    const { items } = await s.w.owner.request(calls.transactions.list, { query: { canceled: true } });
    expect(items.map(({ id, status }) => [id, status])).toEqual([[transaction.id, "canceled"]]);
    const after = await s.sell({ items: examples, customer_id, bonuses_to_redeem: "5.00" });
    expect(after.transaction.totals.bonuses_redeemed_amount).toBe("5.00");
    expect(await s.w.inside(prove)).toEqual([]);
  });
});

describe("cancelling", () => {
  test("a reservation frees what it held", async () => {
    const s = await shop(server);
    const customer_id = await s.member("9.00");
    const { transaction } = await s.till.request(
      calls.term.reserve,
      { body: { items: examples, customer_id, bonuses_to_redeem: "9.00" } },
      key(),
    );
    const answer = await s.till.request(
      calls.term.cancel,
      { body: { transaction_id: transaction.id, reason: "changed mind" } },
      key(),
    );
    expect(answer.transaction).toMatchObject({ canceled: true, cancel_reason: "changed mind" });
    expect(
      (await s.sell({ items: examples, customer_id, bonuses_to_redeem: "9.00" })).transaction.totals
        .bonuses_redeemed_amount,
    ).toBe("9.00");
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("a sale gives spent bonuses back to their lots and takes earned ones away", async () => {
    const s = await shop(server);
    await s.rule({ action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
    const customer_id = await s.member("7.00");
    const { transaction } = await s.sell({ items: examples, customer_id, bonuses_to_redeem: "7.00" });
    expect(await s.balance(customer_id)).toBe("1.86");
    await s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
    expect(await s.balance(customer_id)).toBe("7.00");
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("a sale is refused with its reason once the bonuses that it granted are spent", async () => {
    const s = await shop(server);
    await s.rule({ action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
    const customer_id = await s.member();
    const first = await s.sell({ items: examples, customer_id });
    await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id, bonuses_to_redeem: "2.56" });
    const refused = s.till.request(calls.term.cancel, { body: { transaction_id: first.transaction.id } }, key());
    await expect(refused).rejects.toMatchObject({ code: "bonuses.spent" });
    const panel = s.w.owner.request(
      calls.transactions.cancel,
      { body: { transaction_id: first.transaction.id } },
      key(),
    );
    await expect(panel).rejects.toMatchObject({ code: "bonuses.spent" });
    const gone = s.till.request(calls.term.cancel, { body: { transaction_id: randomUUID() } }, key());
    await expect(gone).rejects.toMatchObject({ code: "transaction.not_found" });
    expect((await s.w.owner.request(calls.transactions.list, {})).items.every((one) => !one.canceled)).toBe(true);
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("of ten at once one happens, and everything comes back once", async () => {
    const s = await shop(server);
    const customer_id = await s.member("5.00");
    const { transaction } = await s.sell({ items: examples, customer_id, bonuses_to_redeem: "5.00" });
    const cancel = () => s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
    const all = await Promise.allSettled(Array.from({ length: 10 }, cancel));
    expect(all.filter((one) => one.status === "fulfilled")).toHaveLength(1);
    expect(await s.balance(customer_id)).toBe("5.00");
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("takes the sale out of card, limits and turnover", async () => {
    const s = await shop(server);
    await s.rule({ action_type: "discount-check-amount", value: "1.00", currency: "UAH", limit_total: 1 });
    const customer_id = await s.member();
    const { transaction } = await s.sell({ items: examples, customer_id });
    await s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
    const again = await s.sell({ items: examples, customer_id });
    expect(again.transaction.totals.discount_amount).toBe("1.00");
    const turnover = await s.w.inside((tenant) => tenant.many(turnoverOf()));
    expect(turnover.reduce((sum, row) => sum + row.checks_count, 0)).toBe(1);
    expect(turnover.reduce((sum, row) => sum + row.amount_to_pay, 0n)).toBe(2455n);
  });
});
