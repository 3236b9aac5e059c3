import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { ownSystem } from "../../kit/incoming.ts";
import { waitUntilLoaded } from "../../kit/loading.ts";
import { newPerson } from "../../kit/person.ts";
import { field, save } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Answers");

test("what a customer writes appears at once, is read, answered and found again as unread", async () => {
  const write = await ownSystem(person);
  const body = { loyalty_id: person.loyaltyId, first_name: "Oksana", phone: "+380671112233" };
  await person.request(calls.customers.add, { body });
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/messages");
  await page.getByText("No messages yet").waitFor();
  await write("+380671112233", "When are you open on Sunday?");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByRole("link", { name: "Unread messages from customers: 1" }).click();
  const row = page.getByRole("row", { name: /Oksana/ });
  await row.getByText("Unread").waitFor();

  await row.getByText("When are you open").click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("textbox", { name: "Reply" }).fill("From nine to six.");
  await drawer.getByText("Goes by Webhook to the same address.").waitFor();
  // The list behind it is paler while it loads again.
  await waitUntilLoaded(page);
  expect(await violationsOn(page)).toEqual([]);
  await drawer.getByRole("button", { name: "Send reply" }).click();
  await page.getByText("Your reply goes out.").waitFor();
  await drawer.getByText("Answered").waitFor();
  expect(await drawer.getByRole("textbox", { name: "Reply" }).inputValue()).toBe("");
  await drawer.getByRole("button", { name: "Mark as unread" }).click();
  await drawer.getByText("Unread", { exact: true }).waitFor();

  await page.goto("/messages?incoming=false");
  await page
    .getByRole("row", { name: /From nine to six/ })
    .getByText("Oksana")
    .waitFor();
  await page.getByText("From nine to six.").click();
  await drawer.getByText("In reply to").waitFor();
  await drawer.getByText("When are you open on Sunday?").waitFor();
});

test("the address for answers is copied from the settings of the service", async () => {
  await ownSystem(person);
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/business/settings/messages?channel=external-system");
  await page.getByText("Answers of customers").waitFor();
  await page.getByText(/\/api\/callbacks\/messages\/external-system\//).waitFor();
});

test("the mailbox that customers answer to is entered with the mail server, and a mailbox that cannot be read says why", async () => {
  const body = { kind: "smtp" as const, active: true, host: "mail.example.com", sender: "shop@example.com" };
  await person.request(calls.messages.changeProvider, { path: { messageType: "email" }, body });
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/business/settings/messages?channel=email");
  await field(page, "Incoming mail server (IMAP)").fill("127.0.0.1");
  await save(page);
  await expect
    .poll(async () => {
      await page.reload();
      await field(page, "Incoming mail server (IMAP)").waitFor();
      return page.getByText("The mailbox cannot be read").count();
    })
    .toBe(1);
  expect(await violationsOn(page)).toEqual([]);
});
