import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdReads } from "../../kit/held.ts";
import { newEmail } from "../../kit/person.ts";
import { field } from "../../pages/form.ts";
import * as till from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);

/** Counts a user's actions: each press of a button and each field that is filled in. */
function hand() {
  let done = 0;
  return {
    count: () => done,
    async press(target: Locator) {
      await target.click();
      done += 1;
    },
    async fill(target: Locator, text: string) {
      await target.fill(text);
      done += 1;
    },
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function registerBy({ press, fill }: ReturnType<typeof hand>, page: Page) {
  await page.goto("/");
  await press(page.getByRole("tab", { name: "Create account" }));
  await fill(field(page, "First name"), "Olena");
  await fill(field(page, "E-mail"), newEmail());
  await fill(field(page, "Password"), "lantern orchid gravel");
  await fill(field(page, "Business name"), "Olena's Café");
  await press(button(page, "Create business"));
  await page.getByText("First steps").waitFor();
  // Nothing was sold yet, so there is no turnover to name.
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Dashboard");
}

test("from registration to the first sale in at most 40 presses and fields", async () => {
  const { page } = await open();
  const person = hand();
  const { press, fill } = person;
  await registerBy(person, page);

  await press(button(page, "Add shop"));
  const items = page.getByRole("group", { name: "Items and prices" });
  for (const [row, title, price] of [
    [1, "Espresso", "45"],
    [2, "Flat white", "64.50"],
    [3, "Honey cake", "89"],
  ] as const) {
    await fill(items.getByRole("textbox", { name: `Item ${row}` }), title);
    await fill(items.getByRole("textbox", { name: `Price ${row}` }), price);
  }
  await press(button(page, "Save items"));
  await press(page.getByRole("region", { name: "5% back in bonuses" }).getByRole("button", { name: "Add rule" }));
  await press(button(page, "Open register"));
  const goods = page.getByRole("region", { name: "Items" });
  for (const title of ["Espresso", "Flat white", "Honey cake"]) await press(goods.getByRole("button", { name: title }));
  await press(till.check(page).getByRole("button", { name: till.uah("198.50") }));
  await press(page.getByRole("dialog", { name: "Take payment" }).getByRole("button", { name: /^Pay/ }));
  await page
    .getByRole("dialog")
    .getByText(/No\. 1/)
    .waitFor();
  expect(person.count()).toBeLessThanOrEqual(40);
  console.info(`First sale after ${person.count()} presses and fields.`);
});

test("the table of items requests what is missing, grows by Enter and creates nothing twice", async () => {
  const { page, complaints } = await open();
  const person = hand();
  await registerBy(person, page);
  await button(page, "Add shop").click();
  const cell = (name: string) => page.getByRole("group", { name: "Items and prices" }).getByRole("textbox", { name });
  await cell("Item 3").fill("Tea");
  await cell("Price 3").press("Enter");
  await expect.poll(() => cell("Item 4").evaluate((input) => input === document.activeElement)).toBe(true);
  await button(page, "Save items").click();
  await page.getByText("Enter a name and a price for each item.").waitFor();
  await cell("Price 3").fill("20");
  await cell("Item 4").fill("Cake");
  await cell("Price 4").fill("30");

  // The request of the second item is lost once; saving again continues with it.
  complaints.expect(/Failed to load|ERR_/);
  let lost = false;
  await page.route("**/api/goods", async (route) => {
    const isCake = route.request().method() === "POST" && route.request().postData()?.includes("Cake");
    if (isCake && !lost) {
      lost = true;
      await route.abort();
    } else await route.continue();
  });
  await button(page, "Save items").click();
  await expect.poll(() => lost).toBe(true);
  await button(page, "Save items").click();
  await page.getByRole("region", { name: "Every tenth free" }).getByRole("button", { name: "Add rule" }).click();
  await button(page, "Open register").waitFor();
  await page.goto("/goods-and-services");
  const rows = page.getByRole("table", { name: "Goods and services" }).locator("tr[data-row]");
  await expect.poll(() => rows.count()).toBe(2);
});

test("the dashboard of a new business shows no turnover while it learns that nothing was sold", async () => {
  const { page } = await open();
  await registerBy(hand(), page);
  await page.goto("/pos");
  await page.getByRole("heading", { level: 1, name: "Points of sale" }).waitFor();
  const release = await holdReads(page, /\/business$/);
  const read = page.waitForResponse((response) => response.url().includes("/dashboard?"));
  await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).click();
  await read;
  await page.getByRole("status").filter({ hasText: "Loading" }).waitFor({ state: "attached" });
  expect(await page.getByRole("heading", { level: 1 }).count()).toBe(0);
  expect(await page.getByRole("tab").count()).toBe(0);
  release();
  await page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
});
