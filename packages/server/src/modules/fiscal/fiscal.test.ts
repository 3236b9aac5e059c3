import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { startCheckbox } from "../../../test/devices/checkbox.ts";
import type { SentReceipt } from "../../../test/devices/checkbox-register.ts";
import { cancel, cash, fiscalBench, key, refund, sell } from "../../../test/devices/fiscal-shop.ts";
import { lineOf, offlineTill } from "../../../test/offline/till.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop, tillOf } from "../../../test/shop.ts";

const checkbox = await startCheckbox();
afterAll(() => checkbox.close());
const server = await startTestServer({ PATRON_PRIVATE_ADDRESSES: "1" });
const f = calls.fiscal;
const { change, fiscalShop, later, listed, newDevice, ofSale, run } = fiscalBench(server, checkbox);
const toKopecks = (amount: string) => Math.round(Number(amount) * 100);
const sentOf = ({ receipts }: { receipts: Map<string, { sent: SentReceipt }> }) =>
  [...receipts.values()].map(({ sent }) => sent);

describe("a sale of a till with a device", () => {
  test("is registered once it has arrived, if the till had no connection", async () => {
    const { s, register } = await fiscalShop();
    const till = await offlineTill(s.till);
    const body = await till.sold({ items: [lineOf(till.catalogue, "A", "2")] });
    await till.send(body);
    await till.send(body);
    await run(s);
    expect([...register.receipts.values()].map(({ total }) => total)).toEqual([2000]);
    expect(await ofSale(s, body.transaction_id)).toMatchObject([
      { kind: "sale", state: "registered", amount: "20.00" },
    ]);
  });

  test("is registered with its lines, payments and change, and shows number, time and link", async () => {
    const { s, register } = await fiscalShop();
    const { transaction } = await sell(s, { payments: [{ payment_type: "cash", tendered: "50.00" }] });
    expect(await ofSale(s, transaction.id)).toMatchObject([
      { kind: "sale", state: "waiting", number: transaction.number, amount: "40.00", attempts: 0, problem: null },
    ]);
    await run(s);
    const [kept] = [...register.receipts.values()];
    expect(kept?.sent).toMatchObject({
      goods: [{ good: { code: "A", name: "Item A", price: 1000 }, quantity: 4000, is_return: false, discounts: [] }],
      payments: [{ type: "CASH", value: 5000 }],
    });
    expect(kept?.total).toBe(4000);
    const [done] = await ofSale(s, transaction.id);
    expect(done).toMatchObject({ state: "registered", fiscal_number: expect.stringMatching(/^FN-/), problem: null });
    expect(done?.fiscal_url).toContain(done?.fiscal_number);
    expect(done?.due_dt).toBeNull();
    const path = { transactionId: transaction.id };
    const { items } = await s.till.request(f.ofCheck, { path });
    expect(items).toMatchObject([{ kind: "sale", state: "registered", fiscal_number: done?.fiscal_number }]);
    expect((await s.till.request(calls.term.facts, {})).fiscal).toBe(true);
  });

  test("has discounts, bonuses, added and contained taxes, delivery, tip, rounding and several payments in kopecks", async () => {
    const { s, register } = await fiscalShop();
    const { loyaltyId } = s.w;
    const path = { loyaltyId };
    await s.w.owner.request(calls.loyalty.changeSettings, {
      path,
      body: { cash_rounding_steps: { UAH: "0.10" } },
    });
    await s.rule({ title: "Less", action_type: "discount-check-percent", value: "7" });
    await s.application({ tips_enabled: true });
    const customer_id = await s.member("3.33");
    const items = [
      { code: "A", quantity: "1.5" },
      { code: "B", quantity: "2" },
    ];
    const sold = await sell(s, { items, customer_id, bonuses_to_redeem: "3.33" });
    const mixed = await sell(s, {
      items,
      tip_amount: "2.00",
      delivery_amount: "15.00",
      payments: [{ payment_type: "bank-card", amount: "10.00" }, { payment_type: "cash" }],
    });
    await run(s);
    for (const { transaction, check } of [sold, mixed]) {
      const [one] = await ofSale(s, transaction.id);
      expect(one).toMatchObject({ state: "registered" });
      const kept = [...register.receipts.values()].find(({ total }) => total === toKopecks(check.totals.amount_to_pay));
      expect(kept?.total).toBe(toKopecks(check.totals.amount_to_pay));
    }
    expect(Number(sold.check.totals.rounding_amount)).not.toBe(0);
    const [, second] = [...register.receipts.values()].map(({ sent }) => sent);
    expect(second?.goods.map(({ good }) => good.code)).toEqual(["A", "B", "delivery_amount", "tip_amount"]);
    expect(second?.payments.map(({ type }) => type)).toEqual(["CASHLESS", "CASH"]);
  });

  test("carries the codes of its taxes, and is refused by a register that does not know one", async () => {
    const { s, register } = await fiscalShop();
    await s.excise("A", "0.50");
    const { transaction } = await sell(s);
    await run(s);
    expect(await ofSale(s, transaction.id)).toMatchObject([
      { state: "refused", problem: "receipt-refused", error_text: "Податок EX не знайдено" },
    ]);
    register.taxes.push({ code: 7, symbol: "EX" });
    await later(s, 2);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "registered", attempts: 2 }]);
    expect(sentOf(register)[0]?.goods[0]?.good.tax).toEqual(["EX"]);
  });

  test("for nothing is not registered, and neither is one of a till without a device", async () => {
    const { s } = await fiscalShop();
    const customer_id = await s.member("100.00");
    await sell(s, { customer_id, bonuses_to_redeem: "40.00", payments: null });
    const beside = await tillOf(s.w, (await s.w.make.terminal(s.posId)).id);
    await beside.request(calls.term.sale, { body: { items: [{ code: "A", quantity: "1" }] } }, key());
    expect(await listed(s)).toEqual([]);
  });

  test("that was reserved is registered once it is finished", async () => {
    const { s, register } = await fiscalShop();
    const body = { items: [{ code: "A", quantity: "4" }] };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
    expect(await listed(s)).toEqual([]);
    const finals = { transaction_id: transaction.id, items: [{ line_id: "1", quantity: "2" }], payments: cash };
    await s.till.request(calls.term.finalize, { body: finals }, key());
    await run(s);
    expect([...register.receipts.values()].map(({ total }) => total)).toEqual([2000]);
  });
});

describe("the receipt of a sale", () => {
  test("says that it is not registered yet, and then its fiscal number with the code of the tax service", async () => {
    const { s } = await fiscalShop();
    const { transaction } = await sell(s);
    const path = { transactionId: transaction.id };
    const page = () => s.till.request(calls.term.receipt, { path });
    expect(await page()).toContain("Ще не зареєстровано в податковій");
    await run(s);
    const [done] = await ofSale(s, transaction.id);
    const printed = await page();
    expect(printed).not.toContain("Ще не зареєстровано");
    expect(printed).toContain(done?.fiscal_number ?? "?");
    expect(printed).toContain(`href="${done?.fiscal_url}"><svg`);
  });
});

describe("what goes back", () => {
  test("is registered as a return of the sale's receipt, for a refund of a part and of the rest", async () => {
    const { s, register } = await fiscalShop();
    const sale = await sell(s);
    const [first, rest] = [await refund(s, sale, "1"), await refund(s, sale, "3")];
    await run(s);
    const [sold, ...returns] = sentOf(register);
    expect(returns).toHaveLength(2);
    for (const one of returns) {
      expect(one.related_receipt_id).toBe(sold?.id);
      expect(one.goods.every(({ is_return }) => is_return)).toBe(true);
    }
    expect([...register.receipts.values()].map(({ total }) => total)).toEqual([4000, 1000, 3000]);
    expect(await ofSale(s, first.id)).toMatchObject([{ kind: "refund", state: "registered", amount: "-10.00" }]);
    expect(await ofSale(s, rest.id)).toMatchObject([{ kind: "refund", state: "registered", amount: "-30.00" }]);
  });

  test("waits for its sale, and follows it", async () => {
    const { s, register } = await fiscalShop();
    checkbox.refuse("ДПС не прийняла чек");
    const sale = await sell(s);
    const made = await refund(s, sale, "1");
    await run(s);
    expect(await ofSale(s, sale.transaction.id)).toMatchObject([
      { state: "refused", error_text: "ДПС не прийняла чек" },
    ]);
    expect(await ofSale(s, made.id)).toMatchObject([{ state: "waiting", problem: "sale-not-registered" }]);
    await later(s, 2);
    await later(s, 5);
    expect(await ofSale(s, made.id)).toMatchObject([{ state: "registered" }]);
    expect([...register.receipts.values()].map(({ answer }) => answer.status)).toEqual(["ERROR", "DONE", "DONE"]);
  });

  test("of a cancelled sale is all of it; one that was never sent is not needed at all", async () => {
    const { s, register } = await fiscalShop();
    const { transaction } = await sell(s);
    await run(s);
    await cancel(s, transaction.id);
    await run(s);
    expect([...register.receipts.values()].map(({ total, sent }) => [total, sent.goods[0]?.is_return])).toEqual([
      [4000, false],
      [4000, true],
    ]);
    expect(await ofSale(s, transaction.id)).toMatchObject([
      { kind: "cancellation", state: "registered", amount: "-40.00" },
      { kind: "sale", state: "registered" },
    ]);
    const unsent = await sell(s);
    await cancel(s, unsent.transaction.id);
    await run(s);
    expect((await ofSale(s, unsent.transaction.id)).map(({ state }) => state)).toEqual(["dropped", "dropped"]);
    expect(register.receipts.size).toBe(2);
  });

  test("of a cancelled sale whose answer was lost is returned, because the device has it", async () => {
    const { s, register } = await fiscalShop();
    checkbox.fail("receipts/sell", "lost");
    const { transaction } = await sell(s);
    await run(s);
    expect(await ofSale(s, transaction.id)).toMatchObject([{ state: "waiting", problem: "unreachable" }]);
    await cancel(s, transaction.id);
    await later(s, 1);
    await later(s, 1);
    expect((await ofSale(s, transaction.id)).map(({ state }) => state)).toEqual(["registered", "registered"]);
    expect(register.receipts.size).toBe(2);
  });

  test("at another till is registered by the device of the till that pays", async () => {
    const { s, register } = await fiscalShop();
    const path = { loyaltyId: s.w.loyaltyId };
    await s.w.owner.request(calls.loyalty.changeSettings, { path, body: { refund_tills: "same-pos" } });
    const { id: terminalId } = await s.w.make.terminal(s.posId);
    const device = newDevice();
    await change({ w: s.w, terminalId }, { ...device, active: true });
    const sale = await sell(s);
    const made = await refund(s, sale, "1", await tillOf(s.w, terminalId));
    await run(s);
    await run({ w: s.w, terminalId });
    expect(await ofSale(s, made.id)).toMatchObject([{ state: "registered", terminal: { id: terminalId } }]);
    const [returned] = sentOf(checkbox.registerOf(device.license_key));
    expect(returned?.related_receipt_id).toBe(sentOf(register)[0]?.id);
  });

  test("of a sale from before the device is not registered either", async () => {
    const s = await shop(server);
    const sale = await sell(s);
    await change(s, { ...newDevice(), active: true });
    await refund(s, sale, "1");
    expect(await listed(s)).toEqual([]);
  });
});
