import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** Shows a chart as its table. */
export async function showTable(page: Page, chart: string): Promise<void> {
  await page
    .getByRole("group", { name: `Show “${chart}” as` })
    .getByRole("button", { name: "Table" })
    .click();
  await page.getByRole("table", { name: chart }).waitFor();
}

/** The name and content of a chart's download. */
export async function saveChart(page: Page, chart: string, as: "Data as CSV" | "Image as PNG") {
  await page.getByRole("button", { name: `Save “${chart}”` }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: as }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
