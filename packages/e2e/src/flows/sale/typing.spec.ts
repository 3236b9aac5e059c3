import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdReads } from "../../kit/held.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import * as till from "../../pages/till.ts";

// A scanner is a keyboard: it types a code and Enter, wherever the focus is.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Scanner");
const { request, loyaltyId } = person;
await addTill(person, { pos: "Podil", till: "Till 1" });
for (const [code, title, price] of [
  ["HONEY", "Honey", "60.00"],
  ["CAKE", "Honey cake", "45.00"],
  ["4820001", "Tea", "30.00"],
  ["OIL", "Engine oil", null],
] as const) {
  const prices = price === null ? [] : [{ currency: "UAH", price }];
  await request(calls.goods.add, { body: { code, title, prices, loyalty_ids: [loyaltyId] } });
}

const openTill = async () => till.openFirstTill(await open(), person, "Tea");

test("what is typed or scanned anywhere is searched, and Enter adds the only match once", async () => {
  const page = await openTill();
  const lines = till.check(page).getByRole("listitem");
  // A dialog hides it from readers.
  const search = page.getByRole("searchbox", { includeHidden: true });
  await page.keyboard.type("4820001");
  await page.keyboard.press("Enter");
  await lines.filter({ hasText: "Tea" }).waitFor();
  await till
    .check(page)
    .getByRole("button", { name: till.uah("30.00") })
    .waitFor();
  await expect.poll(() => search.inputValue()).toBe("");

  // From a button too; two items fit the first word, one fits both.
  await till.check(page).getByRole("button", { name: "Increase quantity: Tea" }).focus();
  await page.keyboard.type("honey");
  await page.keyboard.press("Enter");
  expect(await search.inputValue()).toBe("honey");
  await page.keyboard.type(" ca");
  await page.keyboard.press("Enter");
  await lines.filter({ hasText: "Honey cake" }).waitFor();
  await till
    .check(page)
    .getByRole("button", { name: till.uah("75.00") })
    .waitFor();

  // A field keeps its own keys, and a payment too.
  await page.keyboard.press("F2");
  await page.keyboard.type("honey");
  expect(await search.inputValue()).toBe("");
  await page.keyboard.press("F9");
  await page.getByRole("dialog", { name: "Take payment" }).waitFor();
  await page.keyboard.type("tea");
  expect(await search.inputValue()).toBe("");
});

test("what is scanned before the items have loaded is taken in order once they have", async () => {
  const page = await openTill();
  const release = await holdReads(page, /\/term\/goods$/);
  await page.reload();
  const search = page.getByRole("searchbox");
  await search.waitFor();
  for (const code of ["4820001", "2*CAKE", "4820001", "UNKNOWN"]) {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
  }
  release();
  const lines = till.check(page).getByRole("listitem");
  await expect.poll(() => search.inputValue()).toBe("UNKNOWN");
  await till
    .check(page)
    .getByRole("button", { name: till.uah("150.00") })
    .waitFor();
  expect(await lines.count()).toBe(2);
});

test("on a phone what is scanned beside the check is searched too", async () => {
  const page = await openTill();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Cart", exact: true }).click();
  await page.keyboard.type("4820001");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Cart, 1 line" }).waitFor();
});

test("items without a price are hidden until they are requested", async () => {
  const page = await openTill();
  const oil = page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Engine oil" });
  expect(await oil.count()).toBe(0);
  await page.getByRole("searchbox").fill("oil");
  await page.getByText("No price at this till").waitFor();
  await page.getByRole("switch", { name: "Show items without a price" }).click();
  await oil.waitFor();
  expect(await oil.isDisabled()).toBe(true);
});
