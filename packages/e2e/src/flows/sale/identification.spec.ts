import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addTill } from "../../kit/till.ts";
import { choose, field, labelled, save, switchOn } from "../../pages/form.ts";
import * as till from "../../pages/till.ts";

// How a register knows who buys, and for which waiter it books.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Cafe");
const { pos, till: terminal } = await addTill(person, { pos: "Podil", till: "Till 1" });
await addItems(person, [["BUN", "Bun", "20"]]);
const customer = await person.request(calls.customers.add, {
  body: { loyalty_id: person.loyaltyId, external_id: "C-7", first_name: "Olha", last_name: "Kravets" },
});

/** The digits of a code on a page. */
async function codeOn(page: Page): Promise<string> {
  return (await page.getByText(/^\d{3} \d{3}$/).textContent()) ?? "";
}

test("a card that the back office adds is scanned at the register, and sold to its customer", async () => {
  const office = await open();
  await person.enter(office.context);
  await office.page.goto(`/customers/${customer.id}?tab=identifiers`);
  await office.page.getByText("No cards yet.").waitFor();
  await choose(office.page, "Kind", "NFC tag");
  await field(office.page, "Number or value").fill("04:a2:2b:61");
  await office.page.getByRole("button", { name: "Add", exact: true }).click();
  await office.page.getByRole("listitem").filter({ hasText: "04:a2:2b:61" }).getByText("NFC tag").waitFor();
  expect(await violationsOn(office.page)).toEqual([]);

  const register = await till.openFirstTill(await open(), person, "Bun");
  await till.put(register, "Bun");
  await till.findCustomer(register, "04A22B61");
  await till.check(register).getByText("Olha Kravets").waitFor();
  await till.pay(register, "20.00", "1");
  const [sold] = (await person.request(calls.transactions.list, {})).items;
  expect(sold?.customer?.id).toBe(customer.id);

  // The list finds them by the card, and the card is taken away again.
  await office.page.goto("/customers/search");
  await office.page
    .getByRole("searchbox")
    .or(office.page.getByRole("textbox", { name: "Search" }))
    .first()
    .fill("04a22b61");
  await office.page.getByRole("link", { name: "Olha Kravets" }).first().waitFor();
  await office.page.goto(`/customers/${customer.id}?tab=identifiers`);
  await office.page.getByRole("button", { name: /^Remove/ }).click();
  await office.page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await office.page.getByText("No cards yet.").waitFor();
});

test("a code of the customer's page identifies them once, by its digits, and the page by its link", async () => {
  const { pages } = await person.request(calls.identification.list, { path: { userId: customer.id } });
  const link = pages[0]?.link ?? "";
  const { page } = await open();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  const first = await codeOn(page);
  await page.getByRole("img", { name: "QR code for the till" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const window = await open();
  window.complaints.expect(/404/);
  const register = await till.openFirstTill(window, person, "Bun");
  await till.findCustomer(register, first);
  await till.check(register).getByText("Olha Kravets").waitFor();
  await register.getByRole("button", { name: "Remove customer" }).click();
  await till.findCustomer(register, first);
  await register.getByRole("alert").getByText("No customer found.").waitFor();
  await page.getByRole("button", { name: "Another code" }).click();
  await expect.poll(() => codeOn(page)).not.toBe(first);
  await till.findCustomer(register, await codeOn(page));
  await till.check(register).getByText("Olha Kravets").waitFor();
  await register.getByRole("button", { name: "Remove customer" }).click();
  await till.findCustomer(register, link);
  await till.check(register).getByText("Olha Kravets").waitFor();
});

test("digits that are the card of one customer and the number of another are asked about", async () => {
  const other = await person.request(calls.customers.add, {
    body: { loyalty_id: person.loyaltyId, external_id: "70070070", first_name: "Ivan", last_name: "Tkach" },
  });
  await person.request(calls.identification.add, {
    path: { userId: customer.id },
    body: { loyalty_id: person.loyaltyId, type: "card", value: "70070070" },
  });
  const window = await open();
  window.complaints.expect(/409/);
  const register = await till.openFirstTill(window, person, "Bun");
  await till.put(register, "Bun");
  await till.findCustomer(register, "70070070");
  const question = register.getByRole("alert").filter({ hasText: "Several customers match. What did you enter?" });
  await question.getByRole("button", { name: "number", exact: true }).waitFor();
  expect(await violationsOn(register)).toEqual([]);
  await question.getByRole("button", { name: "card", exact: true }).click();
  await till.check(register).getByText("Olha Kravets").waitFor();
  await register.getByRole("button", { name: "Remove customer" }).click();
  await till.findCustomer(register, "70070070");
  await question.getByRole("button", { name: "number", exact: true }).click();
  await till.check(register).getByText("Ivan Tkach").waitFor();
  await till.pay(register, "20.00", "2");
  const [sold] = (await person.request(calls.transactions.list, {})).items;
  expect(sold?.customer?.id).toBe(other.id);
});

test("a steward's code books a sale for their terminal, and another one cancels it where the settings allow that", async () => {
  const body = { title: "Taras", currency: "UAH", pos_id: pos.id, terminal_type: "steward" as const };
  const taras = await person.request(calls.terminals.add, { body });
  const steward = await open();
  await person.enter(steward.context);
  await steward.page.goto("/register");
  await steward.page.getByRole("button", { name: "Open Taras" }).click();
  const newCode = async () => {
    const before = await steward.page.getByText(/^\d{3} \d{3}$/).count();
    const old = before ? await codeOn(steward.page) : "";
    await steward.page.getByRole("button", { name: "New code" }).click();
    await expect.poll(() => codeOn(steward.page)).not.toBe(old);
    return codeOn(steward.page);
  };

  const office = await open();
  await person.enter(office.context);
  await office.page.goto(`/terminals/${terminal.id}?tab=application`);
  await switchOn(office.page, "Cancel and refund with a steward’s code");
  await save(office.page);

  const window = await open();
  window.complaints.expect(/422/);
  const register = await till.openFirstTill(window, person, "Bun");
  await till.put(register, "Bun");
  const payment = await till.openPayment(register, "20.00");
  const code = await newCode();
  expect(await violationsOn(steward.page)).toEqual([]);
  await field(payment, "Steward’s code").fill("000 000");
  await payment.getByRole("button", { name: /^Pay/ }).click();
  await payment.getByText("This steward’s code is wrong, used or expired.").waitFor();
  await field(payment, "Steward’s code").fill(code);
  expect(await violationsOn(register)).toEqual([]);
  await payment.getByRole("button", { name: /^Pay/ }).click();
  const sold =
    (await register
      .getByRole("dialog")
      .getByText(/^Sale No\. \d+$/)
      .first()
      .textContent()) ?? "";
  const number = sold.replace("Sale No. ", "");
  await register.getByRole("button", { name: "New sale" }).click();

  await office.page.goto(`/transactions?sc_terminal=${taras.id}`);
  await office.page
    .getByRole("button", { name: /^Steward’s terminal/ })
    .first()
    .waitFor();
  const rows = office.page.getByRole("table", { name: "Transactions" }).locator("tbody").getByRole("row");
  await expect.poll(() => rows.count()).toBe(1);
  await rows.first().click();
  const details = office.page.getByRole("dialog");
  await details.getByText("Taras").waitFor();
  await details.getByText(code.replace(" ", "")).waitFor();

  await till.openLatest(register);
  const sale = till.latestCheck(register, number);
  await sale.getByText("Booked for Taras").waitFor();
  await sale.getByRole("button", { name: "Cancel" }).click();
  const latest = register.getByRole("dialog", { name: "Recent sales" });
  await latest.getByRole("textbox", { name: labelled("Steward’s code") }).fill(await newCode());
  await latest.getByRole("button", { name: "Cancel", exact: true }).click();
  await till.latestCheck(register, number).getByText("Cancelled").waitFor();
  await register.keyboard.press("Escape");

  // A refund needs a code of its own too; a wrong one keeps what was entered.
  await till.put(register, "Bun");
  const again = await till.openPayment(register, "20.00");
  await field(again, "Steward’s code").fill(await newCode());
  await again.getByRole("button", { name: /^Pay/ }).click();
  const other = /^Sale No\. (\d+)$/;
  const named = (await register.getByRole("dialog").getByText(other).first().textContent()) ?? "";
  await register.getByRole("button", { name: "New sale" }).click();
  await till.openLatest(register);
  await till
    .latestCheck(register, other.exec(named)?.[1] ?? "")
    .getByRole("button", { name: "Refund" })
    .click();
  await latest.getByRole("button", { name: "Everything" }).click();
  const refund = latest.getByRole("button", { name: /^Refund UAH/ });
  await latest.getByRole("textbox", { name: labelled("Steward’s code") }).fill("000 000");
  await refund.click();
  await latest.getByText("This steward’s code is wrong, used or expired.").waitFor();
  expect(await violationsOn(register)).toEqual([]);
  await latest.getByRole("textbox", { name: labelled("Steward’s code") }).fill(await newCode());
  await refund.click();
  await latest.getByRole("listitem").filter({ hasText: "Refund No." }).first().waitFor();
  const [refunded] = (await person.request(calls.transactions.list, {})).items;
  expect(refunded).toMatchObject({ transaction_type: "refund", sc_terminal: { title: "Taras" } });
});
