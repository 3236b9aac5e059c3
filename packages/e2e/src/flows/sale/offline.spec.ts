import { calls } from "@patron/contract/routes";
import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import type { Window } from "../../kit/window.ts";
import * as till from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);

/** A business whose prices, taxes and discounts leave cents to lose. */
async function shopOf(name: string) {
  const person = await newPerson(name);
  const { request, loyaltyId } = person;
  await addTill(person, { pos: "Podil", till: "Till 1" });
  for (const [code, title, price] of [
    ["bread", "Bread", "33.33"],
    ["honey", "Honey", "0.07"],
    ["water", "Water", "12.95"],
  ] as const)
    await request(calls.goods.add, {
      body: { code, title, loyalty_ids: [loyaltyId], prices: [{ currency: "UAH", price }] },
    });
  const seventh = { title: "Seven off", action_type: "discount-check-percent" as const, value: "7" };
  await request(calls.rules.add, { path: { loyaltyId }, body: seventh });
  return person;
}
const offlineSales = async ({ request }: Awaited<ReturnType<typeof shopOf>>) =>
  (await request(calls.offline.list, { page: { count: 200 }, query: {} })).items;

/** A till that holds what it needs without a connection. */
async function openHeld(window: Window, person: Awaited<ReturnType<typeof shopOf>>) {
  window.complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|server.unavailable/);
  const page = await till.openFirstTill(window, person, "Bread");
  await page.waitForFunction(async () => {
    const held = await indexedDB.databases();
    const registration = await navigator.serviceWorker.getRegistration("/register");
    return held.length > 0 && registration?.active?.state === "activated" && (await caches.match("/register"));
  });
  await hasSeries(page);
  return page;
}

/** Waits until this browser has a catalogue and a series. */
function hasSeries(page: Page) {
  return page.waitForFunction(
    () =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open("patron.till");
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(["series", "catalogues"]);
          const counts = ["series", "catalogues"].map((name) => reading.objectStore(name).count());
          reading.oncomplete = () => {
            database.close();
            resolve(counts.every(({ result }) => result > 0));
          };
        };
      }),
  );
}

const away = (page: Page) => page.getByText("No connection.");

/** Sells by keyboard, as a cashier does who scans; returns number and amount of the receipt. */
async function sell(page: Page, codes: readonly string[]): Promise<{ number: string; amount: string }> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("F9");
  const payment = page.getByRole("dialog", { name: "Take payment" });
  await payment.waitFor();
  await page.keyboard.press("Enter");
  const sold = page.getByRole("dialog", { name: "Sold" });
  const number = /Sale No\. (\S+)/.exec((await sold.getByRole("status").textContent()) ?? "")?.[1] ?? "";
  const amount = /[\d.,]+$/.exec((await sold.locator("dd").last().textContent()) ?? "")?.[0] ?? "";
  await sold.getByRole("button", { name: "New sale" }).click();
  await sold.waitFor({ state: "detached" });
  return { number, amount };
}
const codesOf = (index: number) =>
  ["bread", "honey", "water"]
    .filter((_, bit) => ((index % 7) + 1) & (1 << bit))
    .concat(index % 3 === 0 ? ["3*honey"] : []);

describe("a till without a connection", () => {
  test("sells a hundred times although its tab is killed, and each sale arrives once, to the cent of its receipt", async () => {
    const person = await shopOf("Karpaty Offline");
    const window = await open();
    const { context } = window;
    const killed = await openHeld({ ...window, page: await context.newPage() }, person);
    await context.setOffline(true);
    await away(killed).waitFor();
    expect(await violationsOn(killed)).toEqual([]);
    const receipts: Awaited<ReturnType<typeof sell>>[] = [];
    for (let index = 0; index < 60; index += 1) receipts.push(await sell(killed, codesOf(index)));

    await killed.close();
    const { page } = window;
    await page.goto("/register");
    await page.getByText("60 sales are waiting to be sent").waitFor();
    for (let index = 60; index < 100; index += 1) receipts.push(await sell(page, codesOf(index)));

    const numbers = receipts.map(({ number }) => number);
    const prefix = numbers[0]?.replace(/-1$/, "");
    expect(numbers).toEqual(Array.from({ length: 100 }, (_, index) => `${prefix}-${index + 1}`));

    await page.getByRole("button", { name: "Close the till" }).click();
    await page.getByText("Sales are still waiting to be sent.").waitFor();

    // The answer to one of them is lost on the way.
    let lost = 0;
    await context.route(/\/term\/offline\/sales$/, async (route: Route) => {
      lost += 1;
      if (lost !== 7) return route.continue();
      await route.fetch();
      await route.abort("failed");
    });
    await context.setOffline(false);
    await expect.poll(async () => (await offlineSales(person)).length, { timeout: 60_000 }).toBe(100);
    await page.getByText(/^Sending/).waitFor({ state: "detached" });
    expect(lost).toBeGreaterThan(100);
    const arrived = await offlineSales(person);
    const booked = new Map(arrived.map(({ number, amount_to_pay }) => [number, amount_to_pay]));
    expect(receipts.map(({ number }) => booked.get(number))).toEqual(receipts.map(({ amount }) => amount));
    expect(arrived.filter(({ conflicts }) => conflicts.length > 0)).toEqual([]);
    const { items } = await person.request(calls.transactions.list, { page: { count: 200 }, query: {} });
    const sums = (amounts: readonly string[]) => [...amounts].sort();
    expect(sums(items.map(({ totals }) => totals.amount_to_pay))).toEqual(sums(receipts.map(({ amount }) => amount)));
  }, 240_000);
});
