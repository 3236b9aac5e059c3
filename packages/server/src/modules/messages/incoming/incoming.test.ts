import { createHmac, randomBytes } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, test } from "vitest";
import { startHttpService } from "../../../../test/messages/http-service.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";
import { inTenant, q } from "../../../kit/database/rows.ts";
import { deliverIn } from "../delivery.ts";
import { addProvider } from "../fixture.ts";
import { prepareMailing } from "../mailings.ts";

let sent = 0;
const service = await startHttpService(({ method }) => {
  if (method === "GET") return { body: { status: "sent" } };
  sent += 1;
  return { status: 201, body: { sid: `SM-out-${sent}`, status: "queued" } };
});
const server = await startTestServer({ PATRON_TWILIO_URL: service.url, PATRON_PRIVATE_ADDRESSES: "1" });
const { get, list, readed, reply } = calls.messages;
const { externalSystem, twilio } = calls.messageHooks;
const authToken = "token-of-twilio";
const signingSecret = `whsec_${randomBytes(32).toString("base64")}`;
const phone = "+380671000001";
const gone = "00000000-0000-7000-8000-000000000000";

let w: World;
let customerId: string;
/** The address that Twilio was given, and its last part. */
let address: string;
let token: string;
beforeEach(async () => {
  w = await world(server);
  const provider = { kind: "twilio" as const, login: "AC1", sender: "+15005550006", secret: authToken };
  const { incoming_url } = await addProvider(w, provider);
  address = incoming_url ?? "";
  token = address.split("/").at(-1) ?? "";
  const body = { loyalty_id: w.loyaltyId, phone, first_name: "Oksana", language: "uk" as const };
  ({ id: customerId } = await w.owner.request(calls.customers.add, { body }));
  service.received.length = 0;
});

function signature(form: Record<string, string>, secret = authToken) {
  const fields = Object.keys(form).sort();
  const text = address + fields.map((name) => name + form[name]).join("");
  return createHmac("sha1", secret).update(text).digest("base64");
}
let numbers = 0;
/** A form as Twilio posts it. */
function form(text: string, more: Record<string, string> = {}) {
  numbers += 1;
  return { MessageSid: `SM${numbers}`, From: phone, To: "+15005550006", Body: text, NumMedia: "0", ...more };
}
async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const reply = await fetch(`${server.url}/api/callbacks/messages/twilio/${token}`, {
    method: "POST",
    headers: { "x-twilio-signature": signature(fields), ...headers },
    body: new URLSearchParams(fields),
  });
  return { status: reply.status, type: reply.headers.get("content-type"), text: await reply.text() };
}
const received = async () => (await w.owner.request(list, { query: { incoming: true } })).items;
const unread = async () => (await w.owner.request(calls.notifications.status, {})).messages_unread;

describe("an SMS that Twilio delivers", () => {
  test("is kept with its customer, unread, and people are told how many there are", async () => {
    expect(address).toBe(`${server.settings.publicUrl}/api/callbacks/messages/twilio/${token}`);
    const answered = await post(form("Когда вы открыты?"));
    expect(answered).toMatchObject({ status: 200, text: "<Response></Response>" });
    expect(answered.type).toContain("text/html");
    expect(await received()).toMatchObject([
      {
        ...{ incoming: true, readed: false, src_type: "customer", message_type: "sms", status: "delivered" },
        ...{ text: "Когда вы открыты?", recipient: phone, reply_to_id: null, language: "uk" },
        customer: { id: customerId },
      },
    ]);
    expect(await unread()).toBe(1);
    expect((await w.owner.request(list, { query: { incoming: false } })).items).toEqual([]);
  });

  test("is stored once, however often and however many at once it is delivered", async () => {
    const fields = form("Hello");
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    await post(fields);
    expect(await received()).toHaveLength(1);
  });

  test("from somebody unknown, or from no number at all, is kept as such", async () => {
    await w.owner.request(calls.customers.add, { body: { loyalty_id: w.loyaltyId, external_id: "12345" } });
    await post(form("STOP", { From: "+380671999999" }));
    await post(form("Your code", { From: "12345" }));
    expect(await received()).toMatchObject([
      { customer: null, recipient: "12345" },
      { customer: null, recipient: "+380671999999" },
    ]);
  });

  test("with pictures has their addresses; a text without a letter is kept", async () => {
    await post(form("", { NumMedia: "1", MediaUrl0: "https://api.twilio.example/1.jpg" }));
    await post(form(""));
    expect((await received()).map(({ text }) => text)).toEqual(["", "https://api.twilio.example/1.jpg"]);
  });

  test("that somebody else has signed, or nobody, is refused and stored nowhere", async () => {
    const fields = form("Hello");
    const forged = signature(fields, "another token");
    expect((await post(fields, { "x-twilio-signature": forged })).status).toBe(403);
    expect((await post({ ...fields, Body: "Changed" }, { "x-twilio-signature": signature(fields) })).status).toBe(403);
    await expect(w.anonymous.request(twilio, { path: { token }, body: fields })).rejects.toMatchObject({
      code: "message_hook.bad_signature",
    });
    expect(await received()).toEqual([]);
  });

  test("at an address of nobody, or of a business with another service, is refused", async () => {
    const unknown = { code: "message_hook.not_found" };
    const body = form("Hello");
    const forged = `${token.slice(0, -4)}${token.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    await expect(w.anonymous.request(twilio, { path: { token: forged }, body })).rejects.toMatchObject(unknown);
    await addProvider(w);
    await expect(w.anonymous.request(twilio, { path: { token }, body })).rejects.toMatchObject(unknown);
  });
});

describe("an answer", () => {
  /** A message to the customer that has gone out. */
  async function told() {
    await w.owner.request(calls.business.changeSettings, { body: { message_consent_required: false } });
    const body = { loyalty_id: w.loyaltyId, channels: ["sms" as const], texts: { uk: "Нова крамниця" } };
    const { id } = await w.owner.request(calls.messages.send, { body });
    await prepareMailing(server, w.businessId, id);
    await deliverIn(server, w.businessId);
    const { items } = await w.owner.request(list, { query: { mailing_id: id } });
    return { mailingId: id, message: items[0]! }; // The mailing has one recipient.
  }

  test("belongs to the last message by its channel, which has arrived then and is not asked about any more", async () => {
    const { message, mailingId } = await told();
    expect(message).toMatchObject({ status: "sent", delivered_dt: null });
    await post(form("Де саме?"));
    const [one] = await received();
    expect(one).toMatchObject({ reply_to_id: message.id, loyalty: { id: w.loyaltyId } });
    const path = { messageId: message.id };
    expect(await w.owner.request(get, { path })).toMatchObject({ status: "replied" });
    server.clock.forward(120_000);
    service.received.length = 0;
    await deliverIn(server, w.businessId);
    expect(service.received).toEqual([]);
    const mailing = await w.owner.request(calls.messages.mailing, { path: { mailingId } });
    expect(mailing).toMatchObject({ state: "done", sent: 1 });
  });

  test("long after the last message answers nothing", async () => {
    await told();
    const weekAgo = new Date(server.clock.now().getTime() - 8 * 86_400_000);
    await w.inside((tenant) => tenant.run(q.updateTable("message").set({ created_dt: weekAgo }).where(inTenant())));
    await post(form("Hello"));
    expect(await received()).toMatchObject([{ reply_to_id: null }]);
  });

  test.each(["STOP", " stop. ", "Unsubscribe", "СТОП", "Відписатися!", "отписаться", "Abbestellen", "Arrêt", "ARRET"])(
    "%s withdraws consent to advertising by this channel",
    async (word) => {
      const answers = [
        { message_type: "sms" as const, agreed: true },
        { message_type: "email" as const, agreed: true },
      ];
      await w.owner.request(calls.messageConsents.give, { body: { user_id: customerId, answers, source: "paper" } });
      await post(form(word));
      const { channels, history } = await w.owner.request(calls.messageConsents.get, { path: { userId: customerId } });
      const of = (type: string) => channels.find(({ message_type }) => message_type === type)?.consent;
      expect([of("sms"), of("email")]).toEqual(["refused", "agreed"]);
      expect(history[0]).toMatchObject({ message_type: "sms", agreed: false, source: "message", person: null });
    },
  );

  test("that only contains such a word withdraws nothing", async () => {
    await post(form("Do not stop your service, please"));
    const { history } = await w.owner.request(calls.messageConsents.get, { path: { userId: customerId } });
    expect(history).toEqual([]);
  });
});

describe("a message from a system of the business's own", () => {
  async function send(
    data: { from: string; text: string },
    { id = "msg_1", secret = signingSecret, at = new Date() } = {},
  ) {
    const body = { type: "message.received" as const, timestamp: at.toISOString(), data };
    const raw = JSON.stringify(body);
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign(id, at, raw),
    };
    const target = `/callbacks/messages/external-system/${hook}`;
    const { status, body: answer } = await w.anonymous.send({ method: "POST", target, headers, raw });
    return { status, answer };
  }
  let hook: string;
  beforeEach(async () => {
    const provider = { kind: "webhook" as const, url: `${service.url}/hook`, secret: signingSecret };
    const { incoming_url } = await addProvider(w, provider, "external-system");
    hook = incoming_url?.split("/").at(-1) ?? "";
  });

  test("is kept with the customer whom it names by id, telephone or external id, once for each id", async () => {
    const { id } = await w.owner.request(calls.customers.add, {
      body: { loyalty_id: w.loyaltyId, external_id: "card-7" },
    });
    expect(await send({ from: customerId, text: "By id" }, { id: "a" })).toEqual({
      status: 200,
      answer: { done: true },
    });
    await send({ from: "067 100 00 01", text: "By number" }, { id: "b" });
    await send({ from: "card-7", text: "By card" }, { id: "c" });
    await send({ from: "chat 99", text: "Unknown" }, { id: "d" });
    await send({ from: "card-7", text: "Again" }, { id: "c" });
    expect((await received()).map(({ text, customer }) => [text, customer?.id])).toEqual([
      ["Unknown", undefined],
      ["By card", id],
      ["By number", customerId],
      ["By id", customerId],
    ]);
  });

  test("that is not signed, signed with another secret or too old is refused", async () => {
    const other = `whsec_${randomBytes(32).toString("base64")}`;
    const data = { from: phone, text: "Hello" };
    expect((await send(data, { secret: other })).status).toBe(403);
    expect((await send(data, { at: new Date(Date.now() - 600_000) })).status).toBe(403);
    const body = { type: "message.received" as const, timestamp: new Date().toISOString(), data };
    const path = { token: hook };
    await expect(w.anonymous.request(externalSystem, { path, body })).rejects.toMatchObject({
      code: "message_hook.bad_signature",
    });
    await expect(w.anonymous.request(externalSystem, { path: { token: "x" }, body })).rejects.toMatchObject({
      code: "message_hook.not_found",
    });
    expect(await received()).toEqual([]);
  });

  test("is answered through that system, which is told whom to give it to", async () => {
    await send({ from: "chat 99", text: "Are you open?" });
    const [one] = await received();
    await w.owner.request(reply, { path: { messageId: one?.id ?? "" }, body: { text: "Until eight." } });
    await deliverIn(server, w.businessId);
    const hooked = service.received.find(({ path }) => path === "/hook");
    expect(JSON.parse(hooked?.body ?? "{}")).toMatchObject({
      type: "message.sent",
      data: { text: "Until eight.", recipient: "chat 99", reply_to_id: one?.id, customer: null },
    });
  });
});

describe("people of the business", () => {
  async function asked() {
    await post(form("Коли ви відчинені?"));
    const [one] = await received();
    return { messageId: one?.id ?? "" };
  }
  const numbersOf = async (query: object) => (await w.owner.request(list, { query })).items.length;

  test("mark a message as read and as unread, and find each", async () => {
    const path = await asked();
    expect([await numbersOf({ readed: false }), await numbersOf({ readed: true })]).toEqual([1, 0]);
    expect(await w.owner.request(readed, { path })).toMatchObject({ readed: true });
    expect(await w.owner.request(readed, { path, body: { readed: true } })).toMatchObject({ readed: true });
    expect([await numbersOf({ readed: false }), await numbersOf({ readed: true }), await unread()]).toEqual([0, 1, 0]);
    expect(await w.owner.request(readed, { path, body: { readed: false } })).toMatchObject({ readed: false });
    expect(await unread()).toBe(1);
  });

  test("reply by the same channel to the same address, and the message is read and answered then", async () => {
    const path = await asked();
    const out = await w.owner.request(reply, { path, body: { text: "  О восьмій.  " } });
    expect(out).toMatchObject({
      ...{ incoming: false, status: "wait", message_type: "sms", recipient: phone, text: "О восьмій." },
      ...{ src_type: "business", reply_to_id: path.messageId, customer: { id: customerId } },
    });
    await deliverIn(server, w.businessId);
    const [posted] = service.received.filter(({ method }) => method === "POST");
    expect(Object.fromEntries(new URLSearchParams(posted?.body))).toMatchObject({ To: phone, Body: "О восьмій." });
    expect(await w.owner.request(get, { path })).toMatchObject({ readed: true, status: "replied" });
    expect(await w.owner.request(get, { path: { messageId: out.id } })).toMatchObject({ status: "sent" });
    await post(form("Дякую"));
    expect((await received())[0]).toMatchObject({ reply_to_id: out.id });
  });

  test("reply once, if a request without a response is repeated with its key", async () => {
    const path = await asked();
    const again = () => w.owner.request(reply, { path, body: { text: "О восьмій." } }, { idempotencyKey: "one" });
    const [one, two] = [await again(), await again()];
    expect(two.id).toBe(one.id);
    expect(await numbersOf({ incoming: false })).toBe(1);
  });

  test("reply by another channel to a customer who has an address there", async () => {
    const path = await asked();
    const byMail = () => w.owner.request(reply, { path, body: { text: "О восьмій.\nПриходьте", channel: "email" } });
    await expect(byMail()).rejects.toMatchObject({ code: "message.no_address" });
    await w.owner.request(calls.customers.change, { body: { user_id: customerId, email: "oksana@example.com" } });
    await expect(byMail()).rejects.toMatchObject({ code: "message_provider.none" });
    await addProvider(w, { kind: "smtp", host: "127.0.0.1", sender: "shop@example.com" }, "email");
    expect(await byMail()).toMatchObject({ recipient: "oksana@example.com", subject: "О восьмій." });
  });

  test("do so only with messages that they have received", async () => {
    const body = { recipient: phone };
    const { id } = await w.owner.request(calls.messages.test, { path: { messageType: "sms" }, body });
    const own = { code: "message.not_incoming" };
    await expect(w.owner.request(readed, { path: { messageId: id } })).rejects.toMatchObject(own);
    await expect(w.owner.request(reply, { path: { messageId: id }, body: { text: "?" } })).rejects.toMatchObject(own);
    const unknown = { code: "message.not_found" };
    await expect(w.owner.request(readed, { path: { messageId: gone } })).rejects.toMatchObject(unknown);
    const path = { messageId: gone };
    await expect(w.owner.request(reply, { path, body: { text: "?" } })).rejects.toMatchObject(unknown);
  });
});
