import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { type World, world } from "../../../test/world.ts";

const server = await startTestServer();
const { customerAccounts } = calls;

/** A customer, a special account, and the customer's account. */
async function purse(w: World, special: Parameters<typeof w.make.specialAccount>[0] = {}, own: object = {}) {
  const { id: userId } = await w.make.customer();
  const made = await w.make.specialAccount(special);
  const account = await w.make.customerAccount(userId, made.id, own);
  return { special: made, account, path: { userId, accountId: account.id } };
}

describe("GET and POST /customer/{userId}/special_accounts", () => {
  test("gives an account with the credit of the special account, or its own", async () => {
    const w = await world(server);
    const { account, special, path } = await purse(w, { credit_type: "credit", credit_limit: "30.00" });
    expect(account).toMatchObject({
      user_id: path.userId,
      special_account_id: special.id,
      special_account: { title: "Deposit", type: "money", currency: "UAH", unit: null },
      title: null,
      credit_type: "credit",
      credit_limit: "30.00",
      balance: "0.00",
      reserved: "0.00",
      amount: "30.00",
      active: true,
      last_movement_dt: null,
      version: 1,
    });
    const other = await w.make.specialAccount({ type: "punches", currency: null, sort_order: 1 });
    const own = {
      credit_type: "credit-unlimited" as const,
      title: "Coffee",
      comment: "Wife",
      odometer: "yes" as const,
    };
    const limits = [{ period: "week" as const, amount: "7", goods_code: "C1" }];
    await w.make.customerAccount(path.userId, other.id, { ...own, limits });
    const { items } = await w.owner.request(customerAccounts.list, { path });
    expect(items).toMatchObject([
      { id: account.id },
      { ...own, amount: null, balance: "0", limits: [{ ...limits[0], used: "0" }] },
    ]);
    expect(await w.owner.request(customerAccounts.get, { path })).toEqual(account);
  });

  test("refuses what cannot be given", async () => {
    const w = await world(server);
    const { path, special } = await purse(w);
    const give = (special_account_id: string, body: object = {}, userId = path.userId) =>
      w.make.customerAccount(userId, special_account_id, body);
    await expect(give(special.id)).rejects.toMatchObject({ code: "conflict.duplicate" });
    await expect(give(randomUUID())).rejects.toMatchObject({ code: "special_account.not_found" });
    await expect(give(special.id, {}, randomUUID())).rejects.toMatchObject({ code: "customer.not_found" });
    const corporate = await w.make.specialAccount({ scope: "corporate" });
    await expect(give(corporate.id)).rejects.toMatchObject({ code: "special_account.other_scope" });
    const off = await w.make.specialAccount({ active: false });
    await expect(give(off.id)).rejects.toMatchObject({ code: "special_account.inactive" });
    const elsewhere = await w.make.specialAccount({ loyalty_ids: [(await w.make.loyalty()).id] });
    await expect(give(elsewhere.id)).rejects.toMatchObject({ code: "special_account.other_programme" });
    const ending = await w.make.specialAccount({ expire_type: "day", expire_value: "3" });
    const onCredit = give(ending.id, { credit_type: "credit" });
    await expect(onCredit).rejects.toMatchObject({ code: "special_account.expiry_on_credit" });
    const precise = give(ending.id, { limits: [{ period: "day", amount: "0.001" }] });
    await expect(precise).rejects.toMatchObject({ code: "request.malformed" });
    const list = w.owner.request(customerAccounts.list, { path: { userId: randomUUID() } });
    await expect(list).rejects.toMatchObject({ code: "customer.not_found" });
  });

  test("lists the goods that it may pay for", async () => {
    const w = await world(server);
    await w.make.goods({ title: "Petrol", code: "A95", unit: "L" });
    const { path } = await purse(w, { goods_codes: ["A95"] });
    expect((await w.owner.request(customerAccounts.goods, { path })).items).toMatchObject([
      { code: "A95", title: "Petrol", unit: "L", active: true },
    ]);
  });
});

describe("PATCH /customer/{userId}/special_accounts/{accountId}", () => {
  test("changes credit, limits and descriptions, and moves nothing", async () => {
    const w = await world(server);
    const { path } = await purse(w);
    const body = {
      credit_type: "credit" as const,
      credit_limit: "12.50",
      limits: [{ period: "day" as const, amount: "5.00", goods_code: null }],
      active: false,
      title: "Of Ivan",
      vehicle_id: "possible" as const,
    };
    const changed = await w.owner.request(customerAccounts.change, { path, body }, { version: 1 });
    const shown = { ...body, limits: [{ ...body.limits[0], used: "0.00" }] };
    expect(changed).toMatchObject({ ...shown, amount: "12.50", balance: "0.00", last_movement_dt: null, version: 2 });
    const less = await w.owner.request(customerAccounts.change, { path, body: { credit_limit: "1.00", limits: [] } });
    expect(less).toMatchObject({ credit_type: "credit", amount: "1.00", limits: [], title: "Of Ivan" });
    const late = w.owner.request(customerAccounts.change, { path, body: { active: true } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 3 } });
  });

  test("gives no credit where value ends", async () => {
    const w = await world(server);
    const { path } = await purse(w, { expire_type: "month", expire_value: "2" });
    const change = w.owner.request(customerAccounts.change, { path, body: { credit_type: "credit-unlimited" } });
    await expect(change).rejects.toMatchObject({ code: "special_account.expiry_on_credit" });
  });
});

test("every call refuses an unknown account and another customer's", async () => {
  const w = await world(server);
  const { path } = await purse(w);
  const missing = { code: "customer_account.not_found", status: 404 };
  const outsider = await w.make.customer();
  for (const wrong of [
    { ...path, accountId: randomUUID() },
    { ...path, userId: outsider.id },
  ]) {
    const at = { path: wrong };
    await expect(w.owner.request(customerAccounts.get, at)).rejects.toMatchObject(missing);
    await expect(w.owner.request(customerAccounts.goods, at)).rejects.toMatchObject(missing);
    await expect(w.owner.request(customerAccounts.statement, at)).rejects.toMatchObject(missing);
    const target = `/x/customers/${wrong.userId}/special_accounts/${wrong.accountId}/statement`;
    const file = await w.owner.send({ method: "GET", target, headers: { accept: "text/csv" } });
    expect(file).toMatchObject({ status: 404, body: { code: missing.code } });
    const body = { active: true };
    await expect(w.owner.request(customerAccounts.change, { ...at, body })).rejects.toMatchObject(missing);
    const amount = { amount: "1.00" };
    await expect(w.owner.request(customerAccounts.refill, { ...at, body: amount })).rejects.toMatchObject(missing);
    await expect(w.owner.request(customerAccounts.writeOff, { ...at, body: amount })).rejects.toMatchObject(missing);
    const adjust = w.owner.request(customerAccounts.adjust, { ...at, body: { ...amount, comment: "Why" } });
    await expect(adjust).rejects.toMatchObject(missing);
  }
});

test("a limit shows what was paid in its period, in total and for one item, without refunds", async () => {
  const s = await shop(server);
  const userId = await s.member();
  const special = await s.w.make.specialAccount();
  const limits = [
    { period: "day" as const, amount: "100.00" },
    { period: "month" as const, amount: "50.00", goods_code: "B" },
    { period: "once" as const, amount: "90.00" },
    { period: "year" as const, amount: "90.00" },
    { period: "week" as const, amount: "90.00" },
  ];
  const account = await s.w.make.customerAccount(userId, special.id, { limits });
  await s.w.make.refill(account, "100.00");
  const payments = [{ payment_type: "special-account" as const, special_account_id: special.id }];
  const items = [
    { code: "A", quantity: "1" },
    { code: "B", quantity: "2" },
  ];
  await s.sell({ customer_id: userId, items, payments });
  const { transaction } = await s.sell({ customer_id: userId, items, payments });
  await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id } });
  const shown = await s.w.owner.request(customerAccounts.get, { path: { userId, accountId: account.id } });
  expect(shown.limits.map(({ period, used }) => [period, used])).toEqual([
    ["day", "21.10"],
    ["month", "11.10"],
    ["once", "0.00"],
    ["year", "21.10"],
    ["week", "21.10"],
  ]);
});
