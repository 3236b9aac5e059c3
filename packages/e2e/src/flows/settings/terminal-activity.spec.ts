import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { codesOn } from "../../pages/qr-codes.ts";
import { openFirstTill, put } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Market");
const { request, loyaltyId } = person;
await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
const terminalId = (await request(calls.terminals.list, {})).items[0]?.id ?? "";
const prices = [{ currency: "UAH", price: "40.00" }];
await request(calls.goods.add, { body: { title: "Rye bread", code: "rye", loyalty_ids: [loyaltyId], prices } });

const states = async () =>
  (await request(calls.terminalStatuses.list, { path: { terminalId } })).items.map(({ state }) => state);

test("what a till does is seen in the back office", async () => {
  const window = await open();
  const page = await openFirstTill(window, person, "Rye bread");
  await expect.poll(states).toEqual(["customer-awaiting"]);
  await put(page, "Rye bread");
  await expect.poll(states).toEqual(["customer-processing", "customer-awaiting"]);
  await page.keyboard.press("F9");
  await page.getByRole("dialog", { name: "Payment" }).waitFor();
  await expect.poll(async () => (await states())[0]).toBe("payment-process");

  const office = await open();
  await person.enter(office.context);
  await office.page.goto(`/terminals/${terminalId}`);
  await office.page.getByRole("link", { name: "Activity" }).click();
  await office.page.getByRole("heading", { level: 1, name: "Terminal activity" }).waitFor();
  await office.page.getByRole("navigation", { name: "Breadcrumbs" }).getByRole("link", { name: "Till 1" }).waitFor();
  await office.page.getByRole("row", { name: /Taking payment/ }).waitFor();
  await office.page.getByRole("row", { name: /Waiting for a customer/ }).waitFor();
  expect(await violationsOn(office.page)).toEqual([]);
  await office.page.goto(`/terminals/${terminalId}/events?date_from=2020-01-01&date_to=2020-01-02`);
  await office.page.getByRole("row", { name: /Taking payment/ }).waitFor({ state: "detached" });
});

test("a beacon gets its values once, and a sheet of codes opens the till that is scanned", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`/terminals/${terminalId}?tab=keys`);
  await page.getByRole("button", { name: "Create beacon values" }).click();
  await page.getByText(/^0201061AFF4C000215[0-9A-F]{32}00010001C5$/).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.goto("/terminals");
  await page
    .getByRole("row", { name: /Till 1/ })
    .getByRole("checkbox")
    .click();
  await page.getByRole("button", { name: "Print QR codes" }).click();
  await page.getByRole("heading", { level: 1, name: "Terminal QR codes" }).waitFor();
  await page.getByRole("img", { name: "QR code of Till 1, Khreshchatyk 1" }).waitFor();
  const printed = page.evaluate(() => new Promise((resolve) => (window.print = () => resolve(location.pathname))));
  await page.getByRole("button", { name: "Print", exact: true }).click();
  expect(await printed).toBe("/terminals/codes");
  expect(await violationsOn(page)).toEqual([]);
  const sheet = page.getByRole("main");
  expect(await codesOn(sheet)).toEqual([`${new URL(page.url()).origin}/register?till=${terminalId}`]);
  await page.goto((await codesOn(sheet))[0] ?? "");
  await page
    .getByRole("region", { name: "Scanned code" })
    .getByRole("button", { name: /Open Till 1/ })
    .click();
  await page.getByRole("heading", { level: 1, name: "Till 1" }).waitFor();
});

test("prices of a terminal are shown for another moment", async () => {
  const { id: groupId } = await request(calls.priceGroups.add, {
    path: { loyaltyId },
    body: { title: "Retail", currency: "UAH" },
  });
  await request(calls.terminals.change, { path: { terminalId }, body: { price_group_id: groupId } });
  const { items } = await request(calls.goods.inBusiness, {});
  const item_id = items[0]?.id ?? "";
  const priced = [{ item_id, master_price: "44.00" }];
  await request(calls.priceGroups.addItems, { path: { loyaltyId, priceGroupId: groupId }, body: priced });
  const change = { price_group_id: groupId, prices: [{ item_id, price: "39.00" }] };
  const body = { price_groups: [change], valid_from: "2090-01-01T00:00:00Z" };
  await request(calls.priceMatrix.addChange, { path: { loyaltyId }, body });

  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`/terminals/${terminalId}?tab=goods`);
  const row = page.getByRole("row", { name: /Rye bread/ });
  await expect.poll(() => row.textContent()).toMatch(/44\.00/);
  await page.getByRole("button", { name: "At another time" }).click();
  // A day that does not exist is none, typed or in the address.
  await page.getByLabel("Day").fill("02/31/2090");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByLabel("Day").inputValue()).toBe("");
  await page.goto(`/terminals/${terminalId}?tab=goods&at=1&day=2090-02-31&time=99`);
  await expect.poll(() => row.textContent()).toMatch(/44\.00/);
  await page.getByLabel("Day").fill("02/01/2090");
  await page.keyboard.press("Enter");
  await expect.poll(() => row.textContent()).toMatch(/39\.00/);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Now", exact: true }).click();
  await expect.poll(() => row.textContent()).toMatch(/44\.00/);
});
