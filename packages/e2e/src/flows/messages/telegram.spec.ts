import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
let server: OwnServer;
let person: Person;
beforeAll(async () => {
  // Nothing listens there, so no test asks Telegram.
  server = await startOwnServer({ PATRON_TELEGRAM_URL: "http://127.0.0.1:9" });
  person = await newPerson("Kovalenko Chats", server.url);
});
afterAll(() => server.stop());

test("a bot is entered, and a customer's page has the link with which they open it", async () => {
  const { id } = await person.request(calls.customers.add, {
    body: { loyalty_id: person.loyaltyId, first_name: "Oksana", phone: "+380671112233" },
  });
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`${server.url}/business/settings/messages?channel=incust-chatbot`);
  await page.getByRole("switch", { name: /Active/ }).click();
  await page.getByRole("textbox", { name: "Token of the bot" }).fill("123456:AAE-token");
  await page.getByRole("textbox", { name: /Sender/ }).fill("kovalenko_shop_bot");
  await page.keyboard.press("Control+s");
  await page.getByText("Stored. Leave empty to keep it.").waitFor();

  await page.goto(`${server.url}/customers/${id}`);
  await page.getByRole("tab", { name: "Consent" }).click();
  await page.getByText("Gets no messages in Telegram").waitFor();
  await page.getByText(/^https:\/\/t\.me\/kovalenko_shop_bot\?start=/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const { linked, link } = await person.request(calls.customerChats.get, { path: { userId: id } });
  expect(linked).toBe(false);
  expect(link).toContain("?start=");
});
