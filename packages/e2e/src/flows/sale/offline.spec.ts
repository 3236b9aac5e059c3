import { calls } from "@patron/contract/routes";
import type { Page, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { startLine } from "../../kit/line.ts";
import { newPerson } from "../../kit/person.ts";
import { problem } from "../../kit/problem.ts";
import { addTill } from "../../kit/till.ts";
import { type Window, withWorkers } from "../../kit/window.ts";
import * as till from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);

/** A business whose prices, taxes and discounts leave cents to lose. */
async function shopOf(name: string) {
  const person = await newPerson(name);
  const { request, loyaltyId } = person;
  const goods = new Map<string, string>();
  await addTill(person, { pos: "Podil", till: "Till 1" });
  for (const [code, title, price] of [
    ["bread", "Bread", "33.33"],
    ["honey", "Honey", "0.07"],
    ["water", "Water", "12.95"],
  ] as const) {
    const prices = [{ currency: "UAH", price }];
    const { id } = await request(calls.goods.add, { body: { code, title, loyalty_ids: [loyaltyId], prices } });
    goods.set(code, id);
  }
  const seventh = { title: "Seven off", action_type: "discount-check-percent" as const, value: "7" };
  await request(calls.rules.add, { path: { loyaltyId }, body: seventh });
  return { ...person, goods };
}
const offlineSales = async ({ request }: Awaited<ReturnType<typeof shopOf>>) =>
  (await request(calls.offline.list, { page: { count: 200 }, query: {} })).items;

/** A till that holds what it needs without a connection. */
async function openHeld(window: Window, person: Awaited<ReturnType<typeof shopOf>>) {
  window.complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_FAILED|server.unavailable/);
  // On the browser's own page for an address that it cannot load.
  window.complaints.expect(/Access is denied for this document/);
  const page = await till.openFirstTill(window, person, "Bread");
  await till.waitUntilHeld(page);
  return page;
}

const away = (page: Page) => page.getByText("No connection.");

/** Opens the register in another tab, as often as it takes: the browser may still be ending the worker of the one that was killed. */
async function reopen(page: Page): Promise<void> {
  const opened = () =>
    page.goto("/register").then(
      () => true,
      () => false,
    );
  await expect.poll(opened, { interval: 500 }).toBe(true);
}

/** Sells by keyboard, as a cashier does who scans; returns number and amount of the receipt. */
async function sell(page: Page, codes: readonly string[]): Promise<{ number: string; amount: string }> {
  for (const code of codes) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  await page.keyboard.press("F9");
  const payment = page.getByRole("dialog", { name: "Take payment" });
  // In a busy browser a dialog is shown a moment before it takes the keys.
  await payment.locator("button:focus").waitFor();
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
  // `npm run faults` does not open a browser: PATRON_FAULTS=full npx vitest run --project e2e offline
  const [beforeKill, sales] = process.env.PATRON_FAULTS === "full" ? [60, 100] : [18, 30];

  test(`sells ${sales} times although its tab is killed, and each sale arrives once, to the cent of its receipt`, async () => {
    const person = await shopOf("Karpaty Offline");
    const line = await startLine();
    const window = await open({ baseURL: line.url, ...withWorkers });
    const { context } = window;
    const killed = await openHeld({ ...window, page: await context.newPage() }, person);
    line.cut();
    await away(killed).waitFor();
    expect(await violationsOn(killed)).toEqual([]);
    const receipts: Awaited<ReturnType<typeof sell>>[] = [];
    for (let index = 0; index < beforeKill; index += 1) receipts.push(await sell(killed, codesOf(index)));

    await killed.close();
    const page = await context.newPage();
    await reopen(page);
    await page.getByText(`${beforeKill} sales are waiting to be sent`).waitFor();
    await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Bread" }).waitFor();
    for (let index = beforeKill; index < sales; index += 1) receipts.push(await sell(page, codesOf(index)));

    const numbers = receipts.map(({ number }) => number);
    const prefix = numbers[0]?.replace(/-1$/, "");
    expect(numbers).toEqual(Array.from({ length: sales }, (_, index) => `${prefix}-${index + 1}`));

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
    line.mend();
    await expect.poll(async () => (await offlineSales(person)).length).toBe(sales);
    await page.getByText(/^Sending/).waitFor({ state: "detached" });
    expect(lost).toBeGreaterThan(sales);
    const arrived = await offlineSales(person);
    const booked = new Map(arrived.map(({ number, amount_to_pay }) => [number, amount_to_pay]));
    expect(receipts.map(({ number }) => booked.get(number))).toEqual(receipts.map(({ amount }) => amount));
    expect(arrived.filter(({ conflicts }) => conflicts.length > 0)).toEqual([]);
    const { items } = await person.request(calls.transactions.list, { page: { count: 200 }, query: {} });
    const sums = (amounts: readonly string[]) => [...amounts].sort();
    expect(sums(items.map(({ totals }) => totals.amount_to_pay))).toEqual(sums(receipts.map(({ amount }) => amount)));
  });

  test.each([
    ["a proxy answers for a server that is away", "Tisa Offline", /health\/ready/],
    ["the database of its business is away, of others not", "Latorytsia Offline", /health\/ready\?business=/],
  ])("sells on while %s", async (_situation, name, unready) => {
    const person = await shopOf(name);
    const window = await open(withWorkers);
    window.complaints.expect(/50[23]/);
    const page = await openHeld(window, person);
    await page.route(/\/api\//, (route) => route.fulfill(problem("server.unavailable")));
    await page.route(unready, (route) => route.fulfill({ status: 502, body: "Bad Gateway" }));
    await till.put(page, "Water");
    await away(page).waitFor();
    await till
      .check(page)
      .getByRole("button", { name: till.uah("12.04") })
      .waitFor();
    await till.check(page).getByRole("button", { name: "Clear cart" }).click();
    const { amount } = await sell(page, ["water"]);
    await page.unrouteAll();
    await expect
      .poll(async () => (await offlineSales(person)).map(({ amount_to_pay }) => amount_to_pay))
      .toEqual(["12.04"]);
    expect(amount).toBe("12.04");
  });

  test("opens again after the browser was closed, and says what cannot be done", async () => {
    const person = await shopOf("Hoverla Offline");
    const window = await open(withWorkers);
    const { context } = window;
    const first = await openHeld({ ...window, page: await context.newPage() }, person);
    await till.put(first, "Water");
    await context.setOffline(true);
    await away(first).waitFor();
    // What was in the cart is priced by the till now, less seven percent.
    await till
      .check(first)
      .getByRole("button", { name: /^Pay/ })
      .and(first.getByRole("button", { name: till.uah("12.04") }))
      .waitFor();
    expect(await till.check(first).getByRole("button", { name: "Reserve" }).isDisabled()).toBe(true);
    await first.close();
    const { page } = window;
    await reopen(page);
    await page.getByText("Go on selling for cash or by card.").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // Nothing is waiting, so the till may be closed; then nobody can sign in.
    await page.getByRole("button", { name: "Close the till" }).click();
    await page.getByRole("heading", { name: "Sign in to this till" }).waitFor();
    await context.setOffline(false);
  });

  test("sells for the price that it holds, and tells what has to be settled where the price has changed meanwhile", async () => {
    const person = await shopOf("Desna Offline");
    const { request } = person;
    const window = await open(withWorkers);
    const { context } = window;
    const page = await openHeld(window, person);
    await context.setOffline(true);
    await away(page).waitFor();
    await sell(page, ["water"]);
    const prices = [{ currency: "UAH", price: "20.00" }];
    await request(calls.goods.change, { path: { goodsId: person.goods.get("water") ?? "" }, body: { prices } });
    await context.setOffline(false);
    await page.getByText("1 sale was sent and has to be settled").waitFor();
    await page.getByRole("button", { name: "Show" }).click();
    const list = page.getByRole("dialog", { name: "Sales without a connection" });
    await list.getByText("Price changed").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await offlineSales(person)).toMatchObject([
      { amount_to_pay: "12.04", conflicts: [{ kind: "price-changed", amount: "18.60" }] },
    ]);
    await list.getByRole("button", { name: "Close" }).click();
    await page.getByRole("button", { name: "Recent sales" }).click();
    await page.getByRole("dialog", { name: "Recent sales" }).getByText(till.uah("12.04")).waitFor();
  });

  test("keeps a refused sale with the reason, and sends it and those after it once the reason is gone", async () => {
    const person = await shopOf("Prut Offline");
    const window = await open(withWorkers);
    const { context } = window;
    window.complaints.expect(/422/);
    const page = await openHeld(window, person);
    await context.setOffline(true);
    await away(page).waitFor();
    await sell(page, ["bread"]);
    await sell(page, ["water"]);
    let refuses = true;
    await context.route(/\/term\/offline\/sales$/, (route) =>
      refuses ? route.fulfill(problem("offline_sale.signature")) : route.continue(),
    );
    await context.setOffline(false);
    await page.getByText("A sale made without a connection was not accepted.").waitFor();
    await page.getByRole("button", { name: "Show" }).click();
    const list = page.getByRole("dialog", { name: "Sales without a connection" });
    await list.getByText("The signature of this sale is wrong.").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    expect(await offlineSales(person)).toEqual([]);
    refuses = false;
    await list.getByText("Sent", { exact: true }).first().waitFor();
    await expect.poll(async () => (await offlineSales(person)).length).toBe(2);
  });

  test("books a sale for the customer who was named, and tells whom it could not find", async () => {
    const person = await shopOf("Prut Offline");
    const { request, loyaltyId } = person;
    const phone = `+38067${String(Date.now()).slice(-7)}`;
    const name = { first_name: "Olena", last_name: "Koval" };
    await request(calls.customers.add, { body: { loyalty_id: loyaltyId, phone, ...name } });
    const window = await open(withWorkers);
    const { context } = window;
    const page = await openHeld(window, person);
    await context.setOffline(true);
    await away(page).waitFor();
    const customer = page.getByRole("textbox", { name: "Customer" });
    for (const named of [phone, "+380670000001"]) {
      await customer.fill(named);
      await page.getByRole("button", { name: "Add", exact: true }).click();
      await page.getByText("Counted for this customer once it is sent").waitFor();
      await sell(page, ["water"]);
    }
    await context.setOffline(false);
    await page.getByText("1 sale was sent and has to be settled").waitFor();
    await page.getByRole("button", { name: "Show" }).click();
    const list = page.getByRole("dialog", { name: "Sales without a connection" });
    await list.getByText("Customer not found").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    const items = await offlineSales(person);
    expect(items.map(({ conflicts }) => conflicts.map(({ kind }) => kind)).sort()).toEqual([[], ["customer-unknown"]]);
    const { items: sales } = await request(calls.transactions.list, {
      query: { user_id_value: phone, user_id_type: "phone" },
    });
    expect(sales.map(({ totals }) => totals.amount_to_pay)).toEqual(["12.04"]);
  });

  test("sells by the presets of a category alone, an item with an age limit too, and each sale arrives in that quantity", async () => {
    const person = await shopOf("Dnister Offline");
    const { request, loyaltyId } = person;
    const presets = [
      { by: "quantity" as const, value: "20" },
      { by: "amount" as const, value: "500" },
    ];
    const fuel = { title: "Fuel", item_entry_mode: "presets-only" as const, presets };
    const { id } = await request(calls.goods.addCategory, { path: { loyaltyId }, body: fuel });
    const petrol = { code: "petrol", title: "Petrol", quantity_precision: 2, age_limit: 18, category_ids: [id] };
    await request(calls.goods.add, { body: { ...petrol, prices: [{ currency: "UAH", price: "50.00" }] } });
    const window = await open(withWorkers);
    const { context } = window;
    const page = await openHeld(window, person);
    await context.setOffline(true);
    await away(page).waitFor();
    const cart = till.check(page);
    const quantity = cart.getByRole("status", { name: "Quantity: Petrol" });
    const choices = cart.getByRole("group", { name: "Quantity presets: Petrol" });

    // 20 at 50.00 less seven percent.
    await page.keyboard.type("petrol");
    await page.keyboard.press("Enter");
    await expect.poll(() => quantity.textContent()).toBe("20");
    await cart.getByText("Check the customer’s age: 18+").waitFor();
    expect(await cart.getByRole("textbox", { name: "Quantity: Petrol" }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    const first = await sell(page, []);
    await page.keyboard.type("petrol");
    await page.keyboard.press("Enter");
    await choices.getByRole("button", { name: till.uah("500.00") }).click();
    await expect.poll(() => quantity.textContent()).toBe("10");
    await page.keyboard.type("3*petrol");
    await page.keyboard.press("Enter");
    await page.getByText(/Petrol is sold only as 20 or UAH\s500\.00\./).waitFor();
    await expect.poll(() => quantity.textContent()).toBe("10");
    const second = await sell(page, []);
    expect([first.amount, second.amount]).toEqual(["930.00", "465.00"]);

    await context.setOffline(false);
    await expect.poll(async () => (await offlineSales(person)).length).toBe(2);
    expect((await offlineSales(person)).map(({ conflicts }) => conflicts)).toEqual([[], []]);
    const { items } = await request(calls.transactions.items, { query: {} });
    const quantities = items.map(({ code, quantity }) => [code, Number(quantity)]);
    expect(quantities.toSorted()).toEqual([
      ["petrol", 10],
      ["petrol", 20],
    ]);
  });

  test("sells for exactly the amount that the till may state, and otherwise for that of the nearest quantity", async () => {
    const person = await shopOf("Prut Offline");
    const { request, loyaltyId } = person;
    const { items: tills } = await request(calls.terminals.list, {});
    const path = { terminalId: tills[0]?.id ?? "" };
    await request(calls.terminals.change, { path, body: { line_tolerance: "0.30" } });
    const presets = [
      { by: "amount" as const, value: "500" },
      { by: "amount" as const, value: "515" },
    ];
    const fuel = { title: "Fuel", item_entry_mode: "presets-only" as const, presets };
    const { id } = await request(calls.goods.addCategory, { path: { loyaltyId }, body: fuel });
    const coarse = { code: "diesel", title: "Diesel", quantity_precision: 1, category_ids: [id] };
    const fine = { code: "petrol", title: "Petrol", quantity_precision: 2, category_ids: [id] };
    const prices = [{ currency: "UAH", price: "52.99" }];
    for (const body of [coarse, fine]) await request(calls.goods.add, { body: { ...body, prices } });
    const window = await open(withWorkers);
    const page = await openHeld(window, person);
    await window.context.setOffline(true);
    await away(page).waitFor();
    // Less seven percent. Of diesel the nearest are 9.4 and 9.7.
    const petrol = await sell(page, ["petrol"]);
    await page.keyboard.type("diesel");
    await page.keyboard.press("Enter");
    const choices = till.check(page).getByRole("group", { name: "Quantity presets: Diesel" }).getByRole("button");
    await expect.poll(() => choices.allTextContents()).toEqual(["≈\u00a0UAH\u00a0500.00", "≈\u00a0UAH\u00a0515.00"]);
    const diesel = await sell(page, []);
    expect([petrol.amount, diesel.amount]).toEqual(["465.00", "463.24"]);

    await window.context.setOffline(false);
    await expect.poll(async () => (await offlineSales(person)).length).toBe(2);
    expect((await offlineSales(person)).map(({ conflicts }) => conflicts)).toEqual([[], []]);
    const { items } = await request(calls.transactions.items, { query: {} });
    expect(items.map(({ code, quantity, amount }) => [code, Number(quantity), amount]).toSorted()).toEqual([
      ["diesel", 9.4, "498.11"],
      ["petrol", 9.44, "500.00"],
    ]);
  });

  test("loads the server's version anew when it comes back and is another one, but never while a cart is open", async () => {
    const person = await shopOf("Tysa Offline");
    const window = await open(withWorkers);
    const { context } = window;
    const page = await openHeld(window, person);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const isSamePage = () => page.evaluate(() => "isSamePage" in window);
    await till.put(page, "Water");
    await context.setOffline(true);
    await away(page).waitFor();
    let asked = 0;
    await page.route(
      ({ pathname }) => pathname === "/",
      (route) => {
        asked += 1;
        return route.fulfill({
          contentType: "text/html",
          body: '<script type="module" src="/assets/another.js"></script>',
        });
      },
    );
    await context.setOffline(false);
    await away(page).waitFor({ state: "detached" });
    await expect.poll(() => asked).toBeGreaterThan(0);
    await till
      .check(page)
      .getByRole("button", { name: till.uah("12.04") })
      .waitFor();
    expect(await isSamePage()).toBe(true);
    await till.check(page).getByRole("button", { name: "Clear cart" }).click();
    await expect.poll(() => isSamePage().catch(() => true)).toBe(false);
    await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Water" }).waitFor();
    await page.unrouteAll();
  });
});
