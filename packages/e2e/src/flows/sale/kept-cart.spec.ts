import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addSellingTill } from "../../kit/till.ts";
import type { Window } from "../../kit/window.ts";
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
async function openTillOne(page: Page) {
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till 1" }).click();
}
async function openAgain(page: Page) {
  await openTillOne(page);
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

describe("a cart whose answer was lost together with its tab", () => {
  const sales = async () => (await request(calls.transactions.list, {})).items;

  const expectLost = ({ complaints }: Window) => complaints.expect(/net::ERR_FAILED/);

  /** Sells or reserves bread and honey; the server books it, and the tab ends before the answer comes. */
  async function loseAnswer({ context }: Window, page: Page, how: "Pay" | "Reserve"): Promise<Page> {
    await put(page, "Bread", "Honey");
    await check(page)
      .getByRole("button", { name: uah("140.00") })
      .waitFor();
    await expect.poll(() => page.evaluate(keptCarts)).toContain("Honey");
    const booked = Promise.withResolvers<void>();
    await page.route(/\/term\/check\/(sale|reserve)$/, async (route) => {
      await route.fetch();
      booked.resolve();
      await route.abort();
    });
    const ending = how === "Pay" ? await openPayment(page, "140.00") : await openReservation(page);
    await ending.getByRole("button", { name: new RegExp(`^${how}`) }).click();
    await booked.promise;
    await page.close();
    return context.newPage();
  }
  async function openReservation(page: Page) {
    await check(page).getByRole("button", { name: "Reserve" }).click();
    return page.getByRole("dialog", { name: "Reserve" });
  }

  test("comes back as its receipt, and is forgotten", async () => {
    const window = await open();
    expectLost(window);
    const before = await sales();
    const next = await loseAnswer(window, await openFirstTill(window, person, "Bread"), "Pay");
    await openTillOne(next);
    const receipt = next.getByRole("dialog", { name: "Sold" });
    await receipt.getByText("This sale was already completed. It was not booked again.").waitFor();
    const made = await sales();
    expect(made).toHaveLength(before.length + 1);
    await receipt.getByText(`Sale No. ${made[0]?.number}`).waitFor();
    await receipt.getByText(uah("140.00")).waitFor();
    expect(await violationsOn(next)).toEqual([]);
    await next.getByRole("button", { name: "New sale" }).click();
    await next.getByText("Tap an item to add it").waitFor();
    expect(await next.getByText("The unpaid cart of this till is back.").count()).toBe(0);
    await expect.poll(() => next.evaluate(keptCarts)).not.toContain("Honey");
  });

  test("comes back as a cart while the server does not say, and as its receipt when it is paid", async () => {
    const window = await open();
    expectLost(window);
    const before = await sales();
    const next = await loseAnswer(window, await openFirstTill(window, person, "Bread"), "Pay");
    await next.route(/\/term\/checks\/[^/]+$/, (route) => route.abort(), { times: 1 });
    await openTillOne(next);
    await next.getByText("The unpaid cart of this till is back.").waitFor();
    const payment = await openPayment(next, "140.00");
    await payment.getByRole("button", { name: /^Pay/ }).click();
    await next.getByRole("dialog", { name: "Sold" }).getByText("This sale was already completed.").waitFor();
    expect(await payment.count()).toBe(0);
    await next.getByRole("button", { name: "New sale" }).click();
    await next.getByText("Tap an item to add it").waitFor();
    expect(await sales()).toHaveLength(before.length + 1);
  });

  test("comes back as its reservation, or as a cart to sell again once that is cancelled", async () => {
    const window = await open();
    expectLost(window);
    const next = await loseAnswer(window, await openFirstTill(window, person, "Bread"), "Reserve");
    await openTillOne(next);
    await next.getByRole("dialog", { name: "Reserved" }).getByText("This sale was already reserved.").waitFor();
    await next.getByRole("button", { name: "New sale" }).click();

    const last = await loseAnswer(window, next, "Reserve");
    const [reserved] = await sales();
    await request(calls.transactions.cancel, { body: { transaction_id: reserved?.id ?? "" } });
    await openTillOne(last);
    await last.getByText(`Sale No. ${reserved?.number} of this cart was cancelled.`).waitFor();
    const payment = await openPayment(last, "140.00");
    await payment.getByRole("button", { name: /^Pay/ }).click();
    await last
      .getByRole("dialog", { name: "Sold" })
      .getByText(/^Sale No\. \d+$/)
      .waitFor();
    expect((await sales())[0]).toMatchObject({ status: "success", canceled: false });
  });
});

test("a cart is parked for the next customer and resumed, with its customer in its own tab and without them in another", async () => {
  const window = await open();
  const page = await openFirstTill(window, person, "Bread");
  const cart = check(page);
  expect(await cart.getByRole("button", { name: "Park cart" }).isDisabled()).toBe(true);
  await findCustomer(page, "C-1");
  await cart.getByText("Olena").first().waitFor();
  await put(page, "Bread", "Honey");
  await cart.getByRole("button", { name: "Park cart" }).click();
  await page.getByText("Tap an item to add it").waitFor();
  expect(await page.evaluate(keptCarts)).not.toMatch(/Olena|Koval|C-1/);
  await pay(page, "Honey", "100.00");

  await cart.getByRole("button", { name: "1 parked cart" }).click();
  const parked = page.getByRole("dialog", { name: "Parked carts" });
  await parked.getByText("Bread, Honey").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await parked.getByRole("button", { name: "Resume" }).click();
  await cart.getByText("Olena").first().waitFor();
  await cart.getByRole("button", { name: uah("140.00") }).waitFor();
  await cart.getByRole("button", { name: "Park cart" }).click();
  await page.getByText("Tap an item to add it").waitFor();
  await page.close();

  // A new tab begins without it, and may resume it.
  const next = await window.context.newPage();
  await openAgain(next);
  await check(next).getByRole("button", { name: "1 parked cart" }).click();
  await next.getByRole("dialog", { name: "Parked carts" }).getByRole("button", { name: "Resume" }).click();
  await check(next).getByText("Honey").first().waitFor();
  expect(await check(next).getByText("Olena").count()).toBe(0);
  expect(await next.getByText("The unpaid cart of this till is back.").count()).toBe(0);
  await check(next).getByRole("button", { name: "Clear cart" }).click();
  await expect.poll(() => next.evaluate(keptCarts)).toBe("[]");
});

/** Puts an item and pays for it, whatever the number of the sale. */
async function pay(page: Page, item: string, amount: string) {
  await put(page, item);
  const payment = await openPayment(page, amount);
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("button", { name: "New sale" }).click();
}
