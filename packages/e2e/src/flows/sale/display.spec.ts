import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addSellingTill } from "../../kit/till.ts";
import { save, switchOn } from "../../pages/form.ts";
import { findCustomer, openFirstTill, openPayment, put, uah } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Display");
const { request, loyaltyId } = person;
await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
await addItems(person, [
  ["bread", "Bread", "40.00"],
  ["honey", "Honey", "100.00"],
]);
const path = { loyaltyId };
const tenth = { title: "Tenth off", action_type: "discount-check-percent" as const, value: "10" };
await request(calls.rules.add, { path, body: tenth });
const back = { title: "Five back", action_type: "charge-check-percent" as const, charge_target: "bonuses" as const };
await request(calls.rules.add, { path, body: { ...back, value: "5" } });
await request(calls.customers.add, {
  body: { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Olena", last_name: "Koval" },
});

const terminalId = (await request(calls.terminals.list, {})).items[0]?.id ?? "";

test("a till without a customer display offers none until the owner switches it on", async () => {
  const register = await openFirstTill(await open(), person, "Bread");
  await register.getByRole("button", { name: "Recent sales" }).waitFor();
  const opener = register.getByRole("button", { name: "Customer display (new window)" });
  expect(await opener.count()).toBe(0);
  const office = await open();
  await person.enter(office.context);
  await office.page.goto(`/terminals/${terminalId}`);
  await switchOn(office.page, "Customer display");
  await save(office.page);
  await register.reload();
  await opener.waitFor();
});

test("the customer's window follows the till: cart, discount, bonuses, sum, receipt code, and nothing once the till is closed", async () => {
  const page = await openFirstTill(await open(), person, "Bread");
  await page.setViewportSize({ width: 1280, height: 800 });
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Customer display (new window)" }).click();
  const display = await opened;
  await display.getByRole("heading", { name: "Kalyna Display" }).waitFor();
  expect(await violationsOn(display)).toEqual([]);

  await put(page, "Bread", "Honey");
  await findCustomer(page, "C-1");
  await display.getByText("Hello, Olena").waitFor();
  expect(await display.getByText("Koval").count()).toBe(0);
  const items = display.getByRole("region", { name: "Items" });
  await items.getByText("Bread").waitFor();
  await items.getByText("Honey").waitFor();
  // 140.00 less a tenth, and five percent of that in bonuses.
  await display.getByText(uah("126.00")).waitFor();
  await display.getByText(uah("14.00")).first().waitFor();
  await display.getByText(uah("6.30")).waitFor();
  expect(await violationsOn(display)).toEqual([]);

  // A display that is opened later, or reloaded, shows the same.
  await display.reload();
  await display.getByText(uah("126.00")).waitFor();

  const payment = await openPayment(page, "126.00");
  await payment.getByRole("button", { name: uah("130.00") }).click();
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await display.getByText("Thank you for your purchase").waitFor();
  await display.getByText(uah("4.00")).waitFor();
  await display.getByRole("img", { name: "Scan to keep your receipt" }).waitFor();
  expect(await violationsOn(display)).toEqual([]);
  for (const width of [390, 1920]) {
    await display.setViewportSize({ width, height: 844 });
    expect(await display.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await page.getByRole("button", { name: "New sale" }).click();
  await display.getByText("Welcome").waitFor();

  await put(page, "Bread");
  await display.getByText(uah("36.00")).waitFor();
  await page.getByRole("button", { name: "Close the till" }).click();
  await display.getByText("Welcome").waitFor();
  expect(await display.getByText("Bread").count()).toBe(0);
});

test("the window goes back to its start when the till's window is closed", async () => {
  const page = await openFirstTill(await open(), person, "Bread");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Customer display (new window)" }).click();
  const display = await opened;
  await put(page, "Honey");
  await display.getByText(uah("90.00")).first().waitFor();
  await page.goto("/goods");
  await display.getByText("Welcome").waitFor();
});

test("the customer's window speaks the language of the till, whatever its browser's is", async () => {
  await request(calls.terminals.change, { path: { terminalId }, body: { language: "de" } });
  const page = await openFirstTill(await open(), person, "Bread");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Customer display (new window)" }).click();
  const display = await opened;
  await display.getByRole("heading", { name: "Kalyna Display" }).waitFor();
  await display.getByText("Willkommen").waitFor();
  await put(page, "Bread");
  await display.getByRole("region", { name: "Artikel" }).getByText("Bread").waitFor();
  expect(await display.locator("main").getAttribute("lang")).toBe("de");
  expect(await violationsOn(display)).toEqual([]);
});
