import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop, tillOf } from "../../../test/shop.ts";
import { prove } from "../../ledger/proof.ts";
import { expireIn } from "../bonuses/expire.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const sold = { items: examples };
type Special = Parameters<Shop["w"]["make"]["specialAccount"]>[0];
const punches: Special = { title: "Coffee", type: "punches", currency: null };
const litres: Special = { title: "Fuel", type: "goods", currency: null, unit: "L" };

/** A shop with an account that a rule credits at every sale. */
async function crediting(account: Special, value: string, rule: Parameters<Shop["w"]["make"]["rule"]>[0] = {}) {
  const s = await shop(server);
  const { id: special } = await s.w.make.specialAccount(account);
  await credits(s, special, value, rule);
  return { s, special, customer_id: await s.member() };
}
const credits = (s: Shop, special_account_id: string, value: string, rule: Parameters<Shop["w"]["make"]["rule"]>[0]) =>
  s.w.make.rule({
    title: "A punch a check",
    action_type: "charge-check-amount",
    charge_target: "special-account",
    special_account_id,
    value,
    ...rule,
  });
const accountsOf = async (s: Shop, userId: string) =>
  (await s.w.owner.request(calls.customerAccounts.list, { path: { userId } })).items;
const balances = async (s: Shop, userId: string) =>
  (await accountsOf(s, userId)).map(({ special_account, balance }) => [special_account.title, balance]);
const pastOf = async (s: Shop, accountId = "") =>
  (await s.w.owner.request(calls.audit.list, { query: { entity_type: "customer_account", entity_id: accountId } }))
    .items;
const proved = async (s: Shop) => expect(await s.w.inside(prove)).toEqual([]);

describe("a sale whose rule credits a special account", () => {
  test("opens a missing account, credits it, and shows it everywhere", async () => {
    const { s, special, customer_id } = await crediting(punches, "1");
    const { transaction, check } = await s.sell({ ...sold, customer_id });
    const [account] = await accountsOf(s, customer_id);
    expect(account).toMatchObject({ special_account_id: special, balance: "1", credit_type: "debit" });
    expect(transaction).toMatchObject({
      special_account: null,
      credited_accounts: [
        { id: account?.id, special_account_id: special, title: "Coffee", type: "punches", unit: "punch", amount: "1" },
      ],
    });
    expect(check.trace.entries.find(({ step }) => step === "lot")).toMatchObject({
      change: "1",
      params: { special_account_title: "Coffee" },
    });
    const path = { userId: customer_id, accountId: account?.id ?? "" };
    const statement = await s.w.owner.request(calls.customerAccounts.statement, { path });
    expect(statement.items).toMatchObject([
      { kind: "accrue", amount: "1", balance_after: "1", number: transaction.number, transaction_id: transaction.id },
    ]);
    const found = await s.w.owner.request(calls.transactions.list, { query: { special_account_id: special } });
    expect(found.items.map(({ id }) => id)).toEqual([transaction.id]);
    const { postings } = await s.w.owner.request(calls.transactions.get, { path: { transactionId: transaction.id } });
    expect(postings.toSorted((a, b) => (a.account < b.account ? -1 : 1))).toMatchObject([
      { account: "issued", amount: "-1" },
      { account: "punches", amount: "1", balance_after: "1" },
    ]);
    const receipt = await s.w.owner.request(calls.transactions.receipt, { path: { transactionId: transaction.id } });
    expect(receipt).toContain("Coffee");
    await proved(s);
  });

  test("credits one that is there, in its own unit and beside bonuses and other accounts", async () => {
    const { s, special, customer_id } = await crediting(litres, "1.125");
    const money = await s.w.make.specialAccount({ title: "Deposit", sort_order: 1 });
    await credits(s, money.id, "10", { action_type: "charge-check-percent", currency: "UAH" });
    await s.w.make.rule({ action_type: "charge-check-amount", value: "3", currency: "UAH" });
    const mine = await s.w.make.customerAccount(customer_id, special);
    await s.w.make.refill(mine, "40");
    const { transaction } = await s.sell({ ...sold, customer_id });
    expect(transaction.totals.bonuses_added_amount).toBe("3.00");
    expect(transaction.credited_accounts.map(({ title, amount }) => [title, amount])).toEqual([
      ["Fuel", "1.125"],
      ["Deposit", "2.56"],
    ]);
    expect(await balances(s, customer_id)).toEqual([
      ["Fuel", "41.125"],
      ["Deposit", "2.56"],
    ]);
    expect(await s.balance(customer_id)).toBe("3.00");
    await proved(s);
  });

  test("credits nobody without a card, and nothing on a preview", async () => {
    const { s, customer_id } = await crediting(punches, "1");
    expect((await s.sell(sold)).transaction.credited_accounts).toEqual([]);
    const { check } = await s.till.request(calls.term.process, { body: { ...sold, customer_id } });
    expect(check.trace.entries.filter(({ step }) => step === "lot")).toHaveLength(1);
    expect(await accountsOf(s, customer_id)).toEqual([]);
  });

  test.each([
    ["is switched off", (s: Shop, accountId: string) => change(s, accountId, { active: false })],
    [
      "works elsewhere",
      async (s: Shop, accountId: string) => change(s, accountId, { pos_ids: [(await s.w.make.pos()).id] }),
    ],
    [
      "works in another programme",
      async (s: Shop, accountId: string) => change(s, accountId, { loyalty_ids: [(await s.w.make.loyalty()).id] }),
    ],
    [
      "ended yesterday",
      (s: Shop, accountId: string) => change(s, accountId, { expire_type: "date", expire_value: "2020-01-01" }),
    ],
  ])("credits nothing and explains why where the account %s", async (_, shut) => {
    const { s, special, customer_id } = await crediting(punches, "1");
    await shut(s, special);
    const { check, transaction } = await s.sell({ ...sold, customer_id });
    expect(check.trace.rejected).toMatchObject([{ reason: "target-closed", source: { title: "A punch a check" } }]);
    expect([transaction.credited_accounts, await accountsOf(s, customer_id)]).toEqual([[], []]);
  });

  test("credits nothing to a customer whose own account is switched off", async () => {
    const { s, special, customer_id } = await crediting(punches, "1");
    await s.w.make.customerAccount(customer_id, special, { active: false });
    const { check } = await s.sell({ ...sold, customer_id });
    expect(check.trace.rejected).toMatchObject([{ reason: "target-closed" }]);
    expect(await balances(s, customer_id)).toEqual([["Coffee", "0"]]);
  });

  test("gives what it credits the last day of the account, and the night after takes it", async () => {
    const { s, customer_id } = await crediting({ ...punches, expire_type: "day", expire_value: "3" }, "2");
    await s.sell({ ...sold, customer_id });
    const [account] = await accountsOf(s, customer_id);
    const today = Temporal.Now.plainDateISO("Europe/Kyiv");
    expect(account?.lots).toMatchObject([{ amount: "2", expire_date: today.add({ days: 3 }).toString() }]);
    const night = today.add({ days: 4 }).toZonedDateTime({ timeZone: "Europe/Kyiv", plainTime: "00:01" });
    await expireIn(server.pool, s.w.businessId, new Date(night.epochMilliseconds));
    expect(await balances(s, customer_id)).toEqual([["Coffee", "0"]]);
    await proved(s);
  });

  test("starts the history of the account that it opens, with till and sale; an existing one gets no entry", async () => {
    const { s, special, customer_id } = await crediting(punches, "1");
    const { transaction } = await s.sell({ ...sold, customer_id });
    await s.sell({ ...sold, customer_id });
    const [account] = await accountsOf(s, customer_id);
    const path = { userId: customer_id, accountId: account?.id ?? "" };
    await s.w.owner.request(calls.customerAccounts.change, { path, body: { comment: "Regular" } });
    const past = await pastOf(s, account?.id);
    expect(past.map(({ call, action, actor }) => [call, action, actor.kind])).toEqual([
      ["customerAccounts.change", "changed", "person"],
      ["term.sale", "added", "terminal"],
    ]);
    expect(past[1]).toMatchObject({
      actor: { kind: "terminal", id: s.terminalId },
      title: "Coffee",
      changes: expect.arrayContaining([
        { field: "user_id", before: null, after: customer_id },
        { field: "special_account_id", before: null, after: special },
        { field: "transaction_id", before: null, after: transaction.id },
      ]),
    });
    const sale = await s.w.owner.request(calls.audit.list, { query: { entity_id: transaction.id } });
    expect(sale.items.map(({ call, entity_type }) => [call, entity_type])).toEqual([["term.sale", "transaction"]]);
  });

  test("at many tills at once opens one account and loses nothing", async () => {
    const { s, customer_id } = await crediting(punches, "1");
    const other = await s.w.make.specialAccount({ ...punches, title: "Cake" });
    await credits(s, other.id, "2", {});
    const second = await tillOf(s.w, s.terminalId);
    const tills = [s.till, second, s.till, second, s.till, second];
    // The second one uses accounts created by the first, and some of the others know them beforehand.
    for (const member of [customer_id, await s.member(), await s.member(), await s.member()]) {
      const body = { ...sold, customer_id: member };
      await Promise.all(tills.map((till) => till.request(calls.term.sale, { body }, key())));
      expect((await balances(s, member)).toSorted()).toEqual([
        ["Cake", "12"],
        ["Coffee", "6"],
      ]);
      for (const { id } of await accountsOf(s, member)) expect(await pastOf(s, id)).toHaveLength(1);
    }
    await proved(s);
  });

  test("requested twice with one key credits once", async () => {
    const { s, customer_id } = await crediting(punches, "1");
    const once = key();
    const body = { ...sold, customer_id };
    await s.till.request(calls.term.sale, { body }, once);
    await s.till.request(calls.term.sale, { body }, once);
    expect(await balances(s, customer_id)).toEqual([["Coffee", "1"]]);
    const [account] = await accountsOf(s, customer_id);
    expect(await pastOf(s, account?.id)).toHaveLength(1);
  });
});

describe("a reserved check", () => {
  test("credits when it is finalised, by what was delivered and by the rule as it was", async () => {
    const { s, special, customer_id } = await crediting(litres, "0.5", { action_type: "charge-items-amount" });
    const reserved = await s.till.request(calls.term.reserve, { body: { ...sold, customer_id } }, key());
    expect(await accountsOf(s, customer_id)).toEqual([]);
    await change(s, special, { active: false });
    const body = { transaction_id: reserved.transaction.id, items: [{ line_id: "A", quantity: "1" }] };
    const { transaction } = await s.till.request(calls.term.finalize, { body }, key());
    expect(transaction.credited_accounts).toMatchObject([{ amount: "1.000" }]);
    expect(await balances(s, customer_id)).toEqual([["Fuel", "1.000"]]);
    const [account] = await accountsOf(s, customer_id);
    const [opened, ...more] = await pastOf(s, account?.id);
    expect(opened).toMatchObject({ call: "term.finalize", action: "added", actor: { id: s.terminalId } });
    expect(more).toEqual([]);
    await proved(s);
  });

  test("finalised in the back office records the person who opened the account", async () => {
    const { s, customer_id } = await crediting(punches, "1");
    const { transaction } = await s.till.request(calls.term.reserve, { body: { ...sold, customer_id } }, key());
    await s.w.owner.request(calls.transactions.finalize, { body: { transaction_id: transaction.id } }, key());
    const [account] = await accountsOf(s, customer_id);
    const entry = { call: "transactions.finalize", actor: { kind: "person", id: s.w.session.user.id } };
    expect(await pastOf(s, account?.id)).toMatchObject([entry]);
  });
});

describe("a cancelled sale", () => {
  const cancel = (s: Shop, transaction_id: string) =>
    s.w.owner.request(calls.transactions.cancel, { body: { transaction_id, reason: "Wrong" } }, key());

  test("takes back what it credited", async () => {
    const { s, customer_id } = await crediting(punches, "1");
    const { transaction } = await s.sell({ ...sold, customer_id });
    await s.sell({ ...sold, customer_id });
    await cancel(s, transaction.id);
    expect(await balances(s, customer_id)).toEqual([["Coffee", "1"]]);
    await proved(s);
  });

  test.each([
    ["an account without an end", {}],
    ["an account whose value ends", { expire_type: "month" as const, expire_value: "1" }],
  ])("is refused when what it credited is spent, unless the programme allows a debt: %s", async (_, ends) => {
    const { s, customer_id } = await crediting({ ...punches, ...ends }, "2");
    const { transaction } = await s.sell({ ...sold, customer_id });
    const [account] = await accountsOf(s, customer_id);
    const path = { userId: customer_id, accountId: account?.id ?? "" };
    await s.w.owner.request(calls.customerAccounts.writeOff, { path, body: { amount: "1", comment: "Cup" } }, key());
    await expect(cancel(s, transaction.id)).rejects.toMatchObject({ code: "account.insufficient" });
    const byTill = s.till.request(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
    await expect(byTill).rejects.toMatchObject({ code: "account.insufficient" });
    expect(await balances(s, customer_id)).toEqual([["Coffee", "1"]]);
    await s.settings("programme", { spent_bonus_policy: "allow-debt" });
    await cancel(s, transaction.id);
    expect(await balances(s, customer_id)).toEqual([["Coffee", "-1"]]);
    await proved(s);
  });
});

const change = (s: Shop, accountId: string, body: object) =>
  s.w.owner.request(calls.specialAccounts.change, { path: { accountId }, body });
