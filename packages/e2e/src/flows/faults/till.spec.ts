import { calls } from "@patron/contract/routes";
import type { Page, Request, Route } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdReads } from "../../kit/held.ts";
import { startLine } from "../../kit/line.ts";
import { clientOf, newPerson } from "../../kit/person.ts";
import { problem } from "../../kit/problem.ts";
import { addTill } from "../../kit/till.ts";
import { withWorkers } from "../../kit/window.ts";
import { notifications } from "../../pages/form.ts";
import * as till from "../../pages/till.ts";

// Whatever happens to a response, each action of a cashier happens once, and the till shows the result in the end.

const open = windowsOf(await startBrowser());
const person = await newPerson("Weak Signal");
const { request, loyaltyId } = person;
await addTill(person, { pos: "Podil", till: "Till 1" });
const prices = [{ currency: "UAH", price: "60.00" }];
await request(calls.goods.add, {
  body: { code: "HONEY", title: "Honey", unit: "kg", prices, quantity_precision: 3, loyalty_ids: [loyaltyId] },
});

/** At an address of its own its line may be cut, also while something is loading. */
async function openTill(baseURL?: string) {
  const { page, context, complaints } = await open(baseURL ? { baseURL, ...withWorkers } : {});
  complaints.expect(/4\d\d/, /503/, /ERR_FAILED/, ...(baseURL ? [/ERR_|fetch/] : []));
  await person.enter(context);
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till 1" }).click();
  await page.getByRole("region", { name: "Items" }).waitFor();
  return page;
}

/** The idempotency keys of the page's writes to this address, in order. */
function keysOf(page: Page, address: string): string[] {
  const keys: string[] = [];
  page.on("request", (request: Request) => {
    const key = request.headers()["idempotency-key"];
    if (request.method() === "POST" && request.url().endsWith(address)) keys.push(key ?? "none");
  });
  return keys;
}

/** Ways in which a request with a possible effect ends. */
const never = (route: Route) => route.abort("failed");
const lost = async (route: Route) => {
  await route.fetch();
  await route.abort("failed");
};
const cut = async (route: Route) => {
  const { status, contentType } = { status: 200, contentType: "application/json" };
  await route.fetch();
  await route.fulfill({ status, contentType, body: '{"transaction":{"id":"' });
};
const stillRunning = (route: Route) => route.fulfill(problem("request.running"));
/** The server runs again, and its database not yet. */
const starting = (route: Route) => route.fulfill(problem("server.unavailable"));

/** The outcomes of the next requests to an address, in order; later ones pass. */
async function meet(page: Page, address: string, ...fates: ((route: Route) => Promise<void>)[]) {
  await page.route(
    ({ pathname }) => pathname.endsWith(address),
    (route) => (fates.shift() ?? ((one: Route) => one.continue()))(route),
  );
}

const transactions = async () =>
  (await request(calls.transactions.list, { query: { transaction_type: "sale" } })).items;
const paying = (page: Page) => page.getByRole("dialog", { name: "Take payment" });
const press = (page: Page) => paying(page).getByRole("button", { name: /^Pay/ }).click();
const unsure = (page: Page) =>
  page.getByText("The server did not answer. Press again: the sale cannot be booked twice.");
const sold = (page: Page) =>
  page
    .getByRole("dialog", { name: "Sold" })
    .getByText(/Sale No\. \d+/)
    .waitFor();

/** A till at the payment step, the sales before it, and the keys of the sales after it. */
async function openPayment() {
  const page = await openTill();
  const before = await transactions();
  const keys = keysOf(page, "/term/check/sale");
  await till.put(page, "Honey");
  await till.openPayment(page, "60.00");
  return { page, before, keys };
}

/** One more sale than before, as requested, and every attempt used the same key. */
async function isSoldOnce(keys: string[], before: readonly unknown[]) {
  const after = await transactions();
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]?.totals).toMatchObject({ amount_to_pay: "60.00" });
  expect(new Set(keys).size, keys.join(", ")).toBe(1);
}

describe("a payment whose answer got lost", () => {
  test("is the same request when it is pressed again, even while the first one is reported as still running", async () => {
    const { page, before, keys } = await openPayment();
    await meet(page, "/term/check/sale", lost, stillRunning);
    await press(page);
    await unsure(page).waitFor();
    await press(page);
    await expect.poll(() => keys.length).toBe(2);
    await unsure(page).waitFor();
    await press(page);
    await sold(page);
    await isSoldOnce(keys, before);
    expect(keys).toHaveLength(3);
  });

  test("is the same request when the line went silent, which the till finds out by itself", async () => {
    const { page, before, keys } = await openPayment();
    const usual = await page.evaluateHandle(() => AbortSignal.timeout);
    await page.evaluate((real) => Object.assign(AbortSignal, { timeout: () => real.call(AbortSignal, 500) }), usual);
    await meet(page, "/term/check/sale", async (route) => void (await route.fetch()));
    await press(page);
    await unsure(page).waitFor();
    // The answer to the next request may take longer.
    await page.evaluate((timeout) => Object.assign(AbortSignal, { timeout }), usual);
    await press(page);
    await sold(page);
    await isSoldOnce(keys, before);
  });

  test("is the same request when only a part of the answer came", async () => {
    const { page, before, keys } = await openPayment();
    await meet(page, "/term/check/sale", cut);
    await press(page);
    await unsure(page).waitFor();
    await press(page);
    await sold(page);
    await isSoldOnce(keys, before);
  });

  test("is the same request when the payment was closed and opened again", async () => {
    const { page, before, keys } = await openPayment();
    await meet(page, "/term/check/sale", lost);
    await press(page);
    await unsure(page).waitFor();
    await page.keyboard.press("Escape");
    await paying(page).waitFor({ state: "detached" });
    await till.openPayment(page, "60.00");
    await press(page);
    await sold(page);
    await isSoldOnce(keys, before);
  });
});

test("a server that is away is noticed before anything is pressed", async () => {
  const line = await startLine();
  const page = await openTill(line.url);
  // Nothing else that the till asks gets an answer or a refusal.
  await page.route(/\/api\/(?!term\/live)/, () => {});
  line.cut();
  await page.getByText("No connection.").waitFor();
});

describe("a server whose database is still starting", () => {
  test("leaves the payment open, which is the same request when it is pressed again", async () => {
    const { page, before, keys } = await openPayment();
    await meet(page, "/term/check/sale", never);
    await meet(page, "/term/check/process", starting);
    const refused = page.waitForResponse((response) => response.status() === 503);
    await press(page);
    await unsure(page).waitFor();
    await refused;
    await press(page);
    await sold(page);
    await isSoldOnce(keys, before);
  });

  test("is asked again for the price of a changed cart", async () => {
    const page = await openTill();
    await till.put(page, "Honey");
    await till.check(page).getByText(till.uah("60.00")).first().waitFor();
    await meet(page, "/term/check/process", starting, starting);
    await till.put(page, "Honey");
    await page.getByText("The server cannot be reached").waitFor();
    await till.openPayment(page, "120.00");
    await press(page);
    await sold(page);
  });
});

test("a check that is changed after its response is lost is not sold again: its receipt is shown, and what was added since is another sale", async () => {
  const { page, before } = await openPayment();
  await meet(page, "/term/check/sale", lost);
  await press(page);
  await unsure(page).waitFor();
  await page.keyboard.press("Escape");
  await till.put(page, "Honey");
  await till.openPayment(page, "120.00");
  await press(page);
  await sold(page);
  const receipt = page.getByRole("dialog", { name: "Sold" });
  await receipt.getByText("This sale was already completed.").waitFor();
  await receipt.getByText(till.uah("60.00")).waitFor();
  expect(await transactions()).toHaveLength(before.length + 1);
  await page.getByRole("button", { name: "New sale" }).click();
  await till.openPayment(page, "60.00");
  await press(page);
  await sold(page);
  expect(await transactions()).toHaveLength(before.length + 2);
});

test("a payment under way stays on the screen until its answer came, whatever is pressed", async () => {
  const { page, before, keys: sales } = await openPayment();
  const keys = keysOf(page, "/term/check/");
  const held = Promise.withResolvers<void>();
  await meet(page, "/term/check/sale", async (route) => {
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
  });
  await press(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("F8");
  await page.keyboard.press("Enter");
  expect(await paying(page).count()).toBe(1);
  held.resolve();
  await sold(page);
  await isSoldOnce(sales, before);
  expect(keys).toEqual([]);
  await page.getByRole("button", { name: "New sale" }).click();
  await page.getByText("Tap an item to add it").waitFor();
});

/** Reserves five kilograms and opens the form for the delivered quantity; returns the check's number. */
async function reserveFive(page: Page): Promise<string> {
  await till.put(page, "Honey", "Honey", "Honey", "Honey", "Honey");
  await till
    .check(page)
    .getByRole("button", { name: till.uah("300.00") })
    .waitFor();
  await till.check(page).getByRole("button", { name: "Reserve" }).click();
  await page.getByRole("dialog", { name: "Reserve" }).getByRole("button", { name: "Reserve" }).click();
  const text = await page.getByText(/Reserved, sale No\. \d+/).textContent();
  await page.getByRole("button", { name: "New sale" }).click();
  await till.openLatest(page);
  return /\d+/.exec(text ?? "")?.[0] ?? "";
}
const latest = (page: Page) => page.getByRole("dialog", { name: "Recent sales" });
const finish = (page: Page) => latest(page).getByRole("button", { name: "Complete" });
const delivered = (page: Page) => latest(page).getByRole("textbox", { name: "Honey" });
const failure = (page: Page) => latest(page).getByText(/The server cannot be reached|still being processed/);

describe("a delivery whose answer got lost", () => {
  test("is the same request when it is pressed again, and is shown as finished", async () => {
    const page = await openTill();
    const number = await reserveFive(page);
    const keys = keysOf(page, "/term/check/finalize");
    await meet(page, "/term/check/finalize", lost, stillRunning);
    await till.finishWith(page, number, "Honey", "2");
    await failure(page).waitFor();
    await finish(page).click();
    await expect.poll(() => keys.length).toBe(2);
    await failure(page).waitFor();
    await finish(page).click();
    await till.latestCheck(page, number).getByText("Completed").waitFor();
    await till.latestCheck(page, number).getByText(till.uah("120.00")).waitFor();
    expect(new Set(keys).size, keys.join(", ")).toBe(1);
    expect(keys).toHaveLength(3);
  });

  test("is another request when another quantity is written, however long it is", async () => {
    const page = await openTill();
    const number = await reserveFive(page);
    const keys = keysOf(page, "/term/check/finalize");
    await meet(page, "/term/check/finalize", never);
    await till.finishWith(page, number, "Honey", "1");
    await failure(page).waitFor();
    await delivered(page).fill("2");
    await finish(page).click();
    await till.latestCheck(page, number).getByText("Completed").waitFor();
    await till.latestCheck(page, number).getByText(till.uah("120.00")).waitFor();
    expect(new Set(keys).size, keys.join(", ")).toBe(2);
  });

  test("is the same request when the latest checks were closed and opened again", async () => {
    const page = await openTill();
    const number = await reserveFive(page);
    const keys = keysOf(page, "/term/check/finalize");
    await meet(page, "/term/check/finalize", lost);
    await till.finishWith(page, number, "Honey", "2");
    await failure(page).waitFor();
    await latest(page).getByRole("button", { name: "Close" }).click();
    await till.openLatest(page);
    await expect.poll(() => delivered(page).inputValue()).toBe("2");
    await finish(page).click();
    await till.latestCheck(page, number).getByText("Completed").waitFor();
    expect(new Set(keys).size, keys.join(", ")).toBe(1);
  });
});

/** Sells, and opens the recent sales. */
async function sellOne(page: Page) {
  await till.put(page, "Honey");
  await till.openPayment(page, "60.00");
  await press(page);
  await sold(page);
  await page.getByRole("button", { name: "New sale" }).click();
  await till.openLatest(page);
}

test("a cancellation whose response is lost is the same request when it is repeated", async () => {
  const page = await openTill();
  await sellOne(page);
  const number = /\d+/.exec((await latest(page).getByRole("listitem").first().textContent()) ?? "")?.[0] ?? "";
  const keys = keysOf(page, "/term/check/cancel");
  await meet(page, "/term/check/cancel", lost);
  // It would show that the sale is cancelled.
  const read = await holdReads(page, /\/term\/checks$/);
  await till.cancel(page, number);
  await notifications(page).getByText("The server cannot be reached").waitFor();
  await till.cancel(page, number);
  await expect.poll(() => keys.length).toBe(2);
  read();
  await till.latestCheck(page, number).getByText("Cancelled").waitFor();
  expect(new Set(keys).size, keys.join(", ")).toBe(1);
});

test("a refund whose preview is refused and whose answer got lost is the same request when it is pressed again", async () => {
  const page = await openTill();
  await sellOne(page);
  await latest(page).getByRole("button", { name: "Refund" }).first().click();
  const keys = keysOf(page, "/refunds");
  await meet(page, "/refunds/preview", starting);
  await meet(page, "/refunds", lost);
  await latest(page).getByRole("button", { name: "Everything" }).click();
  await failure(page).waitFor();
  const refund = latest(page).getByRole("button", { name: till.uah("60.00") });
  await refund.click();
  await failure(page).waitFor();
  await refund.click();
  const made = latest(page).getByText(/^Refund No\. \d+/);
  await made.first().waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test("a PIN whose letter is sent and whose answer got lost is not sent a second time", async () => {
  const email = `weak-${Date.now()}@example.com`;
  const name = { first_name: "Taras", last_name: "Melnyk" };
  const { id: userId } = await request(calls.customers.add, {
    body: { loyalty_id: loyaltyId, external_id: "W-1", email, ...name },
  });
  const limit = { limit_without_pin: "10.00" };
  const special = await request(calls.specialAccounts.add, {
    body: { title: "Prepaid", scope: "retail", type: "money", currency: "UAH", ...limit },
  });
  const body = { special_account_id: special.id };
  const { id: accountId } = await request(calls.customerAccounts.add, { path: { userId }, body });
  await request(calls.customerAccounts.refill, { path: { userId, accountId }, body: { amount: "1000.00" } });
  const letters = async () =>
    (await clientOf()(calls.platform.mailbox, {})).items.filter(({ recipient }) => recipient === email);

  const page = await openTill();
  await till.findCustomer(page, "W-1");
  await till.check(page).getByText("Taras Melnyk").waitFor();
  await till.put(page, "Honey");
  await till.openPayment(page, "60.00");
  await paying(page).getByRole("button", { name: "Account" }).click();
  await meet(page, "/term/customer/account_pin", lost);
  await paying(page).getByRole("button", { name: "Send PIN" }).click();
  await paying(page).getByRole("alert").waitFor();
  await paying(page).getByRole("button", { name: "Send PIN" }).click();
  await paying(page)
    .getByText(/Sent to w•••@example\.com/)
    .waitFor();
  expect(await letters()).toHaveLength(1);
  await paying(page).getByRole("button", { name: "Send new PIN" }).click();
  await expect.poll(async () => (await letters()).length).toBe(2);
});

test("a new member whose answer got lost is the same request when it is pressed again", async () => {
  const page = await openTill();
  const keys = keysOf(page, "/term/customer");
  await meet(page, "/term/customer", lost);
  await till.findCustomer(page, "+380671234567");
  await page.getByRole("button", { name: "Add new customer" }).click();
  await expect.poll(() => keys.length).toBe(1);
  await page.getByText("The server cannot be reached").waitFor();
  await page.getByRole("button", { name: "Add new customer" }).click();
  await till
    .check(page)
    .getByText(/Bonuses: UAH/)
    .waitFor();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size, keys.join(", ")).toBe(1);
});

test("items that cannot be loaded are requested again", async () => {
  const page = await openTill();
  await meet(page, "/term/goods", stillRunning);
  await page.reload();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: /Honey/ }).waitFor();
});
