import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { enter, expectFocusStays, reach } from "../../kit/keys.ts";
import { newPerson } from "../../kit/person.ts";
import { everything } from "../../kit/world.ts";
import { field } from "../../pages/form.ts";
import { hasRows } from "../../pages/list.ts";
import * as till from "../../pages/till.ts";

// The main task with the keyboard only: no mouse, no programmatic input.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Keys only");
await everything(person);

const menuLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

async function signIn(page: Page) {
  await page.goto("/");
  await field(page, "E-mail").waitFor();
  await reach(page, field(page, "E-mail"));
  await page.keyboard.type(person.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(person.password);
  await page.keyboard.press("Enter");
  await heading(page, "Turnover");
}

async function openTill(page: Page) {
  await enter(page, menuLink(page, "Register"));
  await enter(page, page.getByRole("button", { name: "Open Till by the window" }));
  await page.getByRole("region", { name: "Items" }).waitFor();
  await expectFocusStays(page, "the till opened");
}

/** A member's check: the customer by number, one item by code and two by tile, one of them removed, paid in cash. */
async function sell(page: Page) {
  await page.keyboard.press("F2");
  await page.keyboard.type("C-1");
  await page.keyboard.press("Enter");
  await till.check(page).getByText("Oleksandra-Viktoriia Shevchenko").waitFor();
  await expectFocusStays(page, "the customer was found");
  await page.keyboard.press("/");
  await page.keyboard.type("espresso");
  await till.check(page).getByText("Espresso").waitFor();
  const goods = page.getByRole("region", { name: "Items" });
  await enter(page, goods.getByRole("button", { name: /^Flat white/ }));
  await page.keyboard.press("Enter");
  await enter(page, till.check(page).getByRole("button", { name: /^Decrease quantity: Flat white/ }));
  // One of each at 64.50, ten percent off.
  await till
    .check(page)
    .getByRole("button", { name: till.uah("116.10") })
    .waitFor();
  await page.keyboard.press("F9");
  await page.getByRole("dialog", { name: "Take payment" }).waitFor();
  await expectFocusStays(page, "the payment opened");
  await page.keyboard.press("Enter");
  await page
    .getByRole("dialog")
    .getByText(/Sale No\. \d+/)
    .waitFor();
  await reach(page, page.getByRole("button", { name: "New sale" }));
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await expectFocusStays(page, "the next check began");
}

/** The focus moves on when its element disappears: a customer, a line, a whole check. */
async function thinkAgain(page: Page) {
  const check = till.check(page);
  const press = async (name: string | RegExp, after: string) => {
    await enter(page, check.getByRole("button", { name }));
    await expectFocusStays(page, after);
  };
  await page.keyboard.press("F2");
  await page.keyboard.type("C-1");
  await page.keyboard.press("Enter");
  await check.getByText("Oleksandra-Viktoriia Shevchenko").waitFor();
  await press("Remove customer", "the customer was taken off");
  for (const [name, after] of [
    [/^Remove: Espresso/, "a line was removed"],
    ["Clear", "the check was cleared"],
  ] as const) {
    await page.keyboard.press("/");
    await page.keyboard.type("espresso");
    await check.getByText("Espresso").waitFor();
    await press(name, after);
    await check.getByText("Espresso").waitFor({ state: "detached" });
  }
  await expectFocusStays(page, "the check is empty");
}

/** The check in the list, its details, the customer's receipt in another window, and back to the row. */
async function readReceipt(page: Page) {
  await enter(page, page.getByRole("link", { name: "Back office" }));
  await enter(page, page.getByRole("button", { name: "Reports", exact: true }));
  await enter(page, menuLink(page, "Transactions"));
  await hasRows(page);
  const row = page.locator("tr[data-row]").filter({ hasText: till.uah("116.10") });
  await reach(page, page.locator("tr[data-row]").first());
  await page.keyboard.press("Enter");
  const details = page.getByRole("dialog", { name: /Sale/ });
  await details.waitFor();
  await reach(page, details.getByRole("button", { name: "Receipt" }));
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Customer copy", exact: true }).waitFor();
  const opened = page.context().waitForEvent("page");
  for (let walked = 0; walked < 6; walked++) {
    if (await isFocused(page, "Customer copy")) break;
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("Enter");
  const receipt = await opened;
  await receipt
    .getByText(/116\.10/)
    .first()
    .waitFor();
  await receipt.close();
  await expectFocusStays(page, "the receipt was opened");
  await page.keyboard.press("Escape");
  await details.waitFor({ state: "detached" });
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
}

const isFocused = (page: Page, name: string) =>
  page.getByRole("menuitem", { name, exact: true }).evaluate((element) => element === document.activeElement);

test("the main job is done with keys alone, and the focus is never lost", async () => {
  const { page } = await open();
  await signIn(page);
  await openTill(page);
  await sell(page);
  await thinkAgain(page);
  await readReceipt(page);
  await enter(page, menuLink(page, "Dashboard"));
  await heading(page, "Turnover");
  await expectFocusStays(page, "the dashboard opened");
});
