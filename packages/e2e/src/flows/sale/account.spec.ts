import { calls } from "@patron/contract/routes";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { enter, reach } from "../../kit/keys.ts";
import { newestMail } from "../../kit/mail.ts";
import { newPerson } from "../../kit/person.ts";
import { everything } from "../../kit/world.ts";
import * as till from "../../pages/till.ts";

// A customer with a prepaid account pays from it at the till: which account, what it requires, and the PIN by e-mail.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Prepaid");
await everything(person);
const email = `prepaid-${Date.now()}@example.com`;
const customer = await person.request(calls.customers.add, {
  body: { loyalty_id: person.loyaltyId, external_id: "P-1", email, first_name: "Taras", last_name: "Melnyk" },
});
const special = await person.request(calls.specialAccounts.add, {
  body: {
    ...{ title: "Fleet", scope: "retail", type: "money", currency: "UAH", limit_without_pin: "100.00" },
    ...{ odometer: "yes", vehicle_id: "possible" },
  },
});
const path = { userId: customer.id };
const { id: accountId } = await person.request(calls.customerAccounts.add, {
  path,
  body: { special_account_id: special.id, limits: [{ period: "day", amount: "300.00" }] },
});
await person.request(calls.customerAccounts.refill, { path: { ...path, accountId }, body: { amount: "1000.00" } });

async function openTill(spoken = "P-1") {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto("/register");
  await window.page.getByRole("button", { name: /Open Till by the window/ }).click();
  await till.findCustomer(window.page, spoken);
  return window;
}
const paying = (page: Page) => page.getByRole("dialog", { name: /Take payment|Reserve/ });
const alerts = (page: Page, text: string | RegExp) => paying(page).getByRole("alert").getByText(text);
const textbox = (page: Page, name: string): Locator => paying(page).getByRole("textbox", { name });

/** Waits until the check is priced. */
async function priced(page: Page, amount: RegExp) {
  const button = till.check(page).getByRole("button", { name: /^Pay/ });
  await button.and(page.getByRole("button", { name: amount })).waitFor();
}

test("with keys alone: the account is chosen, its questions answered, and the PIN of the letter typed in", async () => {
  const { page, complaints } = await openTill();
  complaints.expect(/422/);
  await till.check(page).getByText("Taras Melnyk").waitFor();
  await till.put(page, "Espresso", "Espresso");
  await priced(page, /1\d\d\.\d\d/);
  await page.keyboard.press("F9");
  await paying(page).waitFor();
  await reach(page, paying(page).getByRole("button", { name: "Cash" }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await paying(page).getByText("Taken from the account").waitFor();
  await paying(page)
    .getByText(/Available: UAH\s?1,000\.00/)
    .waitFor();

  await enter(page, paying(page).getByRole("button", { name: /^Pay/ }));
  await expect.poll(() => textbox(page, "Odometer").getAttribute("aria-invalid")).toBe("true");
  await reach(page, textbox(page, "Odometer"), "Shift+Tab");
  await page.keyboard.type("120500");
  await reach(page, textbox(page, "Vehicle"));
  await page.keyboard.type("AA1234BB");
  await enter(page, paying(page).getByRole("button", { name: "Send PIN" }));
  await paying(page)
    .getByRole("status")
    .getByText(/Sent to p•••@example\.com/)
    .waitFor();
  await reach(page, textbox(page, "PIN"), "Shift+Tab");
  const code = await newestMail(email, /^(\d{6}) is your payment PIN/);
  await page.keyboard.type(code === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await alerts(page, "The PIN is wrong").waitFor();
  await reach(page, textbox(page, "PIN"), "Shift+Tab");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(code);
  await expect.poll(() => textbox(page, "PIN").inputValue()).toBe(code);
  await expect.poll(() => paying(page).getByRole("button", { name: /^Pay/ }).isEnabled()).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Sold" }).getByText("Fleet").waitFor();

  const { items } = await person.request(calls.transactions.list, { query: { vehicle_id: "aa1234bb" } });
  expect(items).toMatchObject([{ payment_types: ["special-account"], odometer: 120_500, vehicle_id: "AA1234BB" }]);
});

test("shows the rest of a limit before the sale, and a reservation holds the account", async () => {
  const { page, complaints } = await openTill();
  complaints.expect(/422/);
  await till.check(page).getByText("Taras Melnyk").waitFor();
  await till.put(page, "Espresso");
  await priced(page, /\d\d\.\d\d/);
  await page.keyboard.press("F8");
  await paying(page).getByRole("button", { name: "Account" }).click();
  await textbox(page, "Odometer").fill("120600");
  await paying(page).getByText("Taken from the account").waitFor();
  await paying(page).getByRole("button", { name: "Reserve" }).click();
  await page.getByRole("dialog", { name: "Reserved" }).getByText("Fleet").waitFor();
  await page.getByRole("button", { name: "New sale" }).click();
  const { reserved } = await person.request(calls.customerAccounts.get, { path: { ...path, accountId } });
  expect(Number(reserved)).toBeGreaterThan(0);

  await till.findCustomer(page, "P-1");
  // More than the whole limit, whatever the account has paid today.
  await till.put(page, ...Array.from({ length: 6 }, () => "Espresso"));
  await priced(page, /3\d\d\.\d\d/);
  await page.keyboard.press("F9");
  await paying(page).getByRole("button", { name: "Account" }).click();
  await alerts(page, /This goes over a limit of the account/).waitFor();
  await alerts(page, /Left today: UAH/).waitFor();
});

for (const press of ["key", "button"] as const)
  test(`a ${press} that is pressed while the check is being priced opens the payment when it is`, async () => {
    const { page } = await openTill();
    await till.check(page).getByText("Taras Melnyk").waitFor();
    await page.route("**/api/term/check/process", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue();
    });
    await till.put(page, "Espresso");
    if (press === "key") await page.keyboard.press("F9");
    else await till.check(page).getByRole("button", { name: "Pay" }).click();
    await till.check(page).locator("button[aria-busy=true]").getByText("Pay").waitFor();
    expect(await paying(page).count()).toBe(0);
    await paying(page).getByRole("button", { name: "Account" }).waitFor();
  });

test("who has no account is offered none", async () => {
  const { page } = await openTill("C-1");
  await till.put(page, "Espresso");
  await priced(page, /\d\d\.\d\d/);
  await page.keyboard.press("F9");
  await paying(page).getByRole("button", { name: "Card" }).waitFor();
  expect(await paying(page).getByRole("button", { name: "Account" }).count()).toBe(0);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the payment is accessible, wide and on a phone: ${colorScheme}`, async () => {
    const { page, context } = await openTill();
    await context.addInitScript((mode) => localStorage.setItem("patron.theme", JSON.stringify({ mode })), colorScheme);
    await page.reload();
    await till.findCustomer(page, "P-1");
    await till.put(page, "Espresso", "Espresso");
    await priced(page, /1\d\d\.\d\d/);
    await page.keyboard.press("F9");
    await paying(page).getByRole("button", { name: "Account" }).click();
    await textbox(page, "PIN").waitFor();
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe(colorScheme);
      expect(await violationsOn(page), `${colorScheme} at ${size.width}`).toEqual([]);
    }
  });
