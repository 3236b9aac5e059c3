import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { choose, field, save, saveButton, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Market");
const { request, loyaltyId } = person;
const till = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till" });
const prices = [{ currency: "UAH", price: "40.00" }];
await request(calls.goods.add, { body: { title: "Rye bread", code: "rye", loyalty_ids: [loyaltyId], prices } });
const olena = await request(calls.customers.add, {
  body: { first_name: "Olena", phone: "+380671112233", loyalty_id: loyaltyId, country: "UA" },
});

test("a referral programme is set up, its link opens on a phone, and a first purchase by it rewards both until it is cancelled", async () => {
  const { context, page, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`/loyalties/${loyaltyId}?tab=referral`);
  await switchOn(page, "On");
  await field(page, "Title of the invitation").first().fill("Bread for friends");
  await choose(page, "The invited customer gets", /^Bonuses$/);
  await saveButton(page).click();
  await page.getByText("Enter how much is given, or choose that nothing is.").first().waitFor();
  await field(page, "Amount or percentage").first().fill("20");
  await choose(page, "The inviter gets", "Percentage of the purchase as bonuses");
  await field(page, "Amount or percentage").nth(1).fill("10");
  await page.getByText(/Gift: UAH\s20\.00 · With the first purchase/).waitFor();
  await save(page);

  await page.goto(`/customers/${olena.id}?tab=referral`);
  const link = await page.getByRole("link", { name: /referral_program/ }).getAttribute("href");
  const code = /info\/([0-9A-Z-]+)\/html/.exec(link ?? "")?.[1] ?? "";
  await page.getByText(code, { exact: true }).waitFor();
  const phone = await open();
  await phone.page.setViewportSize({ width: 390, height: 800 });
  await phone.page.goto(link ?? "");
  await phone.page.getByRole("heading", { name: "Bread for friends" }).waitFor();
  await phone.page.getByText("Olena invites you.").waitFor();
  await phone.page.getByText(/You get UAH\s20\.00 in bonuses with your first purchase\./).waitFor();
  await phone.page.getByText(code, { exact: true }).waitFor();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const body = { user_id_value: "+380672223344", first_name: "Petro", referral_code: code };
  const petro = await till.sell(calls.term.addCustomer, { body });
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const sale = { items: [{ code: "rye", quantity: "2" }], customer_id: petro.id };
  const { transaction } = await till.sell(calls.term.sale, { body: sale }, key());
  const bonuses = async () => {
    const { cards } = await request(calls.customers.get, { path: { userId: olena.id } });
    return cards[0]?.bonuses?.[0]?.balance;
  };
  expect(await bonuses()).toBe("8.00");
  await page.reload();
  await page.getByRole("link", { name: "Petro" }).waitFor();
  await page.getByText(/1 purchase/).waitFor();
  await page.goto(`/transactions?open=${transaction.id}`);
  await page
    .getByRole("dialog")
    .getByText(/20\.00/)
    .first()
    .waitFor();
  await request(calls.transactions.cancel, { body: { transaction_id: transaction.id } });
  expect(await bonuses()).toBe("0.00");

  await page.goto(`/loyalties/${loyaltyId}?tab=referral`);
  await field(page, "Amount or percentage").first().fill("35");
  await save(page);
  await phone.page.reload();
  await phone.page.getByText(/You get UAH\s35\.00 in bonuses with your first purchase\./).waitFor();
});
