import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { uah } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Everyday tasks");
await sellSome();

/** Sales of several amounts, one of which gives Taras 29.62 bonuses. */
async function sellSome(): Promise<void> {
  const { request, loyaltyId } = person;
  const { sell } = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till" });
  const rule = { title: "5 % back", action_type: "charge-check-percent" as const, value: "5", members: true };
  await request(calls.rules.add, { path: { loyaltyId }, body: { ...rule, charge_target: "bonuses" } });
  for (const [code, price] of [
    ["gift", "489.00"],
    ["coffee", "592.40"],
    ["cake", "61.00"],
  ] as const) {
    const prices = [{ currency: "UAH", price }];
    await request(calls.goods.add, { body: { title: code, code, loyalty_ids: [loyaltyId], prices } });
  }
  const guest = { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Taras", last_name: "Melnyk" };
  const { id: customer_id } = await request(calls.customers.add, { body: guest });
  const sale = (code: string, who: object) =>
    sell(
      calls.term.sale,
      { body: { items: [{ code, quantity: "1" }], ...who, payments: [{ payment_type: "cash" }] } },
      { idempotencyKey: crypto.randomUUID() },
    );
  for (const code of ["cake", "gift", "cake", "cake"]) await sale(code, {});
  for (const code of ["cake", "coffee", "cake"]) await sale(code, { customer_id });
}

async function enter() {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "Turnover" }).waitFor();
  return page;
}

test("the sale of 489.00 is found in 3 presses and 3 keys", async () => {
  const page = await enter();
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Reports" }).click();
  await menu.getByRole("link", { name: "Transactions", exact: true }).click();
  const rows = page.getByRole("table", { name: "Transactions" }).locator("tr[data-row]");
  await expect.poll(() => rows.count()).toBe(7);
  await page.getByRole("searchbox", { name: "Search" }).click();
  await page.keyboard.type("489");
  await expect.poll(() => rows.count()).toBe(1);
  await rows.getByText(uah("489.00")).first().waitFor();
});

test("why a customer got 29.62 bonuses is seen in 1 press and 7 keys", async () => {
  const page = await enter();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to…" }).waitFor();
  await page.keyboard.type("taras");
  const found = page.getByRole("option", { name: /Taras Melnyk/ });
  await found.waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Taras Melnyk" }).waitFor();
  const sales = page.getByRole("list", { name: /sales/i }).getByRole("listitem");
  await sales
    .filter({ hasText: uah("592.40") })
    .getByRole("link")
    .click();
  const details = page.getByRole("dialog", { name: /Sale/ });
  await details.getByRole("heading", { name: "Explanation" }).waitFor();
  await details
    .getByText(/29\.62/)
    .first()
    .waitFor();
  await details
    .getByText(/5 % back/)
    .first()
    .waitFor();
});
