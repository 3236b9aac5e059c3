import { readFileSync } from "node:fs";
import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { windowsAt } from "../../kit/downloads.ts";
import { newPerson } from "../../kit/person.ts";
import { field, notifications } from "../../pages/form.ts";
import { goTo, openTab } from "../../pages/menu.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Accounts");
const names = { first_name: "Ivan", last_name: "Shevchenko" };
const customer = await person.request(calls.customers.add, {
  body: { loyalty_id: person.loyaltyId, external_id: "C-1", ...names },
});
await person.request(calls.customers.add, { body: { loyalty_id: person.loyaltyId, phone: "+380501112233" } });

const enter = windowsAt(open, person);
const dialog = (page: Page, title: string) => page.getByRole("dialog", { name: title, exact: true });
const plain = (text: string) => text.replace(/UAH\s?/g, "").replaceAll("\u00a0", " ");
const rows = (page: Page, table: string) => page.getByRole("table", { name: table }).locator("tr[data-row]");
async function movements(page: Page): Promise<string[]> {
  const all = await rows(page, "Deposit").all();
  const cells = await Promise.all(all.map((row) => row.getByRole("cell").allInnerTexts()));
  return cells.map(([, what, incoming, outgoing, balance]) =>
    plain([what, incoming, outgoing, balance].filter((one) => one && one !== "—").join(" ")),
  );
}

test("an account is created, given, refilled, written off, and its statement shows all of it", async () => {
  const { page, complaints } = await enter("/");
  complaints.expect(/422/);
  await goTo(page, "Client accounts");
  await page.getByRole("link", { name: "Add client account" }).first().click();
  await field(page, "Name").fill("Deposit");
  await field(page, "Suggested refills").fill("100; 250.50");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("heading", { name: "Deposit", exact: true }).waitFor();
  await page.waitForURL(/\/client-accounts\/[0-9a-f-]{36}$/);
  await page.getByText("No customers have this account yet").waitFor();

  await page.goto(`/customers/${customer.id}`);
  await openTab(page, "Accounts");
  await page.getByRole("button", { name: "Add account" }).click();
  await dialog(page, "Add account")
    .getByRole("combobox", { name: /^Account/ })
    .fill("Deposit");
  await page.getByRole("option", { name: "Deposit" }).click();
  await dialog(page, "Add account").getByRole("button", { name: "Add account" }).click();
  await page.waitForURL(/\/accounts\/[0-9a-f-]{36}$/);
  await page.getByText("No account activity yet").waitFor();

  await page.getByRole("button", { name: "Refill" }).first().click();
  const refill = dialog(page, "Refill");
  await refill.getByRole("button", { name: /250\.50/ }).click();
  await refill.getByText(/New balance: .*250\.50/).waitFor();
  await refill.getByRole("combobox", { name: "Payment method" }).click();
  await page.getByRole("option", { name: "Cash" }).click();
  await field(refill, "Comment").fill("In advance");
  await refill.getByRole("button", { name: "Refill" }).click();
  await refill.waitFor({ state: "detached" });
  await rows(page, "Deposit").first().waitFor();

  const take = dialog(page, "Write off");
  await page.getByRole("button", { name: "Write off" }).click();
  await field(take, "Amount").fill("1000");
  await take.getByRole("button", { name: "Write off" }).click();
  await take.getByRole("alert").getByText("There is not enough on the account").waitFor();
  await field(take, "Amount").fill("50.50");
  await take.getByRole("button", { name: "Write off" }).click();
  await take.waitFor({ state: "detached" });
  await expect.poll(() => movements(page)).toEqual(["Write-off 50.50 200.00", "Refill 250.50 250.50"]);
  const sums = page.getByRole("table", { name: "Deposit" }).getByRole("row").filter({ hasText: "Closing balance" });
  expect(plain((await sums.textContent()) ?? "")).toMatch(/250\.50\s*50\.50\s*200\.00/);
});

test("the statement is a file, a PDF and a page to print, and its movements lead to their transactions", async () => {
  const special = await person.request(calls.specialAccounts.add, {
    body: { title: "Deposit", scope: "retail", type: "money", currency: "UAH" },
  });
  const path = { userId: customer.id };
  const { id: accountId } = await person.request(calls.customerAccounts.add, {
    path,
    body: { special_account_id: special.id },
  });
  await person.request(calls.customerAccounts.refill, { path: { ...path, accountId }, body: { amount: "70.00" } });
  const { page, context } = await enter(`/customers/${customer.id}/accounts/${accountId}`);
  await rows(page, "Deposit").first().waitFor();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /^XLSX/ }).click();
  const file = await (await download).path();
  expect(readFileSync(file).subarray(0, 2).toString()).toBe("PK");

  const made = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: /^PDF/ }).click();
  const document = await made;
  expect(document.suggestedFilename()).toMatch(/\.pdf$/);
  expect(
    readFileSync(await document.path())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");

  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  const paper = await opened;
  await paper.getByRole("heading", { name: "Statement: Deposit" }).waitFor();
  const text = plain((await paper.getByRole("table").textContent()) ?? "");
  expect(text).toMatch(/Opening balance\s*0\.00[\s\S]*Closing balance[\s\S]*70\.00/);

  await page.getByRole("link", { name: /^No\. / }).click();
  await page.getByRole("dialog").getByText("Account refilled").first().waitFor();
});

test("an account is given to many at once, all or nobody, and their balances are set together", async () => {
  const special = await person.request(calls.specialAccounts.add, {
    body: { title: "Punches", scope: "retail", type: "punches" },
  });
  const { page, complaints } = await enter(`/client-accounts/${special.id}`);
  complaints.expect(/404/);
  await page.getByRole("button", { name: "Give to customers" }).first().click();
  const give = dialog(page, "Give to customers");
  const who = give.getByRole("textbox", { name: /^Phone numbers/ });
  await who.fill("C-1\nC-2");
  await field(give, "Starting refill").fill("3");
  await give.getByRole("button", { name: "Give to customers" }).click();
  await give.getByText(/^Line 2:/).waitFor();
  await who.fill("C-1\n+380501112233");
  await give.getByRole("button", { name: "Give to customers" }).click();
  await notifications(page).getByText("2 customers have this account.").waitFor();

  await rows(page, "Punches").nth(1).waitFor();
  for (const row of await rows(page, "Punches").all()) await row.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Set balance" }).click();
  const set = dialog(page, "Set balance");
  await field(set, "New balance").fill("10");
  await set.getByRole("button", { name: /^Set balance/ }).click();
  const balances = async () => {
    const found = { accountId: special.id, loyaltyId: person.loyaltyId };
    return (await person.request(calls.specialAccounts.customers, { path: found })).items.map(({ balance }) => balance);
  };
  await expect.poll(balances).toEqual(["10", "10"]);
});
