import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { choose, field, save } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Credits");
const { request, loyaltyId } = person;
const special = await request(calls.specialAccounts.add, {
  body: { title: "Every seventh coffee", scope: "retail", type: "punches" },
});
const customer = await request(calls.customers.add, {
  body: { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Ivan", last_name: "Shevchenko" },
});
const goods = await request(calls.goods.add, {
  body: { title: "Espresso", code: "espresso", prices: [{ currency: "UAH", price: "50" }] },
});
const { api_key } = await addSellingTill(person, { pos: "Sofiivska 2", till: "Till" });

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}

test("the price of an item on an account is on its card", async () => {
  const { page } = await enter(`/goods-and-services/${goods.id}`);
  await page.getByRole("button", { name: "Add price in stamps" }).click();
  await choose(page, "Client account", "Every seventh coffee");
  await field(page, "Price").last().fill("7");
  expect(await violationsOn(page)).toEqual([]);
  await save(page);
  const { special_account_prices } = await request(calls.goods.get, { path: { goodsId: goods.id } });
  expect(special_account_prices).toEqual([{ special_account_id: special.id, price: "7" }]);
});

test("a rule credits an account, and sale, customer and history show it", async () => {
  const { page } = await enter(`/loyalties/${loyaltyId}/rules/create`);
  await field(page, "Name").fill("A punch a check");
  await choose(page, "Action", "Bonuses for the sale, amount");
  await choose(page, "Credits", "Client account");
  await choose(page, "Account", "Every seventh coffee");
  await field(page, "Amount").fill("1");
  const words = page.getByRole("region", { name: "This rule in words" });
  await words.getByText("1 stamp to the account Every seventh coffee for each sale, for members.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.waitForURL(/\/rules\/[0-9a-f-]{36}/);

  const body = { items: [{ code: "espresso", quantity: "1" }], customer_id: customer.id };
  const sold = await clientOf(api_key)(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });
  await page.goto(`/transactions?open=${sold.transaction.id}`);
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Credited to Every seventh coffee").waitFor();
  await drawer.getByText("Credited to “Every seventh coffee” by “A punch a check”").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await drawer.getByRole("link", { name: "1 stamp", exact: true }).click();

  await page.waitForURL(/\/accounts\/[0-9a-f-]{36}$/);
  await page.getByRole("table", { name: "Every seventh coffee" }).getByText("Earned").waitFor();
  const account = new URL(page.url()).pathname;
  const past = page.getByRole("textbox", { name: "Balance at the end of the day" });
  await past.fill("01/01/2020");
  await past.blur();
  const figures = page.getByRole("region", { name: "Balance", exact: true });
  await expect.poll(() => figures.locator("[aria-live]").textContent()).toBe("0 stamps");
  expect(await violationsOn(page)).toEqual([]);

  await page.goto(`${account}/settings?tab=history`);
  await page.getByText("Till", { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Transaction", exact: true }).click();
  await page.waitForURL(`**/transactions?open=${sold.transaction.id}`);
});
