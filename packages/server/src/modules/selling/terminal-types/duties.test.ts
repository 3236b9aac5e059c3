import { randomUUID } from "node:crypto";
import type { TerminalType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { startTestServer } from "../../../../test/server.ts";
import { examples, type Shop, shop } from "../../../../test/shop.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const cash = [{ payment_type: "cash" as const }];
const refused = (duty: string) => ({ code: "terminal.type_refuses", status: 422, details: { duty } });
const typed = (s: Shop, terminal_type: TerminalType) =>
  s.w.owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: { terminal_type } });
const reserve = (s: Shop) => s.till.request(calls.term.reserve, { body: { items: examples } }, key());
const cancel = (s: Shop, transaction_id: string) =>
  s.till.request(calls.term.cancel, { body: { transaction_id } }, key());
const refundOf = (s: Shop, transactionId: string) =>
  s.till.request(calls.refunds.tillPreview, { path: { transactionId }, body: { lines: [{ id: "A", quantity: "1" }] } });
const price = (s: Shop, more: object = {}) =>
  s.till.request(calls.term.process, { body: { items: examples, ...more } });

/** A sale of before the terminal became what it is. */
async function after(terminal_type: TerminalType) {
  const s = await shop(server);
  const { transaction } = await s.sell({ items: examples });
  const held = await reserve(s);
  await typed(s, terminal_type);
  return { s, soldId: transaction.id, heldId: held.transaction.id };
}

test.each(["register", "kiosk-and-register", "road-tanker-driver"] as const)("a %s does everything", async (type) => {
  const { s, soldId, heldId } = await after(type);
  await s.till.request(calls.term.finalize, { body: { transaction_id: heldId } }, key());
  await refundOf(s, soldId);
  await cancel(s, heldId);
  await s.sell({ items: examples, payments: cash });
});

describe("a validator", () => {
  test("looks up customers, prices and receipts", async () => {
    const { s, soldId } = await after("validator");
    const customer = await s.member("5.00");
    expect(await s.balance(customer)).toBe("5.00");
    expect((await price(s)).check.totals.amount_to_pay).toBe("25.55");
    const path = { transactionId: soldId };
    expect((await s.till.request(calls.term.check, { path })).transaction.id).toBe(soldId);
    expect(await s.till.request(calls.term.receipt, { path })).toContain("25");
  });

  test("enrols nobody, sells and holds nothing, and takes nothing back", async () => {
    const { s, soldId, heldId } = await after("validator");
    await expect(s.sell({ items: examples })).rejects.toMatchObject(refused("sell"));
    await expect(reserve(s)).rejects.toMatchObject(refused("reserve"));
    const finish = s.till.request(calls.term.finalize, { body: { transaction_id: heldId } }, key());
    await expect(finish).rejects.toMatchObject(refused("sell"));
    const byCard = s.till.request(calls.readerPayments.start, { path: { transactionId: heldId } }, key());
    await expect(byCard).rejects.toMatchObject(refused("sell"));
    await expect(cancel(s, soldId)).rejects.toMatchObject(refused("take-back"));
    await expect(refundOf(s, soldId)).rejects.toMatchObject(refused("take-back"));
    const add = s.till.request(calls.term.addCustomer, { body: { user_id_value: "+380671112233" } });
    await expect(add).rejects.toMatchObject(refused("add-customers"));
    const body = { customer_id: randomUUID(), special_account_id: randomUUID() };
    await expect(s.till.request(calls.term.accountPin, { body })).rejects.toMatchObject(refused("sell"));
    const { publicKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
    const { kty, crv, x, y } = await crypto.subtle.exportKey("jwk", publicKey);
    const public_key = { kty, crv, x, y } as never; // The shape of a P-256 key.
    const series = s.till.request(calls.offline.openSeries, { body: { public_key } });
    await expect(series).rejects.toMatchObject(refused("sell"));
  });
});

describe("a kiosk", () => {
  test("sells by itself, and lets go what it holds", async () => {
    const { s, heldId } = await after("kiosk");
    await s.sell({ items: examples, payments: cash });
    expect((await cancel(s, heldId)).transaction.canceled).toBe(true);
  });

  test("takes nothing back", async () => {
    const { s, soldId } = await after("kiosk");
    await expect(cancel(s, soldId)).rejects.toMatchObject(refused("take-back"));
    await expect(refundOf(s, soldId)).rejects.toMatchObject(refused("take-back"));
    const path = { transactionId: soldId };
    const add = s.till.request(
      calls.refunds.tillAdd,
      { path, body: { lines: [{ id: "A", quantity: "1" }], fingerprint: "x" } },
      key(),
    );
    await expect(add).rejects.toMatchObject(refused("take-back"));
  });

  test("has neither offers that staff choose nor prices entered by hand, whatever its settings say", async () => {
    const s = await shop(server);
    const rule = await s.rule({ action_type: "discount-check-percent", value: "10", scope: "manual" });
    await s.application({ price_entry: "all" });
    expect((await s.till.request(calls.term.rules, {})).items).toMatchObject([{ id: rule }]);
    await price(s, { rule_ids: [rule] });
    await typed(s, "kiosk");
    expect((await s.till.request(calls.term.rules, {})).items).toEqual([]);
    await expect(price(s, { rule_ids: [rule] })).rejects.toMatchObject(refused("manual-rules"));
    expect((await s.till.request(calls.term.facts, {})).application.price_entry).toBe("none");
    const items = [{ code: "A", quantity: "1", price: "1.00" }];
    await expect(price(s, { items })).rejects.toMatchObject({ code: "line.price_entry_not_allowed" });
  });
});

describe("a terminal for prepaid services", () => {
  test("takes payment from client accounts only, and one has to be given", async () => {
    const { s } = await after("prepaid-services");
    const customer_id = await s.member();
    const special = await s.w.make.specialAccount();
    await s.w.make.refill(await s.w.make.customerAccount(customer_id, special.id), "100.00");
    const account = { payment_type: "special-account" as const, special_account_id: special.id };
    const facts = await s.till.request(calls.term.facts, {});
    expect(facts.application.payment_types_allowed).toEqual(["special-account"]);
    await s.sell({ items: examples, customer_id, payments: [account] });
    const other = { code: "payments.type_not_allowed" };
    await expect(s.sell({ items: examples, customer_id, payments: cash })).rejects.toMatchObject(other);
    await expect(s.sell({ items: examples, customer_id })).rejects.toMatchObject(other);
    expect((await price(s)).check.totals.amount_to_pay).toBe("25.55");
    await expect(reserve(s)).rejects.toMatchObject(refused("reserve"));
  });
});

test("a road tanker sells at most the litres that it holds at once", async () => {
  const s = await shop(server);
  await s.goods("D", "50.00");
  const litres = q
    .updateTable("goods")
    .set({ unit: "L", quantity_precision: 3 })
    .where(inTenant())
    .where("code", "=", "D");
  await s.w.inside((tenant) => tenant.run(litres));
  const diesel = (quantity: string) => ({ code: "D", quantity });
  await s.till.request(calls.term.reserve, { body: { items: [diesel("5000")] } }, key());
  const piece = { code: "A", quantity: "9" };
  await s.sell({ items: [diesel("4000.001")] });
  const body = { pos_type: "road-tanker" as const, tank_capacity: 4000 };
  await s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body });
  await s.sell({ items: [diesel("4000"), piece] });
  const beyond = { code: "sale.beyond_tank", status: 422, details: { litres: 4000 } };
  await expect(s.sell({ items: [diesel("4000.001")] })).rejects.toMatchObject(beyond);
  const held = s.till.request(calls.term.reserve, { body: { items: [diesel("4001")] } }, key());
  await expect(held).rejects.toMatchObject(beyond);
  await expect(price(s, { items: [diesel("2500"), { ...diesel("1500.5"), line_id: "x" }] })).rejects.toMatchObject(
    beyond,
  );
});
