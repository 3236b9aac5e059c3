import { readFileSync } from "node:fs";
import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { windowsAt } from "../../kit/downloads.ts";
import { newPerson } from "../../kit/person.ts";
import { correctTo, giveAccount, move, readStatement, startCompany } from "../../pages/company.ts";
import { choose, field, notifications, save, saveButton, switchOn } from "../../pages/form.ts";
import { filterBy, hasRows } from "../../pages/list.ts";
import { goTo, openTab } from "../../pages/menu.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Freight");
const { request } = person;
const corporate = { scope: "corporate", type: "money", currency: "UAH" } as const;
const deposit = await request(calls.specialAccounts.add, { body: { title: "Deposit", ...corporate } });
await request(calls.specialAccounts.add, { body: { title: "For people", scope: "retail", type: "punches" } });

const enter = windowsAt(open, person);
const company = (title: string, more = {}) => request(calls.corporateCustomers.add, { body: { title, ...more } });
const errorAt = async (page: Page, label: string) => {
  const describedBy = await field(page, label).getAttribute("aria-describedby");
  return (await page.locator(`#${describedBy?.split(" ").join(", #")}`).allTextContents()).join(" ");
};
const faultAt = (page: Page, label: string) => expect.poll(() => errorAt(page, label));

test("a company is added, given an account, refilled, corrected, written off and suspended", async () => {
  const { page, complaints } = await enter("/");
  complaints.expect(/422/);
  await startCompany(page);
  await field(page, "Name").fill("Steppe Freight");
  await field(page, "IBAN").fill("UA21 3223 1300 0002 6007 2335 6600 2");
  await saveButton(page).click();
  await faultAt(page, "IBAN").toContain("This is not an international account number");
  await field(page, "IBAN").fill("UA21 3223 1300 0002 6007 2335 6600 1");
  await page.keyboard.press("Control+s");
  await page.getByRole("heading", { level: 1, name: "Steppe Freight" }).waitFor();
  // The refill below is confirmed by a message of its own.
  await notifications(page).getByRole("dialog", { name: "Saved" }).waitFor({ state: "detached" });
  await page.waitForURL(/\/corporate-users\/[0-9a-f-]{36}$/);
  const record = page.url();
  await openTab(page, "Profile");
  expect(await field(page, "IBAN").inputValue()).toBe("UA213223130000026007233566001");

  await giveAccount(page, "Deposit");
  await page.getByText("No account activity yet").waitFor();
  await move(page, "Refill", "250.50");
  await correctTo(page, "300", "Paid in before we began");
  await move(page, "Write off", "50");
  await expect
    .poll(() => readStatement(page, "Deposit"))
    .toEqual(["Write-off 50.00 250.00", "Correction 49.50 300.00", "Refill 250.50 250.50"]);
  await page.getByRole("link", { name: "Steppe Freight" }).click();
  await page
    .getByRole("table", { name: "Client accounts" })
    .getByText(/250\.00/)
    .first()
    .waitFor();

  await openTab(page, "Profile");
  await switchOn(page, "Suspend this company");
  await page.getByText("A suspended company cannot pay from its accounts.").waitFor();
  await save(page);
  await page.getByRole("heading", { level: 1, name: "Steppe Freight" }).locator("..").getByText("Suspended").waitFor();
  await page.goto(`${record}?tab=history`);
  await page.getByText("Suspended").last().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await goTo(page, "Commercial customers");
  const row = page.getByRole("table", { name: "Commercial customers" }).getByRole("row").filter({ hasText: "Steppe" });
  await row.getByText("Suspended").waitFor();
  expect(await row.textContent()).toMatch(/250\.00/);

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /^CSV/ }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^Commercial customers .*\.csv$/);
  expect(readFileSync(await file.path(), "utf8")).toMatch(/Steppe Freight.*Deposit: 250\.00 UAH,Suspended/);
});

test("an error of the server is shown at the company's field, and all input stays", async () => {
  const taken = { email: "office@taken.example", code: "C-1" };
  await company("First come", taken);
  const { page, complaints } = await enter("/corporate-users/create");
  complaints.expect(/409|422/);
  await field(page, "Name").fill("Second come");
  await field(page, "E-mail").fill("Office@Taken.example");
  await field(page, "Code").fill("C-0");
  await saveButton(page).click();
  await faultAt(page, "E-mail").toContain("This already exists.");
  await field(page, "E-mail").fill("");
  await field(page, "Code").fill("C-1");
  await saveButton(page).click();
  await faultAt(page, "Code").toContain("This already exists.");
  await field(page, "Code").fill("C-2");
  await page.getByRole("textbox", { name: /^Phone/ }).fill("12");
  await field(page, "Contract date").fill("02/01/2026");
  await field(page, "Contract end").fill("01/31/2026");
  await saveButton(page).click();
  await faultAt(page, "Phone").toContain("This is not a phone number.");
  await page.getByRole("textbox", { name: /^Phone/ }).fill("501112233");
  await saveButton(page).click();
  await faultAt(page, "Contract end").toContain("The contract ends before it starts.");
  await field(page, "Contract end").fill("02/28/2026");
  await saveButton(page).click();
  await page.waitForURL(/\/corporate-users\/[0-9a-f-]{36}$/);
  const { items } = await request(calls.corporateCustomers.list, { query: { search_text: "Second come" } });
  expect(items).toMatchObject([{ code: "C-2", email: null, phone: "+380501112233", contract_end_date: "2026-02-28" }]);
});

test("a company opens with its accounts, whom to contact and its contract, and the next step where there is no account", async () => {
  const ended = {
    phone: "+380501112233",
    email: "bulk@example.com",
    contract_number: "7-B",
    contract_end_date: "2020-01-31",
  };
  const { id } = await company("Glance", { ...ended, comment: "Pays at the end of the month" });
  const { page } = await enter(`/corporate-users/${id}`);
  expect(await page.getByRole("link", { name: "+380501112233" }).getAttribute("href")).toBe("tel:+380501112233");
  expect(await page.getByRole("link", { name: "bulk@example.com" }).getAttribute("href")).toBe(
    "mailto:bulk@example.com",
  );
  await page.getByText("Contract ended").waitFor();
  await page.getByText("Pays at the end of the month").waitFor();
  await page.getByRole("link", { name: "Open accounts" }).click();
  await page.getByRole("button", { name: "Add account" }).waitFor();
});

test("somebody else's change of a company is not written over unseen, and the question about it stands in sight", async () => {
  const { id } = await company("Changed twice");
  const { page, complaints } = await enter(`/corporate-users/${id}?tab=profile`);
  complaints.expect(/412|409/);
  await field(page, "Bank").fill("Bank of the East");
  await request(calls.corporateCustomers.change, { path: { customerId: id }, body: { bank: "Bank of the West" } });
  await page.keyboard.press("Control+s");
  const mine = page.getByRole("alert").getByRole("button", { name: "Save my changes" });
  await mine.waitFor();
  await expect.poll(async () => (await mine.boundingBox())?.y).toBeGreaterThan(0);
  await mine.click();
  await notifications(page).getByText("Saved").waitFor();
  const { bank } = await request(calls.corporateCustomers.get, { path: { customerId: id } });
  expect(bank).toBe("Bank of the East");
});

test("an account for companies leads from its list to its settings, and from there to the companies", async () => {
  const { page } = await enter("/client-accounts/create");
  await field(page, "Name").fill("Advance");
  await choose(page, "For", "Companies");
  await saveButton(page).click();
  await page.waitForURL(/\/client-accounts\/[0-9a-f-]{36}\/settings$/);
  await goTo(page, "Client accounts");
  await page.getByRole("table", { name: "Client accounts" }).getByRole("link", { name: "Advance" }).click();
  await page.waitForURL(/\/settings$/);
  await page.getByRole("link", { name: "Companies" }).click();
  await page.getByRole("heading", { level: 1, name: "Commercial customers" }).waitFor();
});

test("companies are found by state and address, and suspended and resumed together", async () => {
  for (const title of ["Barley", "Millet"]) await company(title, { email: `${title}@grain.example` });
  const { page } = await enter("/corporate-users?search_text=grain");
  const rows = page.getByRole("table", { name: "Commercial customers" }).locator("tr[data-row]");
  await expect.poll(() => rows.count()).toBe(2);
  for (const row of await rows.all()) await row.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Suspend" }).click();
  const question = page.getByRole("dialog", { name: "Suspend" });
  await question.getByText("2 companies will be suspended.").waitFor();
  await question.getByRole("button", { name: /^Suspend/ }).click();
  await expect.poll(() => rows.filter({ hasText: "Suspended" }).count()).toBe(2);

  await page.goto("/corporate-users?search_text=grain&email=barley@grain.example");
  await hasRows(page);
  await filterBy(page, "Status", "Suspended");
  await expect.poll(() => rows.allTextContents()).toMatchObject([expect.stringContaining("Barley")]);
  await rows.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Resume" }).click();
  await page
    .getByRole("dialog", { name: "Resume" })
    .getByRole("button", { name: /^Resume/ })
    .click();
  await expect
    .poll(
      async () => (await request(calls.corporateCustomers.list, { query: { email: "barley@grain.example" } })).items,
    )
    .toMatchObject([{ suspended: false }]);
});

test("a company's statement is a file, a PDF and a page to print, and its movements lead to their transactions", async () => {
  const { id: customerId } = await company("Notified Ltd");
  const body = { special_account_id: deposit.id };
  const { id: accountId } = await request(calls.corporateAccounts.add, { path: { customerId }, body });
  await request(calls.corporateAccounts.refill, { path: { customerId, accountId }, body: { amount: "70.00" } });
  const { page, context } = await enter(`/corporate-users/${customerId}/accounts/${accountId}`);
  await hasRows(page);
  for (const [format, mark] of [
    ["XLSX", "PK"],
    ["PDF", "%PDF-"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByRole("menuitem", { name: new RegExp(`^${format}`) }).click();
    const file = readFileSync(await (await download).path());
    expect(file.subarray(0, mark.length).toString()).toBe(mark);
  }
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await (await opened).getByText("Notified Ltd").first().waitFor();

  await page.getByRole("link", { name: /^No\. / }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("link", { name: "Deposit" }).click();
  await page.waitForURL(`**/corporate-users/${customerId}/accounts/${accountId}`);
  await page.getByRole("link", { name: "Settings", exact: true }).last().click();
  await field(page, "Custom name").fill("Advance");
  await save(page);
  const { title } = await request(calls.corporateAccounts.get, { path: { customerId, accountId } });
  expect(title).toBe("Advance");
});
