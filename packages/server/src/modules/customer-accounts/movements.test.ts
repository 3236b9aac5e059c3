import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { prove } from "../../ledger/proof.ts";
import { expireIn } from "../bonuses/expire.ts";

const server = await startTestServer();
const { customerAccounts } = calls;
const key = () => ({ idempotencyKey: randomUUID() });

async function purse(w: World, refilled = "10.00", special: Parameters<typeof w.make.specialAccount>[0] = {}) {
  const { id: userId } = await w.make.customer();
  const made = await w.make.specialAccount(special);
  const account = await w.make.customerAccount(userId, made.id);
  if (refilled !== "0") await w.make.refill(account, refilled);
  return { special: made, account, path: { userId, accountId: account.id } };
}
const proved = (w: World) => w.inside(prove);

describe("a refill", () => {
  test("is a transaction with its payment and document, in the list and among the postings", async () => {
    const w = await world(server);
    const { path, special } = await purse(w, "0");
    const body = {
      amount: "150.50",
      payment_type: "bank-card" as const,
      comment: "In advance",
      document_number: "A-17",
      document_date: "2026-11-20",
    };
    const { account, transaction } = await w.owner.request(customerAccounts.refill, { path, body }, key());
    expect(account).toMatchObject({ balance: "150.50", amount: "150.50", last_movement_dt: expect.any(String) });
    expect(transaction).toMatchObject({
      transaction_type: "special-account-refill",
      status: "success",
      comment: "In advance",
      currency: "UAH",
      customer: { id: path.userId },
      payment_types: ["bank-card"],
      special_account: {
        id: account.id,
        special_account_id: special.id,
        title: "Deposit",
        type: "money",
        amount: "150.50",
      },
    });
    const list = async (query: object) =>
      (await w.owner.request(calls.transactions.list, { query })).items.map(({ id }) => id);
    expect(await list({ special_account_id: special.id })).toEqual([transaction.id]);
    expect(await list({ special_account_type: "money", transaction_type: "special-account-refill" })).toEqual([
      transaction.id,
    ]);
    expect(await list({ special_account_type: "goods" })).toEqual([]);
    expect(await list({ special_account_id: randomUUID() })).toEqual([]);
    const path2 = { transactionId: transaction.id };
    const { postings } = await w.owner.request(calls.transactions.get, { path: path2 });
    expect(postings.map(({ account: name, amount, balance_after }) => [name, amount, balance_after]).sort()).toEqual([
      ["paid-in", "-150.50", null],
      ["special-money", "150.50", "150.50"],
    ]);
  });

  test("counts goods in thousandths and punches whole", async () => {
    const w = await world(server);
    const litres = await purse(w, "40.125", { type: "goods", currency: null, unit: "L" });
    const punches = await purse(w, "7", { type: "punches", currency: null });
    const get = (path: { userId: string; accountId: string }) => w.owner.request(customerAccounts.get, { path });
    expect(await get(litres.path)).toMatchObject({ balance: "40.125", special_account: { unit: "L", currency: null } });
    expect(await get(punches.path)).toMatchObject({ balance: "7", special_account: { unit: null, currency: null } });
    const half = w.owner.request(customerAccounts.refill, { path: punches.path, body: { amount: "0.5" } });
    await expect(half).rejects.toMatchObject({ code: "request.malformed" });
    const { items } = await w.owner.request(calls.transactions.list, { query: { special_account_type: "goods" } });
    expect(items).toMatchObject([{ currency: "UAH", special_account: { amount: "40.125", unit: "L" } }]);
    const { postings } = await w.owner.request(calls.transactions.get, { path: { transactionId: items[0]?.id ?? "" } });
    expect(postings.find(({ account }) => account === "special-goods")).toMatchObject({ unit: "L", amount: "40.125" });
    expect(await proved(w)).toEqual([]);
  });

  test("with the same key twice has one effect", async () => {
    const w = await world(server);
    const { path } = await purse(w, "0");
    const once = key();
    const refill = () => w.owner.request(customerAccounts.refill, { path, body: { amount: "5.00" } }, once);
    const [first, second] = [await refill(), await refill()];
    expect(second.transaction.id).toBe(first.transaction.id);
    expect((await w.owner.request(customerAccounts.get, { path })).balance).toBe("5.00");
  });

  test("is refused for zero, for an inactive account, and without a required comment", async () => {
    const w = await world(server);
    const { path } = await purse(w);
    const refill = (body: object) =>
      w.owner.request(customerAccounts.refill, { path, body: { amount: "1.00", ...body } });
    await expect(refill({ amount: "0.00" })).rejects.toMatchObject({ code: "amount.not_positive" });
    await expect(refill({ expire_date: "2100-01-01" })).rejects.toMatchObject({ code: "expiry.invalid" });
    await w.owner.request(calls.business.changeSettings, { body: { transaction_comment_required: true } });
    await expect(refill({})).rejects.toMatchObject({ code: "comment.missing" });
    await w.owner.request(customerAccounts.change, { path, body: { active: false } });
    await expect(refill({ comment: "x" })).rejects.toMatchObject({ code: "customer_account.inactive" });
  });
});

describe("an adjustment", () => {
  test("moves by an amount or to a balance, with its reason", async () => {
    const w = await world(server);
    const { path } = await purse(w);
    const adjust = (body: object) =>
      w.owner.request(customerAccounts.adjust, { path, body: { comment: "Counted", ...body } });
    expect(await adjust({ amount: "-2.50" })).toMatchObject({
      account: { balance: "7.50" },
      transaction: { comment: "Counted" },
    });
    expect(await adjust({ balance: "20.00" })).toMatchObject({
      account: { balance: "20.00" },
      transaction: { transaction_type: "special-account-adjust", special_account: { amount: "12.50" } },
    });
    await expect(adjust({ balance: "20.00" })).rejects.toMatchObject({ code: "adjustment.zero" });
    await expect(adjust({})).rejects.toMatchObject({ code: "adjustment.ambiguous" });
    await expect(adjust({ amount: "1", balance: "1" })).rejects.toMatchObject({ code: "adjustment.ambiguous" });
    await expect(adjust({ amount: "-20.01" })).rejects.toMatchObject({ code: "account.insufficient" });
    await expect(adjust({ amount: "1.00", comment: " " })).rejects.toMatchObject({ code: "request.malformed" });
  });
});

describe("a write-off", () => {
  test.each([
    ["debit", "10.00", "10.01"],
    ["credit", "15.00", "15.01"],
    ["credit-unlimited", "1000000.00", undefined],
  ] as const)("on %s goes as far as its credit", async (credit_type, most, over) => {
    const w = await world(server);
    const { path } = await purse(w);
    await w.owner.request(customerAccounts.change, { path, body: { credit_type, credit_limit: "5.00" } });
    const take = (amount: string) => w.owner.request(customerAccounts.writeOff, { path, body: { amount } });
    if (over) {
      const refused = { code: "account.insufficient", status: 422 };
      await expect(take(over)).rejects.toMatchObject(refused);
    }
    const { account } = await take(most);
    const [balance, left] = [10 - Number(most), credit_type === "credit-unlimited" ? null : "0.00"];
    expect(account).toMatchObject({ balance: balance.toFixed(2), amount: left });
    expect(await proved(w)).toEqual([]);
  });

  test("of one unit, fifty at once on an account with ten, passes ten times", async () => {
    const w = await world(server);
    const { path } = await purse(w);
    const all = Array.from({ length: 50 }, () =>
      w.owner.request(customerAccounts.writeOff, { path, body: { amount: "1.00" } }, key()).then(
        () => "done",
        (failure: { code: string }) => failure.code,
      ),
    );
    const results = Object.groupBy(await Promise.all(all), (one) => one);
    expect(Object.keys(results).sort()).toEqual(["account.insufficient", "done"]);
    expect(results.done).toHaveLength(10);
    expect((await w.owner.request(customerAccounts.get, { path })).balance).toBe("0.00");
    expect(await proved(w)).toEqual([]);
  });

  test("goes below everything by force, which only owners and managers may", async () => {
    const w = await world(server);
    const { path } = await purse(w);
    const take = (who: typeof w.owner, body: object = {}) =>
      who.request(customerAccounts.writeOff, { path, body: { amount: "25.00", force: true, ...body } });
    await w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const accountant = await w.member({ roles: ["accountant"] });
    await expect(take(accountant)).rejects.toMatchObject({ code: "access.denied" });
    await expect(take(accountant, { force: false })).rejects.toMatchObject({ code: "account.insufficient" });
    expect((await take(await w.member({ roles: ["business-manager"] }))).account.balance).toBe("-15.00");
    expect((await take(w.owner)).account).toMatchObject({ balance: "-40.00", amount: "-40.00" });
    await expect(take(w.owner, { amount: "0" })).rejects.toMatchObject({ code: "amount.not_positive" });
    expect(await proved(w)).toEqual([]);
  });

  test("needs a comment where the business requires one", async () => {
    const w = await world(server);
    const { path } = await purse(w);
    await w.owner.request(calls.business.changeSettings, { body: { transaction_comment_required: true } });
    const take = w.owner.request(customerAccounts.writeOff, { path, body: { amount: "1.00" } });
    await expect(take).rejects.toMatchObject({ code: "comment.missing" });
  });
});

describe("a cancelled movement", () => {
  test("is undone once, and a refill only while it is there", async () => {
    const w = await world(server);
    const { path } = await purse(w, "0");
    const refill = await w.owner.request(customerAccounts.refill, { path, body: { amount: "10.00" } });
    const taken = await w.owner.request(customerAccounts.writeOff, { path, body: { amount: "4.00" } });
    const cancel = (transaction_id: string) =>
      w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());
    await expect(cancel(refill.transaction.id)).rejects.toMatchObject({ code: "account.insufficient" });
    await cancel(taken.transaction.id);
    expect((await w.owner.request(customerAccounts.get, { path })).balance).toBe("10.00");
    await cancel(refill.transaction.id);
    expect((await w.owner.request(customerAccounts.get, { path })).balance).toBe("0.00");
    await expect(cancel(refill.transaction.id)).rejects.toMatchObject({ code: "transaction.state" });
    expect(await proved(w)).toEqual([]);
  });
});

describe("value that ends", () => {
  test("is spent by its end, expires after it, and is what is left of its lots", async () => {
    const w = await world(server);
    const { path } = await purse(w, "30.00", { expire_type: "day", expire_value: "10" });
    const soon = Temporal.Now.plainDateISO("Europe/Kyiv").add({ days: 2 }).toString();
    await w.owner.request(customerAccounts.refill, { path, body: { amount: "20.00", expire_date: soon } });
    const past = w.owner.request(customerAccounts.refill, {
      path,
      body: { amount: "1.00", expire_date: "2020-01-01" },
    });
    await expect(past).rejects.toMatchObject({ code: "expiry.invalid" });
    const { account } = await w.owner.request(customerAccounts.writeOff, { path, body: { amount: "5.00" } });
    expect(account.lots.map(({ amount, expire_date }) => [amount, expire_date === soon])).toEqual([
      ["15.00", true],
      ["30.00", false],
    ]);
    await expireIn(server.pool, w.businessId, new Date(Date.now() + 4 * 86_400_000));
    const after = await w.owner.request(customerAccounts.get, { path });
    expect(after).toMatchObject({ balance: "30.00", amount: "30.00", lots: [{ amount: "30.00" }] });
    const more = await w.owner.request(customerAccounts.adjust, { path, body: { amount: "1.00", comment: "Found" } });
    expect(more.account.lots).toHaveLength(2);
    const short = await w.owner.request(customerAccounts.writeOff, { path, body: { amount: "40.00", force: true } });
    expect(short.account).toMatchObject({ balance: "-9.00", lots: [{ amount: "-9.00", expire_date: null }] });
    expect(await proved(w)).toEqual([]);
  });

  test("of a day that has passed is corrected without an end, and not refilled", async () => {
    const w = await world(server);
    const { path, special } = await purse(w, "0", { expire_type: "date", expire_value: "2100-01-01" });
    const body = { expire_value: "2020-01-01" };
    await w.owner.request(calls.specialAccounts.change, { path: { accountId: special.id }, body });
    const refill = w.owner.request(customerAccounts.refill, { path, body: { amount: "1.00" } });
    await expect(refill).rejects.toMatchObject({ code: "expiry.invalid" });
    const adjust = await w.owner.request(customerAccounts.adjust, { path, body: { amount: "1.00", comment: "Found" } });
    expect(adjust.account.lots).toMatchObject([{ amount: "1.00", expire_date: null }]);
  });
});
