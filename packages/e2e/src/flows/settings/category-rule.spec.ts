import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { openAddress } from "../../kit/loading.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { field, save, saveButton, switchOn } from "../../pages/form.ts";
import { openFirstTill } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Rising Customers");
const { request, loyaltyId } = person;
const path = { loyaltyId };

test("a rule is added in words, and the sale that reaches it moves the customer to Gold and names the rule", async () => {
  await request(calls.cardCategories.add, { path, body: { title: "Gold", sort_order: 2 } });
  const prices = [{ currency: "UAH", price: "600" }];
  const goods = await request(calls.goods.add, {
    body: { title: "Tea", code: "tea", prices, loyalty_ids: [loyaltyId] },
  });
  const { sell } = await addSellingTill(person, { pos: "Sofiivska 2", till: "Till 1" });
  const customer = await request(calls.customers.add, {
    body: { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Olena" },
  });
  const { page, context, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`/loyalties/${loyaltyId}?tab=categories`);
  await page.getByText("Let customers rise by themselves").waitFor();
  await page.getByRole("link", { name: "Add category rule" }).click();
  await field(page, "Name").fill("To Gold");
  await page.getByRole("combobox", { name: "To the category" }).click();
  await page.getByRole("option", { name: "Gold" }).click();
  await field(page, "At least").fill("900");
  await field(page, "At most").fill("100");
  await saveButton(page).click();
  await page.getByText("The range ends before it starts. Enter a higher end, or none.").waitFor();
  await field(page, "At most").fill("");
  const words = page.getByRole("region", { name: "This rule in words" });
  const sentence =
    /Customers of any category move to Gold when they have bought for UAH\s1,000.00 or more in the last year\./;
  await saveButton(page).click();
  await page.waitForURL(/category-rules\/[0-9a-f-]{36}$/);
  // The form of the new rule is shown in place of the first one.
  await openAddress(page, page.url());
  await field(page, "At least").fill("1000");
  await words.getByText(sentence).waitFor();
  await save(page);
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(`/loyalties/${loyaltyId}?tab=categories`);
  await page.getByText(sentence).waitFor();
  await switchOn(page, "Check categories every night");
  await save(page);
  expect(await violationsOn(page)).toEqual([]);

  const body = { customer_id: customer.id, items: [{ goods_id: goods.id, quantity: "1" }] };
  const buy = () => sell(calls.term.sale, { body }, { idempotencyKey: randomUUID() });
  await buy();
  const missing = /^To Gold: UAH\s400\.00 more$/;
  await page.goto(`/customers/${customer.id}`);
  await page.getByText(missing).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const register = await openFirstTill(await open(), person, "Tea");
  await register.keyboard.press("F2");
  await register.keyboard.type("C-1");
  await register.keyboard.press("Enter");
  await register.getByText(missing).waitFor();

  const { transaction } = await buy();
  await page.goto(`/customers/${customer.id}`);
  await page.getByText("Gold", { exact: true }).first().waitFor();
  await page.getByRole("link", { name: /^By the rule “To Gold”, with a sale on/ }).click();
  await page.waitForURL(`**/transactions?open=${transaction.id}`);
  await page.goto(`/transactions?open=${transaction.id}`);
  await page.getByText("Whole sale").click();
  await page.getByText("Card category: “Gold”, by the rule “To Gold”").waitFor();
});

test("on a phone the list of rules and the form fit", async () => {
  const { id: category_to } = await request(calls.cardCategories.add, { path, body: { title: "Platinum" } });
  const rule = { title: "To Platinum", currency: "UAH", category_to, threshold_from: "5000", threshold_to: "9999.99" };
  await request(calls.cardCategoryRules.add, { path, body: { ...rule, period: "half-year", apply: "daily" } });
  const { page, context } = await open();
  await person.enter(context);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [`/loyalties/${loyaltyId}?tab=categories`, `/loyalties/${loyaltyId}/category-rules/create`]) {
    await page.goto(address);
    await page
      .getByText(address.includes("create") ? "This rule in words" : "Category rules")
      .first()
      .waitFor();
    const { width, wanted } = await page.evaluate(() => ({
      width: document.documentElement.clientWidth,
      wanted: document.documentElement.scrollWidth,
    }));
    expect(wanted).toBeLessThanOrEqual(width);
  }
});
