import { randomUUID } from "node:crypto";
import type { refunds } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type SaleBody, type Shop, shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
type Draft = BodyOf<typeof refunds.preview>;

const preview = (s: Shop, transactionId: string, body: Draft) =>
  s.w.owner.request(calls.refunds.preview, { path: { transactionId }, body });
const refund = (s: Shop, transactionId: string, body: BodyOf<typeof refunds.add>) =>
  s.w.owner.request(calls.refunds.add, { path: { transactionId }, body }, key());
const details = (s: Shop, transactionId: string) =>
  s.w.owner.request(calls.transactions.get, { path: { transactionId } });
const cancel = (s: Shop, transaction_id: string) =>
  s.w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());
const proved = async (s: Shop) => expect(await s.w.inside(prove)).toEqual([]);
const turnover = async (s: Shop) =>
  (await s.w.owner.request(calls.dashboard.get, { query: { tab: "turnover" } })).turnover?.totals;

/** A member with 100 bonuses, tenths off and back, and a sale of 4 A and 1 B of which 5.00 was paid with bonuses. */
async function sold(more: Partial<SaleBody> = {}) {
  const s = await shop(server);
  await s.rule({ title: "Tenth off", action_type: "discount-check-percent", value: "10" });
  await s.rule({ title: "Tenth back", action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
  const customer_id = await s.member("100.00");
  const items = [
    { code: "A", quantity: "4" },
    { code: "B", quantity: "1" },
  ];
  const body = {
    items,
    customer_id,
    bonuses_to_redeem: "5.00",
    payments: [{ payment_type: "cash" as const }],
    ...more,
  };
  const { transaction, check } = await s.sell(body);
  const [a, b] = check.items.map(({ id }) => id);
  return { s, customer_id, transaction, check, a: a ?? "", b: b ?? "" };
}
/** Everything of a sale. */
const everything = ({ a, b }: { a: string; b: string }): Draft => ({
  lines: [
    { id: a, quantity: "4" },
    { id: b, quantity: "1" },
  ],
});

describe("a refund by line", () => {
  test("posts exactly what its preview shows: money, bonuses, balances, and the check of the refund", async () => {
    const { s, customer_id, transaction, a } = await sold();
    const lines = [{ id: a, quantity: "1" }];
    const before = await s.balance(customer_id);
    const shown = await preview(s, transaction.id, { lines });
    expect(await s.balance(customer_id)).toBe(before);
    expect((await details(s, transaction.id)).refunds).toEqual([]);

    const { transaction: made } = await refund(s, transaction.id, {
      lines,
      fingerprint: shown.fingerprint,
      reason: "Torn",
    });
    expect(made).toMatchObject({
      transaction_type: "refund",
      status: "success",
      comment: "Torn",
      totals: shown.check.totals,
    });
    const read = await details(s, made.id);
    expect(read.check).toEqual(shown.check);
    expect(read.refund_of).toMatchObject({ id: transaction.id, number: transaction.number });
    const own = read.postings.filter(({ balance_after }) => balance_after !== null);
    expect(own).toHaveLength(2);
    expect(own).toMatchObject(
      shown.postings.map(({ kind, amount, balance_after }) => ({ kind, account: "bonus", amount, balance_after })),
    );
    expect(await s.balance(customer_id)).toBe(shown.postings.at(-1)?.balance_after);
    expect(shown.payments).toEqual([
      {
        ...{ position: 0, payment_type: "cash", left: transaction.totals.amount_to_pay },
        amount: made.totals.amount_to_pay.slice(1),
      },
    ]);
    expect(await details(s, transaction.id)).toMatchObject({
      refunds: [{ id: made.id, amount_to_pay: made.totals.amount_to_pay }],
      returned: [{ line_id: a, quantity: "1.000" }],
    });
    const receipt = await s.w.owner.request(calls.transactions.receipt, { path: { transactionId: made.id } });
    expect(receipt).toContain(made.totals.amount_to_pay.slice(1));
    await proved(s);
  });

  test("in three parts leaves the books and the turnover as a cancelled sale does", async () => {
    const [inParts, cancelled] = [await sold(), await sold()];
    const before = await inParts.s.balance(inParts.customer_id);
    for (const lines of [
      [{ id: inParts.a, quantity: "1.5" }],
      [{ id: inParts.a, quantity: "2.5" }],
      [{ id: inParts.b, quantity: "1" }],
    ]) {
      const { completes } = await preview(inParts.s, inParts.transaction.id, { lines });
      expect(completes).toBe(lines[0]?.id === inParts.b);
      await refund(inParts.s, inParts.transaction.id, { lines });
    }
    await cancel(cancelled.s, cancelled.transaction.id);
    expect(before).not.toBe("100.00");
    expect(await inParts.s.balance(inParts.customer_id)).toBe("100.00");
    expect(await cancelled.s.balance(cancelled.customer_id)).toBe("100.00");
    expect(await turnover(inParts.s)).toEqual(await turnover(cancelled.s));
    const cards = async ({ s, customer_id }: typeof inParts) =>
      (await s.w.owner.request(calls.customers.get, { path: { userId: customer_id } })).cards.map(
        ({ visits_count, totals }) => ({ visits_count, totals }),
      );
    expect(await cards(inParts)).toEqual(await cards(cancelled));
    await proved(inParts.s);
    await proved(cancelled.s);
  });

  test("of everything at once gives spent bonuses back, and the rest is refused afterwards", async () => {
    const one = await sold();
    await refund(one.s, one.transaction.id, everything(one));
    expect(await one.s.balance(one.customer_id)).toBe("100.00");
    await expect(refund(one.s, one.transaction.id, everything(one))).rejects.toMatchObject({ code: "refund.quantity" });
    await proved(one.s);
  });

  test("is paid back by the original payments, in proportion or as somebody chooses", async () => {
    const payments = [{ payment_type: "bank-card" as const, amount: "20.00" }, { payment_type: "cash" as const }];
    const { s, transaction, a } = await sold({
      payments,
      bonuses_to_redeem: null,
      items: [{ code: "A", quantity: "4" }],
    });
    const lines = [{ id: a, quantity: "1" }];
    expect((await preview(s, transaction.id, { lines })).payments).toMatchObject([
      { payment_type: "bank-card", amount: "5.00", left: "20.00" },
      { payment_type: "cash", amount: "4.00", left: "16.00" },
    ]);
    const chosen = [{ position: 1, amount: "9.00" }];
    await refund(s, transaction.id, { lines, payments: chosen });
    expect((await preview(s, transaction.id, { lines })).payments).toMatchObject([
      { amount: "6.67", left: "20.00" },
      { amount: "2.33", left: "7.00" },
    ]);
    for (const wrong of [
      [{ position: 1, amount: "9.00" }],
      [{ position: 0, amount: "8.00" }],
      [{ position: 7, amount: "9.00" }],
    ])
      await expect(preview(s, transaction.id, { lines, payments: wrong })).rejects.toMatchObject({
        code: "refund.payments",
      });
    await proved(s);
  });
});

describe("bonuses that are spent already", () => {
  /** The member has spent all bonuses elsewhere. */
  async function spent() {
    const one = await sold();
    const { s, customer_id, transaction } = one;
    const amount = await s.balance(customer_id);
    const body = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount };
    await s.w.owner.request(calls.transactions.writeOffBonuses, { body }, key());
    return { ...one, transaction };
  }
  const all = { lines: [] as { id: string; quantity: string }[] };

  test("refuse the refund by default, and become a debt where the programme allows it, or are left to the customer", async () => {
    const { s, customer_id, transaction, b } = await spent();
    const lines = [...all.lines, { id: b, quantity: "1" }];
    // What comes back of the redeemed bonuses covers a part.
    await expect(preview(s, transaction.id, { lines, bonuses_taken_back: "0.00" })).rejects.toMatchObject({
      code: "refund.bonuses",
    });
    await s.settings("programme", { spent_bonus_policy: "allow-debt" });
    const shown = await preview(s, transaction.id, { lines });
    const kept = await preview(s, transaction.id, { lines, bonuses_taken_back: shown.bonuses_minimum });
    expect(kept.bonuses_debt).toBe("0.00");
    await refund(s, transaction.id, {
      lines,
      bonuses_taken_back: shown.bonuses_minimum,
      fingerprint: kept.fingerprint,
    });
    expect(Number(await s.balance(customer_id))).toBeGreaterThanOrEqual(0);
    await proved(s);
  });

  test("are a debt after the refund of a sale without redeemed bonuses", async () => {
    const { s, customer_id, transaction, a } = await sold({ bonuses_to_redeem: null });
    const amount = await s.balance(customer_id);
    const body = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount };
    await s.w.owner.request(calls.transactions.writeOffBonuses, { body }, key());
    const lines = [{ id: a, quantity: "4" }];
    for (const call of [preview, refund])
      await expect(call(s, transaction.id, { lines })).rejects.toMatchObject({ code: "bonuses.spent" });
    await s.settings("programme", { spent_bonus_policy: "allow-debt" });
    const shown = await preview(s, transaction.id, { lines });
    expect(shown).toMatchObject({ bonuses_due: "3.60", bonuses_minimum: "0.00", bonuses_debt: "3.60" });
    await refund(s, transaction.id, { lines, fingerprint: shown.fingerprint });
    expect(await s.balance(customer_id)).toBe("-3.60");
    await proved(s);
  });
});

describe("what a refund refuses", () => {
  test("a refund of a refund, of a manual change, of a cancelled sale, and of one that is gone", async () => {
    const { s, transaction, customer_id, a } = await sold();
    const lines = [{ id: a, quantity: "1" }];
    const { transaction: made } = await refund(s, transaction.id, { lines });
    const [line] = (await details(s, made.id)).check?.items ?? [];
    const again = { lines: [{ id: line?.id ?? "", quantity: "1" }] };
    await expect(refund(s, made.id, again)).rejects.toMatchObject({ code: "refund.not_a_sale" });
    await expect(preview(s, made.id, again)).rejects.toMatchObject({ code: "refund.not_a_sale" });
    await expect(cancel(s, made.id)).rejects.toMatchObject({ code: "transaction.state" });
    await expect(cancel(s, transaction.id)).rejects.toMatchObject({ code: "transfer.partly_given_back" });
    const byTill = s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
    await expect(byTill).rejects.toMatchObject({ code: "transfer.partly_given_back" });
    const bonus = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount: "1.00" };
    const { transaction: manual } = await s.w.owner.request(calls.transactions.addBonuses, { body: bonus }, key());
    await expect(preview(s, manual.id, { lines })).rejects.toMatchObject({ code: "refund.not_a_sale" });
    const { transaction: other } = await s.sell({ items: [{ code: "A", quantity: "1" }] });
    await cancel(s, other.id);
    for (const call of [preview, refund])
      await expect(call(s, other.id, { lines })).rejects.toMatchObject({ code: "transaction.state" });
    for (const call of [preview, refund])
      await expect(call(s, randomUUID(), { lines })).rejects.toMatchObject({ code: "transaction.not_found" });
  });

  test("nothing, unknown and repeated lines, more than is left, other bonuses than are due, and an outdated preview", async () => {
    const { s, transaction, a } = await sold();
    const refusedAs = async (code: string, body: Draft) => {
      for (const call of [preview, refund]) await expect(call(s, transaction.id, body)).rejects.toMatchObject({ code });
    };
    await refusedAs("refund.nothing", { lines: [] });
    await refusedAs("refund.line", { lines: [{ id: "other", quantity: "1" }] });
    const one = { id: a, quantity: "1" };
    await refusedAs("refund.line", { lines: [one, one] });
    await refusedAs("refund.quantity", { lines: [{ id: a, quantity: "4.001" }] });
    await refusedAs("refund.bonuses", { lines: [one], bonuses_taken_back: "99.00" });
    await refusedAs("refund.payments", { lines: [one], payments: [] });
    const { fingerprint } = await preview(s, transaction.id, { lines: [one] });
    await refund(s, transaction.id, { lines: [one] });
    await expect(refund(s, transaction.id, { lines: [one], fingerprint })).rejects.toMatchObject({
      code: "refund.outdated",
    });
    expect((await details(s, transaction.id)).refunds).toHaveLength(1);
    await proved(s);
  });

  test("two refunds of the same goods at once: one of them", async () => {
    const { s, transaction, a } = await sold();
    const lines = [{ id: a, quantity: "4" }];
    const results = await Promise.allSettled([1, 2].map(() => refund(s, transaction.id, { lines })));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect((await details(s, transaction.id)).refunds).toHaveLength(1);
    await proved(s);
  });
});

describe("client accounts", () => {
  test("that paid get their part back, and those that rules credited give theirs up or refuse", async () => {
    const s = await shop(server);
    const { id: paying } = await s.w.make.specialAccount({ title: "Deposit", type: "money", currency: "UAH" });
    const { id: stamps } = await s.w.make.specialAccount({ title: "Stamps", type: "punches", currency: null });
    await s.w.make.rule({
      ...{ title: "A stamp each", action_type: "charge-items-amount", charge_target: "special-account" },
      ...{ special_account_id: stamps, value: "1" },
    });
    const customer_id = await s.member();
    const path = { userId: customer_id };
    const { id: accountId } = await s.w.owner.request(
      calls.customerAccounts.add,
      { path, body: { special_account_id: paying } },
      key(),
    );
    await s.w.owner.request(
      calls.customerAccounts.refill,
      { path: { ...path, accountId }, body: { amount: "100.00" } },
      key(),
    );
    const payments = [{ payment_type: "special-account" as const, special_account_id: paying }];
    const { transaction, check } = await s.sell({ items: [{ code: "A", quantity: "4" }], customer_id, payments });
    const lines = [{ id: check.items[0]?.id ?? "", quantity: "1" }];
    const balances = async () =>
      Object.fromEntries(
        (await s.w.owner.request(calls.customerAccounts.list, { path })).items.map(({ special_account, balance }) => [
          special_account.title,
          balance,
        ]),
      );
    const sold = await balances();
    const shown = await preview(s, transaction.id, { lines });
    expect(shown.postings.map(({ kind, account, amount }) => [kind, account, amount])).toEqual([
      ["give-back", "special-money", "10.00"],
      ["take-back", "punches", "-1"],
    ]);
    await refund(s, transaction.id, { lines, fingerprint: shown.fingerprint });
    expect(sold).toEqual({ Deposit: "60.00", Stamps: "4" });
    expect(await balances()).toEqual({ Deposit: "70.00", Stamps: "3" });
    await proved(s);

    const own = (await s.w.owner.request(calls.customerAccounts.list, { path })).items;
    const stampsId = own.find(({ special_account_id }) => special_account_id === stamps)?.id ?? "";
    const body = { amount: "3", comment: "Coffee" };
    await s.w.owner.request(calls.customerAccounts.writeOff, { path: { ...path, accountId: stampsId }, body }, key());
    const at = { path: { transactionId: transaction.id }, body: { lines } };
    for (const refused of [
      () => preview(s, transaction.id, { lines }),
      () => refund(s, transaction.id, { lines }),
      () => s.till.request(calls.refunds.tillPreview, at),
      () => s.till.request(calls.refunds.tillAdd, at, key()),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "account.insufficient" });
  });
});

describe("any sales, refunded in any pieces", () => {
  const quantities = fc.record({ A: fc.integer({ min: 1, max: 9_000 }), B: fc.integer({ min: 1, max: 9_000 }) });
  const pieces = fc.array(fc.record({ a: fc.integer({ min: 0, max: 1000 }), b: fc.integer({ min: 0, max: 1000 }) }), {
    minLength: 1,
    maxLength: 3,
  });
  const sales = fc.record({
    ...{ quantities, pieces },
    bonuses: fc.constantFrom(null, "0.01", "7.77", "40.00"),
    percent: fc.constantFrom("3.3", "12.5", "50"),
  });
  const text = (thousandths: number) => (thousandths / 1000).toFixed(3);

  test("post what their previews show, and leave every balance as it was before the sale", async () => {
    const check = async ({
      quantities: sold,
      pieces: shares,
      bonuses,
      percent,
    }: typeof sales extends fc.Arbitrary<infer T> ? T : never) => {
      const s = await shop(server);
      await s.rule({ title: "Off", action_type: "discount-check-percent", value: percent });
      await s.rule({ title: "Back", action_type: "charge-check-percent", value: "9.9", charge_target: "bonuses" });
      const customer_id = await s.member("50.00");
      const items = Object.entries(sold).map(([code, quantity]) => ({ code, quantity: text(quantity) }));
      const payments = [{ payment_type: "cash" as const }];
      const { transaction, check: made } = await s.sell({ items, customer_id, bonuses_to_redeem: bonuses, payments });
      const left = new Map(made.items.map(({ id, quantity }) => [id, Math.round(Number(quantity) * 1000)]));
      const [a, b] = made.items;
      for (const share of [...shares, undefined]) {
        const lines = [a, b].flatMap((item, index) => {
          const whole = left.get(item?.id ?? "") ?? 0;
          const now = share ? Math.floor((whole * (index === 0 ? share.a : share.b)) / 1000) : whole;
          if (!item || now === 0) return [];
          left.set(item.id, whole - now);
          return [{ id: item.id, quantity: text(now) }];
        });
        if (lines.length === 0) continue;
        const shown = await preview(s, transaction.id, { lines });
        const { transaction: back } = await refund(s, transaction.id, { lines, fingerprint: shown.fingerprint });
        const { check: stored, postings } = await details(s, back.id);
        expect(stored).toEqual(shown.check);
        expect(back.totals).toEqual(shown.check.totals);
        const own = postings.filter(({ balance_after }) => balance_after !== null);
        expect(own.map(({ kind, amount, balance_after }) => [kind, amount, balance_after])).toEqual(
          shown.postings.map(({ kind, amount, balance_after }) => [kind, amount, balance_after]),
        );
      }
      expect(await s.balance(customer_id)).toBe("50.00");
      const { turnover: figures } = await s.w.owner.request(calls.dashboard.get, { query: { tab: "turnover" } });
      expect(Number(figures?.totals.amount_to_pay)).toBe(0);
      await proved(s);
    };
    await fc.assert(fc.asyncProperty(sales, check), { numRuns: 6 });
  });
});
