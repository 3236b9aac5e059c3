import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";
import { startStripe } from "../../kit/stripe.ts";
import { addTill } from "../../kit/till.ts";
import { filterBy } from "../../pages/list.ts";
import { openPayment, put } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const stripe = await startStripe();
let server: OwnServer;
let person: Person;
let terminalId: string;
beforeAll(async () => {
  server = await startOwnServer({ PATRON_STRIPE_URL: stripe.url });
  person = await newPerson("Kalyna Market", server.url);
  const { request, loyaltyId } = person;
  const { till } = await addTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
  const prices = [{ currency: "UAH", price: "100.00" }];
  await request(calls.goods.add, { body: { code: "honey", title: "Honey", loyalty_ids: [loyaltyId], prices } });
  terminalId = till.id;
  const path = { terminalId };
  await request(calls.terminalDevices.changeStripe, { path, body: { secret_key: "sk_test_1" } });
  const place = { display_name: "Podil", line1: "Podil 1", city: "Kyiv", country: "UA" };
  await request(calls.terminalDevices.changeStripeLocation, { path, body: place });
  const reader = { registration_code: "simulated-wpe", active: true };
  await request(calls.terminalDevices.changeStripe, { path, body: reader });
});
afterAll(async () => {
  await server.stop();
  stripe.stop();
});

async function openRegister() {
  const { context, page, complaints } = await open();
  // A reservation whose reader was not asked yet, and one that is in the way of another sale.
  complaints.expect(/404|409/);
  await person.enter(context);
  await page.goto(`${server.url}/register`);
  const till = page.getByRole("button", { name: "Open Till 1" });
  const honey = page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Honey" });
  await till.or(honey).waitFor();
  // Another tab of this browser has left it open.
  if (await till.isVisible()) await till.click();
  await honey.waitFor();
  return page;
}
/** Chooses the card, and waits until the reader shows the payment. */
async function payByCard(page: Page) {
  await put(page, "Honey");
  const payment = await openPayment(page, "100.00");
  await payment.getByRole("button", { name: "Card", exact: true }).click();
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await page.getByText("Follow the instructions on the card reader").waitFor();
}

test("a card is declined at the reader, pays in the next attempt, and gets its money back with a refund", async () => {
  const page = await openRegister();
  await payByCard(page);
  expect(await violationsOn(page)).toEqual([]);
  stripe.reader.decline("Your card has insufficient funds.");
  await page.getByText("The card was not charged").waitFor();
  await page.getByText("Your card has insufficient funds.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Try the card again" }).click();
  await page.getByText("Follow the instructions on the card reader").waitFor();
  stripe.reader.pay();
  await page.getByText(/^Sale No\./).waitFor();
  await page.getByRole("button", { name: "New sale" }).click();

  const { items } = await person.request(calls.transactions.list, {});
  expect(items).toMatchObject([{ status: "success", payment_types: ["bank-card"] }]);
  await page.getByRole("button", { name: "Recent sales" }).click();
  await page.getByRole("button", { name: "Refund" }).click();
  await page.getByRole("button", { name: "Everything" }).click();
  await page.getByRole("button", { name: /^Refund UAH/ }).click();
  await expect.poll(stripe.refunded).toEqual([10_000]);

  await page.goto(`${server.url}/transactions?open=${items[0]?.id}`);
  const drawer = page.getByRole("dialog", { name: /^Sale No\./ });
  await drawer.getByRole("heading", { name: "Card reader" }).waitFor();
  await drawer.getByText("VISA •••• 4242").first().waitFor();
  await drawer.getByText("pi_3Sx2").waitFor();
  await drawer.getByText("Declined", { exact: true }).waitFor();
  await drawer.getByText("re_3Sx1").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("a payment is cancelled at the till and the cart is paid in cash", async () => {
  const page = await openRegister();
  await payByCard(page);
  await page.getByRole("button", { name: "Cancel payment" }).click();
  await page.getByText("The card was not charged").waitFor();
  await page.getByRole("button", { name: "Other payment method" }).click();
  const payment = page.getByRole("dialog", { name: "Take payment" });
  await payment.getByRole("button", { name: "Cash" }).click();
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await page.getByText(/^Sale No\./).waitFor();
  const { items } = await person.request(calls.transactions.list, { query: { status: "success" } });
  expect(items[0]?.payment_types).toEqual(["cash"]);
});

test("a tab that is reloaded while the customer pays shows the payment again and then the sale", async () => {
  const page = await openRegister();
  await payByCard(page);
  await page.reload();
  await page.getByText("Follow the instructions on the card reader").waitFor();
  stripe.reader.pay();
  await page.getByText(/^Sale No\./).waitFor();
  await page.getByRole("button", { name: "New sale" }).click();
  await page.getByText("Tap an item to add it").waitFor();
});

test("a sale is finished although the tab is closed before the customer pays", async () => {
  const page = await openRegister();
  await payByCard(page);
  await page.close();
  stripe.reader.pay();
  const latest = async () => (await person.request(calls.transactions.list, {})).items[0]?.status;
  await expect.poll(latest).toBe("success");
});

test("a charge whose sale cannot be finished is refunded, and is found in the list", async () => {
  const page = await openRegister();
  await payByCard(page);
  const body = { payment_types_allowed: ["cash" as const] };
  await person.request(calls.terminals.changeApplication, { path: { terminalId }, body });
  stripe.reader.pay();
  await page.getByText("The card was charged, but the sale failed").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // The goods are still in the cart, and are paid in another way.
  await page.getByRole("button", { name: "Other payment method" }).click();
  await page.getByRole("dialog", { name: "Take payment" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => stripe.refunded().length).toBe(2);
  const all = { payment_types_allowed: ["cash" as const, "bank-card" as const] };
  await person.request(calls.terminals.changeApplication, { path: { terminalId }, body: all });
  await page.goto(`${server.url}/transactions`);
  await filterBy(page, "Refund to the card", "Refunded");
  await filterBy(page, "Type", "Reservation");
  await expect.poll(() => page.getByRole("row", { name: /Reservation/ }).count()).toBe(1);
  await page.getByRole("row", { name: /Reservation/ }).click();
  const drawer = page.getByRole("dialog", { name: /^Reservation No\./ });
  await drawer.getByText("Charged without a sale").waitFor();
});

test("a sale is left while Stripe does not answer, and nothing is charged", async () => {
  const page = await openRegister();
  await payByCard(page);
  stripe.outage(true);
  await page.getByRole("button", { name: "Cancel payment" }).click();
  await page.getByText("Patron keeps asking. The card may still be charged.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: /^Leave this sale/ }).click();
  // The cart is a new sale.
  await page.getByRole("dialog", { name: "Take payment" }).waitFor();
  stripe.outage(false);
  await page.goto(`${server.url}/transactions`);
  await expect
    .poll(async () => (await person.request(calls.transactions.list, { query: { reader_payment: "canceled" } })).total)
    .toBe(2);
  await filterBy(page, "Payment at the card reader", "Canceled");
  await expect.poll(() => page.getByRole("row", { name: /Reservation/ }).count()).toBe(2);
});
