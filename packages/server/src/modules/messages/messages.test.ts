import { setTimeout as wait } from "node:timers/promises";
import type { messages } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { type Reply, startHttpService } from "../../../test/messages/http-service.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { inTransaction } from "../../kit/http/transaction.ts";
import { Tenant } from "../../kit/tenant.ts";
import { deliverIn } from "./delivery.ts";
import { addProvider } from "./fixture.ts";
import { prepareMailing } from "./mailings.ts";
import { claimMessages, listDueBusinesses } from "./queries.ts";

const accepted = (id: string) => ({
  response_status: "OK",
  response_result: [{ message_id: id, response_status: "OK" }],
});
let answer: (path: string, body: { sequence_id?: string }) => Reply = () => ({});
const service = await startHttpService(({ path, body }) => answer(path, JSON.parse(body)));
const server = await startTestServer({ PATRON_TURBOSMS_URL: service.url });
const { cost, get, list, mailing, mailings, resumeMailing, send, stopMailing, test: sendTest } = calls.messages;
const gone = "00000000-0000-7000-8000-000000000000";

let w: World;
beforeEach(async () => {
  w = await world(server);
  await addProvider(w, { part_price: "0.5000" });
  // Consent has tests of its own.
  await w.owner.request(calls.business.changeSettings, { body: { message_consent_required: false } });
  service.received.length = 0;
  answer = (path, body) => ({ body: path.endsWith("send.json") ? accepted(`m-${body.sequence_id}`) : accepted("m") });
});

let numbers = 0;
/** A member with a telephone number, and an e-mail address if stated. */
async function member(more: Record<string, unknown> = {}) {
  numbers += 1;
  const phone = `+38067${String(1_000_000 + numbers)}`;
  return w.owner.request(calls.customers.add, {
    body: { loyalty_id: w.loyaltyId, phone, first_name: "Oksana", ...more },
  });
}
const texts = { en: "Ten percent off today" };
type Body = BodyOf<typeof messages.send>;
const body = (more: Partial<Body> = {}): Body => ({ loyalty_id: w.loyaltyId, channels: ["sms"], texts, ...more });
/** Sends a mailing and delivers all that is due. */
async function mail(more: Partial<Body> = {}) {
  const { id } = await w.owner.request(send, { body: body(more) });
  await prepareMailing(server, w.businessId, id);
  await deliver();
  return w.owner.request(mailing, { path: { mailingId: id } });
}
const deliver = () => deliverIn(server, w.businessId);
const sentOut = () =>
  service.received.filter(({ path }) => path.endsWith("send.json")).map((one) => JSON.parse(one.body));
const all = async () => (await w.owner.request(list, {})).items;

describe("a mailing", () => {
  test("reaches every member once, in their language, and tells what it cost", async () => {
    await member({ language: "uk" });
    await member();
    const done = await mail({ texts: { en: "Hello", uk: "Вітаємо" } });
    expect(done).toMatchObject({
      state: "done",
      recipients: 2,
      created: 2,
      sent: 2,
      failed: 0,
      cost: "1.0000",
      currency: "UAH",
    });
    expect(
      sentOut()
        .map(({ sms }) => sms.text)
        .sort(),
    ).toEqual(["Hello", "Вітаємо"]);
    expect(sentOut().map(({ sms }) => sms.sender)).toEqual(["Kovalenko", "Kovalenko"]);
    const [one] = await all();
    expect(one).toMatchObject({ status: "sent", message_type: "sms", parts: 1, cost: "0.5000", problem: null });
    expect((await w.owner.request(mailings, {})).items).toEqual([done]);
    const told = (await w.owner.request(calls.notifications.list, {})).items;
    expect(told).toMatchObject([{ event: "mailing-done", entity_type: "mailing", entity_id: done.id }]);
  });

  test("goes to chosen customers, to a category or to those with some access; never to blocked ones", async () => {
    const path = { loyaltyId: w.loyaltyId };
    const gold = await w.owner.request(calls.cardCategories.add, { path, body: { title: "Gold" } });
    const [one, two] = [await member({ category_id: gold.id }), await member({ access: "limited" })];
    const blocked = await member();
    await w.owner.request(calls.customers.change, { body: { user_id: blocked.id, blocked: true } });
    const reached = async (more: Partial<Body>) => (await w.owner.request(cost, { body: body(more) })).recipients;
    expect(await reached({})).toBe(2);
    expect(await reached({ user_ids: [one.id, blocked.id] })).toBe(1);
    expect(await reached({ filter: { category_id: gold.id } })).toBe(1);
    expect(await reached({ filter: { access: "limited" } })).toBe(1);
    expect((await mail({ user_ids: [two.id] })).sent).toBe(1);
    expect((await all()).map(({ customer }) => customer?.id)).toEqual([two.id]);
  });

  test("tells beforehand whom it reaches how, and for how much", async () => {
    await addProvider(w, { kind: "smtp", host: "mail.example", sender: "a@b.example" }, "email");
    await member({ email: "both@example.com" });
    await w.owner.request(calls.customers.add, { body: { loyalty_id: w.loyaltyId, email: "mail@example.com" } });
    await w.owner.request(calls.customers.add, { body: { loyalty_id: w.loyaltyId, external_id: "card-1" } });
    const long = { en: "ї".repeat(71) };
    const told = await w.owner.request(cost, {
      body: body({ channels: ["sms", "email"], texts: long, subjects: { en: "News" } }),
    });
    expect(told).toEqual({
      channels: [
        { message_type: "sms", recipients: 1, parts: 2, part_price: "0.5000", total: "1.0000" },
        { message_type: "email", recipients: 1, parts: 1, part_price: null, total: null },
      ],
      ...{ recipients: 3, unreachable: 1, without_consent: 0, total: "1.0000", limit_left: null, currency: "UAH" },
    });
    expect(sentOut()).toEqual([]);
  });

  test("ends with the signature of the programme in the language of its text, which is counted", async () => {
    await member({ language: "uk" });
    await member();
    const path = { loyaltyId: w.loyaltyId };
    const message_signature = { en: "Kalyna Market", uk: "  " };
    await w.owner.request(calls.loyalty.changeSettings, { path, body: { message_signature } });
    const long = { en: "x".repeat(150), uk: "Вітаємо" };
    const told = await w.owner.request(cost, { body: body({ texts: long }) });
    expect(told.channels).toMatchObject([{ recipients: 2, parts: 3 }]);
    const done = await mail({ texts: long });
    expect(done).toMatchObject({ texts: { en: `${long.en}\nKalyna Market`, uk: "Вітаємо" }, sent: 2, cost: "1.5000" });
    const sent = sentOut().map(({ sms }) => sms.text);
    expect(sent.sort()).toEqual([done.texts.en, "Вітаємо"]);
  });

  test("begins at its time", async () => {
    await member();
    const send_at = new Date(server.clock.now().getTime() + 3_600_000).toISOString();
    expect(await mail({ send_at })).toMatchObject({ state: "scheduled", created: 0, send_at });
    server.clock.forward(3_601_000);
    const { items } = await w.owner.request(mailings, { query: { loyalty_id: w.loyaltyId } });
    const id = items[0]!.id; // It was stored above.
    await prepareMailing(server, w.businessId, id);
    await deliver();
    expect(await w.owner.request(mailing, { path: { mailingId: id } })).toMatchObject({ state: "done", sent: 1 });
  });

  test("stops between two messages and goes on without anybody getting two", async () => {
    for (let number = 0; number < 45; number += 1) await member();
    const { id } = await w.owner.request(send, { body: body() });
    await prepareMailing(server, w.businessId, id);
    const path = { mailingId: id };
    let stopped = false;
    const usual = answer;
    answer = (address, request) => {
      if (!stopped && sentOut().length >= 10) {
        stopped = true;
        void w.owner.request(stopMailing, { path });
      }
      return usual(address, request);
    };
    await deliver();
    await expect.poll(async () => (await w.owner.request(mailing, { path })).state).toBe("stopped");
    await deliver();
    const held = await w.owner.request(mailing, { path });
    expect(held.waiting).toBeGreaterThan(0);
    expect(held.sent).toBe(sentOut().length);

    expect(await w.owner.request(resumeMailing, { path })).toMatchObject({ state: "sending" });
    await deliver();
    expect(await w.owner.request(mailing, { path })).toMatchObject({ state: "done", sent: 45, waiting: 0 });
    expect(new Set(sentOut().map(({ recipients }) => recipients[0])).size).toBe(45);
    expect(sentOut()).toHaveLength(45);
  });

  test("is refused, and its cost not told, without a text, a subject, a service, customers, a programme or a category", async () => {
    await addProvider(w, { kind: "smtp", host: "mail.example", sender: "a@b.example" }, "email");
    for (const [more, code] of [
      [{ texts: { en: " " } }, "mailing.without_text"],
      [{ channels: ["email"] }, "mailing.without_text"],
      [{ channels: ["sms", "viber"] }, "message_provider.none"],
      [{ loyalty_id: gone }, "loyalty.not_found"],
      [{ user_ids: [gone] }, "customer.not_found"],
      [{ filter: { category_id: gone } }, "card_category.not_found"],
    ] satisfies [Partial<Body>, string][]) {
      await expect(w.owner.request(send, { body: body(more) })).rejects.toMatchObject({ code });
      await expect(w.owner.request(cost, { body: body(more) })).rejects.toMatchObject({ code });
    }
    const { id } = await w.owner.request(send, { body: body() });
    await expect(w.owner.request(send, { body: body({ id }) })).rejects.toMatchObject({ code: "conflict.duplicate" });
  });

  test("that nobody has, or that is done or not stopped, is neither stopped nor resumed", async () => {
    const unknown = { path: { mailingId: gone } };
    for (const ask of [
      () => w.owner.request(mailing, unknown),
      () => w.owner.request(stopMailing, unknown),
      () => w.owner.request(resumeMailing, unknown),
    ])
      await expect(ask()).rejects.toMatchObject({ code: "mailing.not_found" });
    const path = { mailingId: (await mail()).id };
    await expect(w.owner.request(stopMailing, { path })).rejects.toMatchObject({ code: "mailing.done" });
    await expect(w.owner.request(resumeMailing, { path })).rejects.toMatchObject({ code: "mailing.not_stopped" });
  });
});

describe("delivery", () => {
  test("is repeated while the service fails, with the same id, and noted at the service", async () => {
    await member();
    answer = () => ({ body: { response_status: "FAILED" } });
    expect(await mail()).toMatchObject({ state: "sending", waiting: 1 });
    const path = { messageType: "sms" };
    const health = { last_problem: "provider-failed", last_error_text: "FAILED", last_sent_dt: null };
    expect(await w.owner.request(calls.messages.provider, { path })).toMatchObject(health);
    answer = (_, { sequence_id }) => ({ body: accepted(`m-${sequence_id}`) });
    server.clock.forward(5_000);
    await deliver();
    const [one] = await all();
    expect(one).toMatchObject({ status: "sent", problem: null });
    expect(new Set(sentOut().map(({ sequence_id }) => sequence_id))).toEqual(new Set([one?.id]));
    expect((await w.owner.request(calls.messages.provider, { path })).last_sent_dt).not.toBeNull();
  });

  test("goes on with the next channel when the first one refuses", async () => {
    await addProvider(w, {}, "viber");
    await member();
    answer = (_, request) => ({
      body: "viber" in request ? { response_status: "NOT_ALLOWED_RECIPIENT" } : accepted("m-2"),
    });
    await mail({ channels: ["viber", "sms"] });
    const [one] = await all();
    expect(one).toMatchObject({ status: "sent", message_type: "sms", channels: ["viber", "sms"] });
  });

  test("asks what became of a message, and goes on with the next channel when its time is over", async () => {
    await addProvider(w, {}, "viber");
    await member();
    await mail({ channels: ["viber", "sms"], next_after_minutes: 1 });
    expect((await all())[0]).toMatchObject({ status: "sent", message_type: "viber" });
    server.clock.forward(61_000);
    await deliver();
    expect((await all())[0]).toMatchObject({ status: "sent", message_type: "sms" });
    answer = () => ({ body: { response_result: [{ message_id: "m", status: "DELIVERED" }] } });
    server.clock.forward(61_000);
    await deliver();
    expect((await all())[0]).toMatchObject({ status: "delivered", message_type: "sms" });
  });

  test("ends where nobody can be reached, and says why", async () => {
    await w.owner.request(calls.customers.add, { body: { loyalty_id: w.loyaltyId, external_id: "card-7" } });
    expect(await mail()).toMatchObject({ state: "done", failed: 1 });
    expect((await all())[0]).toMatchObject({ status: "error", problem: "no-address", recipient: null });
    await member();
    const { id } = await w.owner.request(send, { body: body() });
    await prepareMailing(server, w.businessId, id);
    await w.owner.request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: { active: false } });
    await deliver();
    const { items } = await w.owner.request(list, { query: { mailing_id: id, status: "error" } });
    expect(items.map(({ problem }) => problem).sort()).toEqual(["no-provider", "no-provider"]);
  });

  test("of two servers at once sends each message once", async () => {
    for (let number = 0; number < 30; number += 1) await member();
    const { id } = await w.owner.request(send, { body: body() });
    await Promise.all([prepareMailing(server, w.businessId, id), prepareMailing(server, w.businessId, id)]);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(sentOut()).toHaveLength(30);
    expect(await w.owner.request(mailing, { path: { mailingId: id } })).toMatchObject({
      state: "done",
      created: 30,
      sent: 30,
    });
  });

  test("is taken over from a server that has gone, after its time", async () => {
    await member();
    const { id } = await w.owner.request(send, { body: body() });
    await prepareMailing(server, w.businessId, id);
    const now = server.clock.now();
    await w.inside((tenant) => tenant.run(claimMessages(now, now, 20)));
    await deliver();
    expect(sentOut()).toEqual([]);
    server.clock.forward(61_000);
    const across = await inTransaction(server.pool, "read only", (client) =>
      new Tenant(client).many(listDueBusinesses(server.clock.now(), 1_000)),
    );
    expect(across).toContainEqual({ business_id: w.businessId });
    await deliver();
    expect(sentOut()).toHaveLength(1);
  });
});

describe("messages", () => {
  test("are found by customer, channel, state, source and time", async () => {
    const one = await member({ email: "Found@example.com", external_id: `card-${numbers}` });
    await member();
    await mail();
    const found = async (query: object) => (await w.owner.request(list, { query })).total;
    expect(await found({ phone: one.phone })).toBe(1);
    expect(await found({ email: "found@EXAMPLE.com" })).toBe(1);
    expect(await found({ external_id: one.external_id })).toBe(1);
    expect(await found({ user_id_value: one.phone })).toBe(1);
    expect(await found({ user_id_value: one.phone, user_id_type: "phone" })).toBe(1);
    expect(await found({ user_id_value: one.phone, user_id_type: "external-id" })).toBe(0);
    expect(await found({ message_type: "sms", src_type: "business", status: "sent", loyalty: w.loyaltyId })).toBe(2);
    expect(await found({ message_type: "viber" })).toBe(0);
    expect(await found({ date_to: "2020-01-01T00:00:00Z" })).toBe(0);
    expect(await found({ date_from: "2020-01-01T00:00:00Z" })).toBe(2);
    expect(await found({ sort: "sent_dt", order: "asc" })).toBe(2);
  });

  test("test a service, are tried once, and tell what it said", async () => {
    const path = { messageType: "sms" };
    const { id } = await w.owner.request(sendTest, { path, body: { recipient: "067 123 45 67" } });
    answer = () => ({ body: { response_status: "INVALID_TOKEN" } });
    await deliver();
    const tested = await w.owner.request(get, { path: { messageId: id } });
    expect(tested).toMatchObject({
      ...{ status: "error", problem: "credentials-refused", error_text: "INVALID_TOKEN" },
      ...{ recipient: "+380671234567", customer: null, src_type: "test" },
    });
  });

  test("that test a service need an active one and a recipient", async () => {
    const testing = (messageType: string, recipient: string) =>
      w.owner.request(sendTest, { path: { messageType }, body: { recipient } });
    await expect(testing("sms", "12")).rejects.toMatchObject({ code: "message.bad_recipient" });
    await expect(testing("viber", "+380671234567")).rejects.toMatchObject({ code: "message_provider.none" });
    await expect(testing("fax", "+380671234567")).rejects.toMatchObject({ code: "message_type.unknown" });
    await addProvider(w, { kind: "smtp", host: "mail.example", sender: "a@b.example" }, "email");
    await expect(testing("email", "nobody")).rejects.toMatchObject({ code: "message.bad_recipient" });
    const missing = w.owner.request(get, { path: { messageId: gone } });
    await expect(missing).rejects.toMatchObject({ code: "message.not_found" });
  });
});

test("a service that hangs holds nobody else up", async () => {
  await member();
  answer = () => ({ hangs: true });
  const hanging = mail();
  await wait(100);
  const other = await world(server);
  expect((await other.owner.request(calls.messages.list, {})).items).toEqual([]);
  answer = () => ({});
  await hanging;
  expect((await all())[0]).toMatchObject({ status: "wait", problem: "unreachable" });
});
