import type { Locator, Page } from "playwright-core";

/** The heads of a list's columns, from the first to the last; the one of the checkboxes has no words. */
export async function headers(page: Page, list: string): Promise<string[]> {
  const heads = page.getByRole("table", { name: list }).getByRole("columnheader");
  return (await heads.allInnerTexts()).filter((text) => text !== "");
}

/** Opens the list of columns; what is in it is found within the answer. */
export async function openColumns(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Columns", exact: true }).click();
  const columns = page.getByRole("dialog", { name: "Columns" });
  await columns.waitFor();
  return columns;
}

/** Waits until a list shows rows of data, not of waiting. */
export async function hasRows(page: Page): Promise<void> {
  await page.locator("tbody tr[data-row]").first().waitFor();
}

/** Presses an entry of the menu of saved views. */
export async function inViews(
  page: Page,
  entry: string,
  role: "menuitem" | "menuitemradio" = "menuitem",
): Promise<void> {
  await page.getByRole("button", { name: /^(Views$|View: )/ }).click();
  await page.getByRole(role, { name: entry }).click();
}

/** Sets a filter that offers choices. */
export async function filterBy(page: Page, filter: string, choice: string): Promise<void> {
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: filter, exact: true }).click();
  await page.getByRole("dialog", { name: filter }).getByRole("button", { name: choice, exact: true }).click();
}

/** What is done with many rows at once, where it tells how far it is. */
export function work(page: Page, name: string): Locator {
  return page.getByRole("region", { name: "Work in progress" }).getByRole("article", { name });
}
