import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { mailTo } from "../../../test/mail.ts";
import { type Prepaid, prepaidIn } from "../../../test/prepaid.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { expireIn } from "../bonuses/expire.ts";
import { addProvider, switchOn, textsIn } from "./fixture.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

let s: Shop;
beforeEach(async () => {
  s = await shop(server);
  await addProvider(s.w);
});
const public_title = { de: "Tankkarte", uk: "Пальне" };
let numbers = 0;
/** A customer who speaks German and has 100.00 on an account. */
async function purse(special: object = {}): Promise<Prepaid> {
  const p = await prepaidIn(s, { special: { title: "Fuel", public_title, ...special } });
  numbers += 1;
  const body = { user_id: p.customerId, phone: `+38063${String(1_000_000 + numbers)}`, language: "de" as const };
  await s.w.owner.request(calls.customers.change, { body });
  return p;
}
const messageTexts = () => q.selectFrom("message").select("text").where(inTenant());
const texts = async () => (await textsIn(s.w)).map((text) => text.slice(text.indexOf(": ") + 2));

describe("what moves on an account is told", () => {
  test("by hand: refilled, adjusted, written off, under the name that the customer knows", async () => {
    const p = await purse();
    const { id: accountId } = await p.account();
    await switchOn(s.w, ["account-refilled", "account-adjusted", "account-written-off"]);
    const path = { userId: p.customerId, accountId };
    const { refill, adjust, writeOff } = calls.customerAccounts;
    await s.w.owner.request(refill, { path, body: { amount: "50" } }, key());
    await s.w.owner.request(adjust, { path, body: { amount: "-20.50", comment: "x" } }, key());
    await s.w.owner.request(writeOff, { path, body: { amount: "9.50", comment: "x" } }, key());
    expect(await texts()).toEqual([
      "Tankkarte wurde aufgeladen: 50,00 UAH. Stand: 150,00 UAH.",
      "Tankkarte wurde korrigiert: -20,50 UAH. Stand: 129,50 UAH.",
      "von Tankkarte abgebucht: 9,50 UAH. Stand: 120,00 UAH.",
    ]);
  });

  test("by a sale that it pays for, at once or reserved before, and when that is cancelled", async () => {
    await switchOn(s.w, ["account-used", "sale-cancelled"]);
    const p = await purse();
    const { transaction } = await p.sell("2");
    const reserved = await p.reserve("3");
    await p.finalize(reserved.transaction.id);
    await p.cancel(transaction.id);
    await p.cancel((await p.reserve("1")).transaction.id);
    expect(await texts()).toEqual([
      "von Tankkarte bezahlt: 20,00 UAH. Stand: 80,00 UAH.",
      "von Tankkarte bezahlt: 30,00 UAH. Stand: 50,00 UAH.",
      "Ihr Einkauf über 20,00 UAH wurde storniert.",
    ]);
  });
});

test("what is paid back for some goods of a sale is told, by whoever does it, and a preview is not", async () => {
  await switchOn(s.w, ["sale-refunded"]);
  const p = await purse();
  const { transaction, check } = await p.sell("3");
  const path = { transactionId: transaction.id };
  const lines = (quantity: string) => [{ id: check.items[0]?.id ?? "", quantity }];
  await s.w.owner.request(calls.refunds.preview, { path, body: { lines: lines("1") } });
  await s.w.owner.request(calls.refunds.add, { path, body: { lines: lines("1") } }, key());
  await s.till.request(calls.refunds.tillAdd, { path, body: { lines: lines("2") } }, key());
  expect(await texts()).toEqual([
    "Ihre Erstattung: 10,00 UAH (Khreshchatyk 1).",
    "Ihre Erstattung: 20,00 UAH (Khreshchatyk 1).",
  ]);
});

describe("an account that a customer gets", () => {
  test("is told when it is opened, and with its new limit of credit when that changes", async () => {
    await switchOn(s.w, ["account-opened", "account-limit-changed"]);
    const p = await purse();
    const { id: accountId } = await p.account();
    const path = { userId: p.customerId, accountId };
    const deposit = await s.w.make.specialAccount({ title: "Deposit" });
    await s.w.make.customerAccount(p.customerId, deposit.id);
    const change = (body: object) => s.w.owner.request(calls.customerAccounts.change, { path, body });
    await change({ credit_type: "credit", credit_limit: "500" });
    await change({ credit_type: "credit", credit_limit: "500", comment: "The same" });
    await change({ credit_type: "credit-unlimited" });
    await change({ credit_type: "debit" });
    await change({ comment: "No other credit" });
    expect(await texts()).toEqual([
      "Sie haben jetzt das Konto Deposit. Stand: 0,00 UAH.",
      "neues Kreditlimit von Tankkarte: 500,00 UAH.",
      "neues Kreditlimit von Tankkarte: Unbegrenzt.",
      "neues Kreditlimit von Tankkarte: 0,00 UAH.",
    ]);
  });

  test("is told to each of several customers, once for each", async () => {
    await switchOn(s.w, ["account-opened", "account-limit-changed"]);
    const p = await purse();
    const { id } = await s.w.make.customer({ phone: "+380631999999", language: "fr" });
    const credit = { credit_type: "credit" as const, credit_limit: "20" };
    const customers = [p.customerId, id].map((user_id) => ({ user_id, ...credit }));
    const path = { accountId: p.specialId, loyaltyId: s.w.loyaltyId };
    await s.w.owner.request(calls.specialAccounts.setCustomers, { path, body: { customers } }, key());
    expect((await texts()).toSorted()).toEqual([
      "neues Kreditlimit von Tankkarte: 20,00 UAH.",
      "vous avez maintenant le compte Fuel. Solde : 0,00 UAH.",
    ]);
  });

  test("by a sale is told together with what a rule credits to it", async () => {
    await switchOn(s.w, ["account-opened", "account-charged"]);
    const p = await purse();
    const stamps = await s.w.make.specialAccount({ title: "Coffee", type: "punches", currency: null });
    await s.w.make.rule({
      ...{ title: "Two stamps", action_type: "charge-check-amount", charge_target: "special-account" },
      ...{ special_account_id: stamps.id, value: "2" },
    });
    const sale = { customer_id: p.customerId, items: [{ line_id: "1", code: "A", quantity: "1" }] };
    await s.sell(sale);
    await s.sell(sale);
    expect(await texts()).toEqual([
      expect.stringMatching(/^Sie haben jetzt das Konto Coffee\. Stand: 2/),
      expect.stringMatching(/^Coffee gutgeschrieben: 2.*Stand: 2/),
      expect.stringMatching(/^Coffee gutgeschrieben: 2.*Stand: 4/),
    ]);
  });
});

describe("an account that runs low", () => {
  test("is told once, in place of the e-mail", async () => {
    await switchOn(s.w, ["account-low"]);
    const p = await purse({ low_balance_notify: "50" });
    await p.sell("6");
    await p.sell("1");
    expect(await texts()).toEqual(["auf Tankkarte sind noch 40,00 UAH. Laden Sie es rechtzeitig auf."]);
    expect(await mailTo(server, p.email)).toEqual([]);
  });

  test("is told by e-mail where no channel of the message reaches the customer, and when value expires", async () => {
    await addProvider(s.w, { kind: "smtp", host: "mail.example", sender: "a@b.example" }, "email");
    await switchOn(s.w, ["account-low"]);
    const p = await purse({ low_balance_notify: "50", expire_type: "day", expire_value: "3" });
    await s.w.owner.request(calls.customers.change, { body: { user_id: p.customerId, phone: null } });
    await expireIn(server.pool, s.w.businessId, new Date(server.clock.now().getTime() + 5 * 86_400_000));
    expect(await mailTo(server, p.email)).toHaveLength(1);
    expect(await texts()).toEqual([]);
    await switchOn(s.w, ["account-low"], { channels: ["email"] });
    const other = await purse({ low_balance_notify: "50" });
    await other.sell("6");
    expect(await mailTo(server, other.email)).toEqual([]);
    expect(await texts()).toHaveLength(1);
  });
});

describe("a payment PIN", () => {
  const send = (p: Prepaid) =>
    s.till.request(calls.term.accountPin, { body: { customer_id: p.customerId, special_account_id: p.specialId } });

  test("goes out by the message of the programme; nobody else reads it", async () => {
    await switchOn(s.w, ["pin"]);
    const p = await purse({ limit_without_pin: "5.00" });
    const { sent_to } = await send(p);
    const { items } = await s.w.owner.request(calls.messages.list, {});
    expect(items).toMatchObject([{ text: expect.stringContaining(": Ihre PIN zum Bezahlen: ••••••.") }]);
    expect(sent_to).toBe(`•••${items[0]?.recipient?.slice(-2)}`);
    const one = await s.w.owner.request(calls.messages.get, { path: { messageId: items[0]?.id ?? "" } });
    expect(one.text).toBe(items[0]?.text);
    const stored = await s.w.inside((tenant) => tenant.many(messageTexts()));
    const pin = /\d{6}/.exec(stored[0]?.text ?? "")?.[0];
    await p.sell("2", {}, pin);
    expect(await p.balances()).toEqual(["80.00", "0.00", "80.00"]);
    expect(await mailTo(server, p.email)).toEqual([]);
  });

  test("goes by e-mail while the message is off", async () => {
    const p = await purse({ limit_without_pin: "5.00" });
    await send(p);
    expect(await mailTo(server, p.email)).toHaveLength(1);
    expect(await texts()).toEqual([]);
  });
});
