import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { messages } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { MESSAGE_TYPES, type MessageType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { startMailServer } from "../../kit/mail-server.ts";
import { clientOf, newPerson, type Person } from "../../kit/person.ts";
import { startPushService } from "../../kit/push.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const arrived: { path: string; body: string }[] = [];
const mailServer = await startMailServer();
const browsers = await startPushService();
let server: OwnServer;
let person: Person;

/** Stands in for TurboSMS, Telegram and a system of the business. */
const services = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // Without an encoding a request gives bytes.
  const path = request.url ?? "";
  arrived.push({ path, body: Buffer.concat(parts).toString() });
  const sent = { response_status: "SUCCESS_MESSAGE_SENT", response_result: [{ message_id: `${arrived.length}` }] };
  const told = { response_status: "OK", response_result: [{ status: "DELIVERED" }] };
  const reply = path.startsWith("/bot") ? { ok: true, result: { message_id: 7 } } : /send/.test(path) ? sent : told;
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => services.listen(0, "127.0.0.1", resolve));
  const { port } = services.address() as AddressInfo; // It listens on TCP.
  const url = `http://127.0.0.1:${port}`;
  server = await startOwnServer({
    ...{ PATRON_TURBOSMS_URL: url, PATRON_TELEGRAM_URL: url },
    PATRON_PRIVATE_ADDRESSES: "1",
  });
  person = await newPerson("Kovalenko Everywhere", server.url);
  const providers: Record<MessageType, BodyOf<typeof messages.changeProvider>> = {
    sms: { kind: "turbosms", sender: "Shop", secret: "token" },
    push: { kind: "web-push" },
    viber: { kind: "turbosms", sender: "Shop", secret: "token" },
    email: { kind: "smtp", sender: "shop@example.com", host: "127.0.0.1", port: mailServer.port, security: "none" },
    "incust-chatbot": { kind: "telegram", sender: "kovalenko_shop_bot", secret: "123456:AAE-token" },
    "external-system": {
      kind: "webhook",
      url: `${url}/hook`,
      secret: `whsec_${Buffer.alloc(32, 7).toString("base64")}`,
    },
  };
  for (const messageType of MESSAGE_TYPES) {
    const body = { active: true, ...providers[messageType] };
    await person.request(calls.messages.changeProvider, { path: { messageType }, body });
  }
});
afterAll(async () => {
  await server.stop();
  services.closeAllConnections();
  services.close();
  mailServer.close();
  browsers.close();
});

/** Connects the customer's chat with the bot, as Telegram does once they tap Start. */
async function startChat(userId: string): Promise<void> {
  const asked = () => arrived.find(({ path }) => path.endsWith("/setWebhook"));
  await expect.poll(asked).toBeDefined();
  const { url, secret_token } = JSON.parse(asked()?.body ?? "{}") as { url: string; secret_token: string }; // As our server sends it.
  const { link } = await person.request(calls.customerChats.get, { path: { userId } });
  const text = `/start ${new URL(link ?? "").searchParams.get("start")}`;
  const message = { message_id: 1, chat: { id: 42, type: "private" }, from: { language_code: "en" }, text };
  const headers = { "content-type": "application/json", "x-telegram-bot-api-secret-token": secret_token };
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify({ update_id: 1, message }) });
  expect(reply.status).toBe(200);
}

/** Switches messages on for the customer's device, as the page of their link does. */
async function switchDeviceOn(userId: string): Promise<void> {
  const { link } = await person.request(calls.customerDevices.count, { path: { userId } });
  const path = { token: new URL(link ?? "").searchParams.get("for") ?? "" };
  await clientOf(undefined, server.url)(calls.customerDevices.switchOn, { path, body: browsers.subscription });
}

/** What a channel has delivered. */
const textsBy: Record<MessageType, () => string[]> = {
  sms: () => bodiesOf("/message/send.json").filter((body) => body.includes('"sms"')),
  push: () => browsers.received,
  viber: () => bodiesOf("/message/send.json").filter((body) => body.includes('"viber"')),
  email: () => mailServer.mails,
  "incust-chatbot": () => bodiesOf("/sendMessage"),
  "external-system": () => bodiesOf("/hook"),
};
const bodiesOf = (end: string) => arrived.filter(({ path }) => path.endsWith(end)).map(({ body }) => body);

test("the text of a message is changed, and arrives by every channel", async () => {
  const { loyaltyId, request } = person;
  const member = { first_name: "Oksana", phone: "+380671112233", email: "oksana@example.com", external_id: "C-1" };
  const body = { loyalty_id: loyaltyId, language: "en" as const, ...member };
  const { id: customer_id } = await request(calls.customers.add, { body });
  await startChat(customer_id);
  await switchDeviceOn(customer_id);

  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`${server.url}/loyalties/${loyaltyId}/messages/bonuses-added`);
  await page.getByRole("switch", { name: /Active/ }).click();
  await page.getByRole("combobox", { name: /Channels/ }).click();
  await page.getByRole("option", { name: "SMS" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "Text" }).fill("{customer_name}, coffee is on us.");
  await page.keyboard.press("Control+s");
  const message_code = "bonuses-added" as const;
  const stored = async () => {
    const { messages } = await request(calls.messageTemplates.get, { path: { loyaltyId } });
    return messages.find((one) => one.message_code === message_code);
  };
  await expect.poll(async () => (await stored())?.texts).toEqual({ en: "{customer_name}, coffee is on us." });

  for (const channel of MESSAGE_TYPES) {
    const messages = [{ message_code, channels: [channel] }];
    await request(calls.messageTemplates.change, { path: { loyaltyId }, body: { messages } });
    const added = { loyalty_id: loyaltyId, customer_id, currency: "UAH", amount: "5.00" };
    await request(calls.transactions.addBonuses, { body: added });
    // The schedule delivers within a minute; changed limits do at once.
    await request(calls.messageSettings.change, { body: { month_limit: "1000.00" } });
    await expect
      .poll(() => textsBy[channel]().filter((text) => text.includes("Oksana, coffee is on us.")).length, {
        message: channel,
      })
      .toBe(1);
  }
  await page.goto(`${server.url}/messages`);
  await expect
    .poll(() => page.getByRole("row", { name: /Oksana, coffee is on us/ }).count())
    .toBe(MESSAGE_TYPES.length);
});
