import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Limits");

test("an owner sets quiet hours and a spending limit, and a message that is held back says why", async () => {
  const { page, context, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto("/business/settings/messages");
  await page.getByRole("tab", { name: "Limits" }).click();
  await page.getByText("Spent this month: UAH 0.00").waitFor();
  await page.getByLabel("Quiet from").fill("00:01");
  await page.keyboard.press("Control+s");
  await page.getByText("Enter when quiet hours begin and when they end").first().waitFor();
  await page.getByLabel("Quiet until").fill("00:00");
  await page.getByRole("textbox", { name: /Limit of a month/ }).fill("50");
  await page.keyboard.press("Control+s");
  await page.getByText("UAH 0.00 of UAH 50.00").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const saved = await person.request(calls.messageSettings.get, {});
  expect(saved).toMatchObject({ quiet_from: "00:01", quiet_to: "00:00", month_limit: "50" });

  const provider = { kind: "turbosms" as const, active: true, sender: "Shop", secret: "token", part_price: "0.80" };
  await person.request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: provider });
  const { id } = await person.request(calls.customers.add, {
    body: { loyalty_id: person.loyaltyId, first_name: "Oksana", phone: "+380671112233" },
  });
  const answers = [{ message_type: "sms" as const, agreed: true }];
  await person.request(calls.messageConsents.give, { body: { user_id: id, answers, source: "in-person" } });
  const body = { loyalty_id: person.loyaltyId, channels: ["sms" as const], texts: { en: "Ten percent off" } };
  await person.request(calls.messages.send, { body });
  await page.goto("/messages");
  await page
    .getByRole("row", { name: /Oksana/ })
    .getByText("Ten percent off")
    .click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Quiet hours: advertising waits until they end where the customer is.").waitFor();
  await drawer.getByText("Next attempt").waitFor();

  await person.request(calls.messageSettings.change, { body: { month_limit: "0.50" } });
  await page.goto("/messages/mailings/create");
  await page.getByRole("textbox", { name: /^Text/ }).fill("Twenty percent off");
  await page.getByRole("button", { name: "Review and send" }).click();
  const question = page.getByRole("alertdialog", { name: "Send to 1 customer?" });
  await question.getByText("Your spending limit leaves UAH 0.50 this month.").waitFor();
  await question.getByRole("button", { name: "Cancel" }).click();
});
