import { randomUUID } from "node:crypto";
import type { refunds } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";
import { addCategoryRule } from "../card-categories/fixture.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
type Draft = BodyOf<typeof refunds.preview>;

const preview = (s: Shop, transactionId: string, body: Draft) =>
  s.w.owner.request(calls.refunds.preview, { path: { transactionId }, body });
/** Refunds as a preview shows it. */
async function refund(s: Shop, transactionId: string, body: Draft) {
  const { fingerprint, ...shown } = await preview(s, transactionId, body);
  const more = { ...body, fingerprint };
  const { transaction } = await s.w.owner.request(calls.refunds.add, { path: { transactionId }, body: more }, key());
  return { shown, transaction };
}
const proved = async (s: Shop) => expect(await s.w.inside(prove)).toEqual([]);
const cardOf = async (s: Shop, userId: string) =>
  (await s.w.owner.request(calls.customers.get, { path: { userId } })).cards[0];
/** Sells ten of A for 100.00, and returns what refunds some of them. */
async function sellTen(s: Shop, more: object = {}) {
  const { transaction, check } = await s.sell({ items: [{ code: "A", quantity: "10" }], ...more });
  const id = check.items[0]?.id ?? "";
  return { id: transaction.id, transaction, of: (quantity: string): Draft => ({ lines: [{ id, quantity }] }) };
}

describe("the category that a sale gave", () => {
  async function raised() {
    const s = await shop(server);
    const silver = (await s.w.make.cardCategory({ title: "Silver", sort_order: 1 })).id;
    await addCategoryRule(s.w, { title: "To silver", category_to: silver, threshold_from: "50", sort_order: 1 });
    const customer_id = await s.member();
    return { s, customer_id, sale: await sellTen(s, { customer_id }) };
  }

  test("is undone with the last of the goods", async () => {
    const { s, customer_id, sale } = await raised();
    const part = await refund(s, sale.id, sale.of("4"));
    expect(part.shown).toMatchObject({ category_from: { title: "Silver" }, category_to: null, undo_category: false });
    expect((await cardOf(s, customer_id))?.category).toMatchObject({ title: "Silver" });
    const rest = await refund(s, sale.id, sale.of("6"));
    expect(rest.shown).toMatchObject({ undo_category: true, completes: true });
    expect((await cardOf(s, customer_id))?.category).toBeNull();
    await proved(s);
  });

  test("is undone earlier or kept if staff say so", async () => {
    const early = await raised();
    await refund(early.s, early.sale.id, { ...early.sale.of("1"), undo_category: true });
    expect((await cardOf(early.s, early.customer_id))?.category).toBeNull();
    expect(await preview(early.s, early.sale.id, early.sale.of("1"))).toMatchObject({ category_from: null });
    const kept = await raised();
    await refund(kept.s, kept.sale.id, { ...kept.sale.of("10"), undo_category: false });
    expect((await cardOf(kept.s, kept.customer_id))?.category).toMatchObject({ title: "Silver" });
  });
});

describe("what a customer has bought", () => {
  test.each(["all-time", "year"] as const)(
    "is less by what was refunded, for rules that look back: %s",
    async (period) => {
      const s = await shop(server);
      const silver = (await s.w.make.cardCategory({ title: "Silver", sort_order: 1 })).id;
      await addCategoryRule(s.w, {
        title: "By sum",
        category_to: silver,
        threshold_from: "150",
        period,
        sort_order: 1,
      });
      const customer_id = await s.member();
      const category = async () => (await cardOf(s, customer_id))?.category?.title ?? null;
      const first = await sellTen(s, { customer_id });
      await refund(s, first.id, first.of("6"));
      // 40.00 are left of the first sale, so the second one comes to 140.00.
      await sellTen(s, { customer_id });
      expect(await category()).toBeNull();
      await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id });
      expect(await category()).toBe("Silver");
      await proved(s);
    },
  );
});

describe("rewards for an invitation", () => {
  async function invited() {
    const s = await shop(server);
    const body = {
      active: true,
      ...({ referral_reward_type: "bonuses", referral_reward_value: "20" } as const),
      ...({ referrer_reward_type: "percent-of-purchase", referrer_reward_value: "10" } as const),
      ...({ referral_grant_type: "on-first-purchase", referrer_grant_type: "on-first-purchase" } as const),
    };
    await s.w.owner.request(calls.referralProgram.change, { path: { loyaltyId: s.w.loyaltyId }, body });
    const inviter = await s.member();
    const { items } = await s.w.owner.request(calls.referralProgram.ofCustomer, { path: { userId: inviter } });
    const customer = { user_id_value: randomUUID(), user_id_type: "external-id" as const, first_name: "Petro" };
    const joined = { ...customer, referral_code: items[0]?.code ?? "" };
    const { id } = await s.till.request(calls.term.addCustomer, { body: joined });
    const balances = async () =>
      Promise.all([id, inviter].map(async (userId) => (await cardOf(s, userId))?.bonuses?.[0]?.balance ?? "0.00"));
    return { s, balances, inviter, sale: await sellTen(s, { customer_id: id }) };
  }

  test("go with the goods where they are a percentage, and with the last of them where they are fixed", async () => {
    const { s, balances, sale } = await invited();
    expect(await balances()).toEqual(["20.00", "10.00"]);
    const { shown } = await refund(s, sale.id, sale.of("3"));
    expect(shown.has_referral).toBe(true);
    expect(shown.postings).toMatchObject([{ kind: "take-back", amount: "-3.00", of_inviter: true }]);
    expect(await balances()).toEqual(["20.00", "7.00"]);
    await refund(s, sale.id, sale.of("7"));
    expect(await balances()).toEqual(["0.00", "0.00"]);
    await proved(s);
  });

  test("stay if staff say so, and become the inviter's debt if they are spent", async () => {
    const kept = await invited();
    await refund(kept.s, kept.sale.id, { ...kept.sale.of("10"), undo_referral: false });
    expect(await kept.balances()).toEqual(["20.00", "10.00"]);
    const { s, balances, inviter, sale } = await invited();
    const spent = { loyalty_id: s.w.loyaltyId, customer_id: inviter, currency: "UAH", amount: "10.00" };
    await s.w.owner.request(calls.transactions.writeOffBonuses, { body: spent }, key());
    await refund(s, sale.id, sale.of("5"));
    expect(await balances()).toEqual(["20.00", "-5.00"]);
    await proved(s);
  });
});

describe("what belongs to the sale as a whole", () => {
  test("delivery and tip go back with the last of the goods, or when staff say so", async () => {
    const s = await shop(server);
    await s.application({ tips_enabled: true });
    const sale = await sellTen(s, { delivery_amount: "15.00", tip_amount: "5.00" });
    expect((await refund(s, sale.id, sale.of("4"))).transaction.totals).toMatchObject({
      amount_to_pay: "-40.00",
      delivery_amount: "0.00",
    });
    const early = await preview(s, sale.id, { lines: [], with_delivery: true });
    expect(early).toMatchObject({ delivery_left: "15.00", tip_left: "5.00", completes: false });
    expect(early.check.totals).toMatchObject({ amount_to_pay: "-15.00", delivery_amount: "-15.00" });
    const rest = await refund(s, sale.id, { ...sale.of("6"), with_tip: false });
    expect(rest.transaction.totals).toMatchObject({ amount_to_pay: "-75.00", tip_amount: "0.00" });
    expect(rest.shown.completes).toBe(false);
    const tip = await refund(s, sale.id, { lines: [], with_tip: true });
    expect(tip.shown.completes).toBe(true);
    expect(tip.transaction.totals.amount_to_pay).toBe("-5.00");
    await proved(s);
  });

  test("cash stays rounded in each refund, and the books of rounding end at zero", async () => {
    const s = await shop(server);
    await s.settings("programme", { cash_rounding_steps: { UAH: "0.50" } });
    const items = [{ code: "B", quantity: "3" }];
    const { transaction, check } = await s.sell({ items, payments: [{ payment_type: "cash" as const }] });
    expect(transaction.totals).toMatchObject({ amount_to_pay: "16.50", rounding_amount: "-0.15" });
    const lines = [{ id: check.items[0]?.id ?? "", quantity: "1" }];
    const paid = [];
    for (const _ of [1, 2, 3]) paid.push((await refund(s, transaction.id, { lines })).transaction.totals.amount_to_pay);
    expect(paid).toEqual(["-5.50", "-5.50", "-5.50"]);
    await proved(s);
  });

  test("contained and added taxes go back with the line, and the report of taxes agrees", async () => {
    const s = await shop(server);
    await s.excise("A", "1.00");
    const sale = await sellTen(s);
    const { shown } = await refund(s, sale.id, sale.of("10"));
    expect(shown.check.totals.contained_taxes_amount).toBe(`-${sale.transaction.totals.contained_taxes_amount}`);
    const { items } = await s.w.owner.request(calls.taxes.summary, { path: { loyaltyId: s.w.loyaltyId } });
    expect(items.map(({ amount }) => Number(amount))).toEqual(items.map(() => 0));
    await proved(s);
  });
});
