import { calls } from "@patron/contract/routes";
import { type CellValue, readXlsx, writeXlsx } from "hucre/xlsx";
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

/** What a spreadsheet puts on the clipboard when all cells of a file's sheet are copied: the texts that it shows, also as a table. */
async function copiedFrom(file: Uint8Array) {
  const { sheets } = await readXlsx(file);
  const amount = new Intl.NumberFormat("en", { minimumFractionDigits: 2 });
  const shown = (value: CellValue) => (typeof value === "number" ? `${amount.format(value)} ₴` : String(value ?? ""));
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map(shown));
  const html = rows.map((row) => `<tr>${row.map((text) => `<td>${text}</td>`).join("")}</tr>`).join("");
  return {
    plain: `${rows.map((row) => row.join("\t")).join("\r\n")}\r\n`,
    html: `<table>${html}</table>`,
  };
}

test("the cells of an XLSX file are pasted as the spreadsheet shows them; names and empty cells are no prices", async () => {
  const rows = [
    ["Apples, 2.5 kg", 1015.5, 16],
    ["Bread", 24, 25.75],
    ["Coffee", null, 1.005],
  ];
  const file = await writeXlsx({ sheets: [{ name: "Prices", rows }] });
  const { context, page } = await open();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await person.enter(context);
  await page.goto("/price-groups/matrix");
  await cell(page, "Apples, Kiosk").waitFor();
  await page.evaluate(
    async ({ plain, html }) => {
      const blob = (text: string, type: string) => new Blob([text], { type });
      const item = { "text/plain": blob(plain, "text/plain"), "text/html": blob(html, "text/html") };
      await navigator.clipboard.write([new ClipboardItem(item)]);
    },
    await copiedFrom(file),
  );
  await grid(page).focus();
  await press(page, "Control+Home", "Control+v");
  // The first column has names, so it is copied again without them.
  await page.getByText("3 values are not prices and were left out. Values beyond the last row or column").waitFor();
  await press(page, "Control+z");
  const prices = await writeXlsx({ sheets: [{ name: "Prices", rows: rows.map((row) => row.slice(1)) }] });
  await page.evaluate(({ plain }) => navigator.clipboard.writeText(plain), await copiedFrom(prices));
  await press(page, "Control+v");
  await cell(page, "Apples, Kiosk: 1,015.50, changed").waitFor();
  await cell(page, "Bread, Market: 25.75, changed").waitFor();
  await cell(page, "Coffee, Kiosk: 30.00, item’s own price, changed").waitFor();
  await page.getByRole("button", { name: "Review and save" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Review prices" });
  // Until the preview has come it takes no key.
  await dialog.getByRole("button", { name: "Save 6 prices" }).click();
  await notifications(page).getByText("6 prices saved").waitFor();
  expect(await stored()).toEqual([
    [1015.5, 16],
    [24, 25.75],
    [null, 1.005],
  ]);
});

test("of two people who schedule prices for the same group, the second is told which ones, and chooses another time", async () => {
  const [first, second] = await Promise.all(
    ["33", "34"].map(async (price) => {
      const { context, page, complaints } = await open();
      complaints.expect(/422/);
      await person.enter(context);
      await page.goto("/price-groups/matrix?search=Bread");
      await cell(page, "Bread, Kiosk").waitFor();
      await grid(page).focus();
      await press(page, ...price, "Enter");
      await page.getByRole("button", { name: "Review and save" }).press("Enter");
      const dialog = page.getByRole("dialog", { name: "Review prices" });
      await dialog.getByText("Later").click();
      // A day that is past is refused before anything is sent.
      await dialog.getByLabel("Day").fill("01/02/2020");
      await dialog.getByRole("button", { name: "Save 1 price" }).press("Enter");
      await dialog.getByText("Choose a time in the future.").waitFor();
      await dialog.getByLabel("Day").fill("03/15/2098");
      await dialog.getByText("At a set time").click();
      await dialog.getByLabel("Day").last().fill("03/20/2098");
      return { page, dialog };
    }),
  );
  if (!first || !second) throw new Error("Two people are needed.");
  await first.dialog.getByRole("button", { name: "Save 1 price" }).press("Enter");
  await notifications(first.page).getByText("1 price scheduled").waitFor();

  await second.dialog.getByRole("button", { name: "Save 1 price" }).press("Enter");
  const told = second.dialog.getByRole("alert").filter({ hasText: "1 price is already scheduled for this time" });
  await told.getByText(/Bread · Kiosk: UAH\s33\.00/).waitFor();
  expect(await violationsOn(second.page)).toEqual([]);
  await second.dialog.getByLabel("Day").first().fill("03/20/2098");
  await second.dialog.getByLabel("Day").last().fill("03/25/2098");
  await told.waitFor({ state: "detached" });
  await second.dialog.getByRole("button", { name: "Save 1 price" }).press("Enter");
  await notifications(second.page).getByText("1 price scheduled").waitFor();

  // Both are on the calendar of their month, which leads to their prices.
  await second.page.goto("/price-groups/changes?month=2098-03");
  const calendar = second.page.getByRole("region", { name: "Calendar" });
  await calendar.getByRole("heading", { name: "March 2098" }).waitFor();
  const days = calendar.getByRole("cell").filter({ hasText: "1 price" });
  await expect
    .poll(async () => (await days.locator("time").allTextContents()).map(Number))
    .toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(await violationsOn(second.page)).toEqual([]);
  await days.last().getByRole("link").press("Enter");
  await second.page.getByRole("dialog").getByText("Bread").waitFor();
  await second.page.keyboard.press("Escape");
  await calendar.getByRole("button", { name: "Next month" }).press("Enter");
  await calendar.getByRole("heading", { name: "April 2098" }).waitFor();
  const { items } = await request(calls.priceMatrix.changes, { path, query: { state: "scheduled" } });
  expect(items.map(({ valid_from }) => valid_from.slice(0, 10))).toEqual(["2098-03-19", "2098-03-14"]);
});

test("the calendar shows every change of its month, however many there are later", async () => {
  const shop = await newPerson("Busy Market");
  const ofShop = { loyaltyId: shop.loyaltyId };
  const { id: item_id } = await shop.request(calls.goods.add, {
    body: { title: "Milk", code: "MILK", loyalty_ids: [shop.loyaltyId], prices },
  });
  const group = await shop.request(calls.priceGroups.add, { path: ofShop, body: { title: "Kiosk", currency: "UAH" } });
  const schedule = (valid_from: string, comment: string) =>
    shop.request(calls.priceMatrix.addChange, {
      path: ofShop,
      body: {
        ...{ valid_from, comment },
        price_groups: [{ price_group_id: group.id, prices: [{ item_id, price: "31" }] }],
      },
    });
  await schedule("2097-02-10T10:00:00Z", "Early spring");
  // One more than a page of the list, a minute apart.
  const noon = Date.parse("2097-05-20T09:00:00Z");
  for (let at = 0; at <= 500; at += 1) await schedule(new Date(noon + at * 60_000).toISOString(), `Minute ${at}.`);
  const { context, page } = await open();
  await shop.enter(context);
  await page.goto("/price-groups/changes?month=2097-02");
  const calendar = page.getByRole("region", { name: "Calendar" });
  await calendar.getByRole("cell").getByText("Early spring").waitFor();
  await page.goto("/price-groups/changes?month=2097-05");
  await calendar.getByRole("heading", { name: "May 2097" }).waitFor();
  await calendar.getByRole("cell").getByText("Minute 0.").waitFor();
  await calendar.getByRole("cell").getByText("Minute 500.").waitFor();
  // A month without changes is shown empty.
  await page.goto("/price-groups/changes?month=2097-03");
  await calendar.getByRole("heading", { name: "March 2097" }).waitFor();
  expect(await calendar.getByRole("cell").getByRole("link").count()).toBe(0);
});
