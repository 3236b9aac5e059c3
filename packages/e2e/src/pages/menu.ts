import type { Locator, Page } from "playwright-core";

export const mainMenu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });

/** An entry of the menu; opens the groups until it is visible. */
export async function menuEntry(page: Page, name: string): Promise<Locator> {
  const entry = mainMenu(page).getByRole("link", { name, exact: true });
  await mainMenu(page).getByRole("link").first().waitFor();
  const closed = mainMenu(page).getByRole("button", { expanded: false });
  const groups = (await closed.allInnerTexts()).filter(Boolean);
  for (const group of groups) {
    if (await entry.isVisible()) break;
    await mainMenu(page).getByRole("button", { name: group, exact: true }).click();
  }
  return entry;
}

/** Navigates to a screen by the menu, and waits for its heading. */
export async function goTo(page: Page, entry: string, heading = entry): Promise<void> {
  await (await menuEntry(page, entry)).click();
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
