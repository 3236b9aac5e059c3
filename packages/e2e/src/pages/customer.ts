import type { Page } from "playwright-core";
import { choose, notifications } from "./form.ts";
import { goTo, openTab } from "./menu.ts";

/** Opens a customer from the list by visible data. */
export async function openCustomer(page: Page, known: RegExp): Promise<void> {
  await goTo(page, "Customers");
  await page.getByRole("table", { name: "Customers" }).getByRole("row").filter({ hasText: known }).click();
  await page.getByRole("tab", { name: "Overview" }).waitFor();
}

/** Assigns a category to the customer on the screen. */
export async function assignCategory(page: Page, title: string): Promise<void> {
  await openTab(page, "Cards");
  await choose(page, "Category", title);
  await notifications(page).getByRole("dialog", { name: "Saved" }).waitFor();
}

/** The bonus history of the customer on the screen, newest first: `Earned +7.43 7.43`, the last one being the balance. */
export async function readMovements(page: Page): Promise<string[]> {
  await openTab(page, "Bonus history");
  const rows = page.getByRole("table", { name: "Bonus history" }).locator("tr[data-row]");
  await rows.first().waitFor();
  const cells = await Promise.all((await rows.all()).map((row) => row.getByRole("cell").allInnerTexts()));
  return cells.map(([, what = "", amount = "", balance = ""]) =>
    [what, ...[amount, balance].map((one) => one.replace(/UAH\s?/, ""))].join(" "),
  );
}
