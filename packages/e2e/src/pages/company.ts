import type { Locator, Page } from "playwright-core";
import { expectSaved, field } from "./form.ts";
import { goTo, openTab } from "./menu.ts";

/** Opens the form for a new company from the menu. */
export async function startCompany(page: Page): Promise<void> {
  await goTo(page, "Commercial customers");
  await page.getByRole("link", { name: "Add company" }).first().click();
  await page.getByRole("heading", { level: 1, name: "New company" }).waitFor();
}

/** Adds an account to the company on the screen, and returns on the account's page. */
export async function giveAccount(page: Page, title: string): Promise<void> {
  await openTab(page, "Accounts");
  await page.getByRole("button", { name: "Add account" }).click();
  const question = dialog(page, "Add account");
  await question.getByRole("combobox", { name: /^Account/ }).fill(title);
  await page.getByRole("option", { name: title }).click();
  await question.getByRole("button", { name: "Add account" }).click();
  await page.waitForURL(/\/accounts\/[0-9a-f-]{36}$/);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Changes the balance of the account on the screen manually. */
export async function move(page: Page, how: "Refill" | "Write off", amount: string): Promise<void> {
  await page.getByRole("button", { name: how }).first().click();
  const question = dialog(page, how);
  await field(question, "Amount").fill(amount);
  await question.getByRole("button", { name: how }).click();
  await expectSaved(page);
}

/** Corrects the account on the screen to a balance. */
export async function correctTo(page: Page, balance: string, why: string): Promise<void> {
  await page.getByRole("button", { name: "Correct" }).click();
  const question = dialog(page, "Correct");
  await question.getByRole("combobox", { name: "Method" }).click();
  await page.getByRole("option", { name: "Set new balance" }).click();
  await field(question, "New balance").fill(balance);
  await field(question, "Reason").fill(why);
  await question.getByRole("button", { name: "Correct" }).click();
  await expectSaved(page);
}

/** The statement of the account on the screen, newest first: `Refill 250.50 250.50`, the last one being the balance. */
export async function readStatement(page: Page, title: string): Promise<string[]> {
  const rows = await page.getByRole("table", { name: title }).locator("tr[data-row]").all();
  const cells = await Promise.all(rows.map((row) => row.getByRole("cell").allInnerTexts()));
  return cells.map(([, ...figures]) =>
    figures
      .slice(0, 4)
      .map((text) => text.replace(/UAH\s?/, ""))
      .filter((text) => text && text !== "—")
      .join(" "),
  );
}

function dialog(page: Page, title: string): Locator {
  return page.getByRole("dialog", { name: title, exact: true });
}
