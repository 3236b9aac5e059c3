import { readFileSync } from "node:fs";
import { join } from "node:path";
import { calls } from "@patron/contract/routes";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";
import { addTill } from "../../kit/till.ts";
import * as till from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
let server: OwnServer;
let person: Person;

beforeAll(async () => {
  server = await startOwnServer();
  person = await newPerson("Storm Café", server.url);
  await setUp(person);
});
afterAll(() => server.stop());

/** A till with coffee and a rule that credits bonuses. */
async function setUp(person: Person) {
  const { request, loyaltyId } = person;
  await addTill(person, { pos: "Podil", till: "Till 1" });
  const prices = [{ currency: "UAH", price: "60.00" }];
  await request(calls.goods.add, { body: { code: "COFFEE", title: "Flat white", prices, loyalty_ids: [loyaltyId] } });
  const rule = {
    scope: "automatic" as const,
    action_type: "charge-check-percent" as const,
    charge_target: "bonuses" as const,
  };
  await request(calls.rules.add, { path: { loyaltyId }, body: { title: "Five back", value: "5", ...rule } });
}

const sales = async () =>
  (await person.request(calls.transactions.list, { query: { transaction_type: "sale" } })).items;

/** The process id of the database's postmaster. */
function postmaster(): number {
  return Number(readFileSync(join(server.dataDir, "database/postmaster.pid"), "utf8").split("\n")[0]);
}

async function openTill(page: Page) {
  await page.goto(`${server.url}/register`);
  await page.getByRole("button", { name: "Open Till 1" }).click();
  await till.findCustomer(page, "+380671234567");
  const add = page.getByRole("button", { name: "Add new customer" });
  await add.or(till.check(page).getByText(/^Bonuses:/)).waitFor();
  if (await add.isVisible()) await add.click();
  await till
    .check(page)
    .getByText(/^Bonuses:/)
    .waitFor();
}

const isReady = async () => (await fetch(`${server.url}/health/ready`).catch(() => undefined))?.ok === true;

/** Kills the database like a power cut, and waits until the server has noticed. */
async function killDatabase() {
  process.kill(postmaster(), "SIGKILL");
  await expect.poll(isReady, { interval: 5 }).toBe(false);
}

/** What happens to the request of the Pay button. */
const moments: Record<string, (route: Route) => Promise<void>> = {
  "before the sale arrives": async (route) => {
    await killDatabase();
    await route.continue();
  },
  "after the sale is stored and before its answer arrives": async (route) => {
    await route.fetch();
    await killDatabase();
    await route.abort();
  },
};

for (const [moment, meet] of Object.entries(moments))
  test(`a database killed ${moment}: the till reports it, keeps the check and sells it once`, async () => {
    const { page, context, complaints } = await open({ baseURL: server.url });
    complaints.expect(/404/, /503/, /ERR_FAILED/);
    await person.enter(context);
    await openTill(page);
    const before = await sales();
    await till.put(page, "Flat white", "Flat white");
    const payment = await till.openPayment(page, "120.00");

    await page.route("**/api/term/check/sale", meet, { times: 1 });
    await payment.getByRole("button", { name: /^Pay/ }).click();
    await payment.getByText("The server did not answer. Press again: the sale cannot be booked twice.").waitFor();
    expect(await till.check(page).getByText("Flat white").count()).toBe(1);
    await payment.getByText(till.uah("120.00")).first().waitFor();

    // The server restarts its database by itself.
    await expect.poll(isReady).toBe(true);
    await payment.getByRole("button", { name: /^Pay/ }).click();
    // A till that still counts the server as away sells without it, and sends the sale in a moment.
    await page
      .getByRole("dialog")
      .getByText(/Sale No\. \S+/)
      .waitFor();
    await page.getByRole("button", { name: "New sale" }).click();
    await page.getByText("Tap an item to add it").waitFor();

    await expect.poll(async () => (await sales()).length).toBe(before.length + 1);
    const after = await sales();
    expect(after[0]?.totals).toMatchObject({ amount_to_pay: "120.00", bonuses_added_amount: "6.00" });
    expect((await person.request(calls.platform.proof, {})).gaps).toEqual([]);
  });
