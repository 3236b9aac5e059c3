import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addTill } from "../../kit/till.ts";
import { choose, field, notifications, save, saveButton, switchOn } from "../../pages/form.ts";
import { check, openFirstTill, pay, put, uah } from "../../pages/till.ts";

// How an item is sold is entered on its screen and seen at the till.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Corner shop");
const { request } = person;
const { till: firstTill } = await addTill(person, { pos: "Podil", till: "Till 1" });
await addItems(person, [["TEA", "Tea", "30.00"]]);

const quantity = (page: Page, title: string) => check(page).getByRole("textbox", { name: `Quantity: ${title}` });
const has = (page: Page, title: string, count: string) =>
  expect.poll(() => quantity(page, title).inputValue()).toBe(count);
/** As a scanner does: the characters, then Enter. */
async function scan(page: Page, code: string) {
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
}

test("an item is added with a code of its own, and a till finds both of its barcodes, counts in its steps and asks for the age", async () => {
  const { context, page, complaints } = await open();
  complaints.expect(/409/);
  await person.enter(context);
  await page.goto("/goods-and-services/create");
  await field(page, "Name").fill("Cider");
  await field(page, "Code").fill("TEA");
  await field(page, "Barcodes").fill("4820000000017 4820000000024");
  await field(page, "Decimals of the quantity").fill("1");
  await field(page, "Minimum quantity").fill("2");
  await field(page, "Step").fill("0.5");
  await field(page, "Minimum age").fill("18");
  await field(page, "Price").fill("10");
  await saveButton(page).click();
  await page.getByText("This already exists. Enter another name, number or code.").first().waitFor();
  await field(page, "Code").fill("CIDER");
  await save(page);
  await page.getByRole("heading", { level: 1, name: "Cider" }).waitFor();

  const till = await openFirstTill(await open(), person, "Cider");
  await till.getByRole("region", { name: "Items" }).getByText("18+").waitFor();
  await scan(till, "4820000000024");
  await has(till, "Cider", "2");
  await check(till).getByText("Check the customer’s age: 18+").waitFor();
  expect(await violationsOn(till)).toEqual([]);
  await scan(till, "4820000000017");
  await has(till, "Cider", "2.5");
  await check(till).getByRole("button", { name: "Increase quantity: Cider" }).click();
  await has(till, "Cider", "3");
  await check(till)
    .getByRole("button", { name: uah("30.00") })
    .waitFor();
  // What lies between two steps is sold as the next one, and the cashier is told.
  await quantity(till, "Cider").fill("3.2");
  await quantity(till, "Cider").press("Enter");
  await notifications(till).getByText("Cider is sold from 2, in steps of 0.5.").waitFor();
  await has(till, "Cider", "3.5");
  // One of it is less than the minimum: it is refused before it is in the cart.
  await till.getByRole("searchbox").fill("1*CIDER");
  await till.getByRole("searchbox").press("Enter");
  await notifications(till).getByText("Cider is sold from 2, in steps of 0.5.").last().waitFor();
  await has(till, "Cider", "3.5");
  for (const left of ["3", "2.5", "2"]) {
    await check(till).getByRole("button", { name: "Decrease quantity: Cider" }).click();
    await has(till, "Cider", left);
  }
  await check(till).getByRole("button", { name: "Decrease quantity: Cider" }).click();
  await check(till).getByText("Tap an item to add it").waitFor();

  const [cider] = (await request(calls.goods.inBusiness, { query: { search_text: "CIDER" } })).items;
  expect(cider?.barcodes).toEqual(["4820000000017", "4820000000024"]);
  await page.goto(`/goods-and-services/${cider?.id}`);
  expect(await field(page, "Barcodes").inputValue()).toBe("4820000000017 4820000000024");
  expect(await field(page, "Step").inputValue()).toBe("0.5");
  await field(page, "Minimum quantity").fill("3");
  await field(page, "Minimum age").fill("");
  await save(page);
  await till.reload();
  await till.getByRole("region", { name: "Items" }).getByRole("button", { name: "Cider" }).waitFor();
  await expect.poll(() => till.getByText("18+").count()).toBe(0);
  await scan(till, "4820000000017");
  await has(till, "Cider", "3");
});

test("an item that is weighed asks for its quantity, and a code that is scanned there is none", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/goods-and-services/create");
  await field(page, "Name").fill("Cheese");
  await field(page, "Code").fill("CHEESE");
  await choose(page, "Unit", /^kg|Kilogram/i);
  await field(page, "Decimals of the quantity").fill("3");
  await field(page, "Price").fill("400");
  await switchOn(page, "Weighed or measured at the till");
  await save(page);

  const till = await openFirstTill(await open(), person, "Cheese");
  await scan(till, "CHEESE");
  await expect.poll(() => quantity(till, "Cheese").evaluate((one) => one === document.activeElement)).toBe(true);
  await scan(till, "4820000000031");
  await notifications(till).getByText("That was a code, not a quantity. Enter the quantity.").waitFor();
  await has(till, "Cheese", "1");
  await quantity(till, "Cheese").fill("0.25");
  await quantity(till, "Cheese").press("Enter");
  await check(till)
    .getByRole("button", { name: uah("100.00") })
    .waitFor();
  // On a phone the cart is brought to the front for it.
  await check(till).getByRole("button", { name: "Remove: Cheese" }).click();
  await till.setViewportSize({ width: 390, height: 844 });
  await till.getByText("Items", { exact: true }).first().click();
  await till.getByRole("region", { name: "Items" }).getByRole("button", { name: "Cheese" }).click();
  await expect.poll(() => quantity(till, "Cheese").evaluate((one) => one === document.activeElement)).toBe(true);
});

test("a category says how a till takes quantities: only its presets, and later only by typing", async () => {
  const { context, page, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto("/categories/create");
  await field(page, "Name").fill("Fuel");
  await choose(page, "Quantity at the till", "Only chosen from presets");
  await saveButton(page).click();
  await page.getByText("Add a preset, or let cashiers type the quantity.").waitFor();
  await page.getByRole("button", { name: "Add preset" }).click();
  await field(page, "Value").fill("0");
  await saveButton(page).click();
  await page.getByText("Enter a number above zero.").waitFor();
  await field(page, "Value").fill("20");
  await page.getByRole("button", { name: "Add preset" }).click();
  await page.getByRole("combobox", { name: "Type" }).nth(1).click();
  await page.getByRole("option", { name: "Amount of money" }).click();
  await field(page, "Value").nth(1).fill("500");
  await save(page);
  await page.waitForURL(/categories\/[0-9a-f-]{36}$/);
  expect(await violationsOn(page)).toEqual([]);
  const { items } = await request(calls.goods.categories, { path: { loyaltyId: person.loyaltyId } });
  const fuel = items.find(({ title }) => title === "Fuel");
  const item = { title: "Petrol", code: "PETROL", quantity_precision: 2, prices: [{ currency: "UAH", price: "50" }] };
  await request(calls.goods.add, { body: { ...item, category_ids: [fuel?.id ?? ""] } });

  const till = await openFirstTill(await open(), person, "Petrol");
  const shown = check(till).getByRole("status", { name: "Quantity: Petrol" });
  const preset = (name: string | RegExp) =>
    check(till).getByRole("group", { name: "Quantity presets: Petrol" }).getByRole("button", { name });
  await scan(till, "PETROL");
  await expect.poll(() => shown.textContent()).toBe("20");
  await preset(uah("500.00")).click();
  await expect.poll(() => shown.textContent()).toBe("10");
  await check(till)
    .getByRole("button", { name: uah("500.00") })
    .last()
    .waitFor();
  expect(await quantity(till, "Petrol").count()).toBe(0);
  expect(await violationsOn(till)).toEqual([]);
  await till.keyboard.press("+");
  await expect.poll(() => preset("20").getAttribute("aria-pressed")).toBe("true");
  await scan(till, "3*PETROL");
  await notifications(till)
    .getByText(/Petrol is sold only as 20 or UAH\s500\.00\./)
    .waitFor();
  await expect.poll(() => shown.textContent()).toBe("20");

  await choose(page, "Quantity at the till", "Only typed");
  await expect.poll(() => page.getByRole("button", { name: "Add preset" }).count()).toBe(0);
  await save(page);
  await till.reload();
  await check(till).getByRole("button", { name: "Remove: Petrol" }).click();
  await scan(till, "PETROL");
  await expect.poll(() => quantity(till, "Petrol").evaluate((one) => one === document.activeElement)).toBe(true);
  await quantity(till, "Petrol").fill("7.5");
  await quantity(till, "Petrol").press("Enter");
  await check(till)
    .getByRole("button", { name: uah("375.00") })
    .waitFor();
  expect(await check(till).getByRole("button", { name: "Increase quantity: Petrol" }).count()).toBe(0);
});

test("an amount of money is sold exactly as far as the till may state it, and otherwise as the nearest quantity", async () => {
  const path = { terminalId: firstTill.id };
  await request(calls.terminals.change, { path, body: { line_tolerance: "0.30" } });
  const presets = [{ by: "amount" as const, value: "500" }];
  const category = { title: "Station", item_entry_mode: "without-limits" as const, presets };
  const { id } = await request(calls.goods.addCategory, { path: { loyaltyId: person.loyaltyId }, body: category });
  const item = {
    title: "Diesel",
    code: "DIESEL",
    quantity_precision: 2,
    prices: [{ currency: "UAH", price: "52.99" }],
  };
  await request(calls.goods.add, { body: { ...item, category_ids: [id] } });

  const window = await open();
  window.complaints.expect(/422/);
  const till = await openFirstTill(window, person, "Diesel");
  const pays = (amount: string) => check(till).getByRole("button", { name: /^Pay/ }).getByText(uah(amount)).waitFor();
  const preset = check(till).getByRole("group", { name: "Quantity presets: Diesel" }).getByRole("button");
  await scan(till, "DIESEL");
  await preset.click();
  await has(till, "Diesel", "9.44");
  await pays("500.00");
  expect(await preset.getAttribute("aria-pressed")).toBe("true");
  expect(await violationsOn(till)).toEqual([]);
  // The cart of a tab that was closed states the same amount.
  await till.reload();
  await pays("500.00");
  await pay(till, "500.00", "1");

  // An amount that is typed is stated too; another step of the quantity is not.
  await scan(till, "DIESEL");
  await check(till).getByRole("button", { name: "Enter an amount of money: Diesel" }).click();
  await till.getByRole("textbox", { name: "Enter an amount of money: Diesel" }).fill("300");
  await till.keyboard.press("Enter");
  await has(till, "Diesel", "5.66");
  await pays("300.00");
  await till.keyboard.press("+");
  await pays("352.91");
  await preset.click();
  await pays("500.00");

  // The till may no longer state so much: the line is sold for price × quantity, and the cashier is told, without a refusal before.
  const notes = await till.evaluateHandle(() => {
    const seen: (string | null)[] = [];
    const look = () => seen.push(...[...document.querySelectorAll("[role=note]")].map((one) => one.textContent));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    return seen;
  });
  await request(calls.terminals.change, { path, body: { line_tolerance: null } });
  await put(till, "Tea");
  await notifications(till)
    .getByText("Diesel can no longer be sold for exactly that amount. Choose the amount again.")
    .waitFor();
  await pays("530.23");
  expect(await notes.jsonValue()).toEqual([]);
  await expect.poll(() => preset.textContent()).toMatch(/^≈\sUAH\s500\.00$/);
  await preset.click();
  await has(till, "Diesel", "9.44");
  await pays("530.23");
  const { items } = await request(calls.transactions.items, { query: {} });
  expect(items.map(({ quantity, amount }) => [Number(quantity), amount])).toEqual([[9.44, "500.00"]]);
});
