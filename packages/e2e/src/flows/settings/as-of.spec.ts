import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Then");
const { request, loyaltyId } = person;
const path = { loyaltyId };

async function enter(address: string): Promise<Page> {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(address);
  return page;
}
async function showDay(page: Page, day: string): Promise<void> {
  await page.getByRole("button", { name: "At another time" }).click();
  await page.getByLabel("Day").fill(day);
  await page.keyboard.press("Enter");
}

test("rules and how they combine are shown as they were at another time", async () => {
  const body = { title: "Ten", action_type: "discount-check-percent" as const, value: "10" };
  await request(calls.rules.add, { path, body });
  await request(calls.rules.changeSettings, { path, body: { discount_max_percent: "40" } });
  const page = await enter(`/loyalties/${loyaltyId}?tab=rules`);
  const rule = page.getByRole("row").filter({ hasText: "Ten" });
  await rule.waitFor();

  await showDay(page, "01/02/2020");
  await page.getByText("There were no rules yet.").waitFor();
  const limit = page.getByRole("term").filter({ hasText: "Maximum total discount" });
  expect(await limit.locator("xpath=following-sibling::dd").textContent()).toBe("100%");
  expect(await page.getByRole("link", { name: "Add rule" }).count()).toBe(0);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByLabel("Day").fill("01/02/2090");
  await page.keyboard.press("Enter");
  await rule.getByText("10% off", { exact: false }).waitFor();
  expect(await limit.locator("xpath=following-sibling::dd").textContent()).toBe("40%");
  await page.getByRole("button", { name: "Now", exact: true }).click();
  await page.getByRole("link", { name: "Add rule" }).waitFor();
});

test("a rule that is opened at another time shows how it was, and what has changed since", async () => {
  const body = { title: "Changing", action_type: "discount-check-percent" as const, value: "3" };
  const { id: ruleId, modified_dt } = await request(calls.rules.add, { path, body });
  const at = new Date(Date.parse(modified_dt) + 1).toISOString();
  await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(at));
  await request(calls.rules.change, { path: { loyaltyId, ruleId }, body: { value: "4", title: "Changed" } });
  const page = await enter(`/loyalties/${loyaltyId}?tab=rules`);
  await page.getByRole("link", { name: "Changed" }).waitFor();
  await showDay(page, "01/02/2090");
  await page.getByRole("link", { name: "Changed" }).click();
  await page.getByText("Nothing has changed since then.").waitFor();

  await page.goto(`/loyalties/${loyaltyId}/rules/${ruleId}?at=${encodeURIComponent(at)}`);
  await page.getByRole("heading", { name: /^As it was:/ }).waitFor();
  await page.getByText("3% off", { exact: false }).first().waitFor();
  await page.getByRole("heading", { name: "What has changed since then" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Show it as it is now" }).click();
  await page.getByRole("heading", { name: /^As it was:/ }).waitFor({ state: "detached" });
});

test("the items of a price group and why they cost so are shown as they will be at another time", async () => {
  const goods = { title: "Rye bread", code: "rye", loyalty_ids: [loyaltyId] };
  const { id: item_id } = await request(calls.goods.add, { body: goods });
  const { id: priceGroupId } = await request(calls.priceGroups.add, { path, body: { title: "Shop", currency: "UAH" } });
  const priced = [{ item_id, master_price: "44.00" }];
  await request(calls.priceGroups.addItems, { path: { loyaltyId, priceGroupId }, body: priced });
  const change = { price_group_id: priceGroupId, prices: [{ item_id, price: "39.00" }] };
  const body = { price_groups: [change], valid_from: "2090-01-01T00:00:00Z" };
  await request(calls.priceMatrix.addChange, { path, body });
  const page = await enter(`/price-groups/${loyaltyId}/${priceGroupId}?tab=items`);
  const row = page.getByRole("row", { name: /Rye bread/ });
  await expect.poll(() => row.textContent()).toMatch(/44\.00/);

  await showDay(page, "02/01/2090");
  await expect.poll(() => row.textContent()).toMatch(/39\.00/);
  await row.click();
  const drawer = page.getByRole("dialog", { name: "Rye bread" });
  await drawer
    .getByText(/UAH\s?39\.00/)
    .first()
    .waitFor();
  await drawer.getByRole("heading", { name: "Why this price?" }).waitFor();
  expect(await drawer.getByRole("button", { name: "Save" }).count()).toBe(0);
});

test("the category that a customer had is shown beside the balance of a past day", async () => {
  const gold = await request(calls.cardCategories.add, { path, body: { title: "Gold" } });
  const customer = {
    loyalty_id: loyaltyId,
    first_name: "Oksana",
    user_id_value: "then@example.com",
    user_id_type: "email" as const,
  };
  const { id } = await request(calls.customers.add, { body: customer });
  const assigned = { loyalty_id: loyaltyId, category_id: gold.id, user_ids: [id] };
  await request(calls.cardCategories.assign, { body: assigned });
  const page = await enter(`/customers/${id}?tab=cards`);
  await page.getByLabel("Balance at the end of the day").fill("02/01/2090");
  await page.keyboard.press("Enter");
  await page.getByText("Category: Gold").waitFor();
});
