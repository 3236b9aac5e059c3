import { readFileSync } from "node:fs";
import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { windowsAt } from "../../kit/downloads.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { notifications } from "../../pages/form.ts";
import { hasRows } from "../../pages/list.ts";
import { check, openFirstTill, put, uah } from "../../pages/till.ts";

// The owner exports goods, changes the file in a spreadsheet, imports it with a mistake, mends it, and undoes it later.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Corner shop");
const { request, loyaltyId } = person;
const openAt = windowsAt(open, person);
const { till } = await addTill(person, { pos: "Podil", till: "Till 1" });
for (const [code, title, price] of [
  ["BUN", "Bun", "20"],
  ["TEA", "=Tea, green", "30"],
] as const)
  await request(calls.goods.add, {
    body: { code, title, loyalty_ids: [loyaltyId], prices: [{ currency: "UAH", price }] },
  });
const group = await request(calls.priceGroups.add, { path: { loyaltyId }, body: { title: "City", currency: "UAH" } });
await request(calls.terminals.change, { path: { terminalId: till.id }, body: { price_group_id: group.id } });

async function exported(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Export with prices" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "CSV" }).click();
  return readFileSync(await (await coming).path(), "utf8");
}
const choose = (page: Page, name: string, content: string | Buffer) =>
  page.getByLabel("Choose file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });
/** The till's price of the bun, in a window of its own. */
async function sells(amount: string) {
  const page = await openFirstTill(await open(), person, "Bun");
  await put(page, "Bun");
  await check(page)
    .getByRole("button", { name: uah(amount) })
    .waitFor();
}

test("goods are exported, changed in the file, mended on the screen, sold at the new price, and undone", async () => {
  const { page } = await openAt("/goods-and-services");
  await hasRows(page);
  const text = await exported(page);
  expect(text).toContain(`TEA,"'=Tea, green"`); // No formula.
  const [head = "", ...rows] = text.replace("\uFEFF", "").trimEnd().split("\r\n");
  const columns = head.split(",").length;
  expect(head).toContain('"Price: City, UAH"');

  // As it was exported it changes nothing.
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await choose(page, "goods.csv", text);
  await page.getByRole("button", { name: "Show preview" }).click();
  await page.getByText("Nothing to import. Your goods already match this file.").waitFor();

  // A spreadsheet saves semicolons and decimal commas; one price has a letter in it.
  const plain =
    "Code;Name;City;Category\r\nBUN;Bun;25,50;Bakery / Sweet\r\nTEA;'=Tea, green;3O;\r\nJAM;Jam;40;Bakery\r\n";
  expect(rows.length).toBe(2);
  expect(columns).toBeGreaterThan(14);
  await choose(page, "changed.csv", plain);
  await page.getByRole("button", { name: "Show preview" }).click();
  await page.getByRole("alert").or(page.getByText("1 row needs a correction").first()).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const wrong = page.getByRole("textbox", { name: "Row 3, Price: City, UAH" });
  expect(await wrong.inputValue()).toBe("3O");
  await page.getByText("Enter a number, such as 12.50.").waitFor();
  await wrong.fill("30");
  await page.getByRole("button", { name: "Check again" }).press("Enter");

  const changes = page.getByRole("region", { name: "Changes" });
  await changes.getByRole("row", { name: /^2 Bun BUN Price: City, UAH — UAH\s25\.50$/ }).waitFor();
  await page.getByText("New categories: Bakery and Bakery / Sweet").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await sells("20.00");
  await page.getByRole("button", { name: "Import 3 items" }).press("Enter");
  await notifications(page).getByText("3 items imported").waitFor();
  await page.getByRole("heading", { level: 1, name: "Imports" }).waitFor();
  await sells("25.50");

  // Somebody touches one of the items; the rest is given back.
  const { items } = await request(calls.goods.inBusiness, { query: { search_text: "TEA" } });
  await request(calls.goods.change, { path: { goodsId: items[0]?.id ?? "" }, body: { age_limit: 3 } });
  const row = page.getByRole("row", { name: "changed.csv" });
  await row.getByRole("checkbox").press("Space");
  await page.getByRole("button", { name: "Undo", exact: true }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Undo: 1 row" }).press("Enter");
  await expect
    .poll(async () => (await request(calls.goodsImports.list, { path: { loyaltyId }, query: {} })).items[0]?.kept_count)
    .toBe(1);
  await sells("20.00");
});

test("a file in another encoding is read, one that does not fit is told why, and a change meanwhile is shown", async () => {
  const { page, complaints } = await openAt("/goods-and-services/import");
  complaints.expect(/409/);
  await choose(page, "goods.pdf", "no table");
  await page.getByText("This file is neither CSV nor XLSX.").waitFor();
  // «Код;Назва» and «Хліб» in Windows-1251.
  const bytes = Buffer.from(
    "cae4ee3b cde0e7e2e0 0d0a 42554e 3b d5ebb3e1 0d0a".replaceAll(" ", "").replace("cae4ee", "caeee4"),
    "hex",
  );
  await choose(page, "ukrainian.csv", bytes);
  await page.getByText("Windows-1251").waitFor();
  await page.getByRole("combobox", { name: "Назва" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Show preview" }).press("Enter");
  await page
    .getByRole("region", { name: "Changes" })
    .getByRole("row", { name: /Bun Хліб/ })
    .waitFor();

  const { items } = await request(calls.goods.inBusiness, { query: { search_text: "BUN" } });
  await request(calls.goods.change, { path: { goodsId: items[0]?.id ?? "" }, body: { title: "Roll" } });
  await page.getByRole("button", { name: "Import 1 item" }).press("Enter");
  await page.getByText("Someone has changed some of these items in the meantime.").waitFor();
  await page
    .getByRole("region", { name: "Changes" })
    .getByRole("row", { name: /Roll Хліб/ })
    .waitFor();
  await page.getByRole("button", { name: "Import 1 item" }).press("Enter");
  await notifications(page).getByText("1 item imported").waitFor();
});

test("a preview in German writes prices and quantities as German does", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await context.addInitScript(() => localStorage.setItem("language", "de"));
  await page.goto("/goods-and-services/import");
  await page.locator("input[type=file]").setInputFiles({
    ...{ name: "preise.csv", mimeType: "text/csv" },
    buffer: Buffer.from(
      "Code;Name;City;cost_price;quantity_precision;quantity_min\r\nNUT;Nuss;1234,5;0,125;3;0,25\r\nPEA;Erbse;7;;;\r\n",
    ),
  });
  await page.getByRole("button", { name: /Vorschau/ }).click();
  const changes = page.getByRole("region", { name: "Änderungen" });
  await changes.getByRole("cell", { name: /^1\.234,50\sUAH$/ }).waitFor();
  await changes.getByRole("cell", { name: /^7,00\sUAH$/ }).waitFor();
  // A cost price has more decimals where it needs them.
  await changes.getByRole("cell", { name: /^0,125\d?\sUAH$/ }).waitFor();
  await changes.getByRole("cell", { name: "0,25", exact: true }).waitFor();
  expect(await changes.getByText(/\d\.\d\d(?!\d)/).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
});
