import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { afterEach, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { choose, field, save, switchOn } from "../../pages/form.ts";
import { check, findCustomer, openFirstTill, openPayment, put, uah } from "../../pages/till.ts";

// The owner changes how a till works, and its register does so.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Bakery");
const { till } = await addTill(person, { pos: "Podil", till: "Till 1" });
await person.request(calls.goods.add, {
  body: { code: "BUN", title: "Bun", loyalty_ids: [person.loyaltyId], prices: [{ currency: "UAH", price: "20" }] },
});
await person.request(calls.customers.add, {
  body: { loyalty_id: person.loyaltyId, external_id: "C-7", first_name: "Olha", last_name: "Kravets" },
});
const path = { terminalId: till.id };
const before = await person.request(calls.terminals.application, { path });
afterEach(async () => {
  const { version: _, ...body } = before;
  await person.request(calls.terminals.changeApplication, { path, body });
});

type Printing = Window & { printed?: string[] };

/** The owner's settings of the till, and its register. */
async function openBoth(): Promise<{ office: Page; register: Page }> {
  const [office, register] = [await open(), await open()];
  await person.enter(office.context);
  await office.page.goto(`/terminals/${till.id}?tab=application`);
  await office.page.getByRole("switch", { name: /^Require a customer/ }).waitFor();
  // What it prints.
  await register.context.addInitScript(() => {
    window.print = () => {
      const top = window.parent as Printing; // The frame of the receipt is of the same origin.
      top.printed = [...(top.printed ?? []), document.body.textContent ?? ""];
    };
  });
  return { office: office.page, register: await openFirstTill(register, person, "Bun") };
}
const printed = (page: Page) => page.evaluate(() => (window as Printing).printed ?? []); // Set above.

/** A register learns its settings when it opens. */
async function reopen(register: Page) {
  await register.reload();
  await put(register, "Bun");
}

test("payment methods: only those of the list are offered, and a single one is chosen", async () => {
  const { office, register } = await openBoth();
  await put(register, "Bun");
  const payment = await openPayment(register, "20.00");
  await payment.getByRole("button", { name: "Cash" }).waitFor();
  expect(await payment.getByRole("button", { name: "App" }).count()).toBe(0);

  await choose(office, "Payment methods", /^Bank card$/);
  await office.keyboard.press("Escape");
  await choose(office, "Payment methods", "Mobile app");
  await office.keyboard.press("Escape");
  await save(office);
  expect(await violationsOn(office)).toEqual([]);

  // With the cart that was not paid, once the notice about it is gone.
  await register.reload();
  const notice = register.getByText("The unpaid cart of this till is back.");
  await notice.waitFor();
  await notice.waitFor({ state: "detached" });
  await openPayment(register, "20.00");
  await payment.getByRole("button", { name: "App" }).click();
  expect(await payment.getByRole("button", { name: "Cash" }).count()).toBe(0);
  expect(await violationsOn(register)).toEqual([]);
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await register.getByRole("dialog", { name: "Sold" }).waitFor();
  const { items } = await person.request(calls.transactions.list, { query: { payment_type: "mobile-app" } });
  expect(items).toHaveLength(1);
});

test("a required customer is asked for first, in the way that the list names", async () => {
  const { office, register } = await openBoth();
  await switchOn(office, "Require a customer");
  await choose(office, "Customer identification", "External ID");
  await office.keyboard.press("Escape");
  await save(office);

  await register.reload();
  const customer = register.getByRole("textbox", { name: "Customer" });
  await expect.poll(() => customer.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await customer.getAttribute("placeholder")).toBe("Number");
  await put(register, "Bun");
  await check(register).getByText("Find the customer first.").waitFor();
  expect(await violationsOn(register)).toEqual([]);
  await findCustomer(register, "C-7");
  await check(register).getByText("Olha Kravets").waitFor();
  await (await openPayment(register, "20.00")).getByRole("button", { name: /^Pay/ }).click();
  await register.getByRole("dialog", { name: "Sold" }).waitFor();
});

test("a tip is offered in percent and paid; without the setting there is none", async () => {
  const { office, register } = await openBoth();
  await switchOn(office, "Ask for a tip");
  await field(office, "Suggested tips").fill("5, 10");
  await save(office);

  await reopen(register);
  const payment = await openPayment(register, "20.00");
  await payment.getByRole("button", { name: /^10 ?%/ }).click();
  await payment
    .getByRole("button", { name: "Pay" })
    .and(payment.getByRole("button", { name: uah("22.00") }))
    .waitFor();
  expect(await violationsOn(register)).toEqual([]);
  // A closed payment has no tip.
  await register.keyboard.press("Escape");
  await check(register)
    .getByRole("button", { name: uah("20.00") })
    .waitFor();
  await openPayment(register, "20.00");
  await field(payment, "Tip").fill("1.50");
  await payment.getByRole("button", { name: uah("21.50") }).click();
  await register.getByRole("dialog", { name: "Sold" }).waitFor();
  const { items } = await person.request(calls.transactions.list, {});
  expect(items[0]?.totals).toMatchObject({ tip_amount: "1.50", amount_to_pay: "21.50" });

  // Switched off while the register is open: it says so and goes on without.
  await register.getByRole("button", { name: "New sale" }).click();
  await switchOn(office, "Ask for a tip");
  await save(office);
  await reopen(register);
  await openPayment(register, "20.00");
  expect(await field(payment, "Tip").count()).toBe(0);
});

test("the vehicle is asked for at each sale, and one that is required is not forgotten", async () => {
  const { office, register } = await openBoth();
  await choose(office, "Odometer", "Required");
  await choose(office, "Number plate", "Optional");
  await save(office);

  await reopen(register);
  const payment = await openPayment(register, "20.00");
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await expect.poll(() => field(payment, "Odometer").getAttribute("aria-invalid")).toBe("true");
  await field(payment, "Odometer").fill("120500");
  await field(payment, "Vehicle").fill("AA1234BB");
  expect(await violationsOn(register)).toEqual([]);
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await register.getByRole("dialog", { name: "Sold" }).waitFor();
  const { items } = await person.request(calls.transactions.list, { query: { vehicle_id: "AA1234BB" } });
  expect(items).toMatchObject([{ odometer: 120_500 }]);
});

test("a receipt is printed after each sale, for whom and as often as set, and again when asked", async () => {
  const { office, register } = await openBoth();
  await put(register, "Bun");
  await (await openPayment(register, "20.00")).getByRole("button", { name: /^Pay/ }).click();
  const again = register.getByRole("dialog", { name: "Sold" }).getByRole("button", { name: "Print receipt" });
  await again.waitFor();
  expect(await printed(register)).toEqual([]);

  await switchOn(office, "Print a receipt after each sale");
  await choose(office, "Receipt for", "The customer");
  await field(office, "Copies").fill("2");
  await save(office);
  await reopen(register);
  await (await openPayment(register, "20.00")).getByRole("button", { name: /^Pay/ }).click();
  await again.waitFor();
  await expect.poll(async () => (await printed(register)).length).toBe(1);
  const [paper] = await printed(register);
  expect(paper?.match(/Customer copy/g)).toHaveLength(2);
  await again.click();
  await expect.poll(async () => (await printed(register)).length).toBe(2);
});

test("nobody uses it: what is open closes, and whoever sells is signed out", async () => {
  const anna = await person.request(calls.staff.add, { body: { first_name: "Anna", last_name: "Melnyk" } });
  const { auth_code } = await person.request(calls.staff.renewCode, { path: { staffId: anna.id } });
  await person.request(calls.terminals.change, { path, body: { staff_auth_required: true } });
  const { office } = await openBothStaffed();
  await field(office, "Return to start after").fill("3");
  await save(office);

  const window = await open();
  const { hand_off } = await person.request(calls.term.openTill, { path });
  await window.page.goto(`/register#${hand_off}`);
  await window.page.getByRole("textbox", { name: "Sign-in code" }).fill(auth_code);
  await window.page.keyboard.press("Enter");
  await window.page.getByRole("button", { name: "Anna Melnyk" }).waitFor();
  await put(window.page, "Bun");
  await openPayment(window.page, "20.00");
  await window.page.getByRole("textbox", { name: "Sign-in code" }).waitFor();

  // A colleague continues with the cart.
  await window.page.getByRole("textbox", { name: "Sign-in code" }).fill(auth_code);
  await window.page.keyboard.press("Enter");
  await check(window.page)
    .getByRole("button", { name: uah("20.00") })
    .waitFor();
  expect(await window.page.getByRole("dialog", { name: "Take payment" }).count()).toBe(0);
});

test("nobody uses a kiosk: its cart is empty for the next customer", async () => {
  const body = { terminal_type: "kiosk", staff_auth_required: false } as const;
  await person.request(calls.terminals.change, { path, body });
  await person.request(calls.terminals.changeApplication, { path, body: { idle_timeout_s: 2 } });
  const { register } = await openBoth();
  await put(register, "Bun");
  await check(register).getByText("Bun").waitFor();
  await check(register).getByText("Tap an item to add it").waitFor();
});

async function openBothStaffed() {
  const office = await open();
  await person.enter(office.context);
  await office.page.goto(`/terminals/${till.id}?tab=application`);
  return { office: office.page };
}
