import type { Page } from "playwright-core";

/** Navigates to a screen by the menu, and waits for its heading. */
export async function goTo(page: Page, entry: string, heading = entry): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("link", { name: entry, exact: true }).click();
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
}

/** Opens one record from the list on the screen. */
export async function openIn(page: Page, list: string, title: string): Promise<void> {
  await page.getByRole("table", { name: list }).getByRole("link", { name: title }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Opens a tab of the present screen. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name, exact: true }).click();
  await page.getByRole("tabpanel", { name, exact: true }).waitFor();
}
