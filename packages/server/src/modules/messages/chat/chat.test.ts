import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { type Reply, startHttpService } from "../../../../test/messages/http-service.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";
import { deliverIn } from "../delivery.ts";
import { addProvider } from "../fixture.ts";
import { prepareMailing } from "../mailings.ts";
import { listen } from "./listen.ts";

const ok: Reply = { body: { ok: true, result: { message_id: 7 } } };
const refusal = (error_code: number, description: string, parameters?: object): Reply => ({
  status: error_code,
  body: { ok: false, error_code, description, ...(parameters && { parameters }) },
});
let answer: (path: string) => Reply = () => ok;
/** Stands in for Telegram. */
const telegram = await startHttpService(({ path }) => answer(path));
const server = await startTestServer({ PATRON_TELEGRAM_URL: telegram.url });
const { get, remove } = calls.customerChats;
const { list } = calls.messages;
const botToken = "123456:AAE-token_of_the_bot";
const gone = "00000000-0000-7000-8000-000000000000";

let w: World;
let customerId: string;
let token: string;
/** The secret that Telegram was given with the address. */
let secret: string;
beforeEach(async () => {
  w = await world(server);
  answer = () => ok;
  telegram.received.length = 0;
  const provider = { kind: "telegram" as const, sender: "@kovalenko_bot", secret: botToken };
  const { incoming_url } = await addProvider(w, provider, "incust-chatbot");
  token = incoming_url?.split("/").at(-1) ?? "";
  await listenAgain();
  secret = JSON.parse(telegram.received.at(-1)?.body ?? "{}").secret_token;
  const body = { loyalty_id: w.loyaltyId, phone: "+380671000001", first_name: "Oksana", language: "uk" as const };
  ({ id: customerId } = await w.owner.request(calls.customers.add, { body }));
  await w.owner.request(calls.business.changeSettings, { body: { message_consent_required: false } });
  telegram.received.length = 0;
});

const listenAgain = () => listen(server, w.businessId);
let updates = 1_000;
async function post(update: object, header = secret) {
  updates += 1;
  const raw = JSON.stringify({ update_id: updates, ...update });
  const headers = { "x-telegram-bot-api-secret-token": header };
  const target = `/callbacks/messages/telegram/${token}`;
  return w.anonymous.send({ method: "POST", target, headers, raw });
}
const write = (text: string, chat = 42, more: object = {}) =>
  post({
    message: { message_id: 1, chat: { id: chat, type: "private" }, from: { language_code: "de-AT" }, text },
    ...more,
  });
const turn = (status: string, chat = 42) =>
  post({ my_chat_member: { chat: { id: chat, type: "private" }, new_chat_member: { status } } });
const chat = (userId = customerId) => w.owner.request(get, { path: { userId } });
const codeIn = (link: string | null) => new URL(link ?? "").searchParams.get("start") ?? "";
/** The customer opens their link and taps Start. */
async function linked(chatId = 42) {
  const { link } = await chat();
  return write(`/start ${codeIn(link)}`, chatId);
}
const received = async () => (await w.owner.request(list, { query: { incoming: true } })).items;
async function mail() {
  const texts = { en: "Ten percent off", uk: "Знижка" };
  const body = { loyalty_id: w.loyaltyId, channels: ["incust-chatbot" as const], texts };
  const { id } = await w.owner.request(calls.messages.send, { body });
  await prepareMailing(server, w.businessId, id);
  await deliverIn(server, w.businessId);
  return (await w.owner.request(list, { query: { mailing_id: id } })).items[0];
}
const sent = () =>
  telegram.received.filter(({ path }) => path.endsWith("/sendMessage")).map(({ body }) => JSON.parse(body));

describe("the bot of a business", () => {
  test("tells Telegram where it listens, with a secret of its own", async () => {
    await listenAgain();
    const [asked] = telegram.received;
    expect(asked?.path).toBe(`/bot${botToken}/setWebhook`);
    expect(JSON.parse(asked?.body ?? "{}")).toEqual({
      url: `${server.settings.publicUrl}/api/callbacks/messages/telegram/${token}`,
      secret_token: expect.stringMatching(/^[\w-]{22}$/),
      allowed_updates: ["message", "my_chat_member"],
    });
  });

  test("whose token or address Telegram refuses shows so; Telegram that is away is asked again", async () => {
    const problem = async () =>
      (await w.owner.request(calls.messages.provider, { path: { messageType: "incust-chatbot" } })).last_problem;
    answer = () => refusal(401, "Unauthorized");
    await listenAgain();
    expect(await problem()).toBe("credentials-refused");
    answer = () => refusal(400, "Bad Request: bad webhook: An HTTPS URL must be provided for webhook");
    await listenAgain();
    expect(await problem()).toBe("provider-failed");
    answer = () => refusal(500, "Internal Server Error");
    await expect(listenAgain()).rejects.toThrow("Telegram did not listen");
  });

  test("needs a name and a token, and its token is never shown", async () => {
    const path = { messageType: "incust-chatbot" };
    const shown = await w.owner.request(calls.messages.provider, { path });
    expect(shown).toMatchObject({ kind: "telegram", secret_set: true });
    expect(JSON.stringify(shown)).not.toContain(botToken);
    await expect(w.owner.request(calls.messages.changeProvider, { path, body: { sender: "" } })).rejects.toMatchObject({
      code: "message_provider.incomplete",
    });
  });
});

describe("a customer's link", () => {
  test("opens the bot, and links whoever taps Start; the bot says so in their language", async () => {
    const before = await chat();
    expect(before).toMatchObject({ linked: false });
    expect(before.link).toMatch(/^https:\/\/t\.me\/kovalenko_bot\?start=[\w-]{48}$/);
    const said = await linked();
    expect(said).toMatchObject({ status: 200, body: { method: "sendMessage", chat_id: "42" } });
    expect((said.body as { text: string }).text).toContain("Kovalenko & Daughters");
    expect((said.body as { text: string }).text).toContain("СТОП");
    expect(await chat()).toMatchObject({ linked: true });
    expect(await received()).toEqual([]);
  });

  test("works once, for its customer, for a week", async () => {
    const { link } = await chat();
    const code = codeIn(link);
    const refused = { body: { text: "Dieser Link gilt nicht mehr. Bitten Sie um einen neuen." } };
    const forged = `${code.slice(0, -4)}${code.endsWith("AAAA") ? "BBBB" : "AAAA"}`;
    for (const wrong of [forged, "x", code.slice(0, 20)]) expect(await write(`/start ${wrong}`)).toMatchObject(refused);
    expect(await write("/start")).toMatchObject(refused);
    await write(`/start ${code}`);
    expect(await chat()).toMatchObject({ linked: true });
    expect(await write(`/start ${code}`, 77)).toMatchObject(refused);
    const second = codeIn((await chat()).link);
    await w.owner.request(remove, { path: { userId: customerId } });
    expect(await write(`/start ${second}`)).toMatchObject(refused);
    expect(await chat()).toMatchObject({ linked: false });
  });

  test("opened many times at once links one chat", async () => {
    const code = codeIn((await chat()).link);
    const answers = await Promise.all([1, 2, 3, 4].map((one) => write(`/start ${code}`, one)));
    const texts = answers.map(({ body }) => (body as { text: string }).text);
    expect(texts.filter((text) => text.includes("Kovalenko"))).toHaveLength(1);
  });

  test("moves a chat from the customer who had it", async () => {
    await linked();
    const body = { loyalty_id: w.loyaltyId, phone: "+380671000002" };
    const other = await w.owner.request(calls.customers.add, { body });
    await write(`/start ${codeIn((await chat(other.id)).link)}`);
    expect([(await chat()).linked, (await chat(other.id)).linked]).toEqual([false, true]);
  });

  test("is there while the business has a bot, and for its customers only", async () => {
    const unknown = { code: "customer.not_found" };
    await expect(chat(gone)).rejects.toMatchObject(unknown);
    await expect(w.owner.request(remove, { path: { userId: gone } })).rejects.toMatchObject(unknown);
    await w.owner.request(calls.messages.removeProvider, { path: { messageType: "incust-chatbot" } });
    expect(await chat()).toEqual({ linked: false, link: null, expires_dt: null });
  });
});

describe("a chat", () => {
  test("gets messages, and what the customer writes there is received once", async () => {
    await linked();
    expect(await mail()).toMatchObject({ status: "sent", recipient: "42", message_type: "incust-chatbot" });
    expect(sent()).toEqual([{ chat_id: "42", text: "Знижка" }]);
    const update = { update_id: 5 };
    await write("Дякую!", 42, update);
    await write("Дякую!", 42, update);
    expect(await received()).toMatchObject([{ text: "Дякую!", customer: { id: customerId }, recipient: "42" }]);
    expect((await received())[0]?.reply_to_id).not.toBeNull();
  });

  test("of somebody unknown is kept as such, and can be answered", async () => {
    await write("Hello", 99);
    const [one] = await received();
    expect(one).toMatchObject({ customer: null, recipient: "99" });
    const path = { messageId: one?.id ?? gone };
    await w.owner.request(calls.messages.reply, { path, body: { text: "Hello!" } });
    await deliverIn(server, w.businessId);
    expect(sent()).toEqual([{ chat_id: "99", text: "Hello!" }]);
  });

  test("in a group, or without anything that is read, changes nothing", async () => {
    for (const update of [
      { message: { chat: { id: -1, type: "group" }, text: "Hello" } },
      { message: { chat: { id: "x", type: "private" }, text: "Hello" } },
      { edited_message: {} },
      { my_chat_member: {} },
    ])
      expect(await post(update)).toMatchObject({ status: 200, body: {} });
    expect(await received()).toEqual([]);
  });

  test("whose customer blocks the bot gets nothing until they allow it again", async () => {
    await linked();
    await turn("kicked");
    expect(await chat()).toMatchObject({ linked: false });
    expect(await mail()).toMatchObject({ status: "error", problem: "no-address" });
    await turn("member");
    expect(await chat()).toMatchObject({ linked: true });
    expect(await mail()).toMatchObject({ status: "sent" });
  });

  test("of which Telegram says that it is blocked is switched off, and says nothing against the service", async () => {
    await linked();
    answer = () => refusal(403, "Forbidden: bot was blocked by the user");
    expect(await mail()).toMatchObject({ status: "error", problem: "recipient-blocked" });
    expect(await chat()).toMatchObject({ linked: false });
    const path = { messageType: "incust-chatbot" };
    expect(await w.owner.request(calls.messages.provider, { path })).toMatchObject({ last_problem: null });
  });

  test("STOP ends advertising there", async () => {
    await linked();
    await write("/stop");
    expect(await mail()).toMatchObject({ status: "rejected", problem: "no-consent" });
  });

  test("is waited for as long as Telegram asks", async () => {
    await linked();
    answer = () => refusal(429, "Too Many Requests: retry after 90", { retry_after: 90 });
    const one = await mail();
    expect(one).toMatchObject({ status: "wait", problem: "provider-failed" });
    const wait = new Date(one?.due_dt ?? 0).getTime() - server.clock.now().getTime();
    expect(wait).toBeGreaterThan(80_000);
    answer = () => ok;
    server.clock.forward(91_000);
    await deliverIn(server, w.businessId);
    expect((await w.owner.request(list, { query: { status: "sent" } })).items).toHaveLength(1);
  });

  test("takes a test of its channel, by the customer's telephone or its own number", async () => {
    await linked();
    const path = { messageType: "incust-chatbot" };
    const to = async (recipient: string) =>
      (await w.owner.request(calls.messages.test, { path, body: { recipient } })).recipient;
    expect([await to("067 100 00 01"), await to(" 77 ")]).toEqual(["42", "77"]);
    await expect(to("nobody")).rejects.toMatchObject({ code: "message.bad_recipient" });
  });
});

describe("an update", () => {
  test("without the secret of the address is refused", async () => {
    for (const wrong of ["", "x", secret.slice(1)])
      expect(await post({ message: {} }, wrong)).toMatchObject({ status: 403 });
    const { telegram: hook } = calls.messageHooks;
    await expect(w.anonymous.request(hook, { path: { token }, body: {} })).rejects.toMatchObject({
      code: "message_hook.bad_signature",
    });
    await expect(w.anonymous.request(hook, { path: { token: "x" }, body: {} })).rejects.toMatchObject({
      code: "message_hook.not_found",
    });
  });
});
