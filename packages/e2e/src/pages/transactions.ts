import type { Locator, Page } from "playwright-core";
import { goTo } from "./menu.ts";

/** The rows of the list of transactions. */
export async function openTransactions(page: Page): Promise<Locator> {
  await goTo(page, "Transactions");
  return page.getByRole("table", { name: "Transactions" }).getByRole("row");
}

/** The receipt of the transaction on the screen, in another tab. */
export async function openReceipt(page: Page, details: Locator): Promise<Page> {
  const opened = page.context().waitForEvent("page");
  await details.getByRole("button", { name: "Receipt" }).click();
  await page.getByRole("menuitem", { name: "Customer copy", exact: true }).click();
  return await opened;
}
