import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { fileStore } from "#kit/files.ts";
import { prepaid } from "../../../test/prepaid.ts";
import { startTestServer } from "../../../test/server.ts";
import { prove } from "../../ledger/proof.ts";
import { sellingJobs } from "../selling/jobs.ts";

const server = await startTestServer();

describe("a reserved check that a special account is to pay", () => {
  test("holds what it costs, and takes it when it is finished", async () => {
    const p = await prepaid(server);
    const { transaction } = await p.reserve("3");
    expect(transaction).toMatchObject({
      status: "authorized",
      payment_types: ["special-account"],
      special_account: { amount: "-30.00" },
    });
    expect(await p.balances()).toEqual(["100.00", "30.00", "70.00"]);
    await expect(p.sell("7.001")).rejects.toMatchObject({ code: "account.insufficient" });
    const done = await p.finalize(transaction.id);
    expect(done.check.payments).toMatchObject([{ amount: "30.00", special_account: { amount: "30.00" } }]);
    expect(await p.balances()).toEqual(["70.00", "0.00", "70.00"]);
    expect(await p.s.w.inside(prove)).toEqual([]);
  });

  test.each([
    ["money", { special: {} }, "70.00"],
    ["goods", { special: { type: "goods", currency: null, unit: "piece" } as const }, "97.000"],
  ])("of %s: takes what was delivered and frees the rest", async (_, options, left) => {
    const p = await prepaid(server, options);
    const { transaction } = await p.reserve("5");
    await p.finalize(transaction.id, { items: [{ line_id: "1", quantity: "3" }] });
    const [balance, held, available] = await p.balances();
    expect([balance, available, Number(held)]).toEqual([left, left, 0]);
    expect(await p.s.w.inside(prove)).toEqual([]);
  });

  test("is finished by the office too", async () => {
    const p = await prepaid(server);
    const { transaction } = await p.reserve("3");
    const body = { transaction_id: transaction.id };
    const done = await p.s.w.owner.request(calls.transactions.finalize, { body });
    expect(done.transaction).toMatchObject({ status: "success", payment_types: ["special-account"] });
    expect(await p.balances()).toEqual(["70.00", "0.00", "70.00"]);
  });

  test("may finally be paid otherwise, and then the account's hold is released", async () => {
    const p = await prepaid(server);
    const { transaction } = await p.reserve("3");
    const done = await p.finalize(transaction.id, { payments: [{ payment_type: "cash" }] });
    expect(done.transaction).toMatchObject({ payment_types: ["cash"], special_account: null });
    expect(await p.balances()).toEqual(["100.00", "0.00", "100.00"]);
    expect(await p.s.w.inside(prove)).toEqual([]);
  });

  test("is paid by no account that was not reserved, nor by a part", async () => {
    const p = await prepaid(server);
    const by = (special_account_id: string) => [{ payment_type: "special-account" as const, special_account_id }];
    const plain = await p.reserve("1", { payments: null });
    const refused = { code: "payments.special_account_not_reserved" };
    await expect(p.finalize(plain.transaction.id, { payments: by(p.specialId) })).rejects.toMatchObject(refused);
    const { transaction } = await p.reserve("1");
    await expect(p.finalize(transaction.id, { payments: by(randomUUID()) })).rejects.toMatchObject(refused);
    const both = [...by(p.specialId), { payment_type: "cash" as const }];
    await expect(p.finalize(transaction.id, { payments: both })).rejects.toMatchObject({
      code: "payments.special_account_not_alone",
    });
    await p.finalize(transaction.id, { payments: by(p.specialId) });
    expect(await p.balances()).toEqual(["90.00", "0.00", "90.00"]);
  });

  test("frees the account when it is cancelled, and once only", async () => {
    const p = await prepaid(server);
    const { transaction } = await p.reserve("3");
    await p.cancel(transaction.id);
    expect(await p.balances()).toEqual(["100.00", "0.00", "100.00"]);
    await expect(p.cancel(transaction.id)).rejects.toMatchObject({ code: "transaction.state" });
    await expect(p.finalize(transaction.id)).rejects.toMatchObject({ code: "transaction.state" });
    expect(await p.s.w.inside(prove)).toEqual([]);
  });

  test("frees the account when its time has run out", async () => {
    const own = await startTestServer();
    const p = await prepaid(own);
    const { transaction } = await p.reserve("3", { expires_in_seconds: 60 });
    own.clock.forward(61_000);
    const files = fileStore(own.settings.dataDir);
    const { pool, clock, settings } = own;
    const jobs = sellingJobs({ pool, clock, settings, files, log: pino({ level: "silent" }) } as Parameters<
      typeof sellingJobs
    >[0]);
    await jobs["transactions.expire"]?.({ business_id: p.s.w.businessId, id: transaction.id }, clock.now());
    expect(await p.balances()).toEqual(["100.00", "0.00", "100.00"]);
    expect(await p.s.w.inside(prove)).toEqual([]);
  });
});

describe("a cancelled sale", () => {
  test("gives value that ends its old last day back", async () => {
    const p = await prepaid(server, { special: { expire_type: "day", expire_value: "30" }, amount: "20" });
    const before = (await p.account()).lots;
    const { transaction } = await p.sell("2");
    expect((await p.account()).lots).toEqual([]);
    await p.cancel(transaction.id);
    expect((await p.account()).lots).toEqual(before);
    const held = await p.reserve("1");
    await p.finalize(held.transaction.id, { items: [{ line_id: "1", quantity: "0.5" }] });
    await p.cancel(held.transaction.id);
    expect((await p.account()).lots).toEqual(before);
    expect(await p.s.w.inside(prove)).toEqual([]);
  });

  test("is in the statement with its payment and its return", async () => {
    const p = await prepaid(server);
    const { transaction } = await p.sell("2");
    await p.cancel(transaction.id);
    const { id: accountId } = await p.account();
    const path = { userId: p.customerId, accountId };
    const { items, closing } = await p.s.w.owner.request(calls.customerAccounts.statement, { path });
    expect(items.map(({ kind, amount, number }) => [kind, amount, number])).toEqual([
      ["reverse", "20.00", "1"],
      ["spend", "-20.00", "1"],
      ["refill", "100.00", expect.any(String)],
    ]);
    expect(closing).toBe("100.00");
  });
});
