import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop, tillOf } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";

const server = await startTestServer({ PATRON_PUBLIC_URL: "https://patron.example" });
const key = () => ({ idempotencyKey: randomUUID() });
type Policy = "own-terminal" | "same-pos" | "all-terminals";

/** A sale of 4 A in cash, with a till beside it, one at another point of sale, and one of another currency there. */
async function sold(refund_tills?: Policy) {
  const s = await shop(server);
  const path = { loyaltyId: s.w.loyaltyId };
  if (refund_tills) await s.w.owner.request(calls.loyalty.changeSettings, { path, body: { refund_tills } });
  const [beside, far] = [await s.w.make.terminal(s.posId), await s.w.make.pos()];
  const [away, abroad] = [await s.w.make.terminal(far.id), await s.w.make.terminal(far.id)];
  await s.w.owner.request(calls.terminals.change, { path: { terminalId: abroad.id }, body: { currency: "EUR" } });
  const payments = [{ payment_type: "cash" as const }];
  const { transaction, check } = await s.sell({ items: [{ code: "A", quantity: "4" }], payments });
  const url = (await s.w.owner.request(calls.transactions.get, { path: { transactionId: transaction.id } }))
    .receipt_url;
  const tills = {
    beside: await tillOf(s.w, beside.id),
    away: await tillOf(s.w, away.id),
    abroad: await tillOf(s.w, abroad.id),
  };
  const token = url.split("/").at(-1) ?? "";
  return { s, id: transaction.id, a: check.items[0]?.id ?? "", token, tills, ids: { beside, away, far } };
}
type Sold = Awaited<ReturnType<typeof sold>>;

const found = (till: Caller, { token }: Sold) => till.request(calls.receipts.ofTill, { path: { token } });
const shown = (till: Caller, { id, a }: Sold, quantity = "1") =>
  till.request(calls.refunds.tillPreview, {
    path: { transactionId: id },
    body: { lines: [{ id: a, quantity }] },
  });
const refund = (till: Caller, { id, a }: Sold, quantity = "1", fingerprint?: string) =>
  till.request(
    calls.refunds.tillAdd,
    { path: { transactionId: id }, body: { lines: [{ id: a, quantity }], ...(fingerprint && { fingerprint }) } },
    key(),
  );
const checked = (till: Caller, { id }: Sold) => till.request(calls.term.check, { path: { transactionId: id } });
const cancel = (till: Caller, { id }: Sold) =>
  till.request(calls.term.cancel, { body: { transaction_id: id, reason: null } }, key());

async function refusesAll(till: Caller, one: Sold, codes: { receipt: string; sale: string }) {
  await expect(found(till, one)).rejects.toMatchObject({ code: codes.receipt });
  for (const call of [shown, refund, checked])
    await expect(call(till, one)).rejects.toMatchObject({ code: codes.sale });
}
const unknown = { receipt: "receipt.of_another_terminal", sale: "transaction.not_found" };
const foreign = { receipt: "refund.currency", sale: "refund.currency" };

async function refundsOnce(till: Caller, one: Sold) {
  expect((await found(till, one)).transaction.id).toBe(one.id);
  expect((await checked(till, one)).transaction.id).toBe(one.id);
  const preview = await shown(till, one);
  const { transaction } = await refund(till, one, "1", preview.fingerprint);
  expect(transaction.totals).toEqual(preview.check.totals);
  return transaction;
}

describe("which tills refund a sale", () => {
  test("is its own alone at first", async () => {
    const one = await sold();
    await refusesAll(one.tills.beside, one, unknown);
    await refusesAll(one.tills.away, one, unknown);
    await refusesAll(one.tills.abroad, one, unknown);
    await refund(one.s.till, one);
  });

  test("is all of its point of sale, if the programme says so, and only those", async () => {
    const one = await sold("same-pos");
    expect((await refundsOnce(one.tills.beside, one)).terminal?.id).toBe(one.ids.beside.id);
    await refusesAll(one.tills.away, one, unknown);
    await refusesAll(one.tills.abroad, one, unknown);
  });

  test("is all of the programme that have the sale's currency", async () => {
    const one = await sold("all-terminals");
    await refundsOnce(one.tills.beside, one);
    await refundsOnce(one.tills.away, one);
    await refusesAll(one.tills.abroad, one, foreign);
  });

  test("is none of another programme, whatever both say, and none of another business", async () => {
    const one = await sold("all-terminals");
    const { w } = one.s;
    const body = { title: "Second" };
    const { id: loyaltyId } = await w.owner.request(calls.loyalty.add, { body });
    const settings = { path: { loyaltyId }, body: { refund_tills: "all-terminals" as const } };
    await w.owner.request(calls.loyalty.changeSettings, settings);
    const pos = await w.owner.request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Other" } });
    const { id } = await w.make.terminal(pos.id);
    await refusesAll(await tillOf(w, id), one, unknown);
    const stranger = await sold("all-terminals");
    await refusesAll(stranger.s.till, one, { receipt: "receipt.not_found", sale: "transaction.not_found" });
  });

  test("never includes cancelling, which stays with the till that sold", async () => {
    const one = await sold("all-terminals");
    await expect(cancel(one.tills.beside, one)).rejects.toMatchObject({ code: "transaction.not_found" });
    await cancel(one.s.till, one);
    await expect(refund(one.tills.beside, one)).rejects.toMatchObject({ code: "transaction.state" });
    expect((await found(one.tills.beside, one)).transaction.canceled).toBe(true);
  });

  test("does not open a reservation, which another till can neither finish nor refund", async () => {
    const one = await sold("all-terminals");
    const reserved = await one.s.till.request(
      calls.term.reserve,
      { body: { items: [{ code: "A", quantity: "1" }] } },
      key(),
    );
    const path = { transactionId: reserved.transaction.id };
    const { receipt_url } = await one.s.w.owner.request(calls.transactions.get, { path });
    const token = receipt_url.split("/").at(-1) ?? "";
    await expect(found(one.tills.beside, { ...one, token })).rejects.toMatchObject({ code: unknown.receipt });
    await expect(checked(one.tills.beside, { ...one, id: path.transactionId })).rejects.toMatchObject({
      code: "transaction.not_found",
    });
  });
});

describe("a refund at another till", () => {
  test("is paid by its drawer, in its shift, with its next number, and counts at its point of sale", async () => {
    const one = await sold("all-terminals");
    const { s, tills, ids } = one;
    const opening = { opening_amount: "100.00" };
    await tills.away.request(calls.shifts.open, { body: opening }, key());
    await s.till.request(calls.shifts.open, { body: opening }, key());
    const made = await refund(tills.away, one, "3");
    expect(made.transaction).toMatchObject({ terminal: { id: ids.away.id }, pos: { id: ids.far.id }, number: "1" });
    const cash = async (till: Caller) =>
      (await till.request(calls.shifts.current, {})).shift?.report.cash.expected_amount;
    expect(await cash(tills.away)).toBe("70.00");
    expect(await cash(s.till)).toBe("100.00");
    const turnover = async (pos: typeof ids.far.id) => {
      const { totals } = await s.w.owner.request(calls.transactions.list, { query: { pos } });
      return totals?.map(({ amount_to_pay }) => amount_to_pay);
    };
    expect(await turnover(ids.far.id)).toEqual(["-30.00"]);
    expect(await turnover(s.posId)).toEqual(["40.00"]);
    const { returned } = await checked(s.till, one);
    expect(returned).toEqual([{ line_id: one.a, quantity: "3.000" }]);
    const { items } = await tills.away.request(calls.term.latest, {});
    expect(items.map(({ id }) => id)).toEqual([made.transaction.id]);
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("needs an open shift there, if that till needs one for cash", async () => {
    const one = await sold("same-pos");
    const path = { terminalId: one.ids.beside.id };
    await one.s.w.owner.request(calls.terminals.changeApplication, { path, body: { cash_shift_required: true } });
    await expect(refund(one.tills.beside, one)).rejects.toMatchObject({ code: "shift.needed" });
    await one.tills.beside.request(calls.shifts.open, { body: { opening_amount: "50.00" } }, key());
    await refund(one.tills.beside, one);
  });

  test("is refused by a till that does not take the sale's payment method", async () => {
    const one = await sold("same-pos");
    const application = (body: Parameters<Shop["application"]>[0]) =>
      one.s.w.owner.request(calls.terminals.changeApplication, { path: { terminalId: one.ids.beside.id }, body });
    await application({ payment_types_allowed: ["bank-card"] });
    for (const call of [shown, refund])
      await expect(call(one.tills.beside, one)).rejects.toMatchObject({ code: "refund.method" });
    await application({ payment_types_allowed: ["bank-card", "cash"] });
    await refund(one.tills.beside, one);
  });

  test("at the same time as others at other tills never pays back more than was sold", async () => {
    const one = await sold("all-terminals");
    const tills = [one.s.till, one.tills.beside, one.tills.away, one.s.till, one.tills.beside];
    const tried = await Promise.allSettled(tills.map((till) => refund(till, one, "3")));
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const each of tried) if (each.status === "rejected") expect(each.reason.code).toBe("refund.quantity");
    expect((await checked(one.s.till, one)).returned).toEqual([{ line_id: one.a, quantity: "3.000" }]);
    expect(await one.s.w.inside(prove)).toEqual([]);
  });

  test("beside a cancellation at the sale's own till pays back once", async () => {
    for (let round = 0; round < 4; round++) {
      const one = await sold("all-terminals");
      const [refunded, cancelled] = await Promise.allSettled([
        refund(one.tills.away, one, "4"),
        cancel(one.s.till, one),
      ]);
      expect([refunded.status, cancelled.status].sort()).toEqual(["fulfilled", "rejected"]);
      expect(await one.s.w.inside(prove)).toEqual([]);
    }
  });
});
