import { readFileSync } from "node:fs";
import { type CellValue, readXlsx } from "hucre/xlsx";
import type { BrowserContext, Locator, Page } from "playwright-core";
import type { windowsOf } from "./browser.ts";
import type { Person } from "./person.ts";

/** Removes the file picker, so that the browser stores files among its downloads: a headless window cannot choose where. */
export const withoutFilePicker = (context: BrowserContext) =>
  context.addInitScript(() => Reflect.deleteProperty(globalThis, "showSaveFilePicker"));

/** The lines of what the list on the screen, or in a part of it, exports as CSV, with the head as the first one. */
export async function exportedLines(page: Page, part: Page | Locator = page): Promise<string[]> {
  const text = readFileSync(await exported(page, part, "CSV"), "utf8");
  return text.replace("\uFEFF", "").trimEnd().split("\r\n");
}

/** The cells of what the list on the screen exports as a workbook, as an independent program reads them. */
export async function exportedCells(page: Page, part: Page | Locator = page): Promise<CellValue[][]> {
  const { sheets } = await readXlsx(readFileSync(await exported(page, part, "XLSX")));
  return sheets[0]?.rows ?? [];
}

async function exported(page: Page, part: Page | Locator, kind: "CSV" | "XLSX"): Promise<string> {
  await part.getByRole("button", { name: "Export" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: kind }).click();
  return (await coming).path();
}

/** Opens windows of a user at an address, for downloads. */
export const windowsAt = (open: ReturnType<typeof windowsOf>, person: Person) => async (address: string) => {
  const window = await open();
  await withoutFilePicker(window.context);
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
};
