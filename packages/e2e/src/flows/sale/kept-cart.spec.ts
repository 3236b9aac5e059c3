import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addSellingTill } from "../../kit/till.ts";
import { check, findCustomer, openFirstTill, openPayment, put, uah } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Market");
const { request, loyaltyId } = person;
await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
await addItems(person, [
  ["bread", "Bread", "40.00"],
  ["honey", "Honey", "100.00"],
]);
const customer = { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Olena", last_name: "Koval" };
await request(calls.customers.add, { body: customer });

/** Runs in the page: everything that the browser keeps of carts. */
async function keptCarts(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("patron.till");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction("carts").objectStore("carts").getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(JSON.stringify(all.result));
      };
    };
  });
}
async function openAgain(page: Page) {
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till 1" }).click();
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Bread" }).waitFor();
}

test("an unpaid cart outlives its tab, belongs to one tab at a time, and is forgotten once it is empty", async () => {
  const window = await open();
  const { context } = window;
  const page = await openFirstTill(window, person, "Bread");
  await findCustomer(page, "C-1");
  await check(page).getByText("Olena").first().waitFor();
  await put(page, "Bread", "Honey", "Bread");
  await expect.poll(() => page.evaluate(keptCarts)).toContain("Honey");
  expect(await page.evaluate(keptCarts)).not.toMatch(/Olena|Koval|C-1/);

  // Another tab of the same till has a cart of its own.
  const second = await context.newPage();
  await openAgain(second);
  await put(second, "Honey");
  expect(await check(second).getByText("Bread").count()).toBe(0);
  await second.close();

  await page.close();
  const third = await context.newPage();
  await openAgain(third);
  await third.getByText("The unpaid cart of this till is back.").waitFor();
  // The latest first: that of the second tab.
  await check(third).getByText("Honey").first().waitFor();
  const fourth = await context.newPage();
  await openAgain(fourth);
  await check(fourth).getByText("Bread").first().waitFor();
  expect(await violationsOn(fourth)).toEqual([]);

  // What is paid does not come back.
  const payment = await openPayment(fourth, "180.00");
  await payment.getByRole("button", { name: uah("200.00") }).click();
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await fourth.getByText(/^Sale No\./).waitFor();
  await expect.poll(() => fourth.evaluate(keptCarts)).not.toContain("Bread");
});
