import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { barcode, qrCode, showCode, standInCamera } from "../../kit/camera.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { withWorkers } from "../../kit/window.ts";
import * as till from "../../pages/till.ts";

// A till on a phone or tablet has no hand scanner but a camera.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Camera Market");
const { request, loyaltyId } = person;
await addTill(person, { pos: "Podil", till: "Till 1" });
const prices = [{ currency: "UAH", price: "20" }];
const base = { loyalty_ids: [loyaltyId], prices };
await request(calls.goods.add, { body: { ...base, code: "BUN", title: "Bun", barcodes: ["4820000000017"] } });
const cheese = { ...base, code: "CHEESE", title: "Cheese", weightable: true, quantity_precision: 3 };
await request(calls.goods.add, { body: { ...cheese, barcodes: ["5901234123457"] } });
const customer = await request(calls.customers.add, {
  body: { loyalty_id: loyaltyId, external_id: "C-7", first_name: "Olha", last_name: "Kravets" },
});
const { pages } = await request(calls.identification.list, { path: { userId: customer.id } });
const scanner = (page: Page) => page.getByRole("dialog", { name: "Scan with the camera" });
const shown = (page: Page) => scanner(page).getByRole("listitem");

async function openScanner(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await scanner(page).getByText("Hold a barcode or QR code in front of the camera.").waitFor();
}

test("the camera adds items, finds a customer and opens a receipt, and stays open for the next code", async () => {
  const window = await open({ viewport: { width: 390, height: 844 } });
  window.complaints.expect(/404/);
  const { page } = window;
  await standInCamera(page);
  await till.openFirstTill(window, person, "Bun");
  await openScanner(page);
  await showCode(page, barcode("4820000000017"));
  await shown(page).filter({ hasText: "Added: Bun" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  // As long as it stays in sight it counts once; after a moment away it counts again.
  await expect.poll(() => shown(page).count()).toBe(1);
  await showCode(page);
  await page.waitForFunction(
    (since) => performance.now() - since > 4_000,
    await page.evaluate(() => performance.now()),
  );
  await showCode(page, barcode("4820000000017"));
  await expect.poll(() => shown(page).count()).toBe(2);

  await showCode(page, qrCode(pages[0]?.link ?? ""));
  await shown(page).filter({ hasText: "Customer: Olha Kravets" }).waitFor();
  await showCode(page, barcode("4006381333931"));
  await shown(page).filter({ hasText: "No item and no customer has the code 4006381333931." }).waitFor();
  await scanner(page).getByRole("button", { name: "Done" }).click();

  // A phone shows items and cart one at a time.
  await page.getByRole("radio", { name: "Cart, 1 line" }).or(page.getByText("Cart, 1 line")).first().click();
  await till.check(page).getByText("Olha Kravets").waitFor();
  await till.pay(page, "40.00", "1");
  const [sold] = (await request(calls.transactions.list, {})).items;
  expect(sold).toMatchObject({ customer: { id: customer.id }, totals: { amount_to_pay: "40.00" } });
});

test("what asks for a quantity and the code of a receipt close the camera, and the keyboard goes on there", async () => {
  const window = await open();
  const { page } = window;
  await standInCamera(page);
  await till.openFirstTill(window, person, "Bun");
  await openScanner(page);
  await showCode(page, barcode("5901234123457"));
  await scanner(page).waitFor({ state: "detached" });
  const quantity = till.check(page).getByRole("textbox", { name: "Quantity: Cheese" });
  await expect.poll(() => quantity.evaluate((field) => field === document.activeElement)).toBe(true);
  await till.check(page).getByRole("button", { name: "Clear cart" }).click();

  const [sold] = (await request(calls.transactions.list, {})).items;
  const { receipt_url } = await request(calls.transactions.get, { path: { transactionId: sold?.id ?? "" } });
  await showCode(page);
  await openScanner(page);
  await showCode(page, qrCode(receipt_url));
  await page.getByRole("dialog", { name: "Scanned receipt" }).waitFor();
});

test("the camera reads without a connection too: an item, a card for later, and no code that works only once", async () => {
  const window = await open(withWorkers);
  window.complaints.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|server.unavailable/);
  const { page, context } = window;
  await standInCamera(page);
  await till.openFirstTill(window, person, "Bun");
  await expect.poll(() => page.evaluate(async () => (await caches.match("/register")) !== undefined)).toBe(true);
  await context.setOffline(true);
  await page.getByText("No connection.").waitFor();
  await openScanner(page);
  await showCode(page, barcode("4820000000017"));
  await shown(page).filter({ hasText: "Added: Bun" }).waitFor();
  await showCode(page, qrCode("patron-code:482913"));
  await shown(page).filter({ hasText: "This code works once and only with a connection." }).waitFor();
  await showCode(page, qrCode("C-7"));
  await shown(page)
    .filter({ hasText: "No item has the code C-7." })
    .getByRole("button", { name: "Add as customer" })
    .click();
  await shown(page).filter({ hasText: "Customer: C-7. Counted for this customer once it is sent" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await scanner(page).getByRole("button", { name: "Done" }).click();
  await till.check(page).getByText("C-7").waitFor();

  // What is scanned into the field of the customer is refused as well.
  await page.getByRole("button", { name: "Remove customer" }).click();
  await till.findCustomer(page, "patron-code:482913");
  await till.check(page).getByText("This code works once and only with a connection.").waitFor();
  await till.findCustomer(page, pages[0]?.link ?? "");
  await till.check(page).getByText("Counted for this customer once it is sent").waitFor();
  const payment = await till.openPayment(page, "20.00");
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await page.getByRole("button", { name: "New sale" }).click();
  await context.setOffline(false);
  const arrived = async () => (await request(calls.offline.list, { query: {} })).items;
  await expect.poll(async () => (await arrived()).length).toBe(1);
  const [sale] = await arrived();
  expect(sale?.conflicts).toEqual([]);
  const { items } = await request(calls.transactions.list, {});
  expect(items.find(({ id }) => id === sale?.transaction?.id)?.customer?.id).toBe(customer.id);
});

test("without a camera, without leave and without https the till says what to do", async () => {
  const window = await open();
  const { page } = window;
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException("", (globalThis as { cameraError?: string }).cameraError ?? "NotAllowedError"); // Set below.
    };
  });
  await till.openFirstTill(window, person, "Bun");
  await page.getByRole("button", { name: "Scan with the camera" }).click();
  await scanner(page).getByRole("alert").getByText("The camera is not allowed").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  for (const [cameraError, text] of [
    ["NotFoundError", "No camera found"],
    ["NotReadableError", "The camera does not respond"],
  ]) {
    await page.evaluate((error) => Object.assign(globalThis, { cameraError: error }), cameraError);
    await scanner(page).getByRole("button", { name: "Try again" }).click();
    await scanner(page)
      .getByText(text ?? "")
      .waitFor();
  }
  await page.evaluate(() => Object.defineProperty(globalThis, "isSecureContext", { value: false }));
  await scanner(page).getByRole("button", { name: "Try again" }).click();
  await scanner(page).getByText("The camera needs a secure connection").waitFor();
});

test("the server lets the page of the register alone use the camera, and the register is always that page", async () => {
  const { page, context } = await open();
  await person.enter(context);
  const office = await page.goto("/");
  expect(office?.headers()["permissions-policy"]).toContain("camera=()");
  const loading = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/register");
  await page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name: "Register" }).click();
  expect((await loading).headers()["permissions-policy"]).toContain("camera=(self)");
  await page.getByRole("button", { name: "Open Till 1" }).waitFor();
  // With a slash at its end it is the same page, and is not loaded for ever.
  await page.goto("/register/");
  await page.getByRole("button", { name: "Open Till 1" }).waitFor();
});
