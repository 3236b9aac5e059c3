import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { exportedCells, exportedLines, withoutFilePicker } from "../../kit/downloads.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { field, save, saveButton } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Market");
const { request, loyaltyId } = person;
const till = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till" });
const goods: Record<string, string> = {};
for (const [title, code, price] of [
  ["Rye bread", "rye", "40.00"],
  ["Honey cake", "cake", "60.00"],
] as const) {
  const prices = [{ currency: "UAH", price }];
  goods[code] = (await request(calls.goods.add, { body: { title, code, loyalty_ids: [loyaltyId], prices } })).id;
}

test("the cost of an item is entered once, and each sale from then on shows what it left", async () => {
  const { context, page } = await open();
  await withoutFilePicker(context);
  await person.enter(context);
  await page.goto(`/goods-and-services/${goods.rye}`);
  await field(page, "Cost").fill("12345678901234");
  await saveButton(page).click();
  await page.getByText("Enter a number.").waitFor();
  await field(page, "Cost").fill("24");
  await save(page);
  await field(page, "Cost").fill("25");
  await save(page);
  const sell = (code: string, quantity: string) =>
    till.sell(calls.term.sale, { body: { items: [{ code, quantity }] } }, { idempotencyKey: crypto.randomUUID() });
  const { transaction } = await sell("rye", "2");
  await sell("cake", "1");

  await page.goto("/margins/goods");
  await page.getByRole("heading", { level: 1, name: "Gross margin" }).waitFor();
  const bread = page.getByRole("row", { name: /Rye bread/ });
  await expect.poll(() => bread.textContent()).toMatch(/UAH\s30\.00.*37\.5.*UAH\s80\.00UAH\s50\.00UAH\s0\.00/);
  await expect
    .poll(() => page.getByRole("row", { name: /Honey cake/ }).textContent())
    .toMatch(/not known.*UAH\s60\.00not knownUAH\s60\.00/);

  const total = page.getByRole("row", { name: /^UAH/ });
  await expect.poll(() => total.textContent()).toMatch(/UAH\s30\.0037\.5.*UAH\s140\.00UAH\s50\.00UAH\s60\.00/);
  expect(await exportedLines(page)).toEqual([
    'Item,Gross margin,"Margin, %","Sold, without tax",Cost of goods,Sold without a known cost,Quantity,Unit,Code,Currency',
    "Rye bread,30.00,37.500000,80.00,50.00,0.00,2.000,piece,rye,UAH",
    "Honey cake,,,60.00,,60.00,1.000,piece,cake,UAH",
  ]);
  const [head, ...rows] = await exportedCells(page);
  expect(head?.slice(0, 3)).toEqual(["Item", "Gross margin", "Margin, %"]);
  expect(rows).toEqual([
    ["Rye bread", 30, 37.5, 80, 50, 0, 2, "piece", "rye", "UAH"],
    ["Honey cake", null, null, 60, null, 60, 1, "piece", "cake", "UAH"],
  ]);
  await page.getByRole("columnheader", { name: "Item" }).getByRole("button").click();
  await expect.poll(() => page.locator("tbody tr[data-row]").first().textContent()).toContain("Honey cake");
  expect((await exportedCells(page)).map(([title]) => title)).toEqual(["Item", "Honey cake", "Rye bread"]);
  await page.getByRole("searchbox").fill("honey");
  await bread.waitFor({ state: "hidden" });
  await expect.poll(() => total.textContent()).toMatch(/not known.*not known.*UAH\s60\.00not knownUAH\s60\.00/);
  expect((await exportedCells(page)).map(([title]) => title)).toEqual(["Item", "Honey cake"]);

  await page.goto(`/transactions?open=${transaction.id}`);
  const drawer = page.getByRole("dialog");
  await drawer
    .getByText(/UAH\s30\.00 · 37\.5/)
    .first()
    .waitFor();
  const line = drawer.getByRole("row", { name: /Rye bread/ });
  expect(await line.textContent()).toMatch(/Cost of goods: UAH\s50\.00Gross margin: UAH\s30\.00 · 37\.5/);
  await page.goto("/transactions-goods");
  const sold = page.getByRole("row", { name: /Rye bread/ });
  await expect.poll(() => sold.textContent()).toMatch(/UAH\s50\.00UAH\s30\.00 · 37\.5/);
  await request(calls.transactions.cancel, { body: { transaction_id: transaction.id } });
  await page.goto("/margins/goods");
  await page.getByRole("row", { name: /Honey cake/ }).waitFor();
  expect(await page.getByRole("row", { name: /Rye bread/ }).count()).toBe(0);
});
