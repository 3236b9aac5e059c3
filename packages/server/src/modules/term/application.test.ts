import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { prepaid } from "../../../test/prepaid.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type SaleBody, type Shop, shop, tillOf } from "../../../test/shop.ts";

// What the settings of a terminal's application change at its till.

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

/** The three calls that price a check: what a setting refuses, all of them refuse. */
const waysOf = (s: Shop) => ({
  process: (body: SaleBody) => s.till.request(calls.term.process, { body }),
  sale: (body: SaleBody) => s.till.request(calls.term.sale, { body }, key()),
  reserve: (body: SaleBody) => s.till.request(calls.term.reserve, { body }, key()),
});

test("a till learns its settings at sign-in and later", async () => {
  const s = await shop(server);
  const path = { terminalId: s.terminalId };
  const { hand_off } = await s.w.owner.request(calls.term.openTill, { path });
  await s.application({ tips_enabled: true, tips_presets: [5, 10], idle_timeout_s: 60 });
  const { terminal } = await s.till.request(calls.term.handOff, { body: { hand_off } });
  expect(terminal).toMatchObject({
    terminal_type: "register",
    application: { tips_enabled: true, tips_presets: [5, 10], idle_timeout_s: 60, customer_required: false },
  });
  await s.application({ tips_presets: [15] });
  const { application } = await s.till.request(calls.term.facts, {});
  expect(application.tips_presets).toEqual([15]);
});

test("a till learns its customer display and its telephone", async () => {
  const s = await shop(server);
  const path = { terminalId: s.terminalId };
  const learnt = () => s.till.request(calls.term.facts, {});
  const usual = { display_active: false, display_type: "customer-identity", phone: null };
  expect(await learnt()).toMatchObject(usual);
  const body = { display_active: true, display_type: "login-pad" as const, phone: "+380671234567" };
  await s.w.owner.request(calls.terminals.change, { path, body });
  expect(await learnt()).toMatchObject(body);
});

describe("payment methods", () => {
  test("a check is paid with allowed ones only, and without a list with any", async () => {
    const s = await shop(server);
    const card: SaleBody = { items: examples, payments: [{ payment_type: "bank-card" }] };
    await s.sell(card);
    await s.application({ payment_types_allowed: ["cash"] });
    const refused = { code: "payments.type_not_allowed", details: { index: 1 } };
    const mixed: SaleBody = {
      items: examples,
      payments: [{ payment_type: "cash", amount: "5.00" }, { payment_type: "bank-card" }],
    };
    for (const way of Object.values(waysOf(s))) await expect(way(mixed)).rejects.toMatchObject(refused);
    await s.sell({ items: examples, payments: [{ payment_type: "cash" }] });
    // Nobody has said yet how it will be paid.
    await waysOf(s).process({ items: examples });
  });

  test("a reservation is finished with allowed ones only", async () => {
    const s = await shop(server);
    const { transaction } = await waysOf(s).reserve({ items: examples });
    await s.application({ payment_types_allowed: ["cash"] });
    const finalize = (payment_type: "cash" | "mobile-app") => {
      const body = { transaction_id: transaction.id, payments: [{ payment_type }] };
      return s.till.request(calls.term.finalize, { body }, key());
    };
    await expect(finalize("mobile-app")).rejects.toMatchObject({
      code: "payments.type_not_allowed",
      details: { index: 0 },
    });
    expect((await finalize("cash")).transaction.status).toBe("success");
  });

  test("a client account pays only where it is allowed", async () => {
    const p = await prepaid(server);
    await p.s.application({ payment_types_allowed: ["cash"] });
    await expect(p.sell("1")).rejects.toMatchObject({ code: "payments.type_not_allowed" });
    await p.s.application({ payment_types_allowed: ["cash", "special-account"] });
    await p.sell("1");
  });
});

test("a till that requires a customer sells to nobody unknown, like a programme that does", async () => {
  const s = await shop(server);
  const anonymous = { code: "sale.anonymous" };
  await s.application({ customer_required: true });
  for (const way of Object.values(waysOf(s))) await expect(way({ items: examples })).rejects.toMatchObject(anonymous);
  await s.sell({ items: examples, customer_id: await s.member() });
  await s.application({ customer_required: false });
  await s.sell({ items: examples });
  await s.settings("programme", { deny_anonymous_sale: true });
  expect((await s.till.request(calls.term.facts, {})).application.customer_required).toBe(true);
});

test("a tip is refused where the till takes none; no tip is no refusal", async () => {
  const s = await shop(server);
  const tipped = { items: examples, tip_amount: "1.00" };
  for (const way of Object.values(waysOf(s)))
    await expect(way(tipped)).rejects.toMatchObject({ code: "sale.tip_not_allowed" });
  await s.sell({ items: examples, tip_amount: "0.00" });
  await s.application({ tips_enabled: true });
  expect((await s.sell(tipped)).check.totals).toMatchObject({ tip_amount: "1.00", amount_to_pay: "26.55" });
});

describe("odometer and vehicle", () => {
  test("a stored check has what the till requires; a price needs neither", async () => {
    const s = await shop(server);
    await s.application({ odometer: "yes", vehicle_id: "yes" });
    const { process, sale, reserve } = waysOf(s);
    await process({ items: examples });
    for (const way of [sale, reserve]) {
      await expect(way({ items: examples })).rejects.toMatchObject({ code: "sale.odometer_missing" });
      const driven = { items: examples, odometer: 0 };
      await expect(way(driven)).rejects.toMatchObject({ code: "sale.vehicle_missing" });
      const { transaction } = await way({ ...driven, vehicle_id: "AA1234BB" });
      expect(transaction).toMatchObject({ odometer: 0, vehicle_id: "AA1234BB" });
    }
    await s.application({ odometer: "possible", vehicle_id: "possible" });
    await sale({ items: examples });
  });

  test("a till is stricter than an account, never less strict", async () => {
    const p = await prepaid(server, { special: { odometer: "yes", vehicle_id: "no" } });
    await p.s.application({ odometer: "possible", vehicle_id: "possible" });
    const query = { user_id_value: p.email };
    const { special_accounts } = await p.s.till.request(calls.term.customer, { query });
    expect(special_accounts).toMatchObject([{ odometer: "yes", vehicle_id: "possible" }]);
    await expect(p.sell("1")).rejects.toMatchObject({ code: "customer_account.odometer_missing" });
    await p.s.application({ vehicle_id: "yes" });
    await expect(p.sell("1", { odometer: 1 })).rejects.toMatchObject({ code: "sale.vehicle_missing" });
    await p.sell("1", { odometer: 1, vehicle_id: "A" });
  });
});

test("customers are found and added only in the ways that the till allows", async () => {
  const s = await shop(server);
  const { till } = s;
  const email = `${randomUUID()}@example.com`;
  await till.request(calls.term.addCustomer, { body: { user_id_value: email } });
  await s.application({ identification_methods: ["phone", "external-id"] });
  const refused = { code: "customer.id_not_allowed" };
  await expect(till.request(calls.term.customer, { query: { user_id_value: email } })).rejects.toMatchObject(refused);
  await expect(till.request(calls.term.addCustomer, { body: { user_id_value: email } })).rejects.toMatchObject(refused);
  const id = await s.member();
  const found = await till.request(calls.term.customer, {
    query: { user_id_value: id, user_id_type: "external-id" },
  });
  expect(found.id).toBe(id);
  await expect(till.request(calls.term.customer, { query: { user_id_value: "not@found@" } })).rejects.toMatchObject({
    code: "customer.id_invalid",
  });
});

test("a till prints the receipts of its own checks, for whom, how often and on what paper its settings say", async () => {
  const s = await shop(server);
  await s.application({ receipt_template: "customer", receipt_copies: 2 });
  const path = { terminalId: s.terminalId };
  await s.w.owner.request(calls.terminals.change, { path, body: { language: "de" } });
  const { transaction } = await s.sell({ items: examples });
  const printed = (caller = s.till) => caller.request(calls.term.receipt, { path: { transactionId: transaction.id } });
  const page = await printed();
  expect(page).toContain('<html lang="de">');
  expect(page.match(/Kundenbeleg/g)?.length).toBe(2);
  expect(page).toContain("max-width:72mm");
  await s.application({ receipt_paper: "58-mm" });
  expect(await printed()).toContain("max-width:50mm");
  await s.application({ receipt_paper: "a4" });
  const ofOffice = { path: { transactionId: transaction.id }, query: { template_type: "business" as const } };
  expect(await s.w.owner.request(calls.transactions.receipt, ofOffice)).toContain("size:a4");
  const other = await s.w.make.terminal(s.posId);
  await expect(printed(await tillOf(s.w, other.id))).rejects.toMatchObject({ code: "transaction.not_found" });
});
