import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newPerson } from "../../kit/person.ts";
import { choose, field } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Trials");
const { request, loyaltyId } = person;
const path = { loyaltyId };

beforeAll(async () => {
  const pos = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Sofiivska 2" } });
  await request(calls.goods.add, { body: { title: "Tea", code: "tea", prices: [{ currency: "UAH", price: "100" }] } });
  const till = await request(calls.terminals.add, { body: { title: "Till", currency: "UAH", pos_id: pos.id } });
  const { api_key } = await request(calls.terminals.updateKey, { path: { terminalId: till.id } });
  const running = {
    title: "Five for all",
    action_type: "discount-check-percent" as const,
    value: "5",
    currency: "UAH",
  };
  await request(calls.rules.add, { path, body: running });
  const customer = await request(calls.customers.add, {
    body: { first_name: "Ivan", last_name: "Franko", phone: "+380671112233", loyalty_id: loyaltyId },
  });
  Object.assign(sold, { key: api_key, customerId: customer.id });
  await sellTea();
});

const sold = { key: "", customerId: "" };
/** Two sales to a customer, and one to somebody else. */
async function sellTea(): Promise<void> {
  for (const customer_id of [sold.customerId, sold.customerId, undefined]) {
    const body = { items: [{ code: "tea", quantity: "2" }], ...(customer_id ? { customer_id } : {}) };
    await clientOf(sold.key)(calls.term.sale, { body }, { idempotencyKey: randomUUID() });
  }
}
async function paidSoFar(): Promise<number> {
  const { items } = await request(calls.transactions.list, { query: {} });
  return items.reduce((sum, { totals }) => sum + Number(totals.amount_to_pay), 0);
}

async function enter(address: string, viewport = { width: 1440, height: 1000 }): Promise<Page> {
  const { context, page } = await open();
  await person.enter(context);
  await page.setViewportSize(viewport);
  await page.goto(address);
  return page;
}

const itemId = async () => (await request(calls.embedded.goods, {})).items.find(({ code }) => code === "tea")?.id ?? "";

/** Opens the form of a new trial and chooses what is tried. */
async function newTrial(page: Page, kind: string): Promise<void> {
  await page.goto(`/loyalties/${loyaltyId}/rule-trials`);
  await page.getByRole("link", { name: "New trial" }).click();
  await page.getByRole("heading", { level: 1, name: "New trial" }).waitFor();
  await choose(page, "What is tried", kind);
}

/** Starts it and waits for its result. */
async function startTrial(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Try on past sales" }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("heading", { name: "Result" }).waitFor();
}

/** Tries a draft, and opens its trial in the same window. */
async function tryRule(page: Page, name: string, percent: string): Promise<void> {
  await page.goto(`/loyalties/${loyaltyId}/rules/create`);
  await field(page, "Name").fill(name);
  await field(page, "Percent").fill(percent);
  await page.getByRole("button", { name: "Try on past sales" }).click();
  await page.getByText("3 of 3 sales would change.").waitFor();
  await page.goto((await page.getByRole("link", { name: "Open the trial" }).getAttribute("href")) ?? "");
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByRole("heading", { name: "Result" }).waitFor();
}

const rowOf = (page: Page, table: string, name: string) =>
  page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: name });

describe("a rule that is tried on past sales", () => {
  test("says what it would have cost, whom it helps, which rule it beats and on which sales, and is not saved", async () => {
    const page = await enter("/");
    await tryRule(page, "Twenty", "20");
    await page.getByText("3 of 3 sales would change. Customers would have paid UAH 90.00 less.").waitFor();
    const discounts = rowOf(page, "Amounts in UAH", "Discounts");
    for (const amount of ["UAH 30.00", "UAH 120.00", "+UAH 90.00"])
      await discounts.getByText(amount, { exact: true }).waitFor();
    await rowOf(page, "Customers", "Ivan Franko").getByText("+UAH 60.00").waitFor();
    await rowOf(page, "Other rules", "Five for all").getByText("3").first().waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("table", { name: "Sales" }).getByRole("link").first().click();
    await page.waitForURL(/\/transactions\?open=/);
    expect((await request(calls.rules.list, { path })).items.map(({ title }) => title)).toEqual(["Five for all"]);
  });

  test("stands beside another one, which the address keeps, and is found again and deleted", async () => {
    const page = await enter("/");
    await tryRule(page, "Fifteen", "15");
    await tryRule(page, "Thirty", "30");
    await page.getByRole("combobox", { name: "Compare with" }).click();
    await page.getByRole("option", { name: /Fifteen/ }).click();
    const discounts = rowOf(page, "Amounts in UAH", "Discounts");
    await discounts.getByText("+UAH 150.00").waitFor();
    await discounts.getByText("+UAH 60.00").waitFor();
    await page.reload();
    await discounts.getByText("+UAH 60.00").waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto(`/loyalties/${loyaltyId}/rule-trials`);
    await page.getByRole("link", { name: "Thirty" }).click();
    await page.getByRole("button", { name: "Delete trial" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete trial" }).click();
    await page.waitForURL(/rule-trials$/);
    await page.getByRole("link", { name: "Fifteen" }).waitFor();
    await page.getByRole("link", { name: "Thirty" }).waitFor({ state: "detached" });
  });

  test("is stopped, and says so", async () => {
    const page = await enter("/");
    let stopped = false;
    // So few sales are priced before anybody can stop it: the screen sees the states of a long one.
    await page.route(/\/rule_replays\/[^/]+(\/cancel)?$/, async (route) => {
      const response = await route.fetch();
      const trial = await response.json();
      stopped ||= route.request().method() === "POST";
      const seen = stopped
        ? { state: "cancelled", ended_dt: trial.modified_dt }
        : { state: "running", ended_dt: null, done_count: 1 };
      await route.fulfill({ response, json: { ...trial, ...("result" in trial && { result: null }), ...seen } });
    });
    await page.goto(`/loyalties/${loyaltyId}/rules/create`);
    await field(page, "Name").fill("Long");
    await field(page, "Percent").fill("1");
    await page.getByRole("button", { name: "Try on past sales" }).click();
    await page.getByRole("progressbar", { name: "Progress" }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("This trial was stopped before all sales were calculated.").waitFor();
  });
});

describe("prices that are tried on past sales", () => {
  test("a percentage, of the goods that are meant", async () => {
    const page = await enter("/");
    await newTrial(page, "Prices by a percentage");
    const start = page.getByRole("button", { name: "Try on past sales" });
    expect(await start.isDisabled()).toBe(true);
    await field(page, "Change in percent").fill("10");
    expect(await violationsOn(page)).toEqual([]);
    await startTrial(page, "Prices +10%");
    await page.getByText("3 of 3 sales would change. Customers would have paid UAH 57.00 more.").waitFor();
    const goods = rowOf(page, "Amounts in UAH", "Goods at full price");
    for (const amount of ["UAH 600.00", "UAH 660.00", "+UAH 60.00"])
      await goods.getByText(amount, { exact: true }).waitFor();
    await rowOf(page, "Customers", "Ivan Franko").getByText("−UAH 38.00").waitFor();
    await page.getByText("All goods").waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test("prices one by one, and a planned change of the price matrix", async () => {
    const page = await enter("/");
    await newTrial(page, "Prices one by one");
    await page.getByRole("combobox", { name: /^Item/ }).click();
    await page.getByRole("option", { name: /Tea/ }).click();
    await field(page, "New price").fill("90");
    expect(await violationsOn(page)).toEqual([]);
    await startTrial(page, "1 price");
    await page.getByText("Customers would have paid UAH 57.00 less.").waitFor();
    await rowOf(page, "Prices", "Tea").getByText("Everywhere").waitFor();

    const { id: price_group_id } = await request(calls.priceGroups.add, {
      path,
      body: { title: "Shelf", currency: "UAH" },
    });
    const prices = [{ item_id: await itemId(), price: "95" }];
    await request(calls.priceMatrix.addChange, {
      path,
      body: { price_groups: [{ price_group_id, prices }], valid_from: "2090-01-01T00:00:00Z", comment: "Spring" },
    });
    await newTrial(page, "A planned change of prices");
    await choose(page, "Change of prices", /Spring/);
    await startTrial(page, "Planned change of 1 price");
    // The till sells without a price group.
    await page.getByText("No sale would change.").waitFor();
    await rowOf(page, "Prices", "Tea").getByText("Shelf").waitFor();
  });
});

describe("a whole programme that is tried on past sales", () => {
  test("costs what it does when its rules are saved, and a rule that is switched off is among the choices", async () => {
    const page = await enter("/");
    const draft = {
      title: "Fifty for all",
      action_type: "discount-check-percent" as const,
      value: "50",
      active: false,
    };
    const { id: ruleId } = await request(calls.rules.add, { path, body: draft });
    await newTrial(page, "All rules as they are now");
    await page.getByText("Five for all", { exact: true }).waitFor();
    expect(await page.getByText("Fifty for all", { exact: true }).count()).toBe(0);
    await page.getByRole("combobox", { name: /Rules that apply/ }).fill("Fifty");
    await page.getByRole("option", { name: "Fifty for all" }).click();
    await page.keyboard.press("Escape");
    expect(await violationsOn(page)).toEqual([]);
    await startTrial(page, "All rules: 2 rules");
    await page.getByText("Customers would have paid UAH 270.00 less.").waitFor();
    await page.getByRole("heading", { name: "Rules that apply" }).waitFor();
    expect(await violationsOn(page)).toEqual([]);

    // The same sales, with the rule really there.
    await request(calls.rules.change, { path: { ...path, ruleId }, body: { active: true } });
    const before = await paidSoFar();
    await sellTea();
    expect((await paidSoFar()) - before).toBe(300);
    const after = rowOf(page, "Amounts in UAH", "Customers pay");
    await after.getByText("UAH 300.00", { exact: true }).waitFor();
    await request(calls.rules.change, { path: { ...path, ruleId }, body: { active: false } });
  });
});
