import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Person } from "../kit/person.ts";
import type { Window } from "../kit/window.ts";

/** An amount as the English screens show it. */
export function uah(amount: string): RegExp {
  return new RegExp(`UAH\\s?${amount.replace(".", "\\.")}`);
}

/** Waits until the till shows the customer with these bonuses. */
export async function hasBonuses(page: Page, amount: string): Promise<void> {
  await check(page)
    .getByText(new RegExp(`Bonuses: ${uah(amount).source}`))
    .waitFor();
}

/** The check beside the goods. */
export function check(page: Page): Locator {
  return page.getByRole("region", { name: "Cart" });
}

/** Opens Till 1 of a person by its address, and waits for one of its items. */
export async function openFirstTill({ page, context }: Window, person: Person, item: string): Promise<Page> {
  await person.enter(context);
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till 1" }).click();
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: item }).waitFor();
  return page;
}

/** Opens a till's register by the menu. */
export async function openTill(page: Page, title: string): Promise<void> {
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Register" }).click();
  await page.getByRole("button", { name: `Open ${title}` }).click();
  await page.getByRole("region", { name: "Items" }).waitFor();
}

/** Returns to the till that this tab has opened before. */
export async function returnToTill(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Register" }).click();
  await page.getByRole("region", { name: "Items" }).waitFor();
}

/** Leaves the register for the back office. */
export async function leaveTill(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Back office" }).click();
  await page.getByRole("navigation", { name: "Main menu" }).waitFor();
}

/** Adds goods to the check, once per mention. */
export async function put(page: Page, ...titles: string[]): Promise<void> {
  const goods = page.getByRole("region", { name: "Items" });
  for (const title of titles) await goods.getByRole("button", { name: title }).click();
}

/** Finds a customer by number or name. */
export async function findCustomer(page: Page, search: string): Promise<void> {
  await page.getByRole("textbox", { name: "Customer" }).fill(search);
  await page.keyboard.press("Enter");
}

/** Waits until the check has this amount, and opens the payment. */
export async function openPayment(page: Page, amount: string): Promise<Locator> {
  const button = check(page)
    .getByRole("button", { name: /^Pay/ })
    .and(page.getByRole("button", { name: uah(amount) }));
  await button.click();
  const payment = page.getByRole("dialog", { name: "Take payment" });
  await payment.waitFor();
  return payment;
}

/** Pays the full amount in cash; the receipt shows its number, then the next check begins. */
export async function pay(page: Page, amount: string, number: string): Promise<void> {
  const payment = await openPayment(page, amount);
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("dialog").getByText(`Sale No. ${number}`).waitFor();
  await page.getByRole("button", { name: "New sale" }).click();
}

/** Reserves the current check. */
export async function reserve(page: Page, amount: string, number: string): Promise<void> {
  await check(page)
    .getByRole("button", { name: uah(amount) })
    .waitFor();
  await check(page).getByRole("button", { name: "Reserve" }).click();
  await page.getByRole("dialog", { name: "Reserve" }).getByRole("button", { name: "Reserve" }).click();
  await page.getByText(`Reserved, sale No. ${number}`).waitFor();
  await page.getByRole("button", { name: "New sale" }).click();
}

/** The latest checks of the till, in a panel. */
export async function openLatest(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Recent sales" }).click();
  return page.getByRole("dialog", { name: "Recent sales" });
}

/** One check among the latest. */
export function latestCheck(page: Page, number: string): Locator {
  const latest = page.getByRole("dialog", { name: "Recent sales" });
  return latest.getByRole("listitem").filter({ hasText: `Sale No. ${number}` });
}

/** Finishes a reserved check with less of an item than reserved. */
export async function finishWith(page: Page, number: string, item: string, quantity: string): Promise<void> {
  await latestCheck(page, number).getByRole("button", { name: "Complete" }).click();
  const latest = page.getByRole("dialog", { name: "Recent sales" });
  await latest.getByRole("textbox", { name: item }).fill(quantity);
  await latest.getByRole("button", { name: "Complete" }).click();
}

/** Cancels a check and confirms. */
export async function cancel(page: Page, number: string): Promise<void> {
  await latestCheck(page, number).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel", exact: true }).click();
}

/** Waits until a till holds what it needs without a connection. */
export async function waitUntilHeld(page: Page): Promise<void> {
  // Evaluated anew each time: waiting for a function does not wait for its promise.
  await expect.poll(() => page.evaluate(isHeld)).toBe(true);
  await expect.poll(() => page.evaluate(hasSeries)).toBe(true);
}

/** Runs in the page: whether the register opens without a connection. */
async function isHeld(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration("/register");
  return registration?.active?.state === "activated" && (await caches.match("/register")) !== undefined;
}

/** Runs in the page: whether this browser has a catalogue and a series. */
async function hasSeries(): Promise<boolean> {
  const held = await indexedDB.databases();
  if (!held.some(({ name }) => name === "patron.till")) return false;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("patron.till");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const reading = database.transaction(["series", "catalogues"]);
      const counts = ["series", "catalogues"].map((name) => reading.objectStore(name).count());
      reading.oncomplete = () => {
        database.close();
        resolve(counts.every(({ result }) => result > 0));
      };
    };
  });
}
