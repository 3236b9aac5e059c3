import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { latestCheck, openFirstTill, openLatest, openPayment, pay, put, uah } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Shifts");
const { request, loyaltyId } = person;
const { till } = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
for (const [code, title, price] of [
  ["bread", "Bread", "40.25"],
  ["honey", "Honey", "100.00"],
] as const)
  await request(calls.goods.add, {
    body: { code, title, loyalty_ids: [loyaltyId], prices: [{ currency: "UAH", price }] },
  });

const shiftOf = (page: Page) => page.getByRole("dialog", { name: "Shift", exact: true });
async function openShift(page: Page) {
  await page.getByRole("button", { name: "Shift", exact: true }).click();
  return shiftOf(page);
}

test("a shift is closed to the cent: sales, a refund, cash in and out, the count, and the report of the back office", async () => {
  const path = { terminalId: till.id };
  await request(calls.terminals.changeApplication, { path, body: { cash_shift_required: true } });
  const opening = await open();
  opening.complaints.expect(/422/);
  const page = await openFirstTill(opening, person, "Bread");
  await put(page, "Bread");
  const payment = await openPayment(page, "40.25");
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await payment.getByText(/needs an open shift for cash/).waitFor();
  await page.keyboard.press("Escape");

  let shift = await openShift(page);
  await shift.getByRole("textbox", { name: "Opening float" }).fill("500");
  expect(await violationsOn(page)).toEqual([]);
  await shift.getByRole("button", { name: "Open shift" }).click();
  await shift.getByText("Shift 1").waitFor();
  await page.keyboard.press("Escape");

  await pay(page, "40.25", "1");
  await put(page, "Honey", "Honey");
  await pay(page, "200.00", "2");
  const latest = await openLatest(page);
  await latestCheck(page, "2").getByRole("button", { name: "Refund" }).click();
  await latest.getByRole("textbox", { name: "Honey" }).fill("1");
  await latest.getByRole("button", { name: uah("100.00") }).click();
  await latest
    .getByRole("listitem")
    .filter({ hasText: /^Refund No\./ })
    .first()
    .waitFor();
  await page.keyboard.press("Escape");

  shift = await openShift(page);
  for (const [button, amount, reason] of [
    ["Put cash in", "50", "Change from the bank"],
    ["Take cash out", "120.50", "To the safe"],
  ] as const) {
    await shift.getByRole("button", { name: button }).click();
    await shift.getByRole("textbox", { name: "Amount" }).fill(amount);
    await shift.getByRole("textbox", { name: "Reason" }).fill(reason);
    await shift.getByRole("button", { name: button }).click();
    await shift.getByRole("button", { name: "Count and close" }).waitFor();
  }
  await shift.getByRole("button", { name: "Count and close" }).click();
  const count = (value: string, pieces: string) =>
    shift.getByRole("textbox", { name: new RegExp(`Number of ${uah(value).source}$`) }).fill(pieces);
  await count("500.00", "1");
  await count("50.00", "1");
  await count("5.00", "3");
  await count("0.50", "9");
  // What has to be there is not shown before the count: 500.00 + 240.25 − 100.00 + 50.00 − 120.50
  expect(await shift.getByText(uah("569.75")).count()).toBe(0);
  await shift.getByRole("button", { name: "Compare with what was booked" }).click();
  await shift.getByText(/[-−]UAH\s?0\.25/).waitFor();
  await shift.getByText(uah("569.75")).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // No coin makes the rest, so it is entered as a sum.
  await shift.getByRole("button", { name: "Count again" }).click();
  await shift.getByText("As one sum").click();
  await shift.getByRole("textbox", { name: "Counted cash" }).fill("569.75");
  await shift.getByRole("button", { name: "Compare with what was booked" }).click();
  await shift.getByRole("button", { name: "Close shift" }).click();
  await shift.getByText("Shift closed").waitFor();
  await shift.getByRole("button", { name: "Print Z report" }).waitFor();
  await shift.getByRole("button", { name: "Done" }).click();

  await page.goto("/shifts");
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Shift 1 · Till 1" }).waitFor();
  await page.getByText("Change from the bank").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Z report" }).click();
  const paper = await opened;
  await paper.getByRole("heading", { name: "Z report, shift 1" }).waitFor();
  await paper.getByRole("row", { name: /Difference/ }).waitFor();

  const { items } = await request(calls.shifts.list, {});
  expect(items).toMatchObject([
    { turnover_amount: "140.25", expected_amount: "569.75", counted_amount: "569.75", difference_amount: "0.00" },
  ]);
});

/** Counts the notes of 50 from where the focus is when a count begins: in the field of the largest note, of 1,000. */
async function countFifties(page: Page, count: string) {
  for (let field = 0; field < 4; field++) await page.keyboard.press("Tab");
  await page.keyboard.type(count);
  await page.keyboard.press("Enter");
}

test("on a phone a drawer is counted by keyboard, with a difference that stays in the list", async () => {
  const page = await openFirstTill(await open({ viewport: { width: 390, height: 844 } }), person, "Bread");
  const shift = await openShift(page);
  await shift.getByRole("textbox", { name: "Opening float" }).fill("100");
  await page.keyboard.press("Enter");
  await shift.getByRole("button", { name: "Count and close" }).press("Enter");
  await shift.getByRole("textbox", { name: "Number of" }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await countFifties(page, "2");
  await shift.getByText("Difference").waitFor();
  await page.keyboard.press("Enter"); // Pressed twice, it does not close the shift.
  await shift.getByRole("button", { name: "Count again" }).press("Enter");
  await shift.getByRole("button", { name: "Compare" }).waitFor();
  await countFifties(page, "1");
  await shift.getByText("Difference").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Lunch for the cashier");
  await page.keyboard.press("Enter");
  await shift.getByText("Shift closed").waitFor();
  const { items } = await request(calls.shifts.list, { query: { with_difference: true } });
  expect(items).toMatchObject([{ number: "2", difference_amount: "-50.00", comment: "Lunch for the cashier" }]);
});

test("a manager closes a shift that was forgotten at the till, without a count", async () => {
  const page = await openFirstTill(await open(), person, "Bread");
  const shift = await openShift(page);
  await shift.getByRole("textbox", { name: "Opening float" }).fill("100");
  await page.keyboard.press("Enter");
  await shift.getByRole("button", { name: "Count and close" }).waitFor();
  await page.goto("/shifts");
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("button", { name: "Close shift" }).click();
  await page.getByText("Fill in this field.").waitFor();
  await page.getByRole("textbox", { name: "Reason" }).fill("The cashier went home");
  await page.getByRole("button", { name: "Close shift" }).click();
  await page.getByText("Not counted", { exact: true }).waitFor();
  await page.getByText("The cashier went home").first().waitFor();
  expect(await page.getByRole("button", { name: "Close shift" }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
});

test("a cashier sees what has to be in the drawer only after the count, the owner before it", async () => {
  const anna = await request(calls.staff.add, { body: { first_name: "Anna", last_name: "Melnyk" } });
  const { auth_code } = await request(calls.staff.renewCode, { path: { staffId: anna.id } });
  const page = await openFirstTill(await open(), person, "Bread");
  let shift = await openShift(page);
  await shift.getByRole("textbox", { name: "Opening float" }).fill("100");
  await page.keyboard.press("Enter");
  await shift.getByRole("button", { name: "Count and close" }).waitFor();
  await page.keyboard.press("Escape");
  await put(page, "Bread");
  const payment = await openPayment(page, "40.25");
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("button", { name: "New sale" }).click();
  shift = await openShift(page);
  await shift.getByText(uah("140.25")).waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Staff sign-in" }).click();
  await page.getByRole("textbox", { name: "Sign-in code" }).fill(auth_code);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Anna Melnyk" }).waitFor();
  shift = await openShift(page);
  await shift.getByText("After the count").first().waitFor();
  expect(await shift.getByText(uah("140.25")).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await shift.getByRole("button", { name: "Count and close" }).click();
  await shift.getByText("As one sum").click();
  await shift.getByRole("textbox", { name: "Counted cash" }).fill("140.25");
  await shift.getByRole("button", { name: "Compare with what was booked" }).click();
  await shift.getByText("Expected cash").waitFor();
  await shift.getByRole("button", { name: "Close shift" }).click();
  await shift.getByText("Shift closed").waitFor();
  expect(await shift.getByText("After the count").count()).toBe(0);
});
