import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { startTestServer } from "../../../test/server.ts";
import { type SaleBody, type Shop, shop, tillOf } from "../../../test/shop.ts";
import { addStaff } from "../staff/fixture.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const open = ({ till }: Pick<Shop, "till">, opening_amount = "100.00") =>
  till.request(calls.shifts.open, { body: { opening_amount } }, key());
const close = ({ till }: Pick<Shop, "till">, shiftId: string, counted_amount: string, more: object = {}) =>
  till.request(calls.shifts.close, { path: { shiftId }, body: { counted_amount, ...more } }, key());
const move = ({ till }: Pick<Shop, "till">, shiftId: string, direction: "in" | "out", amount: string) =>
  till.request(calls.shifts.moveCash, { path: { shiftId }, body: { direction, amount, reason: "Change" } }, key());
const current = async ({ till }: Pick<Shop, "till">) => (await till.request(calls.shifts.current, {})).shift;
const cash = (code: string, quantity: string): SaleBody => ({
  items: [{ line_id: code, code, quantity }],
  payments: [{ payment_type: "cash" }],
});
const needsShift = (s: Shop) => s.application({ cash_shift_required: true });

test("a shift counts sales, refunds and cancellations by their payments, and what has to be in the drawer", async () => {
  const s = await shop(server);
  await s.sell(cash("A", "1"));
  const { id } = await open(s);
  const kept = await s.sell(cash("A", "3"));
  const cancelled = await s.sell(cash("B", "2"));
  await s.sell({ items: [{ code: "B", quantity: "1" }], payments: [{ payment_type: "bank-card" }] });
  await s.sell({ items: [{ code: "B", quantity: "1" }] });
  const lines = [{ id: "A", quantity: "1" }];
  const path = { transactionId: kept.transaction.id };
  await s.till.request(calls.refunds.tillAdd, { path, body: { lines } }, key());
  await s.till.request(calls.term.cancel, { body: { transaction_id: cancelled.transaction.id } }, key());
  await move(s, id, "in", "50.00");
  await move(s, id, "out", "20.50");
  const shift = await current(s);
  expect(shift?.report).toMatchObject({
    first_check: kept.transaction.number,
    sales: { count: 4, amount_to_pay: "52.20" },
    refunds: { count: 2, amount_to_pay: "-21.10" },
    payments: [
      { payment_type: "bank-card", sales_amount: "5.55", refunds_amount: "0.00" },
      { payment_type: "cash", sales_amount: "41.10", refunds_amount: "-21.10" },
      { payment_type: null, sales_amount: "5.55", refunds_amount: "0.00" },
    ],
    cash: {
      ...{ opening_amount: "100.00", sales_amount: "41.10", refunds_amount: "-21.10" },
      ...{ paid_in_amount: "50.00", paid_out_amount: "20.50", expected_amount: "149.50" },
    },
  });
  expect(shift?.movements.map(({ direction, amount }) => [direction, amount])).toEqual([
    ["in", "50.00"],
    ["out", "20.50"],
  ]);
});

test("what a closed shift came to stays: a sale that is cancelled later counts in the shift that pays it back", async () => {
  const s = await shop(server);
  const first = await open(s, "0.00");
  const { transaction } = await s.sell(cash("A", "2"));
  const z = await close(s, first.id, "19.00", { comment: "One is missing" });
  expect(z).toMatchObject({ number: "1", state: "closed", expected_amount: "20.00", difference_amount: "-1.00" });
  const second = await open(s, "19.00");
  await s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
  const x = await current(s);
  expect(x).toMatchObject({ id: second.id, number: "2" });
  expect(x?.report).toMatchObject({
    sales: { count: 0 },
    refunds: { count: 1, amount_to_pay: "-20.00" },
    cash: { expected_amount: "-1.00" },
  });
  const path = { shiftId: first.id };
  const shown = await s.w.owner.request(calls.shifts.get, { path });
  expect(shown).toEqual(z);
  expect(shown.report.sales.amount_to_pay).toBe("20.00");
});

test("a reservation counts in the shift in which it is finished", async () => {
  const s = await shop(server);
  const first = await open(s);
  const body = { items: [{ line_id: "A", code: "A", quantity: "1" }] };
  const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
  expect((await close(s, first.id, "100.00")).turnover_amount).toBe("0.00");
  const second = await open(s);
  const payments = [{ payment_type: "cash" as const }];
  await s.till.request(calls.term.finalize, { body: { transaction_id: transaction.id, payments } }, key());
  expect(await close(s, second.id, "110.00")).toMatchObject({ turnover_amount: "10.00", difference_amount: "0.00" });
});

test("the back office's refunds are booked at the till, so its drawer pays them", async () => {
  const s = await shop(server);
  await open(s);
  const { transaction } = await s.sell(cash("A", "2"));
  const path = { transactionId: transaction.id };
  await s.w.owner.request(calls.refunds.add, { path, body: { lines: [{ id: "A", quantity: "1" }] } }, key());
  expect((await current(s))?.report.cash.expected_amount).toBe("110.00");
});

test("denominations add up to what was counted, and stay with the shift", async () => {
  const s = await shop(server);
  const { id } = await open(s, "170.50");
  const denominations = [
    { value: "50.00", count: 3 },
    { value: "0.50", count: 41 },
  ];
  const count = (counted: string) => close(s, id, counted, { denominations });
  await expect(count("170.00")).rejects.toMatchObject({ code: "shift.count_mismatch" });
  expect(await count("170.50")).toMatchObject({ difference_amount: "0.00", denominations });
});

test("a till has one shift at a time, whose numbers have no gaps", async () => {
  const s = await shop(server);
  const { id } = await open(s);
  await expect(open(s)).rejects.toMatchObject({ code: "shift.already_open" });
  await close(s, id, "100.00");
  await expect(close(s, id, "100.00")).rejects.toMatchObject({ code: "shift.closed" });
  await expect(move(s, id, "in", "1.00")).rejects.toMatchObject({ code: "shift.closed" });
  expect((await open(s)).number).toBe("2");
  expect((await s.till.request(calls.shifts.current, {})).last).toMatchObject({ id, number: "1" });
});

test("amounts of nothing move nothing, and shifts of another till are not found", async () => {
  const s = await shop(server);
  const { id } = await open(s);
  await expect(move(s, id, "in", "0.00")).rejects.toMatchObject({ code: "amount.not_positive" });
  const other = await s.w.make.terminal(s.posId);
  const till = await tillOf(s.w, other.id);
  await expect(move({ till }, id, "in", "1.00")).rejects.toMatchObject({ code: "shift.not_found" });
  await expect(close({ till }, id, "1.00")).rejects.toMatchObject({ code: "shift.not_found" });
  const path = { shiftId: id };
  await expect(till.request(calls.shifts.tillPage, { path })).rejects.toMatchObject({ code: "shift.not_found" });
  const missing = { path: { shiftId: randomUUID() } };
  const notFound = { code: "shift.not_found" };
  await expect(s.w.owner.request(calls.shifts.get, missing)).rejects.toMatchObject(notFound);
  await expect(s.w.owner.request(calls.shifts.page, missing)).rejects.toMatchObject(notFound);
});

test("a till that needs a shift for cash sells, finishes, refunds and cancels nothing in cash without one", async () => {
  const s = await shop(server);
  const sold = await s.sell(cash("A", "2"));
  const body = { items: [{ line_id: "A", code: "A", quantity: "1" }] };
  const reserved = await s.till.request(calls.term.reserve, { body }, key());
  await needsShift(s);
  const needed = { code: "shift.needed" };
  const transaction_id = sold.transaction.id;
  const path = { transactionId: transaction_id };
  const refund = { lines: [{ id: "A", quantity: "1" }] };
  const payments = [{ payment_type: "cash" as const }];
  const finish = { transaction_id: reserved.transaction.id, payments };
  const all: (() => Promise<unknown>)[] = [
    () => s.sell(cash("A", "1")),
    () => s.till.request(calls.term.finalize, { body: finish }, key()),
    () => s.till.request(calls.refunds.tillAdd, { path, body: refund }, key()),
    () => s.till.request(calls.term.cancel, { body: { transaction_id } }, key()),
  ];
  for (const work of all) await expect(work()).rejects.toMatchObject(needed);
  // Nothing of it was stored, and no number is lost.
  const { transaction } = await s.sell({
    items: [{ code: "A", quantity: "1" }],
    payments: [{ payment_type: "bank-card" }],
  });
  expect(Number(transaction.number)).toBe(Number(reserved.transaction.number) + 1);
  await s.till.request(calls.term.reserve, { body: { ...body, payments } }, key());
  await open(s);
  for (const work of all.slice(0, 3)) await work();
  expect((await current(s))?.report).toMatchObject({ sales: { count: 2 }, refunds: { count: 1 } });
});

test("a till with a shift keeps its currency", async () => {
  const s = await shop(server);
  await open(s);
  const change = s.w.owner.request(calls.terminals.change, {
    path: { terminalId: s.terminalId },
    body: { currency: "EUR" },
  });
  await expect(change).rejects.toMatchObject({ code: "terminal.currency_locked" });
});

test("the list filters, sums closed shifts by currency, and is a file with every row", async () => {
  const s = await shop(server);
  const first = await open(s);
  await s.sell(cash("A", "1"));
  await close(s, first.id, "109.00");
  const second = await open(s);
  const list = (query: object = {}) => s.w.owner.request(calls.shifts.list, { query });
  const ids = async (query: object) => (await list(query)).items.map(({ id }) => id);
  expect(await list()).toMatchObject({
    items: [{ id: second.id, state: "open", turnover_amount: null }, { id: first.id }],
    total: 2,
    totals: [{ currency: "UAH", count: 1, turnover_amount: "10.00", difference_amount: "-1.00" }],
  });
  expect(await ids({ state: "open" })).toEqual([second.id]);
  expect(await ids({ state: "closed", pos: s.posId, terminal: s.terminalId })).toEqual([first.id]);
  expect(await ids({ with_difference: true })).toEqual([first.id]);
  expect(await ids({ date_from: "2091-01-01" })).toEqual([]);
  expect(await ids({ terminal: randomUUID() })).toEqual([]);
  const file = await s.w.owner.send({ method: "GET", target: "/x/shifts", headers: { accept: EXPORT_TYPES.csv } });
  const lines = String(file.body).trimEnd().split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[2]).toContain("109.00");
});

test("the report prints in the till's language and on its paper, as X and as Z", async () => {
  const s = await shop(server);
  await s.application({ receipt_paper: "58-mm" });
  const { id } = await open(s);
  await s.sell(cash("A", "1"));
  const path = { shiftId: id };
  const x = String(await s.till.request(calls.shifts.tillPage, { path }));
  expect(x).toContain("X-звіт, зміна 1");
  expect(x).toContain("max-width:50mm");
  expect(x).not.toContain("Підпис");
  await close(s, id, "110.00");
  const z = String(await s.w.owner.request(calls.shifts.page, { path }));
  expect(z).toContain("Z report, shift 1");
  expect(z).toContain("Signature");
  expect(z).toContain("110.00");
});

test("a cashier sees what has to be in the drawer only after the count, a manager before it", async () => {
  const s = await shop(server);
  const { id } = await open(s);
  await s.sell(cash("A", "3"));
  const path = { shiftId: id };
  const seen = async () => {
    const { expected_visible } = await s.till.request(calls.shifts.current, {});
    const page = String(await s.till.request(calls.shifts.tillPage, { path }));
    return [expected_visible, /130[.,]00/.test(page), page.includes("Після підрахунку")];
  };
  // Without a staff member, as a till with a key.
  expect(await seen()).toEqual([false, false, true]);
  const { auth_code: code } = await s.w.owner.request(calls.staff.renewCode, {
    path: { staffId: (await addStaff(s.w, { first_name: "Anna" })).id },
  });
  await s.till.request(calls.term.signInByCode, { body: { auth_code: code } });
  expect(await seen()).toEqual([false, false, true]);
  const manager = await addStaff(s.w, { first_name: "Oleh", roles: ["sales-point-manager"] });
  const { auth_code } = await s.w.owner.request(calls.staff.renewCode, { path: { staffId: manager.id } });
  await s.till.request(calls.term.signInByCode, { body: { auth_code } });
  expect(await seen()).toEqual([true, true, false]);
  await s.w.owner.request(calls.staff.change, { path: { staffId: manager.id }, body: { roles: ["accountant"] } });
  expect(await seen()).toEqual([false, false, true]);
  expect(String(await s.w.owner.request(calls.shifts.page, { path }))).toMatch(/130[.,]00/);
  await close(s, id, "130.00");
  const z = String(await s.till.request(calls.shifts.tillPage, { path }));
  expect(z).toMatch(/130[.,]00/);
  expect(z).not.toContain("Після підрахунку");
});

test("who opens and closes is on the shift and in the audit log", async () => {
  const s = await shop(server);
  const { hand_off } = await s.w.owner.request(calls.term.openTill, { path: { terminalId: s.terminalId } });
  const { token } = await s.till.request(calls.term.handOff, { body: { hand_off } });
  const { Caller: Made } = await import("../../../test/caller.ts");
  const till: Caller = new Made(server, token);
  const { id, opened_by } = await open({ till });
  expect(opened_by?.title).not.toBe("");
  expect((await close({ till }, id, "100.00")).closed_by).toEqual(opened_by);
  const { items } = await s.w.owner.request(calls.audit.list, { query: { entity_type: "shift" } });
  expect(items.map(({ action }) => action)).toEqual(["changed", "added"]);
});
