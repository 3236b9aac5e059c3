import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { prepaidIn } from "../../../test/prepaid.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type SaleBody, type Shop, shop, tillOf } from "../../../test/shop.ts";

// A waiter's own terminal makes a code, and a register that several waiters share books one operation with it.

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

interface Shared extends Shop {
  steward: Caller;
  stewardId: string;
}
async function shared(of = server): Promise<Shared> {
  const s = await shop(of);
  const { id } = await s.w.make.till({ pos_id: s.posId, title: "Taras", terminal_type: "steward" });
  return { ...s, stewardId: id, steward: await tillOf(s.w, id) };
}
const codeOf = async ({ steward }: Shared) => (await steward.request(calls.identification.addStewardCode, {})).code;
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
const sell = (till: Caller, body: Partial<SaleBody> = {}) =>
  till.request(calls.term.sale, { body: { items: examples, ...body } }, key());
const cancel = (till: Caller, transaction_id: string, steward_code?: string) =>
  till.request(calls.term.cancel, { body: { transaction_id, ...(steward_code && { steward_code }) } }, key());
const refund = (till: Caller, transactionId: string, steward_code?: string) =>
  till.request(
    calls.refunds.tillAdd,
    {
      path: { transactionId },
      body: { lines: [{ id: "A", quantity: "1" }], ...(steward_code && { steward_code }) },
    },
    key(),
  );
const wrong = { code: "steward_code.wrong" };

describe("a steward's code", () => {
  test("books one sale for their terminal, which lists, details and audit tell", async () => {
    const s = await shared();
    const code = await codeOf(s);
    const { transaction } = await sell(s.till, { steward_code: `${code.slice(0, 3)} ${code.slice(3)}` });
    const booked = { sc_terminal: { id: s.stewardId, title: "Taras" }, sc_code: code };
    expect(transaction).toMatchObject({ ...booked, terminal: { id: s.terminalId } });
    const path = { transactionId: transaction.id };
    expect((await s.w.owner.request(calls.transactions.get, { path })).transaction).toMatchObject(booked);
    await expect(sell(s.till, { steward_code: code })).rejects.toMatchObject(wrong);
    const plain = await sell(s.till);
    expect(plain.transaction).toMatchObject({ sc_terminal: null, sc_code: null });
    const found = async (query: object) =>
      (await s.w.owner.request(calls.transactions.list, { query })).items.map(({ id }) => id);
    expect(await found({ sc_terminal: s.stewardId })).toEqual([transaction.id]);
    expect(await found({ sc_terminal: s.terminalId })).toEqual([]);
    expect(await found({ sc_code: code })).toEqual([transaction.id]);
    expect(await found({ sc_code: code, sc_terminal: randomUUID() })).toEqual([]);
    const target = `/transactions?sc_code=${code}&columns=number,sc_terminal,sc_code`;
    const file = await s.w.owner.send({ method: "GET", target, headers: { accept: EXPORT_TYPES.csv } });
    expect(String(file.body).trimEnd().split("\r\n")[1]).toBe(`${transaction.number},Taras,${code}`);
  });

  test("is for a reservation too, and stays with it", async () => {
    const s = await shared();
    const code = await codeOf(s);
    const body = { items: examples, steward_code: code };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
    expect(transaction).toMatchObject({ sc_terminal: { id: s.stewardId }, sc_code: code });
    const done = await s.till.request(calls.term.finalize, { body: { transaction_id: transaction.id } }, key());
    expect(done.transaction).toMatchObject({ sc_terminal: { id: s.stewardId }, status: "success" });
    await expect(s.till.request(calls.term.reserve, { body }, key())).rejects.toMatchObject(wrong);
  });

  test("books one of two sales that two registers make with it at once", async () => {
    const s = await shared();
    const second = await tillOf(s.w, (await s.w.make.till({ pos_id: s.posId })).id);
    const steward_code = await codeOf(s);
    const tried = await Promise.allSettled([sell(s.till, { steward_code }), sell(second, { steward_code })]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(tried.find(({ status }) => status === "rejected")).toMatchObject({ reason: wrong });
    const { items } = await s.w.owner.request(calls.transactions.list, {});
    expect(items).toHaveLength(1);
  });

  test("stays good where the sale fails, also for a wrong PIN", async () => {
    const s = await shared();
    const p = await prepaidIn(s, { special: { title: "Fleet", limit_without_pin: "1.00" } });
    const steward_code = await codeOf(s);
    await expect(sell(s.till, { items: [{ code: "none", quantity: "1" }], steward_code })).rejects.toMatchObject({
      code: "goods.not_found",
    });
    const body = { customer_id: p.customerId, special_account_id: p.specialId };
    await s.till.request(calls.term.accountPin, { body });
    await expect(
      s.till.request(calls.term.sale, { body: { ...p.body("1", {}, "x"), steward_code } }, key()),
    ).rejects.toMatchObject({ code: "pin.wrong" });
    await sell(s.till, { steward_code });
  });

  test("works at its own point of sale only, for five minutes, and not after the next one", async () => {
    const own = await startTestServer();
    const s = await shared(own);
    const pos = await s.w.make.pos();
    const elsewhere = await tillOf(s.w, (await s.w.make.till({ pos_id: pos.id })).id);
    const first = await codeOf(s);
    await expect(sell(elsewhere, { steward_code: first })).rejects.toMatchObject(wrong);
    const second = await codeOf(s);
    await expect(sell(s.till, { steward_code: first })).rejects.toMatchObject(wrong);
    own.clock.forward(299_000);
    await sell(s.till, { steward_code: second });
    const third = await codeOf(s);
    own.clock.forward(300_000);
    await expect(sell(s.till, { steward_code: third })).rejects.toMatchObject(wrong);
  });

  test("is not guessed: a till tries twenty a minute", async () => {
    const s = await shared();
    await s.application({ allow_cancel_by_steward_code: true });
    const { transaction } = await sell(s.till, { steward_code: await codeOf(s) });
    const code = await codeOf(s);
    const steward_code = wrongFor(code);
    const tried = await Promise.allSettled(Array.from({ length: 24 }, () => sell(s.till, { steward_code })));
    const codes = tried.map((one) => (one.status === "rejected" ? one.reason.code : "sold"));
    expect(codes.filter((one) => one === "steward_code.wrong")).toHaveLength(19);
    expect(codes.filter((one) => one === "rate.limited")).toHaveLength(5);
    await expect(cancel(s.till, transaction.id, code)).rejects.toMatchObject({ code: "rate.limited" });
    await expect(refund(s.till, transaction.id, code)).rejects.toMatchObject({ code: "rate.limited" });
  });

  test("is taken only where the till's settings allow it", async () => {
    const s = await shared();
    await s.application({ identification_methods: ["phone"], allow_cancel_by_steward_code: true });
    const refused = { code: "steward_code.not_allowed" };
    const steward_code = await codeOf(s);
    await expect(sell(s.till, { steward_code })).rejects.toMatchObject(refused);
    const body = { items: examples, steward_code };
    await expect(s.till.request(calls.term.reserve, { body }, key())).rejects.toMatchObject(refused);
    const { transaction } = await sell(s.till);
    await expect(cancel(s.till, transaction.id, steward_code)).rejects.toMatchObject(refused);
    await expect(refund(s.till, transaction.id, steward_code)).rejects.toMatchObject(refused);
    expect((await s.till.request(calls.term.facts, {})).steward_codes).toBe(false);
    await s.application({ identification_methods: ["steward-code"] });
    expect((await s.till.request(calls.term.facts, {})).steward_codes).toBe(true);
    await sell(s.till, { steward_code });
  });
});

describe("a check that a steward had booked", () => {
  test("is cancelled or refunded with another code, where the till allows that, and each code does one", async () => {
    const s = await shared();
    const one = (await sell(s.till, { steward_code: await codeOf(s) })).transaction.id;
    const two = (await sell(s.till, { steward_code: await codeOf(s) })).transaction.id;
    const notHere = { code: "steward_code.not_for_returns" };
    await expect(cancel(s.till, one, await codeOf(s))).rejects.toMatchObject(notHere);
    await expect(refund(s.till, one)).rejects.toMatchObject(notHere);
    await s.application({ allow_cancel_by_steward_code: true });
    await expect(cancel(s.till, one)).rejects.toMatchObject({ code: "steward_code.needed" });
    await expect(refund(s.till, one)).rejects.toMatchObject({ code: "steward_code.needed" });
    const code = await codeOf(s);
    await expect(cancel(s.till, one, wrongFor(code))).rejects.toMatchObject(wrong);
    await expect(refund(s.till, one, wrongFor(code))).rejects.toMatchObject(wrong);
    const tried = await Promise.allSettled([cancel(s.till, one, code), refund(s.till, two, code)]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(tried.find(({ status }) => status === "rejected")).toMatchObject({ reason: wrong });
  });

  test("names the steward who allowed its refund", async () => {
    const s = await shared();
    await s.application({ allow_cancel_by_steward_code: true });
    const { transaction } = await sell(s.till, { steward_code: await codeOf(s) });
    const code = await codeOf(s);
    const refunded = (await refund(s.till, transaction.id, code)).transaction;
    expect(refunded).toMatchObject({ sc_terminal: { id: s.stewardId }, sc_code: code });
  });

  test("is given up without a code while it is only reserved", async () => {
    const s = await shared();
    const body = { items: examples, steward_code: await codeOf(s) };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
    await cancel(s.till, transaction.id);
  });

  test("is refunded in the back office without one", async () => {
    const s = await shared();
    const { transaction } = await sell(s.till, { steward_code: await codeOf(s) });
    const path = { transactionId: transaction.id };
    await s.w.owner.request(calls.refunds.add, { path, body: { lines: [{ id: "A", quantity: "1" }] } }, key());
  });
});

describe("a steward's terminal", () => {
  const typed = (s: Shop, terminal_type: "steward" | "validator" | "kiosk" | "register") =>
    s.w.owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: { terminal_type } });

  test("sells nothing and takes nothing back, but gives up what it holds and finds customers", async () => {
    const s = await shop(server);
    const reserve = () => s.till.request(calls.term.reserve, { body: { items: examples } }, key());
    const { transaction: sold } = await sell(s.till);
    const { transaction: held } = await reserve();
    await typed(s, "steward");
    const refused = { code: "terminal.type_refuses" };
    await expect(sell(s.till)).rejects.toMatchObject(refused);
    await expect(reserve()).rejects.toMatchObject(refused);
    const body = { transaction_id: held.id };
    await expect(s.till.request(calls.term.finalize, { body }, key())).rejects.toMatchObject(refused);
    await expect(cancel(s.till, sold.id)).rejects.toMatchObject(refused);
    await expect(refund(s.till, sold.id)).rejects.toMatchObject(refused);
    await cancel(s.till, held.id);
    const id = await s.member();
    const query = { user_id_value: id, user_id_type: "external-id" as const };
    expect((await s.till.request(calls.term.customer, { query })).id).toBe(id);
  });

  test("alone makes codes", async () => {
    const s = await shop(server);
    const make = () => s.till.request(calls.identification.addStewardCode, {});
    for (const type of ["register", "kiosk", "validator"] as const) {
      await typed(s, type);
      await expect(make()).rejects.toMatchObject({ code: "terminal.not_steward" });
    }
    await typed(s, "steward");
    expect((await make()).code).toMatch(/^\d{6}$/);
  });
});
