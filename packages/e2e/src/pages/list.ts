import type { Locator, Page } from "playwright-core";

/** The column headings of a list in order; the one of the checkboxes is empty. */
export async function headers(page: Page, list: string): Promise<string[]> {
  const heads = page.getByRole("table", { name: list }).getByRole("columnheader");
  return (await heads.allInnerTexts()).filter((text) => text !== "");
}

/** Opens the column chooser; returns its panel. */
export async function openColumns(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await columns.waitFor();
  return columns;
}

/** Waits until a list shows data instead of loading rows. */
export async function hasRows(page: Page): Promise<void> {
  await page.locator("tbody tr[data-row]").first().waitFor();
}

/** Chooses an entry of the saved views menu. */
export async function inViews(
  page: Page,
  entry: string,
  role: "menuitem" | "menuitemradio" = "menuitem",
): Promise<void> {
  await page.getByRole("button", { name: /^(Views$|View: )/ }).click();
  await page.getByRole(role, { name: entry }).click();
}

/** Sets a filter with options. */
export async function filterBy(page: Page, filter: string, choice: string): Promise<void> {
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: filter, exact: true }).click();
  await page.getByRole("dialog", { name: filter }).getByRole("button", { name: choice, exact: true }).click();
}

/** A bulk operation's progress. */
export function work(page: Page, name: string): Locator {
  return page.getByRole("region", { name: "In progress" }).getByRole("article", { name });
}
