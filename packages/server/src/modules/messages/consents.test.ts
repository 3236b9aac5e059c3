import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { startHttpService } from "../../../test/messages/http-service.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { consentToken } from "./consent-link.ts";
import { deliverIn } from "./delivery.ts";
import { addProvider } from "./fixture.ts";
import { prepareMailing } from "./mailings.ts";

const service = await startHttpService(() => ({
  body: { response_status: "OK", response_result: [{ message_id: "m", response_status: "OK" }] },
}));
const server = await startTestServer({ PATRON_TURBOSMS_URL: service.url });
const { choose, get, give, oneClick, subscription } = calls.messageConsents;

let w: World;
let customerId: string;
let token: string;
beforeEach(async () => {
  w = await world(server);
  await addProvider(w);
  const body = { loyalty_id: w.loyaltyId, phone: "+380671000001", first_name: "Oksana" };
  ({ id: customerId } = await w.owner.request(calls.customers.add, { body }));
  token = consentToken({ businessId: w.businessId, customerId }, server.settings);
  service.received.length = 0;
});

const texts = { en: "Ten percent off. {unsubscribe_link}" };
async function mail() {
  const body = { loyalty_id: w.loyaltyId, channels: ["sms" as const], texts };
  const { id } = await w.owner.request(calls.messages.send, { body });
  await prepareMailing(server, w.businessId, id);
  await deliverIn(server, w.businessId);
  return w.owner.request(calls.messages.mailing, { path: { mailingId: id } });
}
const say = (agreed: boolean) =>
  w.owner.request(give, {
    body: { user_id: customerId, answers: [{ message_type: "sms", agreed }], source: "in-person" },
  });
const consents = () => w.owner.request(get, { path: { userId: customerId } });
const smsIn = ({ channels }: { channels: readonly { message_type: string }[] }) =>
  channels.find(({ message_type }) => message_type === "sms");
const sentTexts = () => service.received.map(({ body }) => JSON.parse(body).sms?.text).filter(Boolean);

describe("consent", () => {
  test("that nobody has given keeps a mailing back, and says why", async () => {
    const done = await mail();
    expect(done).toMatchObject({ state: "done", created: 1, sent: 0, failed: 0, rejected: 1 });
    const { items } = await w.owner.request(calls.messages.list, {});
    expect(items).toMatchObject([{ status: "rejected", problem: "no-consent" }]);
    expect(sentTexts()).toEqual([]);
    const body = { loyalty_id: w.loyaltyId, channels: ["sms" as const], texts };
    expect(await w.owner.request(calls.messages.cost, { body })).toMatchObject({ unreachable: 0, without_consent: 1 });
  });

  test("that was recorded lets it out, with a link of the customer's own, and has a history", async () => {
    const told = await say(true);
    expect(smsIn(told)).toEqual({ message_type: "sms", consent: "agreed", allowed: true });
    expect(told.history).toMatchObject([{ message_type: "sms", agreed: true, source: "in-person" }]);
    expect(told.history[0]?.person).toBeTruthy();
    expect(await say(true)).toEqual(told);
    expect(await mail()).toMatchObject({ sent: 1, rejected: 0 });
    expect(sentTexts()).toEqual([`Ten percent off. ${server.settings.publicUrl}/unsubscribe?for=${token}`]);
  });

  test("that is withdrawn while a message waits keeps it back", async () => {
    await say(true);
    const body = { loyalty_id: w.loyaltyId, channels: ["sms" as const], texts };
    const { id } = await w.owner.request(calls.messages.send, { body });
    await prepareMailing(server, w.businessId, id);
    await say(false);
    await deliverIn(server, w.businessId);
    expect(await w.owner.request(calls.messages.mailing, { path: { mailingId: id } })).toMatchObject({ rejected: 1 });
    expect(sentTexts()).toEqual([]);
  });

  test("is not needed where the business takes silence for it, but a refusal counts", async () => {
    await w.owner.request(calls.business.changeSettings, { body: { message_consent_required: false } });
    expect(smsIn(await consents())).toEqual({ message_type: "sms", consent: "unknown", allowed: true });
    expect(await mail()).toMatchObject({ sent: 1 });
    await say(false);
    expect(await mail()).toMatchObject({ sent: 0, rejected: 1 });
  });

  test("of somebody unknown is neither recorded nor shown", async () => {
    const gone = "00000000-0000-7000-8000-000000000000";
    const body = { user_id: gone, answers: [{ message_type: "sms" as const, agreed: true }], source: "paper" as const };
    await expect(w.owner.request(give, { body })).rejects.toMatchObject({ code: "customer.not_found" });
    await expect(w.owner.request(get, { path: { userId: gone } })).rejects.toMatchObject({
      code: "customer.not_found",
    });
  });
});

describe("the link of a customer", () => {
  const anyone = () => w.anonymous;

  test("shows, unsubscribes and subscribes again without a sign-in", async () => {
    const shown = await anyone().request(subscription, { path: { token } });
    expect(shown.channels).toEqual([{ message_type: "sms", allowed: false }]);
    const answer = (agreed: boolean) =>
      anyone().request(choose, { path: { token }, body: { answers: [{ message_type: "sms", agreed }] } });
    expect(smsIn(await answer(true))).toMatchObject({ allowed: true });
    expect(smsIn(await answer(false))).toMatchObject({ allowed: false });
    const { history } = await consents();
    expect(history).toMatchObject([
      { agreed: false, source: "link", person: null },
      { agreed: true, source: "link", person: null },
    ]);
  });

  test("answered many times at once leaves one answer for each change", async () => {
    const body = { answers: [{ message_type: "sms" as const, agreed: true }] };
    await Promise.all(Array.from({ length: 8 }, () => anyone().request(choose, { path: { token }, body })));
    expect((await consents()).history).toHaveLength(1);
  });

  test("takes one click of a mail program, which sends a form", async () => {
    const path = `${server.url}/api/public/unsubscribe/${token}/email`;
    const reply = await fetch(path, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) });
    expect([reply.status, await reply.json()]).toEqual([200, { done: true }]);
    expect((await consents()).history).toMatchObject([
      { message_type: "email", agreed: false, source: "mail-program" },
    ]);
    const other = await fetch(`${server.url}/api/public/unsubscribe/${token}`, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(other.status).toBe(415);
  });

  test("with another signature, for another customer or for no channel opens nothing", async () => {
    const forged = `${token.slice(0, -4)}${token.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    const gone = consentToken({ businessId: w.businessId, customerId: w.businessId }, server.settings);
    for (const one of [forged, gone, "x"]) {
      const path = { token: one };
      const code = { code: "consent_link.not_found" };
      await expect(anyone().request(subscription, { path })).rejects.toMatchObject(code);
      const body = { answers: [{ message_type: "sms" as const, agreed: true }] };
      await expect(anyone().request(choose, { path, body })).rejects.toMatchObject(code);
      await expect(anyone().request(oneClick, { path: { ...path, messageType: "sms" } })).rejects.toMatchObject(code);
    }
    await expect(anyone().request(oneClick, { path: { token, messageType: "pigeon" } })).rejects.toMatchObject({
      code: "message_type.unknown",
    });
  });
});

describe("an answer of many customers", () => {
  const giveMany = (user_ids: string[], agreed = true) =>
    w.owner.request(calls.messageConsents.giveMany, {
      body: { user_ids, answers: [{ message_type: "sms", agreed }], source: "paper" },
    });
  const newCustomer = async () =>
    (await w.owner.request(calls.customers.add, { body: { loyalty_id: w.loyaltyId, external_id: randomUUID() } })).id;

  test("is recorded for each with its history and its line in the log, once, and says what became of each", async () => {
    const other = await newCustomer();
    await say(true);
    const stranger = randomUUID();
    const { items } = await giveMany([customerId, other, stranger, other]);
    expect(items).toEqual([
      { user_id: customerId, result: "unchanged" },
      { user_id: other, result: "changed" },
      { user_id: stranger, result: "not-found" },
    ]);
    const { history } = await w.owner.request(get, { path: { userId: other } });
    expect(history).toMatchObject([{ message_type: "sms", agreed: true, source: "paper" }]);
    const log = await w.owner.request(calls.audit.list, { query: { entity_id: other } });
    expect(log.items).toMatchObject([{ call: "messageConsents.giveMany" }, { call: "customers.add" }]);
    expect((await consents()).history).toHaveLength(1);
  });

  test("is that of one call after the other, if both come at once in any order", async () => {
    const ids = [customerId, await newCustomer(), await newCustomer()];
    await Promise.all([giveMany(ids), giveMany(ids.toReversed(), false), giveMany(ids)]);
    const states = await Promise.all(
      ids.map(async (userId) => smsIn(await w.owner.request(get, { path: { userId } }))),
    );
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(1);
  });

  test("does not reach customers of another business", async () => {
    const stranger = await world(server);
    const path = { userId: customerId };
    const { items } = await stranger.owner.request(calls.messageConsents.giveMany, {
      body: { user_ids: [customerId], answers: [{ message_type: "sms", agreed: true }], source: "paper" },
    });
    expect(items).toEqual([{ user_id: customerId, result: "not-found" }]);
    expect((await w.owner.request(get, { path })).history).toEqual([]);
  });
});
