import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";

const server = await startTestServer();

describe("bonuses moved by hand", () => {
  test("are credited, corrected and taken away, each as a transaction, and the ledger balances", async () => {
    const s = await shop(server);
    const customer_id = await s.member("10.00");
    const base = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH" };
    await s.w.owner.request(calls.transactions.addBonuses, {
      body: { ...base, amount: "5.00", promotional: true, expire_type: "day", expire_value: "10" },
    });
    await s.w.owner.request(calls.transactions.adjustBonuses, { body: { ...base, amount: "-1.50" } });
    await s.w.owner.request(calls.transactions.writeOffBonuses, {
      body: { ...base, amount: "4.00", comment: "expired card" },
    });
    expect(await s.balance(customer_id)).toBe("9.50");
    await s.w.owner.request(calls.transactions.adjustBonuses, { body: { ...base, balance: "20.00" } });
    expect(await s.balance(customer_id)).toBe("20.00");
    const { items } = await s.w.owner.request(calls.transactions.list, {});
    expect(items.map((one) => one.transaction_type)).toEqual([
      "bonuses-adjust",
      "bonuses-write-off",
      "bonuses-adjust",
      "bonuses-add",
      "bonuses-add",
    ]);
    expect(await s.w.inside(prove)).toEqual([]);
  });

  test("spend promotional bonuses before ordinary ones", async () => {
    const s = await shop(server);
    const customer_id = await s.member("10.00");
    const base = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH" };
    await s.w.owner.request(calls.transactions.addBonuses, {
      body: { ...base, amount: "3.00", promotional: true, expire_type: "month", expire_value: "1" },
    });
    await s.w.owner.request(calls.transactions.writeOffBonuses, { body: { ...base, amount: "4.00" } });
    const query = { user_id_value: customer_id, user_id_type: "external-id" as const };
    const { lots } = await s.till.request(calls.term.customer, { query });
    expect(lots).toEqual([{ kind: "ordinary", amount: "9.00", expire_date: null }]);
  });

  test.each([
    ["addBonuses", "loyalty.not_found", { loyalty_id: randomUUID(), amount: "1.00" }],
    ["addBonuses", "customer.not_found", { customer_id: randomUUID(), amount: "1.00" }],
    ["addBonuses", "currency.unknown", { currency: "QQQ", amount: "1.00" }],
    ["addBonuses", "amount.not_positive", { amount: "0.00" }],
    ["addBonuses", "request.malformed", { amount: "1.001" }],
    [
      "addBonuses",
      "expiry.invalid",
      { amount: "1.00", promotional: true, expire_type: "date" as const, expire_value: "2020-01-01" },
    ],
    [
      "addBonuses",
      "expiry.invalid",
      { amount: "1.00", promotional: true, expire_type: "date" as const, expire_value: "2026-02-30" },
    ],
    [
      "addBonuses",
      "expiry.invalid",
      { amount: "1.00", promotional: true, expire_type: "day" as const, expire_value: "soon" },
    ],
    ["adjustBonuses", "loyalty.not_found", { loyalty_id: randomUUID(), amount: "1.00" }],
    ["adjustBonuses", "customer.not_found", { customer_id: randomUUID(), amount: "1.00" }],
    ["adjustBonuses", "currency.unknown", { currency: "QQQ", amount: "1.00" }],
    ["adjustBonuses", "adjustment.ambiguous", {}],
    ["adjustBonuses", "adjustment.ambiguous", { amount: "1.00", balance: "2.00" }],
    ["adjustBonuses", "adjustment.zero", { balance: "10.00" }],
    ["adjustBonuses", "bonuses.insufficient", { amount: "-11.00" }],
    ["writeOffBonuses", "loyalty.not_found", { loyalty_id: randomUUID(), amount: "1.00" }],
    ["writeOffBonuses", "customer.not_found", { customer_id: randomUUID(), amount: "1.00" }],
    ["writeOffBonuses", "currency.unknown", { currency: "QQQ", amount: "1.00" }],
    ["writeOffBonuses", "amount.not_positive", { amount: "0.00" }],
    ["writeOffBonuses", "bonuses.insufficient", { amount: "10.01" }],
  ] as const)("%s refuses %s and moves nothing", async (call, code, part) => {
    const s = await shop(server);
    const customer_id = await s.member("10.00");
    const body = { loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", ...part };
    const target = { addBonuses: "add", adjustBonuses: "adjust", writeOffBonuses: "write_offs" }[call];
    const route = calls.transactions[call] as typeof calls.transactions.addBonuses; // All three accept this body.
    await expect(s.w.owner.request(route, { body: body as never }), target).rejects.toMatchObject({ code });
    expect(await s.balance(customer_id)).toBe("10.00");
  });
});
