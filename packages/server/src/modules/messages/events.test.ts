import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { countRoundTrips } from "../../../test/driver/round-trips.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { addProvider, switchOn, textsIn } from "./fixture.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });

let s: Shop;
beforeEach(async () => {
  s = await shop(server);
  await addProvider(s.w);
});

const on = (...settings: Parameters<typeof switchOn> extends [unknown, ...infer Rest] ? Rest : never) =>
  switchOn(s.w, ...settings);
let numbers = 0;
async function member(more: object = {}) {
  numbers += 1;
  const phone = `+38068${String(1_000_000 + numbers)}`;
  const made = await s.w.make.customer({ first_name: "Oksana", phone, external_id: randomUUID(), ...more });
  return { ...made, phone };
}
/** The texts in the outbox, oldest first. */
const outbox = async () => (await s.w.owner.request(calls.messages.list, { page: { count: 50 } })).items.toReversed();
const texts = () => textsIn(s.w);
const bonuses = (customer_id: string, amount: string) => ({
  ...{ loyalty_id: s.w.loyaltyId, customer_id, currency: "UAH", amount },
});

describe("a new member is welcomed", () => {
  test("in their language, by the first channel that reaches them, whoever adds them", async () => {
    await addProvider(s.w, { kind: "smtp", host: "mail.example", sender: "a@b.example" }, "email");
    await on(["welcome"], { channels: ["sms", "email"], texts: { en: "Hello {customer_name}" } });
    const first = await member({ language: "de" });
    const second = await s.w.make.customer({ email: "taras@example.com", first_name: "Taras", language: "en" });
    await s.till.request(calls.term.addCustomer, { body: { user_id_value: "+380681112233" } }, key());
    const sent = await outbox();
    expect(sent.map(({ src_type, status }) => [src_type, status])).toEqual(Array(3).fill(["system", "wait"]));
    expect(sent[0]).toMatchObject({
      ...{ message_type: "sms", recipient: first.phone, language: "de", loyalty: { id: s.w.loyaltyId } },
      ...{ customer: { id: first.id }, text: expect.stringContaining(": Willkommen!") },
    });
    expect(sent[1]).toMatchObject({
      ...{ message_type: "email", recipient: "taras@example.com", text: "Hello Taras", customer: { id: second.id } },
      subject: expect.stringContaining("Welcome to "),
    });
    expect(sent[2]).toMatchObject({ recipient: "+380681112233" });
  });

  test("once, and not at all while the message is off or no channel reaches them", async () => {
    await member();
    await on(["welcome"]);
    const { external_id } = await member({ phone: null });
    expect(external_id).not.toBeNull();
    const { phone } = await member();
    await s.till.request(calls.term.addCustomer, { body: { user_id_value: phone } }, key());
    expect(await outbox()).toHaveLength(1);
    const path = { loyaltyId: s.w.loyaltyId };
    const body = { messages: [{ message_code: "welcome" as const, active: false }] };
    await s.w.owner.request(calls.messageTemplates.change, { path, body });
    await member();
    expect(await outbox()).toHaveLength(1);
  });
});

describe("a sale tells", () => {
  test("what was earned, spent and saved, with the balance after it", async () => {
    await s.rule({ action_type: "charge-check-percent", value: "10" });
    await s.rule({ action_type: "discount-check-percent", value: "10" });
    const { id: customer_id } = await member({ language: "en" });
    await s.w.owner.request(calls.transactions.addBonuses, { body: bonuses(customer_id, "100.00") });
    await on(["bonuses-charged", "bonuses-redeemed", "discount-given"]);
    const { check } = await s.sell({ items: examples, customer_id, bonuses_to_redeem: "2.00" });
    const { title } = await s.w.owner.request(calls.loyalty.get, { path: { loyaltyId: s.w.loyaltyId } });
    const { bonuses_added_amount: added, amount_to_pay, discount_amount } = check.totals;
    const balance = (98 + Number(added)).toFixed(2);
    expect(await texts()).toEqual([
      `${title}: bonuses earned: ${added}. Balance: ${balance}.`,
      `${title}: bonuses spent: 2. To pay: UAH ${amount_to_pay}. Balance: ${balance}.`,
      `${title}: your discount: UAH ${discount_amount}. To pay: UAH ${amount_to_pay}.`,
    ]);
  });

  test("in the till's language those who have none, and only what has happened", async () => {
    await on(["bonuses-charged", "bonuses-redeemed", "discount-given"]);
    const { id: customer_id } = await member();
    await s.sell({ items: examples, customer_id });
    expect(await outbox()).toEqual([]);
    await s.rule({ action_type: "charge-check-percent", value: "10" });
    await s.w.owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: { language: "uk" } });
    await s.sell({ items: examples });
    await s.sell({ items: examples, customer_id });
    const [only] = await outbox();
    expect(only).toMatchObject({ language: "uk", text: expect.stringContaining("нараховано бонусів: 2,5") });
    expect(await outbox()).toHaveLength(1);
  });

  test("when it was reserved, once it is finished", async () => {
    await on(["bonuses-charged"], { texts: { en: "{pos_title}: {amount}, {bonuses_added}" } });
    await s.rule({ action_type: "charge-check-percent", value: "10" });
    const { id: customer_id } = await member({ language: "en" });
    const body = { items: examples, customer_id };
    const { transaction } = await s.till.request(calls.term.reserve, { body }, key());
    expect(await outbox()).toEqual([]);
    await s.till.request(calls.term.finalize, { body: { transaction_id: transaction.id } }, key());
    expect(await texts()).toEqual(["Khreshchatyk 1: UAH 25.55, 2.56"]);
  });

  test("by the name that customers know the point of sale by, in their language, else in the programme's", async () => {
    await on(["bonuses-charged"], { texts: { de: "Bei {pos_title}.", fr: "À {pos_title}." } });
    const { default_language } = await s.w.owner.request(calls.loyalty.get, { path: { loyaltyId: s.w.loyaltyId } });
    const public_title = { [default_language]: "Kalyna", de: "Schneeball" };
    await s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body: { public_title } });
    await s.rule({ action_type: "charge-check-percent", value: "10" });
    for (const language of ["de", "fr"] as const) {
      const { id: customer_id } = await member({ language });
      await s.sell({ items: examples, customer_id });
    }
    expect((await texts()).toSorted()).toEqual(["Bei Schneeball.", "À Kalyna."]);
    const [{ recipient } = {}] = await outbox();
    const preview = { message_code: "bonuses-charged" as const, user_id_value: recipient ?? "" };
    const body = { ...preview, user_id_type: "phone" as const, language: "fr" as const };
    const path = { loyaltyId: s.w.loyaltyId };
    expect((await s.w.owner.request(calls.messageTemplates.test, { path, body })).text).toContain("À Kalyna.");
  });

  test("with one more statement and no more round trips", async () => {
    await s.rule({ action_type: "charge-check-percent", value: "10" });
    const { id: customer_id } = await member();
    const sale = () => s.till.request(calls.term.sale, { body: { items: examples, customer_id } }, key());
    await sale();
    await sale();
    const silent = await countRoundTrips(sale);
    await on(["bonuses-charged", "discount-given"]);
    await sale();
    const telling = await countRoundTrips(sale);
    expect(telling.roundTrips).toBe(silent.roundTrips);
    expect(telling.statements).toHaveLength(silent.statements.length + 1);
    expect(await outbox()).toHaveLength(2);
  });

  test("nothing if it fails", async () => {
    await on(["bonuses-charged"]);
    await s.rule({ action_type: "charge-check-percent", value: "10" });
    const { id: customer_id } = await member();
    const body = { id: randomUUID(), items: examples, customer_id };
    await s.sell(body);
    await expect(s.sell(body)).rejects.toMatchObject({ code: "conflict.duplicate" });
    expect(await outbox()).toHaveLength(1);
  });
});

describe("bonuses moved by hand are told", () => {
  test("when they are added, adjusted and written off", async () => {
    await on(["bonuses-added", "bonuses-adjusted", "bonuses-written-off"]);
    const { id } = await member({ language: "fr" });
    const { addBonuses, adjustBonuses, writeOffBonuses } = calls.transactions;
    await s.w.owner.request(addBonuses, { body: bonuses(id, "1200.50") });
    await s.w.owner.request(adjustBonuses, { body: bonuses(id, "-200.50") });
    await s.w.owner.request(writeOffBonuses, { body: { ...bonuses(id, "100.00"), comment: "x" } });
    expect((await texts()).map((text) => text.slice(text.indexOf(": ") + 2))).toEqual([
      "bonus pour vous : 1 200,50. Solde : 1 200,50.",
      "vos bonus ont été corrigés : -200,50. Solde : 1 000.",
      "bonus retirés : 100. Solde : 900.",
    ]);
  });

  test("with their last day, and never to blocked customers", async () => {
    await on(["bonuses-added"], { texts: { en: "{bonuses_added} until {promo_expire_date}" } });
    const { id } = await member({ language: "en" });
    const promotional = { promotional: true, expire_type: "date" as const, expire_value: "2027-03-31" };
    const add = () =>
      s.w.owner.request(calls.transactions.addBonuses, { body: { ...bonuses(id, "5.00"), ...promotional } });
    await add();
    await s.w.owner.request(calls.customers.change, { body: { user_id: id, blocked: true } });
    await add();
    expect(await texts()).toEqual(["5 until Mar 31, 2027"]);
  });
});
