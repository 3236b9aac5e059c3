import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const phone = "+380671234567";

/** A café that sells at shelf prices with VAT in them, takes a tenth off for gold members and gives five percent back. */
async function setUp({ ask, loyaltyId }: Person) {
  const path = { loyaltyId };
  const gold = await ask(calls.cardCategories.add, { path, body: { title: "Gold" } });
  await ask(calls.rules.add, {
    path,
    body: {
      title: "Gold tenth",
      scope: "automatic",
      action_type: "discount-check-percent",
      card_category_values: [{ audience: "category", card_category_id: gold.id, value: "10" }],
    },
  });
  await ask(calls.rules.add, {
    path,
    body: {
      title: "Five back",
      scope: "automatic",
      action_type: "charge-check-percent",
      charge_target: "bonuses",
      value: "5",
    },
  });
  const pos = await ask(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Khreshchatyk 1" } });
  const tax = await ask(calls.taxes.add, {
    path,
    body: { title: "VAT", code: "VAT", classification: "base-tax", type: "percentage", rate: "20" },
  });
  const group = await ask(calls.priceGroups.add, {
    path,
    body: { title: "Café", currency: "UAH", prices_entered_as: "including-taxes" },
  });
  const groupPath = { loyaltyId, priceGroupId: group.id };
  await ask(calls.priceGroups.changeTaxes, { path: groupPath, body: { taxes: [{ tax_id: tax.id, active: true }] } });
  const goods = await Promise.all(
    [
      ["COFFEE", "Flat white"],
      ["CAKE", "Honey cake"],
    ].map(([code = "", title = ""]) => ask(calls.goods.add, { body: { code, title, loyalty_ids: [loyaltyId] } })),
  );
  const [coffee, cake] = goods.map((one) => one.id);
  await ask(calls.priceGroups.addItems, {
    path: groupPath,
    body: [
      { item_id: coffee ?? "", master_price: "60.00" },
      { item_id: cake ?? "", master_price: "45.00" },
    ],
  });
  await ask(calls.terminals.add, {
    body: { pos_id: pos.id, title: "Till 1", currency: "UAH", price_group_id: group.id },
  });
  return { gold };
}

const tile = (page: Page, title: string) =>
  page.getByRole("region", { name: "Goods" }).getByRole("button", { name: new RegExp(title) });

async function findCustomer(page: Page) {
  await page.getByRole("textbox", { name: "Customer" }).fill(phone);
  await page.keyboard.press("Enter");
}

/** Takes the payment as it stands and goes on to the next check. */
async function pay(page: Page, amount: string, number: string) {
  await page
    .getByRole("region", { name: "Check" })
    .getByRole("button", { name: new RegExp(`Pay UAH.${amount}`) })
    .click();
  await page.getByRole("dialog", { name: "Take payment" }).getByRole("button", { name: /^Pay/ }).click();
  await page.getByText(`Check no. ${number}`).waitFor();
  await page.getByRole("button", { name: "New check" }).click();
}

test("the first sale is seen everywhere it matters, to the cent", { timeout: 120_000 }, async () => {
  const person = await newPerson("Olena's Café");
  const { gold } = await setUp(person);
  const { page, context, complaints } = await open({ viewport: { width: 1440, height: 900 } });
  await person.enter(context);
  await page.goto("/register");
  await page.getByRole("button", { name: /Open Till 1/ }).click();

  // A new member is made at the till, and becomes a gold member in the office.
  complaints.expect(/404 .*term\/customer|404 \(Not Found\)/, /422 .*term\/check\/cancel|422/);
  await findCustomer(page);
  await page.getByRole("button", { name: "Add as a new member" }).click();
  await page.getByText(/Bonuses: UAH.0\.00/).waitFor();
  const customer = await person.ask(calls.customers.find, {
    query: { user_id_value: phone, user_id_type: "phone", loyalty_id: person.loyaltyId },
  });
  await person.ask(calls.cardCategories.assign, {
    body: { loyalty_id: person.loyaltyId, category_id: gold.id, user_ids: [customer.id] },
  });
  await page.getByRole("button", { name: "Take the customer off" }).click();
  await findCustomer(page);
  await page.getByText(/Gold/).waitFor();

  // Two coffees and a cake: 165.00, a tenth off, five percent back.
  await tile(page, "Flat white").click();
  await tile(page, "Flat white").click();
  await tile(page, "Honey cake").click();
  await page
    .getByText(/UAH.148\.50/)
    .first()
    .waitFor();
  await page.getByText(/\+UAH.7\.43/).waitFor();
  await pay(page, "148\\.50", "1");

  // The bonuses pay for part of the next coffee.
  await findCustomer(page);
  await page.getByText(/Bonuses: UAH.7\.43/).waitFor();
  await tile(page, "Flat white").click();
  await page.getByRole("button", { name: "All", exact: true }).last().click();
  await page
    .getByRole("region", { name: "Check" })
    .getByRole("button", { name: /Pay UAH.46\.57/ })
    .waitFor();
  await pay(page, "46\\.57", "2");

  // Two cakes are reserved, one is delivered; then even that is cancelled.
  await findCustomer(page);
  await tile(page, "Honey cake").click();
  await tile(page, "Honey cake").click();
  await page
    .getByRole("region", { name: "Check" })
    .getByRole("button", { name: /Pay UAH.81\.00/ })
    .waitFor();
  await page.getByRole("button", { name: "Reserve" }).click();
  await page.getByRole("dialog", { name: "Reserve" }).getByRole("button", { name: "Reserve" }).click();
  await page.getByText("Reserved, check no. 3").waitFor();
  await page.getByRole("button", { name: "New check" }).click();
  await page.getByRole("button", { name: "Latest checks" }).click();
  const latest = page.getByRole("dialog", { name: "Latest checks" });
  await latest.getByRole("button", { name: "Finish" }).click();
  await latest.getByLabel("Honey cake").fill("1");
  await latest.getByRole("button", { name: "Finish" }).click();
  const third = latest.getByRole("listitem").filter({ hasText: "Check no. 3" });
  await third.getByText(/UAH.40\.50/).waitFor();
  await third.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel", exact: true }).click();
  await third.getByText("Cancelled").waitFor();

  // The first sale's bonuses are spent, so it can no longer be cancelled, and the till says why.
  await latest.getByRole("listitem").filter({ hasText: "Check no. 1" }).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByText(/spent/i).first().waitFor();

  // The office agrees: the list, the details with their why, the receipt, the customer, the dashboard.
  await page.goto("/transactions");
  await page.getByRole("row", { name: /UAH.195\.07/ }).waitFor();
  await page.getByRole("row").filter({ hasText: "148.50" }).first().click();
  const details = page.getByRole("dialog");
  await details.getByText(/Flat white × 2/).click();
  await details
    .getByText(/Gold tenth/)
    .first()
    .waitFor();
  await details.getByText("Customer's bonuses").waitFor();
  const [receipt] = await Promise.all([
    context.waitForEvent("page"),
    details
      .getByRole("button", { name: "Receipt" })
      .click()
      .then(() => page.getByRole("menuitem", { name: "Customer copy", exact: true }).click()),
  ]);
  await receipt
    .getByText(/148\.50/)
    .first()
    .waitFor();
  await receipt.getByText("Olena's Café").waitFor();
  await receipt.close();
  await page.goto("/");
  await page
    .getByText(/UAH.195\.07/)
    .first()
    .waitFor();
  const after = await person.ask(calls.customers.get, {
    path: { userId: customer.id },
    query: { loyalty_id: person.loyaltyId },
  });
  expect(JSON.stringify(after)).toContain('"2.33"');
  expect((await person.ask(calls.platform.proof, {})).gaps).toEqual([]);

  // A second language, and a second business that sees nothing of the first.
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("menuitemradio", { name: "Українська" }).click();
  await page.getByRole("heading", { level: 1, name: "Оборот" }).waitFor();
  const stranger = await newPerson("Somebody else");
  const other = await open();
  await stranger.enter(other.context);
  await other.page.goto("/transactions");
  await other.page.getByText("Checks appear here as soon as a terminal sells").waitFor();
});
