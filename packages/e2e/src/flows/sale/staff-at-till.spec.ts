import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { pay, put } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Staffed shop");
const { till } = await addTill(person, { pos: "Podil", till: "Till 1" });
await person.request(calls.goods.add, {
  body: { code: "BUN", title: "Bun", loyalty_ids: [person.loyaltyId], prices: [{ currency: "UAH", price: "20" }] },
});

test("a cashier is linked to a till, signs in there by code, is named on the receipt, and is out when suspended", async () => {
  const anna = await person.request(calls.staff.add, { body: { first_name: "Anna", last_name: "Melnyk" } });
  await person.request(calls.staff.add, { body: { first_name: "Petro", last_name: "Koval" } });
  const { auth_code } = await person.request(calls.staff.renewCode, { path: { staffId: anna.id } });

  // The owner links her, and the till asks for staff from now on.
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`/terminals/${till.id}?tab=staff`);
  await page.getByText("All staff can work here.").waitFor();
  await page.getByRole("combobox", { name: "Add staff member" }).click();
  await page.getByRole("option", { name: "Anna Melnyk" }).click();
  await page.getByRole("button", { name: "Remove Anna Melnyk" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Require staff sign-in" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();

  // Both sides show the link.
  await page.goto(`/business-staff/${anna.id}?tab=terminals`);
  await page.getByRole("link", { name: "Till 1" }).waitFor();
  await page.getByRole("textbox", { name: "Login" }).fill("anna.m");
  await page
    .getByLabel(/^Password/)
    .first()
    .fill("secret-1");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const register = await open();
  register.complaints.expect(/422/, /staff\.refused/);
  const { hand_off } = await person.request(calls.term.openTill, { path: { terminalId: till.id } });
  await register.page.goto(`/register#${hand_off}`);
  const code = register.page.getByRole("textbox", { name: "Sign-in code" });
  await code.fill("WRONG-CODE0");
  await register.page.keyboard.press("Enter");
  await register.page.getByText("You could not be signed in. Check what you entered and try again.").waitFor();
  expect(await violationsOn(register.page)).toEqual([]);
  await code.fill(auth_code.toLowerCase());
  await register.page.keyboard.press("Enter");
  await register.page.getByRole("button", { name: "Anna Melnyk" }).waitFor();
  await put(register.page, "Bun");
  await pay(register.page, "20.00", "1");

  await page.goto("/transactions");
  await page.getByRole("cell", { name: "Anna Melnyk" }).waitFor();
  const { items } = await person.request(calls.transactions.list, { query: { business_staff_id: anna.id } });
  const receipt = await person.request(calls.transactions.receipt, { path: { transactionId: items[0]?.id ?? "" } });
  expect(receipt).toContain("Served by</th><td>Anna Melnyk");

  // The cart outlasts the cashier, so that a colleague can continue.
  await put(register.page, "Bun");
  await page.goto(`/business-staff/${anna.id}?tab=access`);
  await page.getByRole("switch", { name: "Suspended" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  await register.page.getByRole("heading", { name: "Staff sign-in" }).waitFor({ timeout: 2_000 });
  await person.request(calls.staff.change, { path: { staffId: anna.id }, body: { suspended: false } });
  await register.page.getByRole("button", { name: "Login and password" }).click();
  await register.page.getByRole("textbox", { name: "Login" }).fill("Anna.M");
  await register.page
    .getByLabel(/^Password/)
    .first()
    .fill("secret-1");
  await register.page.keyboard.press("Enter");
  await pay(register.page, "20.00", "2");

  await register.page.getByRole("button", { name: "Anna Melnyk" }).click();
  await register.page.getByRole("dialog").getByRole("button", { name: "Sign out" }).click();
  await register.page.getByRole("heading", { name: "Staff sign-in" }).waitFor();
});
