import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { notifications } from "../../pages/form.ts";
import * as till from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Market");
const { request, loyaltyId } = person;
const path = { loyaltyId };
const prices = [{ currency: "UAH", price: "30" }];
for (const title of ["Apples", "Bread", "Coffee"]) {
  const body = { title, code: title, loyalty_ids: [loyaltyId], prices, cost_price: "12" };
  await request(calls.goods.add, { body });
}
for (const title of ["Kiosk", "Market"])
  await request(calls.priceGroups.add, { path, body: { title, currency: "UAH" } });

/** The stored prices by item and group; null for the item's own. */
async function stored() {
  const { items, price_groups } = await request(calls.priceMatrix.axes, { path, query: {} });
  const cells = await request(calls.priceMatrix.masterPrices, { path, query: {} });
  return items.map((_, row) =>
    price_groups.map((group) => {
      const own = cells.items[row]?.master_prices.find((one) => one.price_group_id === group.id)?.master_price;
      return own?.price ? Number(own.price) : null;
    }),
  );
}

const grid = (page: Page) => page.getByRole("grid", { name: "Prices of items by price group" });
const cell = (page: Page, name: string) => page.getByRole("gridcell", { name });
async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

test("prices are typed, filled, pasted and undone by keys, survive a reload, and are saved together", async () => {
  const { context, page } = await open();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await person.enter(context);
  await page.goto("/price-groups");
  await page.getByRole("link", { name: "Open price matrix" }).press("Enter");
  await cell(page, "Apples, Kiosk: 30.00, item’s own price").waitFor();
  await grid(page).focus();

  // Typing replaces, Enter goes down, Tab goes right.
  await press(page, "1", "1", "Enter");
  await cell(page, "Apples, Kiosk: 11.00, changed").waitFor();
  await press(page, "2", "1", ".", "5", "Tab");
  await press(page, "F2");
  await expect.poll(() => page.getByRole("textbox", { name: "Bread, Market" }).inputValue()).toBe("30");
  await press(page, "Escape", "ArrowUp", "ArrowLeft");

  // Fill right, then fill down from the first row.
  await press(page, "Shift+ArrowRight", "Control+r");
  await cell(page, "Apples, Market: 11.00, changed").waitFor();
  await press(page, "ArrowRight", "Shift+ArrowDown", "Shift+ArrowDown", "Control+d");
  await cell(page, "Coffee, Market: 11.00, changed").waitFor();
  await press(page, "Control+z");
  await cell(page, "Coffee, Market: 30.00, item’s own price").waitFor();

  // A table as a spreadsheet shows it, with a value that is no price.
  await page.evaluate(() => navigator.clipboard.writeText("41.00\t42.50 грн.\r\nfree\t€ 44.00\r\n"));
  await press(page, "Control+Home", "ArrowDown", "Control+v");
  await cell(page, "Bread, Market: 42.50, changed").waitFor();
  await page.getByText("1 value is not a price and was left out.").waitFor();
  await press(page, "Control+c", "ArrowDown", "Control+v");
  await cell(page, "Coffee, Kiosk: 41.00, changed").waitFor();

  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await page.getByText("6 prices changed").waitFor();
  await cell(page, "Bread, Market: 42.50, changed").waitFor();
  await page.getByRole("button", { name: "Review and save" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Review prices" });
  await dialog.getByText("2 prices are below cost").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save 6 prices" }).press("Enter");
  await notifications(page).getByText("6 prices saved").waitFor();
  expect(await stored()).toEqual([
    [11, 11],
    [41, 42.5],
    [41, 44],
  ]);
});

test("leaving changed prices asks, and whoever comes second is told", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/price-groups/matrix");
  await cell(page, "Apples, Kiosk: 11.00").waitFor();
  await grid(page).focus();
  await press(page, "1", "5", "Enter", "Delete");
  await cell(page, "Bread, Kiosk: 30.00, item’s own price, changed").waitFor();
  await page.getByRole("link", { name: "Price changes" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).press("Enter");

  const { items, price_groups } = await request(calls.priceMatrix.axes, { path, query: {} });
  const theirs = { price_group_id: price_groups[0]?.id ?? "", prices: [{ item_id: items[0]?.id ?? "", price: "14" }] };
  await request(calls.priceMatrix.addChange, { path, body: { price_groups: [theirs] } });
  await page.getByRole("button", { name: "Review and save" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Review prices" });
  await dialog.getByText("1 price was changed by someone else meanwhile").waitFor();
  await dialog.getByRole("button", { name: "Use theirs" }).press("Enter");
  await cell(page, "Apples, Kiosk: 14.00").waitFor();
  await page.getByText("1 price changed").waitFor();

  // The rest starts later, and is cancelled before.
  await page.getByRole("button", { name: "Review and save" }).press("Enter");
  await dialog.getByText("Later").click();
  await dialog.getByLabel("Day").fill("12/25/2099");
  await dialog.getByRole("button", { name: "Save 1 price" }).press("Enter");
  await notifications(page).getByText("1 price scheduled").waitFor();
  await cell(page, "Bread, Kiosk: 41.00, another price is scheduled").waitFor();
  await page.getByRole("link", { name: "Price changes" }).press("Enter");
  await page.getByRole("heading", { level: 1, name: "Price changes" }).waitFor();
  const row = page.getByRole("row", { name: "Scheduled" });
  await row.press("Enter");
  await page.getByRole("dialog").getByText("Bread").waitFor();
  await page.getByRole("dialog").getByText("No terminal sells at these prices.").waitFor();
  await page.keyboard.press("Escape");
  await row.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Cancel change" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel change: 1 row" }).press("Enter");
  await expect
    .poll(async () => (await request(calls.priceMatrix.changes, { path, query: { state: "cancelled" } })).total)
    .toBe(1);
});

test("a range is dragged with the mouse and changed in percent, with the decimals of its currency", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/price-groups/matrix?search=e");
  const first = cell(page, "Apples, Kiosk");
  await first.waitFor();
  await first.hover();
  await page.mouse.down();
  await cell(page, "Bread, Market").hover();
  await page.mouse.up();
  await page.getByText("4 prices selected").waitFor();
  await page.getByLabel("Change selected prices by").fill("-3.3");
  await page.getByRole("button", { name: "Apply" }).click();
  await cell(page, "Bread, Market: 41.10, changed").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await cell(page, "Bread, Market: 42.50").waitFor();
  await cell(page, "Coffee, Market").dblclick();
  await page.getByRole("textbox", { name: "Coffee, Market" }).fill("no price");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.getByRole("textbox", { name: "Coffee, Market" }).getAttribute("aria-invalid"))
    .toBe("true");
  await page.keyboard.press("Escape");
  await cell(page, "Coffee, Market: 44.00").waitFor();
});

test("a price of the matrix is what the till sells at, and the change shows which terminals have it", async () => {
  const { items: groups } = await request(calls.priceGroups.list, { path, query: {} });
  const kiosk = groups.find(({ title }) => title === "Kiosk");
  const { till: terminal } = await addTill(person, { pos: "Podil", till: "Till 1" });
  await request(calls.terminals.change, { path: { terminalId: terminal.id }, body: { price_group_id: kiosk?.id } });
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/price-groups/matrix");
  await cell(page, "Bread, Kiosk: 41.00").waitFor();
  await grid(page).focus();
  await press(page, "ArrowDown", "3", "8", ".", "5", "Enter");
  await cell(page, "Bread, Kiosk: 38.50, changed").waitFor();
  await page.getByRole("button", { name: "Review and save" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Save 1 price" }).click();
  await notifications(page).getByText("1 price saved").waitFor();

  await page.getByRole("link", { name: "Price changes" }).press("Enter");
  const change = page.getByRole("row", { name: "In force" }).first();
  await change.press("Enter");
  await page.getByRole("dialog").getByText("0 of 1 have these prices.").waitFor();
  await page.getByRole("dialog").getByText("Till 1 · Podil: never connected").waitFor();

  const register = await till.openFirstTill(await open(), person, "Bread");
  await till.put(register, "Bread");
  await till.pay(register, "38.50", "1");
  await page.keyboard.press("Escape");
  await change.press("Enter");
  await page.getByRole("dialog").getByText("1 of 1 have these prices.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
