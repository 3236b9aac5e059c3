import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { mailTo } from "../../../test/mail.ts";
import { type Prepaid, prepaid } from "../../../test/prepaid.ts";
import { startTestServer } from "../../../test/server.ts";
import type { SaleBody } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

describe("a sale that a special account pays", () => {
  test("takes the amount to pay from an account of money, and everything that shows the sale shows it", async () => {
    const p = await prepaid(server, { special: { title: "Fleet" } });

    const { transaction, check } = await p.sell("2", { odometer: 120_500, vehicle_id: " AA1234BB " });

    const special_account = { special_account_id: p.specialId, title: "Fleet", type: "money", unit: "UAH" };
    expect(transaction).toMatchObject({
      payment_types: ["special-account"],
      special_account: { ...special_account, amount: "-20.00" },
      odometer: 120_500,
      vehicle_id: "AA1234BB",
    });
    expect(check.payments).toEqual([
      {
        payment_type: "special-account",
        amount: "20.00",
        tendered: null,
        change: null,
        special_account: { ...special_account, amount: "20.00" },
      },
    ]);
    expect(check.trace.entries.find(({ step }) => step === "special-account")).toMatchObject({
      change: "-20.00",
      source: { id: p.specialId, title: "Fleet" },
    });
    expect(await p.balances()).toEqual(["80.00", "0.00", "80.00"]);
    const path = { transactionId: transaction.id };
    const { postings } = await p.s.w.owner.request(calls.transactions.get, { path });
    expect(postings.map(({ kind, account, amount }) => [kind, account, amount])).toContainEqual([
      "spend",
      "special-money",
      "-20.00",
    ]);
    expect(await p.s.w.inside(prove)).toEqual([]);
  });

  test("is found by its account, type and vehicle, and shows them in lists and files", async () => {
    const p = await prepaid(server);
    const { transaction } = await p.sell("1", { vehicle_id: "AA1234BB", odometer: 7 });
    const reserved = await p.reserve("1", { vehicle_id: "KA0001XX" });
    await p.s.sell({ items: [{ code: "A", quantity: "1" }] });
    const found = async (query: object) =>
      (await p.s.w.owner.request(calls.transactions.list, { query })).items
        .filter(({ transaction_type: type }) => type === "sale" || type === "reserve")
        .map(({ id }) => id)
        .sort();
    const both = [transaction.id, reserved.transaction.id].sort();
    expect(await found({ special_account_id: p.specialId })).toEqual(both);
    expect(await found({ special_account_type: "money" })).toEqual(both);
    expect(await found({ special_account_id: randomUUID() })).toEqual([]);
    expect(await found({ vehicle_id: "aa1234bb" })).toEqual([transaction.id]);
    expect(await found({ vehicle_id: "A" })).toEqual([]);
    const listed = await p.s.w.owner.request(calls.transactions.list, {
      query: { vehicle_id: "AA1234BB", include_payments: true },
    });
    expect(listed.items[0]?.payments?.[0]?.special_account).toMatchObject({ amount: "10.00", type: "money" });
    expect(listed.totals).toMatchObject([{ count: "1", amount_to_pay: "10.00" }]);
    const file = await p.s.w.owner.send({
      method: "GET",
      target: "/transactions?vehicle_id=AA1234BB&columns=vehicle_id,odometer,special_account,special_account_amount",
      headers: { accept: EXPORT_TYPES.csv, "accept-language": "uk" },
    });
    expect(String(file.body)).toContain("Автомобіль,Одометр");
    expect(String(file.body)).toContain("AA1234BB,7,Deposit,-10.00");
  });

  test("is on the receipt: the account on every copy, the vehicle on the merchant's", async () => {
    const p = await prepaid(server, {
      special: { title: "Coffee <club>", type: "goods", currency: null, unit: "piece" },
    });
    const { transaction } = await p.sell("2", { odometer: 120_500, vehicle_id: "AA1234BB" });
    const page = (template_type: "business" | "commercial" | "customer") =>
      p.s.w.owner.request(calls.transactions.receipt, {
        path: { transactionId: transaction.id },
        query: { template_type },
      });
    for (const template of ["business", "commercial"] as const) {
      const text = await page(template);
      expect(text).toContain("AA1234BB");
      expect(text).toContain("120,500");
      expect(text).toContain("Coffee &lt;club&gt;");
    }
    const own = await page("customer");
    expect(own).not.toContain("AA1234BB");
    expect(own).toContain("Coffee &lt;club&gt;");
    expect(own).toContain("2 pcs");
  });

  test("takes a unit of goods for each unit, and less of what is not counted in whole ones", async () => {
    const special = { type: "goods", currency: null, unit: "piece" } as const;
    const p = await prepaid(server, { special, amount: "10" });
    await p.sell("2.5");
    expect(await p.balances()).toEqual(["7.500", "0.000", "7.500"]);
    expect((await p.sell("1")).transaction.special_account).toMatchObject({ amount: "-1.000", unit: "piece" });
  });

  test("earns bonuses unless the account excludes them", async () => {
    const p = await prepaid(server, { special: { bonuses_on_payment: false } });
    await p.s.rule({ action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
    const { check } = await p.sell("1");
    expect(check.totals.bonuses_added_amount).toBe("0.00");
    expect(check.trace.rejected).toMatchObject([{ reason: "paid-from-account" }]);
    await p.s.w.owner.request(calls.specialAccounts.change, {
      path: { accountId: p.specialId },
      body: { bonuses_on_payment: true },
    });
    expect((await p.sell("1")).check.totals.bonuses_added_amount).toBe("1.00");
  });

  test("of nothing moves nothing", async () => {
    const p = await prepaid(server);
    await p.s.rule({ action_type: "discount-check-percent", value: "100" });
    const { transaction } = await p.sell("1");
    expect(transaction).toMatchObject({ payment_types: ["special-account"], special_account: { amount: "0.00" } });
    expect(await p.balances()).toEqual(["100.00", "0.00", "100.00"]);
    const held = await p.reserve("1");
    await p.finalize(held.transaction.id);
    expect(await p.s.w.inside(prove)).toEqual([]);
  });

  test("uses credit up to its limit", async () => {
    const p = await prepaid(server, { own: { credit_type: "credit", credit_limit: "15.00" }, amount: "10" });
    await p.sell("2");
    expect(await p.balances()).toEqual(["-10.00", "0.00", "5.00"]);
    await expect(p.sell("1")).rejects.toMatchObject({
      code: "account.insufficient",
      details: { requested: "10.00", available: "5.00" },
    });
  });
});

describe("what no special account pays", () => {
  const ways = ["process", "sale", "reserve"] as const;
  const request = (p: Prepaid, way: (typeof ways)[number], body: SaleBody) =>
    p.s.till.request(calls.term[way] as typeof calls.term.sale, { body }, way === "process" ? {} : key()); // All three accept this body.
  const by = (special_account_id: string) => ({
    payments: [{ payment_type: "special-account" as const, special_account_id }],
  });

  test.each(ways)("%s: by an unknown account, one that the customer does not have, or none", async (way) => {
    const p = await prepaid(server);
    const refused = (body: Partial<SaleBody>, code: string) =>
      expect(request(p, way, p.body("1", body))).rejects.toMatchObject({ code });
    await refused(by(randomUUID()), "special_account.not_found");
    await refused({ customer_id: await p.s.member() }, "customer_account.not_found");
    await refused({ customer_id: null }, "customer_account.not_found");
    await refused({ payments: [{ payment_type: "special-account" }] }, "sale.malformed");
    await refused({ payments: [{ payment_type: "cash", special_account_id: p.specialId }] }, "sale.malformed");
  });

  test.each(ways)("%s: by an account that is switched off, or works elsewhere", async (way) => {
    const p = await prepaid(server);
    const refused = (code: string) => expect(request(p, way, p.body("1"))).rejects.toMatchObject({ code });
    const { id: accountId } = await p.account();
    const own = { userId: p.customerId, accountId };
    const path = { accountId: p.specialId };
    const change = (body: object) => p.s.w.owner.request(calls.specialAccounts.change, { path, body });
    await p.s.w.owner.request(calls.customerAccounts.change, { path: own, body: { active: false } });
    await refused("customer_account.inactive");
    await change({ active: false });
    await refused("special_account.inactive");
    await p.s.w.owner.request(calls.customerAccounts.change, { path: own, body: { active: true } });
    const other = await p.s.w.make.pos();
    await change({ active: true, pos_ids: [other.id] });
    await refused("special_account.elsewhere");
    const { id: loyalty } = await p.s.w.make.loyalty();
    await change({ pos_ids: [], loyalty_ids: [loyalty] });
    await refused("special_account.elsewhere");
    await change({ pos_ids: [p.s.posId], loyalty_ids: [p.s.w.loyaltyId, loyalty] });
    await request(p, way, p.body("1"));
  });

  test.each(ways)("%s: by somebody whose card is locked", async (way) => {
    const p = await prepaid(server);
    const lock = q.updateTable("card").set({ access: "none" }).where(inTenant());
    await p.s.w.inside((tenant) => tenant.run(lock.where("customer_id", "=", p.customerId)));
    await expect(request(p, way, p.body("1"))).rejects.toMatchObject({ code: "customer_account.no_access" });
  });

  test.each(ways)("%s: in another currency, or beside another payment", async (way) => {
    const p = await prepaid(server, { special: { currency: "EUR" } });
    await expect(request(p, way, p.body("1"))).rejects.toMatchObject({
      code: "payments.special_account_other_currency",
    });
    const payments = [...p.body("1").payments!, { payment_type: "cash" as const, amount: "1.00" }];
    await expect(request(p, way, p.body("1", { payments }))).rejects.toMatchObject({
      code: "payments.special_account_not_alone",
    });
  });

  test.each(ways)(
    "%s: goods of other codes or units, delivery with goods, and what has no price in punches",
    async (way) => {
      const p = await prepaid(server, { special: { goods_codes: ["B"] } });
      const refused = (of: Prepaid, more: Partial<SaleBody>, code: string) =>
        expect(request(of, way, of.body("1", more))).rejects.toMatchObject({ code });
      await refused(p, {}, "payments.special_account_other_goods");
      await request(p, way, p.body("1", { items: [{ code: "B", quantity: "1" }] }));
      const litres = await prepaid(server, { special: { type: "goods", currency: null, unit: "L" } });
      await refused(litres, {}, "payments.special_account_other_goods");
      const cups = await prepaid(server, { special: { type: "goods", currency: null, unit: "piece" } });
      await refused(cups, { delivery_amount: "3.00" }, "payments.special_account_goods_only");
      await cups.s.application({ tips_enabled: true });
      await refused(cups, { tip_amount: "0.50" }, "payments.special_account_goods_only");
      const punches = await prepaid(server, { special: { type: "punches", currency: null } });
      await refused(punches, {}, "payments.special_account_no_price");
    },
  );

  test.each(ways)("%s: without what the account requests, by its own word or the special account's", async (way) => {
    const p = await prepaid(server, {
      special: { odometer: "yes", vehicle_id: "possible" },
      own: { vehicle_id: "yes" },
    });
    const provided = { odometer: 12, vehicle_id: "AA1" };
    await expect(request(p, way, p.body("1", { vehicle_id: "AA1" }))).rejects.toMatchObject({
      code: "customer_account.odometer_missing",
    });
    await expect(request(p, way, p.body("1", { odometer: 12 }))).rejects.toMatchObject({
      code: "customer_account.vehicle_missing",
    });
    await request(p, way, p.body("1", provided));
  });

  test.each(ways)("%s: more than there is", async (way) => {
    const p = await prepaid(server, { amount: "19.99" });
    await expect(request(p, way, p.body("2"))).rejects.toMatchObject({
      code: "account.insufficient",
      details: { requested: "20.00", available: "19.99" },
    });
    expect(await p.balances()).toEqual(["19.99", "0.00", "19.99"]);
  });
});

test("a preview of a payment moves, holds and counts nothing", async () => {
  const p = await prepaid(server, { own: { limits: [{ period: "day", amount: "20.00" }] } });
  await p.s.till.request(calls.term.process, { body: p.body("2") });
  await p.s.till.request(calls.term.process, { body: p.body("2") });
  expect((await p.account()).limits[0]?.used).toBe("0.00");
  expect(await p.balances()).toEqual(["100.00", "0.00", "100.00"]);
});

test("of fifty concurrent sales of 10.00 on 100.00 ten pass, and the ledger balances", async () => {
  const p = await prepaid(server);
  const done = await Promise.allSettled(Array.from({ length: 50 }, () => p.sell("1")));
  const refused = done.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
  expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect(new Set(refused)).toEqual(new Set(["account.insufficient"]));
  expect(await p.balances()).toEqual(["0.00", "0.00", "0.00"]);
  expect(await p.s.w.inside(prove)).toEqual([]);
});

test("bonuses and an account in one sale are both taken, and both given back", async () => {
  const p = await prepaid(server);
  const body = { loyalty_id: p.s.w.loyaltyId, customer_id: p.customerId, currency: "UAH", amount: "5.00" };
  await p.s.w.owner.request(calls.transactions.addBonuses, { body });
  const { transaction } = await p.sell("1", { bonuses_to_redeem: "4.00" });
  expect(transaction.special_account?.amount).toBe("-6.00");
  const held = await p.reserve("1", { bonuses_to_redeem: "1.00" });
  expect(await p.balances()).toEqual(["94.00", "9.00", "85.00"]);
  await p.cancel(held.transaction.id);
  await p.cancel(transaction.id);
  expect(await p.balances()).toEqual(["100.00", "0.00", "100.00"]);
  expect(await p.s.w.inside(prove)).toEqual([]);
});

test("punches pay what the items cost in them, and nothing without a price", async () => {
  const special = { type: "punches", currency: null } as const;
  const p = await prepaid(server, { special, amount: "20" });
  const { items } = await p.s.w.owner.request(calls.embedded.goods, {});
  const goodsId = items.find(({ code }) => code === "A")?.id ?? "";
  await expect(p.sell("2")).rejects.toMatchObject({ code: "payments.special_account_no_price" });
  const special_account_prices = [{ special_account_id: p.specialId, price: "7" }];
  await p.s.w.owner.request(calls.goods.change, { path: { goodsId }, body: { special_account_prices } });
  const { transaction } = await p.sell("2");
  expect(transaction.special_account).toMatchObject({ amount: "-14", unit: "punch" });
  expect((await p.account()).balance).toBe("6");
  await expect(p.sell("1")).rejects.toMatchObject({ code: "account.insufficient" });
});

test("an account that pays may be credited by the same check, and cancelling gives and takes both back", async () => {
  const p = await prepaid(server, { amount: "50" });
  const credits = { charge_target: "special-account" as const, special_account_id: p.specialId };
  await p.s.w.make.rule({ ...credits, action_type: "charge-check-amount", currency: "UAH", value: "3.00" });
  const { transaction } = await p.sell("2");
  expect((await p.account()).balance).toBe("33.00");
  expect(await p.s.w.inside(prove)).toEqual([]);
  await p.cancel(transaction.id);
  expect((await p.account()).balance).toBe("50.00");
  expect(await p.s.w.inside(prove)).toEqual([]);
});

test("a payment, or a hold for one, notifies the customer when the account runs low", async () => {
  const countEmails = async (email: string) => (await mailTo(server, email)).length;
  for (const way of ["sell", "reserve"] as const) {
    const p = await prepaid(server, { special: { low_balance_notify: "85.00" } });
    await p[way]("1");
    expect(await countEmails(p.email)).toBe(0);
    await p[way]("1");
    expect(await countEmails(p.email)).toBe(1);
    await p[way]("1");
    expect(await countEmails(p.email)).toBe(1);
  }
});
