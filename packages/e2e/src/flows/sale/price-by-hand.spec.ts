import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { choose, save } from "../../pages/form.ts";
import { check, openFirstTill, put, uah } from "../../pages/till.ts";

// The owner lets cashiers enter prices; they do so with keys alone.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Flea market");
const { till } = await addTill(person, { pos: "Podil", till: "Till 1" });
const goods = { loyalty_ids: [person.loyaltyId] };
await person.request(calls.goods.add, {
  body: { ...goods, code: "BUN", title: "Bun", prices: [{ currency: "UAH", price: "20" }] },
});
await person.request(calls.goods.add, { body: { ...goods, code: "VASE", title: "Old vase" } });

async function letEnter(choice: string) {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`/terminals/${till.id}?tab=application`);
  await choose(page, "Prices by hand", choice);
  await save(page);
  return page;
}
const isFocused = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? ""))
    .toMatch(new RegExp(`^${name}`));
const toPay = (page: Page, amount: string) =>
  check(page)
    .getByRole("button", { name: uah(amount) })
    .waitFor();

test("with keys alone: an item without a price asks for it, another gets a new one, and the sale shows both", async () => {
  await letEnter("For every item");
  const page = await openFirstTill(await open(), person, "Bun");
  await page.keyboard.type("vase");
  await page.keyboard.press("Enter");
  await isFocused(page, "Enter the price");
  await check(page).getByText("Enter the price of Old vase.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.type("150.50");
  await page.keyboard.press("Enter");
  await toPay(page, "150.50");

  await page.keyboard.type("bun");
  await page.keyboard.press("Enter");
  await toPay(page, "170.50");
  await page.keyboard.press("F7");
  await isFocused(page, "Enter the price");
  await page.keyboard.type("12");
  await page.keyboard.press("Escape");
  await toPay(page, "170.50");
  // A code that was scanned into the field is no price.
  await page.keyboard.press("F7");
  await page.keyboard.type("4820001234567");
  await page.keyboard.press("Enter");
  await check(page).getByRole("alert").getByText("That was a code, not a price.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await toPay(page, "170.50");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await toPay(page, "162.50");
  expect(await check(page).getByText("by hand").count()).toBe(2);
  expect(await violationsOn(page)).toEqual([]);

  await page.keyboard.press("F9");
  // In a busy browser a dialog is shown a moment before it takes the keys.
  await page.getByRole("dialog", { name: "Take payment" }).locator("button:focus").waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Sold" }).waitFor();

  const office = await open();
  await person.enter(office.context);
  await office.page.goto("/transactions");
  // Not any cell: the totals are shown a moment before the rows.
  await office.page.locator("tr[data-row]").filter({ hasText: "162.50" }).click();
  const drawer = office.page.getByRole("dialog");
  await expect.poll(() => drawer.getByText("Price entered by hand").count()).toBeGreaterThanOrEqual(2);
});

test("only items without a price: a priced one takes none, and without the setting neither does", async () => {
  await letEnter("Only for items without a price");
  const window = await open();
  const page = await openFirstTill(window, person, "Bun");
  await put(page, "Bun");
  await toPay(page, "20.00");
  await page.keyboard.press("F7");
  expect(
    await check(page)
      .getByRole("textbox", { name: /^Enter the price/ })
      .count(),
  ).toBe(0);
  await put(page, "Old vase");
  await isFocused(page, "Enter the price");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await toPay(page, "25.00");

  await letEnter("Never");
  // The cart still has the price that may not be entered any more.
  window.complaints.expect(/422/);
  await page.reload();
  const items = page.getByRole("region", { name: "Items" });
  await items.getByRole("button", { name: "Bun" }).waitFor();
  expect(await items.getByRole("button", { name: "Old vase" }).count()).toBe(0);
});
