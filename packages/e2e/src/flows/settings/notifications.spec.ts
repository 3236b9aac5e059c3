import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Shops");

test("an owner chooses who hears of refunds, and a reload shows it", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/business/settings/notifications");
  await page.getByRole("combobox", { name: "Sent by" }).nth(1).click();
  await page.getByRole("option", { name: "E-mail" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("textbox", { name: "E-mail addresses" }).fill("boss@example.com, desk@example.com");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await page.reload();
  const addresses = page.getByRole("textbox", { name: "E-mail addresses" });
  await addresses.waitFor();
  expect(await addresses.inputValue()).toBe("boss@example.com, desk@example.com");
  const { events } = await person.request(calls.notifications.settings, {});
  expect(events.find(({ event }) => event === "refund")?.channels).toEqual(["app", "email"]);
});

test("the bell says at once that something has happened, leads to it, and forgets it once it is read", async () => {
  const owner = await person.request(calls.staff.add, { body: { first_name: "Oksana", access: "owner" } });
  const { auth_code } = await person.request(calls.staff.renewCode, { path: { staffId: owner.id } });
  const { token } = await person.request(calls.auth.staffSignIn, { body: { auth_code } });
  const partner = clientOf(token);
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/pos");
  await page.getByRole("heading", { name: "Points of sale" }).waitFor();
  const { id } = await partner(calls.staff.add, { body: { first_name: "Petro" } });
  await partner(calls.business.apiKey, { query: { generate: true } });
  await page.getByRole("button", { name: "Notifications, unread: 2" }).click();
  await page.getByRole("link", { name: /^Petro was added to the staff/ }).click();
  await page.waitForURL(`**/business-staff/${id}`);
  await page.getByRole("button", { name: "Notifications, unread: 1" }).click();
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await page.getByRole("button", { name: "Notifications", exact: true }).waitFor();
  await page.getByRole("link", { name: "All notifications" }).click();
  await page.getByRole("heading", { name: "Notifications" }).waitFor();
  await expect.poll(() => page.getByRole("row").count()).toBe(3);
});
