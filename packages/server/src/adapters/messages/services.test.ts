import { randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { Webhook } from "standardwebhooks";
import { afterAll, describe, expect, test } from "vitest";
import { startHttpService } from "../../../test/messages/http-service.ts";
import type { Outgoing } from "./provider.ts";
import { isPublicAddress } from "./public-address.ts";
import { smtpProvider } from "./smtp.ts";
import { telegramBot } from "./telegram.ts";
import { turboSmsProvider } from "./turbosms.ts";
import { twilioProvider } from "./twilio.ts";
import { isSignedByTwilio } from "./twilio-signature.ts";
import { isSigningSecret, webhookProvider } from "./webhook.ts";

const message: Outgoing = {
  id: "01920000-0000-7000-8000-000000000001",
  to: "+380671234567",
  subject: "Hello",
  text: "Привіт!",
  createdAt: new Date("2026-11-20T10:00:00Z"),
  isRepeat: false,
  data: { customer_id: "c-1" },
};
const sent = (providerId: string | null, isDelivered = false) => ({ state: "sent", providerId, isDelivered });

describe("TurboSMS", async () => {
  let reply: unknown = {};
  const service = await startHttpService(() => ({ body: reply }));
  const provider = turboSmsProvider({ sender: "Shop", secret: "tok" }, "sms", service.url);

  test("gets recipient, text and the id that makes a repeat harmless", async () => {
    reply = {
      response_code: 0,
      response_status: "OK",
      response_result: [{ message_id: "m-1", response_status: "OK" }],
    };
    expect(await provider.send(message)).toEqual(sent("m-1"));
    const { path, headers, body } = service.received.at(-1)!;
    expect([path, headers.authorization]).toEqual(["/message/send.json", "Bearer tok"]);
    const recipients = ["380671234567"];
    expect(JSON.parse(body)).toEqual({
      recipients,
      sms: { sender: "Shop", text: message.text },
      sequence_id: message.id,
    });
  });

  test.each([
    ["NOT_ALLOWED_MESSAGE_SENDER", "refused", "sender-refused"],
    ["INVALID_RECIPIENT", "refused", "recipient-refused"],
    ["REQUIRED_MESSAGE_TEXT", "refused", "text-refused"],
    ["INVALID_TOKEN", "failed", "credentials-refused"],
    ["NOT_ENOUGH_CREDITS", "failed", "no-credit"],
    ["FAILED", "failed", "provider-failed"],
  ])("says %s with status 200, and the message is %s", async (status, state, problem) => {
    reply = { response_code: 9, response_status: status, response_result: null };
    expect(await provider.send(message)).toEqual({ state, problem, text: status });
    reply = { response_status: "NOT_SENT", response_result: [{ message_id: null, response_status: status }] };
    expect(await provider.send(message)).toEqual({ state, problem, text: status });
  });

  test("tells what became of a message", async () => {
    const tell = (status: string) => {
      reply = { response_result: [{ message_id: "m-1", status }] };
      return provider.track!("m-1");
    };
    expect(await tell("Delivered")).toEqual({ state: "delivered" });
    expect(await tell("Sent")).toEqual({ state: "pending" });
    expect(await tell("Expired")).toMatchObject({ state: "undelivered", problem: "recipient-refused" });
  });
});

describe("Twilio", async () => {
  let status = 201;
  let reply: unknown = {};
  let before: unknown[] = [];
  const service = await startHttpService(({ method }) =>
    method === "GET" ? { body: { messages: before } } : { status, body: reply },
  );
  const provider = twilioProvider({ login: "AC1", secret: "key", sender: "+15005550006" }, service.url);

  test("gets a form with user and password", async () => {
    reply = { sid: "SM1", status: "queued" };
    expect(await provider.send(message)).toEqual(sent("SM1"));
    const { path, headers, body } = service.received.at(-1)!;
    expect(path).toBe("/2010-04-01/Accounts/AC1/Messages.json");
    expect(headers.authorization).toBe(`Basic ${Buffer.from("AC1:key").toString("base64")}`);
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
      To: message.to,
      From: "+15005550006",
      Body: message.text,
    });
  });

  test("is asked before a repeat whether it has sent the message already", async () => {
    before = [
      { sid: "SM0", body: "another text" },
      { sid: "SM7", body: message.text },
    ];
    const posts = () => service.received.filter(({ method }) => method === "POST").length;
    const sentSoFar = posts();
    expect(await provider.send({ ...message, isRepeat: true })).toEqual(sent("SM7"));
    expect(posts()).toBe(sentSoFar);
    before = [];
    reply = { sid: "SM2" };
    expect(await provider.send({ ...message, isRepeat: true })).toEqual(sent("SM2"));
    expect(posts()).toBe(sentSoFar + 1);
  });

  test.each([
    [401, 20003, "failed", "credentials-refused"],
    [400, 21211, "refused", "recipient-refused"],
    [400, 21606, "refused", "sender-refused"],
    [429, 20429, "failed", "provider-failed"],
    [500, 0, "failed", "provider-failed"],
  ])("answers %i with code %i, and the message is %s: %s", async (code, error, state, problem) => {
    [status, reply] = [code, { code: error, message: "words" }];
    expect(await provider.send(message)).toEqual({ state, problem, text: "words" });
  });
});

// The example of Twilio's documentation.
test("a request of Twilio is recognised by its signature, whether or not its address names the port", () => {
  const form = {
    ...{ CallSid: "CA1234567890ABCDE", Caller: "+12349013030", Digits: "1234" },
    ...{ From: "+12349013030", To: "+18005551212" },
  };
  const right = "0/KCTR6DLpKmkAf8muzZqo1nDgQ=";
  const isSigned = (url: string, signature = right, token = "12345") => isSignedByTwilio(url, form, token, signature);
  const path = "/myapp.php?foo=1&bar=2";
  expect(isSigned(`https://mycompany.com${path}`)).toBe(true);
  expect(isSigned(`https://mycompany.com:8443${path}`)).toBe(true);
  expect(isSigned(`https://mycompany.com${path}`, right, "12346")).toBe(false);
  expect(isSigned(`https://mycompany.com${path}`, "")).toBe(false);
  expect(isSigned("https://mycompany.com/other")).toBe(false);
});

describe("Telegram", async () => {
  let reply: object = {};
  const service = await startHttpService(() => ({ body: reply }));
  const bot = telegramBot("1:token", service.url);

  test("gets chat and text, with the subject above it", async () => {
    reply = { ok: true, result: { message_id: 9 } };
    expect(await bot.send({ ...message, to: "42" })).toEqual(sent("9"));
    const { path, body } = service.received.at(-1)!;
    expect(path).toBe("/bot1:token/sendMessage");
    expect(JSON.parse(body)).toEqual({ chat_id: "42", text: "Hello\n\nПривіт!" });
  });

  test.each([
    [401, "Unauthorized", "failed", "credentials-refused"],
    [404, "Not Found", "failed", "credentials-refused"],
    [403, "Forbidden: bot was blocked by the user", "refused", "recipient-blocked"],
    [400, "Bad Request: chat not found", "refused", "recipient-refused"],
    [400, "Bad Request: message text is empty", "refused", "text-refused"],
    [500, "Internal Server Error", "failed", "provider-failed"],
  ])("answers %i %s, and the message is %s: %s", async (error_code, description, state, problem) => {
    reply = { ok: false, error_code, description };
    expect(await bot.send({ ...message, to: "42" })).toEqual({ state, problem, text: description });
  });

  test("says how long to wait, and an address that is away does not show the token", async () => {
    reply = { ok: false, error_code: 429, description: "Too Many Requests", parameters: { retry_after: 30 } };
    expect(await bot.send({ ...message, to: "42" })).toMatchObject({ state: "failed", retryAfterMs: 30_000 });
    const away = await telegramBot("1:token", "http://127.0.0.1:9").send({ ...message, to: "42" });
    expect(away).toMatchObject({ state: "failed", problem: "unreachable" });
    expect(JSON.stringify(away)).not.toContain("1:token");
  });
});

describe("webhooks", async () => {
  let status = 200;
  const service = await startHttpService(() => ({ status }));
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  const provider = webhookProvider({ url: `${service.url}/hook`, secret }, true);

  test("are signed so that a receiver's library accepts them, and keep their id over attempts", async () => {
    expect(await provider.send(message)).toEqual(sent(null, true));
    const { headers, body } = service.received.at(-1)!;
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(verified).toMatchObject({ type: "message.sent", data: { text: message.text, customer_id: "c-1" } });
    expect(headers["webhook-id"]).toBe(message.id);
  });

  test("are delivered by 2xx only; 410 ends them, everything else is tried again", async () => {
    const outcomes: unknown[] = [];
    for (status of [204, 302, 401, 410, 500]) outcomes.push(await provider.send(message));
    expect(outcomes).toMatchObject([
      { state: "sent" },
      { state: "failed", problem: "provider-failed", text: "HTTP 302" },
      { state: "failed", problem: "credentials-refused" },
      { state: "refused", problem: "recipient-refused" },
      { state: "failed", problem: "provider-failed" },
    ]);
  });

  test("do not go to private networks unless the installation allows it", async () => {
    const guarded = (url: string) => webhookProvider({ url, secret }, false).send(message);
    for (const url of [service.url, "http://localhost:1/", "http://[::1]/", "http://169.254.169.254/latest"])
      expect(await guarded(url)).toMatchObject({ state: "refused", problem: "address-not-allowed" });
  });

  test("report a receiver that is not there", async () => {
    const away = webhookProvider({ url: "http://127.0.0.1:9/", secret }, true);
    expect(await away.send(message)).toMatchObject({ state: "failed", problem: "unreachable" });
  });

  test("accept signing secrets of 24 to 64 bytes only", () => {
    const of = (bytes: number) => `whsec_${randomBytes(bytes).toString("base64")}`;
    expect([23, 24, 64, 65].map((bytes) => isSigningSecret(of(bytes)))).toEqual([false, true, true, false]);
    expect(isSigningSecret(randomBytes(32).toString("base64"))).toBe(false);
  });
});

describe("a mail server", async () => {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) =>
      username === "shop" && password === "right" ? done(null, { user: username }) : done(new Error("no")),
    onMailFrom: ({ address }, _session, done) => done(address.startsWith("other") ? refusal(550) : null),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("gone") ? refusal(550) : address.startsWith("later") ? refusal(451) : null),
    onData(stream, _session, done) {
      let mail = "";
      stream.on("data", (part) => {
        mail += part;
      });
      stream.on("end", () => {
        mails.push(mail);
        done();
      });
    },
  });
  const refusal = (responseCode: number) => Object.assign(new Error("refused"), { responseCode });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => server.close());
  const { port } = server.server.address() as AddressInfo; // It listens on TCP.
  const settings = {
    host: "127.0.0.1",
    port,
    security: "none",
    login: "",
    secret: "",
    sender: "shop@example.com",
  } as const;
  const send = (more: object = {}, to = "me@example.com") =>
    smtpProvider({ ...settings, ...more }, true).send({ ...message, to });

  test("gets the address by which a mail program unsubscribes with one click, if there is one", async () => {
    const unsubscribeUrl = "https://patron.example/api/public/unsubscribe/x/email";
    await smtpProvider(settings, true).send({ ...message, to: "me@example.com", unsubscribeUrl });
    expect(mails.at(-1)).toContain(`List-Unsubscribe: <${unsubscribeUrl}>`);
    expect(mails.at(-1)).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    await send();
    expect(mails.at(-1)).not.toContain("List-Unsubscribe");
  });

  test("gets the mail with the id of the message", async () => {
    expect(await send()).toEqual(sent(null));
    expect(mails.at(-1)).toContain(`Message-ID: <${message.id}@patron>`);
    expect(mails.at(-1)).toContain("From: shop@example.com");
  });

  test("gets the mail that a reply answers, so that mail programs show both together", async () => {
    const inReplyTo = "<question-1@example.com>";
    await smtpProvider(settings, true).send({ ...message, to: "me@example.com", inReplyTo });
    expect(mails.at(-1)).toContain(`In-Reply-To: ${inReplyTo}`);
    expect(mails.at(-1)).toContain(`References: ${inReplyTo}`);
    await send();
    expect(mails.at(-1)).not.toContain("In-Reply-To");
  });

  test("may refuse the user, the sender or the recipient for good, or ask to come back", async () => {
    expect(await send({ login: "shop", secret: "right" })).toEqual(sent(null));
    expect(await send({ login: "shop", secret: "wrong" })).toMatchObject({
      state: "failed",
      problem: "credentials-refused",
    });
    expect(await send({ sender: "other@example.com" })).toMatchObject({ state: "refused", problem: "sender-refused" });
    expect(await send({}, "gone@example.com")).toMatchObject({ state: "refused", problem: "recipient-refused" });
    expect(await send({}, "later@example.com")).toMatchObject({ state: "failed", problem: "provider-failed" });
  });

  test("that is away, or in a private network, gets nothing", async () => {
    expect(await send({ port: 9 })).toMatchObject({ state: "failed", problem: "unreachable" });
    const guarded = smtpProvider(settings, false).send(message);
    expect(await guarded).toMatchObject({ state: "refused", problem: "address-not-allowed" });
  });
});

test.each([
  ["8.8.8.8", true],
  ["10.1.2.3", false],
  ["192.168.0.1", false],
  ["::ffff:127.0.0.1", false],
  ["fd00::1", false],
  ["2001:4860:4860::8888", true],
])("%s is public: %s", (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));
