import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { fleet } from "../../../test/fleet.ts";
import { mailTo } from "../../../test/mail.ts";
import { pdfPages } from "../../../test/pdf-text.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { prove } from "../../ledger/proof.ts";
import { expireIn } from "../bonuses/expire.ts";

const server = await startTestServer();
const { corporateAccounts, corporateCustomers } = calls;
const key = () => ({ idempotencyKey: randomUUID() });
const proved = (w: World) => w.inside(prove);

describe("what moves a company's account by hand", () => {
  test("is a transaction of the company and of no customer, in lists, files, receipts and postings", async () => {
    const w = await world(server);
    const { company, special, path } = await fleet(w);
    const body = {
      amount: "150.50",
      payment_type: "bank-card" as const,
      comment: "Invoice 7",
      document_number: "A-17",
    };
    const { account, transaction } = await w.owner.request(corporateAccounts.refill, { path, body }, key());
    expect(account).toMatchObject({ balance: "150.50", amount: "150.50", last_movement_dt: expect.any(String) });
    expect(transaction).toMatchObject({
      ...{ transaction_type: "special-account-refill", status: "success", comment: "Invoice 7", currency: "UAH" },
      ...{ customer: null, corporate_customer: { id: company.id, title: company.title }, payment_types: ["bank-card"] },
      loyalty: { id: w.loyaltyId },
      special_account: { id: account.id, special_account_id: special.id, title: "Fuel", amount: "150.50" },
    });
    const list = async (query: object) => {
      const { items, total } = await w.owner.request(calls.transactions.list, { query });
      return [items.map(({ id }) => id), total];
    };
    expect(await list({ corporate_customer_id: company.id })).toEqual([[transaction.id], 1]);
    expect(await list({ corporate_customer_id: randomUUID() })).toEqual([[], 0]);
    expect(await list({ customer_type: "corporate" })).toEqual([[transaction.id], 1]);
    expect(await list({ customer_type: "retail" })).toEqual([[], 0]);
    expect(await list({ special_account_id: special.id })).toEqual([[transaction.id], 1]);
    const { postings } = await w.owner.request(calls.transactions.get, { path: { transactionId: transaction.id } });
    expect(postings.map(({ account: name, amount }) => [name, amount]).toSorted()).toEqual([
      ["paid-in", "-150.50"],
      ["special-money", "150.50"],
    ]);
    const csv = { method: "GET" as const, headers: { accept: "text/csv" } };
    const file = await w.owner.send({
      ...csv,
      target: "/transactions?columns=customer,special_account_amount",
    });
    expect(file.body).toContain(`${company.title},150.5`);
    const check = { path: { transactionId: transaction.id } };
    expect(await w.owner.request(calls.transactions.check, check)).toContain(company.title);
    expect(await proved(w)).toEqual([]);
  });

  test("counts to a programme that the account works in", async () => {
    const w = await world(server);
    const second = await w.make.loyalty();
    const { refill } = await fleet(w, { loyalty_ids: [second.id] });
    expect((await refill("1.00")).transaction.loyalty).toEqual({ id: second.id, title: second.title });
  });

  test("with the same key twice has one effect", async () => {
    const w = await world(server);
    const { path } = await fleet(w);
    const once = key();
    const refill = () => w.owner.request(corporateAccounts.refill, { path, body: { amount: "5.00" } }, once);
    const [first, second] = [await refill(), await refill()];
    expect(second.transaction.id).toBe(first.transaction.id);
    expect((await w.owner.request(corporateAccounts.get, { path })).balance).toBe("5.00");
  });

  test("continue while the company is suspended, and refuses what a customer's account refuses", async () => {
    const w = await world(server);
    const { path, company } = await fleet(w);
    const suspend = { path: { customerId: company.id }, body: { suspended: true } };
    await w.owner.request(corporateCustomers.change, suspend);
    const refill = (body: object) =>
      w.owner.request(corporateAccounts.refill, { path, body: { amount: "5.00", ...body } });
    const adjust = (body: object) =>
      w.owner.request(corporateAccounts.adjust, { path, body: { comment: "Why", ...body } });
    const take = (body: object) =>
      w.owner.request(corporateAccounts.writeOff, { path, body: { amount: "1.00", ...body } });
    expect((await refill({})).account.balance).toBe("5.00");
    expect((await adjust({ balance: "7.00" })).account.balance).toBe("7.00");
    expect((await take({})).account.balance).toBe("6.00");
    await expect(refill({ amount: "0" })).rejects.toMatchObject({ code: "amount.not_positive" });
    await expect(refill({ expire_date: "2100-01-01" })).rejects.toMatchObject({ code: "expiry.invalid" });
    await expect(adjust({})).rejects.toMatchObject({ code: "adjustment.ambiguous" });
    await expect(adjust({ balance: "6.00" })).rejects.toMatchObject({ code: "adjustment.zero" });
    await expect(adjust({ amount: "-6.01" })).rejects.toMatchObject({ code: "account.insufficient" });
    await expect(take({ amount: "0" })).rejects.toMatchObject({ code: "amount.not_positive" });
    await expect(take({ amount: "6.01" })).rejects.toMatchObject({ code: "account.insufficient" });
    await w.owner.request(calls.business.changeSettings, { body: { transaction_comment_required: true } });
    await expect(refill({})).rejects.toMatchObject({ code: "comment.missing" });
    await expect(take({})).rejects.toMatchObject({ code: "comment.missing" });
    await w.owner.request(corporateAccounts.change, { path, body: { active: false } });
    await expect(refill({ comment: "x" })).rejects.toMatchObject({ code: "customer_account.inactive" });
    expect(await proved(w)).toEqual([]);
  });

  test.each([
    ["debit", "10.00", "10.01"],
    ["credit", "15.00", "15.01"],
    ["credit-unlimited", "1000000.00", undefined],
  ] as const)("on %s takes off as far as its credit", async (credit_type, most, over) => {
    const w = await world(server);
    const { path, refill } = await fleet(w);
    await refill("10.00");
    await w.owner.request(corporateAccounts.change, { path, body: { credit_type, credit_limit: "5.00" } });
    const take = (amount: string) => w.owner.request(corporateAccounts.writeOff, { path, body: { amount } });
    if (over) await expect(take(over)).rejects.toMatchObject({ code: "account.insufficient" });
    const balance = (10 - Number(most)).toFixed(2);
    expect((await take(most)).account).toMatchObject({ balance, amount: over ? "0.00" : null });
    expect(await proved(w)).toEqual([]);
  });

  test("of one unit, fifty at once on an account with ten, passes ten times", async () => {
    const w = await world(server);
    const { path, refill } = await fleet(w);
    await refill("10.00");
    const all = Array.from({ length: 50 }, () =>
      w.owner.request(corporateAccounts.writeOff, { path, body: { amount: "1.00" } }, key()).then(
        () => "done",
        (failure: { code: string }) => failure.code,
      ),
    );
    const results = Object.groupBy(await Promise.all(all), (one) => one);
    expect(Object.keys(results).sort()).toEqual(["account.insufficient", "done"]);
    expect(results.done).toHaveLength(10);
    expect((await w.owner.request(corporateAccounts.get, { path })).balance).toBe("0.00");
    expect(await proved(w)).toEqual([]);
  });

  test("is for those who look after companies and for accountants; by force for managers and owners", async () => {
    const w = await world(server);
    const { path } = await fleet(w);
    await w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const [manager, accountant, support] = [
      await w.member({ roles: ["corporate-manager"] }),
      await w.member({ roles: ["accountant"] }),
      await w.member({ roles: ["support-operator"] }),
    ];
    const body = { amount: "10.00" };
    expect((await manager.request(corporateAccounts.refill, { path, body }, key())).account.balance).toBe("10.00");
    expect((await accountant.request(corporateAccounts.writeOff, { path, body }, key())).account.balance).toBe("0.00");
    const denied = { code: "access.denied" };
    await expect(support.request(corporateAccounts.refill, { path, body })).rejects.toMatchObject(denied);
    expect((await support.request(corporateAccounts.get, { path })).balance).toBe("0.00");
    const forced = { path, body: { ...body, force: true } };
    await expect(manager.request(corporateAccounts.writeOff, forced, key())).rejects.toMatchObject(denied);
    expect((await w.owner.request(corporateAccounts.writeOff, forced, key())).account.balance).toBe("-10.00");
    expect(await proved(w)).toEqual([]);
  });

  test("can be cancelled, once, and a refill only while it is there", async () => {
    const w = await world(server);
    const { path, refill } = await fleet(w);
    const { transaction } = await refill("10.00");
    const taken = await w.owner.request(corporateAccounts.writeOff, { path, body: { amount: "4.00" } }, key());
    const cancel = (transaction_id: string) =>
      w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());
    await expect(cancel(transaction.id)).rejects.toMatchObject({ code: "account.insufficient" });
    await cancel(taken.transaction.id);
    await cancel(transaction.id);
    await expect(cancel(transaction.id)).rejects.toMatchObject({ code: "transaction.state" });
    expect((await w.owner.request(corporateAccounts.get, { path })).balance).toBe("0.00");
    expect(await proved(w)).toEqual([]);
  });
});

test("value also expires on a company's account, and the ledger balances", async () => {
  const w = await world(server);
  const { path, refill } = await fleet(w, { expire_type: "day", expire_value: "3" });
  await refill("10.00");
  const expire_date = Temporal.Now.plainDateISO("Europe/Kyiv").add({ days: 40 }).toString();
  await w.owner.request(corporateAccounts.refill, { path, body: { amount: "5.00", expire_date } }, key());
  await expireIn(server.pool, w.businessId, new Date(server.clock.now().getTime() + 10 * 86_400_000));
  const shown = await w.owner.request(corporateAccounts.get, { path });
  expect(shown).toMatchObject({ balance: "5.00", lots: [{ amount: "5.00", expire_date }] });
  expect(await proved(w)).toEqual([]);
});

test("a statement, as a list, a file, a document and a page, shows a company's movements and balances", async () => {
  const w = await world(server);
  const { path, refill, company } = await fleet(w);
  await refill("10.00");
  await w.owner.request(corporateAccounts.writeOff, { path, body: { amount: "4.00", comment: "Wash" } }, key());
  const statement = await w.owner.request(corporateAccounts.statement, { path });
  expect(statement).toMatchObject({ opening: "0.00", incoming: "10.00", outgoing: "4.00", closing: "6.00", total: 2 });
  expect(statement.items.map(({ amount, comment }) => [amount, comment])).toEqual([
    ["-4.00", "Wash"],
    ["10.00", null],
  ]);
  const target = `/x/corporate_customers/${path.customerId}/special_accounts/${path.accountId}/statement`;
  const file = await w.owner.send({ method: "GET", target, headers: { accept: "text/csv" } });
  expect(file.body).toContain("Wash");
  const headers = { accept: EXPORT_TYPES.pdf, authorization: `Bearer ${w.owner.token}` };
  const document = await fetch(server.url + server.settings.basePath + target, { headers });
  const [sheet] = await pdfPages(new Uint8Array(await document.arrayBuffer()));
  for (const text of [company.title, "Wash"]) expect(sheet?.text).toContain(text);
  const page = await w.owner.request(corporateAccounts.statementPage, { path });
  expect(page).toContain(company.title);
  expect(page).toContain("Wash");
  for (const text of [sheet?.text, page]) {
    expect(text).toContain("Company");
    expect(text).not.toContain("Customer");
  }
  expect(await w.owner.request(corporateAccounts.asOf, { path })).toMatchObject({ balance: "6.00" });
  expect(await w.owner.request(corporateAccounts.asOf, { path, query: { at: "2020-01-01" } })).toMatchObject({
    balance: "0.00",
    lots: [],
  });
});

test("a company is notified of a low account in its language, at its address", async () => {
  const w = await world(server);
  const email = `c${randomUUID()}@example.com`;
  const { company, path, refill } = await fleet(w, { low_balance_notify: "20" });
  const emails = () => mailTo(server, email);
  const take = () => w.owner.request(corporateAccounts.writeOff, { path, body: { amount: "11.00" } }, key());
  await refill("30.00");
  await take();
  const contact = { email, contact_name: "Ганна Бондар", language: "uk" as const };
  await w.owner.request(corporateCustomers.change, { path: { customerId: company.id }, body: contact });
  expect(await emails()).toEqual([]);
  await refill("11.00");
  await take();
  expect(await emails()).toMatchObject([
    { subject: "Fuel: залишилося 19,00\u00a0₴", body: expect.stringContaining("Вітаємо, Ганна Бондар!") },
  ]);
});
