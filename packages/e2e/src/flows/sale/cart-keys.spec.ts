import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import * as till from "../../pages/till.ts";

// Sales without the mouse, as fast as a cashier's hand.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Quick hands");
const { request, loyaltyId } = person;
await addTill(person, { pos: "Podil", till: "Till 1" });
for (const [code, title, price, quantity_precision] of [
  ["101", "Bread", "20.00", 0],
  ["102", "Tea", "30.00", 0],
  ["103", "Cheese", "400.00", 3],
] as const) {
  const prices = [{ currency: "UAH", price }];
  await request(calls.goods.add, { body: { code, title, prices, quantity_precision, loyalty_ids: [loyaltyId] } });
}
await request(calls.customers.add, {
  body: { loyalty_id: loyaltyId, external_id: "77", first_name: "Olena", last_name: "Koval" },
});

const openTill = async () => till.openFirstTill(await open(), person, "Tea");

const line = (page: Page, title: string) => till.check(page).getByRole("listitem").filter({ hasText: title });
const quantity = (page: Page, title: string) => till.check(page).getByRole("textbox", { name: `Quantity: ${title}` });
const hasToPay = (page: Page, amount: string) =>
  till
    .check(page)
    .getByRole("button", { name: till.uah(amount) })
    .waitFor();
const isSelected = async (page: Page, title: string) =>
  expect.poll(() => line(page, title).getAttribute("aria-current")).toBe("true");

test("three items are sold to a known customer with 19 key presses", async () => {
  const page = await openTill();
  let presses = 0;
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    presses += keys.length;
  };
  await press("F2", "7", "7", "Enter");
  await till.check(page).getByText("Olena Koval").waitFor();
  for (const [code, title] of [
    ["101", "Bread"],
    ["102", "Tea"],
    ["103", "Cheese"],
  ] as const) {
    await press(...code, "Enter");
    await line(page, title).waitFor();
  }
  await press("F9");
  await page
    .getByRole("dialog", { name: "Take payment" })
    .getByRole("button", { name: till.uah("450.00") })
    .waitFor();
  await press("Enter");
  await page.getByRole("dialog").getByText("Sale No. 1").waitFor();
  await press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await till.check(page).getByText("Tap an item to add it").waitFor();
  expect(presses).toBe(19);
});

test("keys change the selected line: arrows, plus, minus, quantity and removal", async () => {
  const page = await openTill();
  const items = page.getByRole("region", { name: "Items" });
  await till.put(page, "Bread", "Tea");
  await isSelected(page, "Tea");
  await page.keyboard.press("+");
  await hasToPay(page, "80.00");
  await page.keyboard.press("ArrowUp");
  await isSelected(page, "Bread");
  // After a scan the focus is in the empty search.
  await items.getByRole("searchbox").focus();
  await page.keyboard.press("ArrowDown");
  await isSelected(page, "Tea");
  await page.keyboard.press("ArrowUp");
  await isSelected(page, "Bread");
  await page.keyboard.press("*");
  await page.keyboard.type("12");
  await page.keyboard.press("Enter");
  await hasToPay(page, "300.00");
  await page.keyboard.press("-");
  await hasToPay(page, "280.00");
  await page.keyboard.press("F3");
  await page.keyboard.type("5");
  await page.keyboard.press("Escape");
  await hasToPay(page, "280.00");
  expect(await quantity(page, "Bread").inputValue()).toBe("11");
  await page.keyboard.press("NumpadAdd");
  await hasToPay(page, "300.00");
  await page.keyboard.press("Delete");
  await line(page, "Bread").waitFor({ state: "detached" });
  await isSelected(page, "Tea");

  // Text in a field keeps these keys.
  await items.getByRole("searchbox").fill("te");
  await page.keyboard.press("Delete");
  await page.keyboard.press("+");
  expect(await items.getByRole("searchbox").inputValue()).toBe("te+");
  await hasToPay(page, "60.00");
});

test("a number and a star multiply the next item, scanned, typed or tapped", async () => {
  const page = await openTill();
  await page.keyboard.type("3*101");
  await page.keyboard.press("Enter");
  await hasToPay(page, "60.00");
  await page.keyboard.type("2*te");
  await page.keyboard.press("Enter");
  await hasToPay(page, "120.00");
  await page.keyboard.type("0.25*");
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("0.25*");
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Cheese" }).click();
  await hasToPay(page, "220.00");
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("");
  await page.keyboard.type("1.5*tea");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("Tea: use fewer decimals for the quantity.").waitFor();
  expect(await quantity(page, "Tea").inputValue()).toBe("2");
});

test("a quantity below one can be typed, and zero removes the line once the field is left", async () => {
  const page = await openTill();
  await till.put(page, "Cheese");
  await page.keyboard.press("F3");
  await page.keyboard.type("0.5");
  await page.keyboard.press("Enter");
  await hasToPay(page, "200.00");
  await page.keyboard.press("F3");
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  await line(page, "Cheese").waitFor({ state: "detached" });
});

test("an item by weight is sold for an amount of money, and an offer is chosen, by keys", async () => {
  const body = { title: "Regulars", scope: "manual", action_type: "discount-check-percent", value: "10" } as const;
  const rule = await request(calls.rules.add, { path: { loyaltyId }, body });
  const page = await openTill();
  await till.put(page, "Cheese");
  await page.keyboard.press("F4");
  await page.keyboard.type("100");
  await page.keyboard.press("Enter");
  await hasToPay(page, "100.00");
  expect(await quantity(page, "Cheese").inputValue()).toBe("0.25");
  await page.keyboard.press("F4");
  await page.keyboard.type("5");
  await page.keyboard.press("Escape");
  await hasToPay(page, "100.00");
  await page.keyboard.press("F6");
  await page.keyboard.press("Space");
  await hasToPay(page, "90.00");
  await page.getByRole("button", { name: "Regulars", pressed: true }).waitFor();
  await page.keyboard.press("Space");
  await hasToPay(page, "100.00");
  await request(calls.rules.change, { path: { loyaltyId, ruleId: rule.id }, body: { active: false } });
});

test("the register shows its keys, and what is missing while a payment is being typed", async () => {
  const page = await openTill();
  await page.keyboard.press("?");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await shortcuts.getByText("Change the quantity").waitFor();
  await page.keyboard.press("Escape");
  await shortcuts.waitFor({ state: "detached" });
  await till.put(page, "Tea");
  const payment = await till.openPayment(page, "30.00");
  await payment.getByRole("textbox", { name: "Received" }).fill("17.50");
  await payment.getByText(/UAH\s12\.50 missing/).waitFor();
  await payment.getByRole("textbox", { name: "Received" }).fill("50");
  await payment.getByText(/missing/).waitFor({ state: "detached" });
  await payment.getByText(till.uah("20.00")).waitFor();
});

test("an upright tablet shows items and cart side by side, and a narrow phone the whole unit price", async () => {
  const page = await till.openFirstTill(await open({ viewport: { width: 820, height: 1180 } }), person, "Tea");
  await till.put(page, "Cheese");
  await hasToPay(page, "400.00");
  expect(await page.getByRole("region", { name: "Items" }).isVisible()).toBe(true);

  await page.setViewportSize({ width: 360, height: 780 });
  await page.getByText("Cart, 1 line").click();
  const price = line(page, "Cheese").getByText(/^×/);
  await price.waitFor();
  const edges = await price.evaluate((text) => ({
    cut: text.scrollWidth > text.clientWidth,
    end: text.getBoundingClientRect().right,
    edge: text.closest("li")?.getBoundingClientRect().right ?? 0,
  }));
  expect(edges.cut).toBe(false);
  expect(edges.end).toBeLessThan(edges.edge);
});
