import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { fleet } from "../../../test/fleet.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { type World, world } from "../../../test/world.ts";
import { prove } from "../../ledger/proof.ts";

const server = await startTestServer();
const { corporateAccounts, corporateCustomers, customerAccounts } = calls;
const key = () => ({ idempotencyKey: randomUUID() });
const proved = (w: World) => w.inside(prove);
const scope = "corporate" as const;

describe("GET and POST /corporate_customers/{customerId}/special_accounts", () => {
  test("give a company an account with the credit of the special account, or its own", async () => {
    const w = await world(server);
    const { account, company, special, path } = await fleet(w, { credit_type: "credit", credit_limit: "5000.00" });
    expect(account).toMatchObject({
      corporate_customer_id: company.id,
      corporate_customer_title: company.title,
      special_account_id: special.id,
      special_account: { title: "Fuel", type: "money", currency: "UAH", unit: null },
      ...{ credit_type: "credit", credit_limit: "5000.00", balance: "0.00", reserved: "0.00", amount: "5000.00" },
      ...{ active: true, last_movement_dt: null, version: 1 },
    });
    const litres = await w.make.specialAccount({ scope, type: "goods", currency: null, unit: "L", sort_order: 1 });
    const limits = [{ period: "month" as const, amount: "7.125", goods_code: "A95" }];
    const own = { credit_type: "credit-unlimited" as const, title: "Lorries", vehicle_id: "yes" as const };
    await w.make.companyAccount(company.id, litres.id, { ...own, limits });
    const { items } = await w.owner.request(corporateAccounts.list, { path });
    expect(items).toMatchObject([
      { id: account.id },
      { ...own, amount: null, balance: "0.000", limits: [{ ...limits[0], used: "0.000" }] },
    ]);
    expect(await w.owner.request(corporateAccounts.get, { path })).toEqual(account);
  });

  test("refuse what cannot be given, and an account of the other kind of customers either way", async () => {
    const w = await world(server);
    const { company, special } = await fleet(w);
    const give = (special_account_id: string, body: object = {}, id = company.id) =>
      w.make.companyAccount(id, special_account_id, body);
    await expect(give(special.id)).rejects.toMatchObject({ code: "conflict.duplicate" });
    await expect(give(randomUUID())).rejects.toMatchObject({ code: "special_account.not_found" });
    await expect(give(special.id, {}, randomUUID())).rejects.toMatchObject({ code: "corporate_customer.not_found" });
    const retail = await w.make.specialAccount();
    await expect(give(retail.id)).rejects.toMatchObject({ code: "special_account.not_corporate", status: 422 });
    const person = await w.make.customer();
    // As text: customers and companies have different types.
    await expect(give(special.id, {}, String(person.id))).rejects.toMatchObject({
      code: "corporate_customer.not_found",
    });
    const other = w.make.customerAccount(person.id, special.id);
    await expect(other).rejects.toMatchObject({ code: "special_account.other_scope" });
    const off = await w.make.specialAccount({ scope, active: false });
    await expect(give(off.id)).rejects.toMatchObject({ code: "special_account.inactive" });
    const ending = await w.make.specialAccount({ scope, expire_type: "day", expire_value: "3" });
    const onCredit = give(ending.id, { credit_type: "credit" });
    await expect(onCredit).rejects.toMatchObject({ code: "special_account.expiry_on_credit" });
    const list = w.owner.request(corporateAccounts.list, { path: { customerId: randomUUID() } });
    await expect(list).rejects.toMatchObject({ code: "corporate_customer.not_found" });
    expect((await w.owner.request(corporateAccounts.list, { path: { customerId: company.id } })).items).toHaveLength(1);
  });

  test("of one special account at once give it once", async () => {
    const w = await world(server);
    const company = await w.make.company();
    const special = await w.make.specialAccount({ scope });
    const results = await Promise.all(
      Array.from({ length: 8 }, () =>
        w.make.companyAccount(company.id, special.id).then(
          () => "done",
          ({ code }: { code: string }) => code,
        ),
      ),
    );
    expect(results.toSorted()).toEqual([...Array.from({ length: 7 }, () => "conflict.duplicate"), "done"]);
    expect(await proved(w)).toEqual([]);
  });

  test("lists the goods that an account may pay for", async () => {
    const w = await world(server);
    await w.make.goods({ title: "Petrol", code: "A95", unit: "L" });
    const { path } = await fleet(w, { goods_codes: ["A95"] });
    const { items } = await w.owner.request(corporateAccounts.goods, { path });
    expect(items).toMatchObject([{ code: "A95", title: "Petrol", unit: "L", active: true }]);
  });
});

describe("PATCH of a company's account", () => {
  test("changes credit, limits and descriptions, and moves nothing", async () => {
    const w = await world(server);
    const { path } = await fleet(w);
    const limits = [{ period: "day" as const, amount: "5.00", goods_code: null }];
    const body = { credit_type: "credit" as const, credit_limit: "12.50", limits, active: false, title: "Lorries" };
    const changed = await w.owner.request(corporateAccounts.change, { path, body }, { version: 1 });
    const shown = { ...body, limits: [{ ...limits[0], used: "0.00" }], amount: "12.50", last_movement_dt: null };
    expect(changed).toMatchObject({ ...shown, version: 2 });
    const late = w.owner.request(corporateAccounts.change, { path, body: { active: true } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale", details: { version: 2 } });
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_id: path.accountId } });
    expect(items.map(({ action, entity_type }) => [action, entity_type])).toEqual([
      ["changed", "customer_account"],
      ["added", "customer_account"],
    ]);
  });

  test("gives no credit where value ends", async () => {
    const w = await world(server);
    const { path } = await fleet(w, { expire_type: "month", expire_value: "2" });
    const change = w.owner.request(corporateAccounts.change, { path, body: { credit_type: "credit" } });
    await expect(change).rejects.toMatchObject({ code: "special_account.expiry_on_credit" });
  });
});

test("every call refuses an unknown account, another company's and a customer's", async () => {
  const w = await world(server);
  const { path } = await fleet(w);
  const other = await w.make.company({ title: "Another" });
  const person = await w.make.customer();
  const purse = await w.make.customerAccount(person.id, (await w.make.specialAccount()).id);
  const missing = { code: "customer_account.not_found", status: 404 };
  for (const wrong of [
    { ...path, accountId: randomUUID() },
    { ...path, customerId: other.id },
    // As text: customers and companies have different types.
    { ...path, accountId: String(purse.id) },
    { customerId: String(person.id), accountId: String(purse.id) },
  ]) {
    const at = { path: wrong };
    await expect(w.owner.request(corporateAccounts.get, at)).rejects.toMatchObject(missing);
    await expect(w.owner.request(corporateAccounts.goods, at)).rejects.toMatchObject(missing);
    await expect(w.owner.request(corporateAccounts.statement, at)).rejects.toMatchObject(missing);
    await expect(w.owner.request(corporateAccounts.statementPage, at)).rejects.toMatchObject(missing);
    await expect(w.owner.request(corporateAccounts.asOf, at)).rejects.toMatchObject(missing);
    const target = `/x/corporate_customers/${wrong.customerId}/special_accounts/${wrong.accountId}/statement`;
    const file = await w.owner.send({ method: "GET", target, headers: { accept: "text/csv" } });
    expect(file).toMatchObject({ status: 404, body: { code: missing.code } });
    const change = w.owner.request(corporateAccounts.change, { ...at, body: { active: true } });
    await expect(change).rejects.toMatchObject(missing);
    const amount = { amount: "1.00", comment: "Why" };
    await expect(w.owner.request(corporateAccounts.refill, { ...at, body: amount })).rejects.toMatchObject(missing);
    await expect(w.owner.request(corporateAccounts.writeOff, { ...at, body: amount })).rejects.toMatchObject(missing);
    await expect(w.owner.request(corporateAccounts.adjust, { ...at, body: amount })).rejects.toMatchObject(missing);
  }
  const retail = { path: { userId: String(path.customerId), accountId: String(path.accountId) } };
  await expect(w.owner.request(customerAccounts.get, retail)).rejects.toMatchObject(missing);
  const page = { path: { userId: person.id, accountId: String(path.accountId) } };
  await expect(w.owner.request(customerAccounts.statementPage, page)).rejects.toMatchObject(missing);
});

test("the list of companies shows what each has on its accounts", async () => {
  const w = await world(server);
  const { company, special, account, refill } = await fleet(w, { low_balance_notify: "20" }, { title: "Lorries" });
  await refill("12.00");
  const bare = await w.make.company({ title: "Bare" });
  const { items } = await w.owner.request(corporateCustomers.list, {});
  expect(items.map(({ id, accounts }) => [id, accounts])).toEqual([
    [bare.id, []],
    [
      company.id,
      [
        {
          ...{ id: account.id, special_account_id: special.id, title: "Lorries", type: "money", currency: "UAH" },
          ...{ unit: null, credit_type: "debit", credit_limit: "0.00", balance: "12.00", reserved: "0.00" },
          ...{ amount: "12.00", low: true, active: true },
        },
      ],
    ],
  ]);
});

test("customers' lists, pages and tills know nothing of companies' accounts", async () => {
  const s = await shop(server);
  const { w } = s;
  const { special, path, refill } = await fleet(w);
  await refill("100.00");
  const holders = { path: { accountId: special.id, loyaltyId: w.loyaltyId } };
  expect(await w.owner.request(calls.specialAccounts.customers, holders)).toMatchObject({ items: [], total: 0 });
  const userId = await s.member();
  expect((await w.owner.request(customerAccounts.list, { path: { userId } })).items).toEqual([]);
  const own = await w.make.customerAccount(userId, (await w.make.specialAccount({ title: "Purse" })).id);
  expect((await w.owner.request(customerAccounts.list, { path: { userId } })).items).toEqual([own]);
  const named = { customer_id: userId, special_account_id: special.id, amount: "1.00" };
  const refused = { code: "customer_account.not_found" };
  const other = w.owner.request(calls.transactions.refillAccount, { body: named }, key());
  await expect(other).rejects.toMatchObject(refused);
  const payments = [{ payment_type: "special-account" as const, special_account_id: special.id }];
  const items = [{ code: "A", quantity: "1" }];
  await expect(s.sell({ customer_id: userId, items, payments })).rejects.toMatchObject(refused);
  expect((await w.owner.request(corporateAccounts.get, { path })).balance).toBe("100.00");
  expect(await w.owner.request(calls.specialAccounts.get, { path: { accountId: special.id } })).toMatchObject({
    accounts_count: 1,
  });
  expect(await proved(w)).toEqual([]);
});
