import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addSellingTill } from "../../kit/till.ts";
import { latestCheck, openLatest, openPayment, put, uah } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Refunds");
const { request, loyaltyId } = person;
const path = { loyaltyId };
const { sell } = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till" });
await addItems(person, [
  ["bread", "Bread", "40.00"],
  ["honey", "Honey", "100.00"],
]);
await request(calls.rules.add, {
  path,
  body: { title: "Tenth back", action_type: "charge-check-percent", charge_target: "bonuses", value: "10" },
});
const olena = await request(calls.customers.add, {
  body: { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Olena", last_name: "Koval" },
});
const gift = { loyalty_id: loyaltyId, customer_id: olena.id, currency: "UAH", amount: "60.00" };
await request(calls.transactions.addBonuses, { body: gift });
const balance = async () => {
  const { cards } = await request(calls.customers.get, { path: { userId: olena.id } });
  return cards[0]?.bonuses?.[0]?.balance;
};

/** Two loaves and two jars for 280.00: 28.00 with bonuses, 100.00 by card, the rest in cash. */
async function sellMixed() {
  const items = [
    { code: "bread", quantity: "2" },
    { code: "honey", quantity: "2" },
  ];
  const payments = [{ payment_type: "bank-card" as const, amount: "100.00" }, { payment_type: "cash" as const }];
  const body = { items, customer_id: olena.id, bonuses_to_redeem: "28.00", payments };
  return await sell(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });
}

test("one line of a mixed check is refunded, and preview, entries, balance and receipt agree", async () => {
  const { transaction } = await sellMixed();
  const before = await balance();
  const { context, page } = await open();
  await person.enter(context);
  await page.goto(`/transactions?open=${transaction.id}`);
  const drawer = page.getByRole("dialog", { name: /^Sale No\./ });
  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund sale/ });
  await dialog.getByRole("textbox", { name: "Honey" }).fill("1");
  // A jar costs 90.00 after bonuses: 10.00 of them come back, and 9.00 that it earned go.
  const confirm = dialog.getByRole("button", { name: uah("90.00") });
  await confirm.waitFor();
  const effects = dialog.getByRole("region", { name: "What this refund changes" });
  await effects.getByText("Bonuses given back").waitFor();
  await effects.getByText(uah("10.00")).first().waitFor();
  await effects.getByText(uah("9.00")).first().waitFor();
  const cash = effects.getByRole("textbox", { name: /^Cash/ });
  expect(await violationsOn(page)).toEqual([]);
  await cash.fill("90");
  await expect.poll(() => effects.getByRole("textbox", { name: /^Bank card/ }).inputValue()).toBe("0.00");
  await confirm.click();
  await dialog.waitFor({ state: "detached" });

  await drawer.getByRole("link", { name: /^Refund No\./ }).click();
  const made = page.getByRole("dialog", { name: /^Refund No\./ });
  await made.getByRole("link", { name: /^Sale No\./ }).waitFor();
  const { items } = await request(calls.transactions.list, { query: { transaction_type: "refund" } });
  const refundId = items[0]?.id ?? "";
  const { postings, check } = await request(calls.transactions.get, { path: { transactionId: refundId } });
  expect(check?.payments).toMatchObject([{ payment_type: "cash", amount: "-90.00" }]);
  const own = postings.filter(({ balance_after }) => balance_after !== null);
  expect(own.map(({ amount }) => amount)).toEqual(["10.00", "-9.00"]);
  expect(await balance()).toBe(own.at(-1)?.balance_after);
  expect(Number(await balance())).toBe(Number(before) + 1);
  const opened = page.context().waitForEvent("page");
  await made.getByRole("button", { name: "Receipt" }).click();
  await page.getByRole("menuitem", { name: "Customer copy", exact: true }).click();
  const receipt = await opened;
  await receipt.getByText(/REFUND/).waitFor();
  await receipt
    .getByText(/90\.00/)
    .first()
    .waitFor();
});

test("on a phone everything that is left is refunded, and the sale offers no more", async () => {
  const { transaction } = await sellMixed();
  const { context, page } = await open({ viewport: { width: 390, height: 844 } });
  await person.enter(context);
  await page.goto(`/transactions?open=${transaction.id}`);
  const drawer = page.getByRole("dialog", { name: /^Sale No\./ });
  await drawer.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Refund sale/ });
  await dialog.getByRole("button", { name: "Refund everything" }).click();
  const confirm = dialog.getByRole("button", { name: uah("252.00") });
  await confirm.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await confirm.click();
  await dialog.waitFor({ state: "detached" });
  await drawer.getByRole("link", { name: /^Refund No\./ }).waitFor();
  expect(await drawer.getByRole("button", { name: "Refund", exact: true }).count()).toBe(0);
  expect(await drawer.getByRole("button", { name: "Cancel transaction" }).count()).toBe(0);
});

test("at the register one item of a recent sale is refunded, and stands among the recent sales", async () => {
  const { transaction } = await sellMixed();
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till" }).click();
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Honey" }).waitFor();
  const latest = await openLatest(page);
  await latestCheck(page, transaction.number).getByRole("button", { name: "Refund" }).click();
  await latest.getByRole("textbox", { name: "Honey" }).fill("1");
  await latest.getByText("Bonuses given back").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await latest.getByRole("button", { name: uah("90.00") }).click();
  const row = latest
    .getByRole("listitem")
    .filter({ hasText: /^Refund No\./ })
    .first();
  await row.getByText(uah("90.00")).waitFor();
  expect(await row.getByRole("button").count()).toBe(0);

  // Of the two jars one is left; everything that is left is refunded, and nothing of the sale stays.
  await latestCheck(page, transaction.number).getByRole("button", { name: "Refund" }).click();
  await latest.getByText("1 left").waitFor();
  await latest.getByRole("button", { name: "Everything" }).click();
  await latest.getByRole("button", { name: uah("162.00") }).click();
  await latest
    .getByRole("listitem")
    .filter({ hasText: /^Refund No\./ })
    .first()
    .getByText(uah("162.00"))
    .waitFor();
});

test("the code on a receipt opens it for its customer, and its sale at the till that scans it and in the back office", async () => {
  const { transaction } = await sellMixed();
  const { receipt_url } = await request(calls.transactions.get, { path: { transactionId: transaction.id } });
  const { context, page, complaints } = await open();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(receipt_url);
  await page.getByRole("heading", { name: `Receipt No. ${transaction.number}` }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await person.enter(context);
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till" }).click();
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Honey" }).waitFor();
  // As a scanner does: the keys of the address, then Enter, wherever the focus is.
  await page.keyboard.type(receipt_url);
  await page.keyboard.press("Enter");
  const scanned = page.getByRole("dialog", { name: "Scanned receipt" });
  await scanned
    .getByRole("listitem")
    .filter({ hasText: `Sale No. ${transaction.number}` })
    .waitFor();
  expect(await scanned.getByRole("listitem").count()).toBe(1);
  await scanned.getByRole("button", { name: "Refund" }).click();
  await scanned.getByRole("textbox", { name: "Honey" }).fill("1");
  await scanned.getByRole("button", { name: uah("90.00") }).click();
  await scanned
    .getByRole("listitem")
    .filter({ hasText: `Sale No. ${transaction.number}` })
    .waitFor();
  await page.keyboard.press("Escape");
  await scanned.waitFor({ state: "detached" });
  expect(await page.getByRole("searchbox", { name: /code or barcode/ }).inputValue()).toBe("");

  complaints.expect(/404/);
  await page.keyboard.type(receipt_url.replace(/.{8}$/, "AAAAAAAA"));
  await page.keyboard.press("Enter");
  await scanned.getByText("There is no receipt at this address. Scan the code again.").waitFor();

  await page.goto(`/transactions?open=${transaction.id}`);
  const drawer = page.getByRole("dialog", { name: /^Sale No\./ });
  await drawer.getByRole("button", { name: "Receipt" }).click();
  await page.getByRole("menuitem", { name: "Copy receipt link" }).click();
  await page.getByText("Link copied").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(receipt_url);
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to…" }).fill(receipt_url);
  await page.getByRole("option", { name: new RegExp(`${transaction.number}`) }).waitFor();
});

test("after a sale the customer takes the receipt along from the screen", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till" }).click();
  await put(page, "Honey");
  const payment = await openPayment(page, "100.00");
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("button", { name: "Receipt as QR code" }).click();
  await page.getByRole("img", { name: "Receipt as QR code" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
});
