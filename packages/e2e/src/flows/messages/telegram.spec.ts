import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Chats");

test("a bot is entered, and a customer's page has the link with which they open it", async () => {
  const { id } = await person.request(calls.customers.add, {
    body: { loyalty_id: person.loyaltyId, first_name: "Oksana", phone: "+380671112233" },
  });
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/business/settings/messages?channel=incust-chatbot");
  await page.getByRole("switch", { name: /Active/ }).click();
  await page.getByRole("textbox", { name: "Token of the bot" }).fill("123456:AAE-token");
  await page.getByRole("textbox", { name: /Sender/ }).fill("kovalenko_shop_bot");
  await page.keyboard.press("Control+s");
  await page.getByText("Stored. Leave empty to keep it.").waitFor();

  await page.goto(`/customers/${id}`);
  await page.getByRole("tab", { name: "Consent" }).click();
  await page.getByText("Gets no messages in Telegram").waitFor();
  await page.getByText(/^https:\/\/t\.me\/kovalenko_shop_bot\?start=/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const { linked, link } = await person.request(calls.customerChats.get, { path: { userId: id } });
  expect(linked).toBe(false);
  expect(link).toContain("?start=");
});
