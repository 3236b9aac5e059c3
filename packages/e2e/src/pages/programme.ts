import type { Page } from "playwright-core";
import { choose, field, save } from "./form.ts";
import { goTo, openIn, openTab } from "./menu.ts";

/** Opens a programme by the menu, on one of its tabs. */
export async function openProgramme(page: Page, title: string, tab: string): Promise<void> {
  await goTo(page, "Loyalty programmes");
  await openIn(page, "Loyalty programmes", title);
  await openTab(page, tab);
}

/** Renames the programme that registration created. */
export async function renameProgramme(page: Page, from: string, to: string): Promise<void> {
  await openProgramme(page, from, "Settings");
  await field(page, "Name").fill(to);
  await save(page);
  await page.getByRole("heading", { level: 1, name: to }).waitFor();
}

/** Adds a customer category to a programme. */
export async function addCategory(page: Page, programme: string, title: string): Promise<void> {
  await openProgramme(page, programme, "Customer categories");
  await page.getByRole("link", { name: "Add category" }).click();
  await field(page, "Name").fill(title);
  await save(page);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

interface RuleRequest {
  title: string;
  action: string;
  percent: string;
  /** The customer category that gets it; default: everybody. */
  category?: string;
}

/** Adds a condition or an option to the rule that is open. */
export async function addPart(page: Page, menu: "Add condition" | "Add option", name: string): Promise<void> {
  await page.getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
  // The closing menu moves the focus into the part; what is typed before would land there.
  await page.waitForFunction(() => document.activeElement?.closest("[data-part]"));
}

/** Adds an automatic rule to a programme. */
export async function addRule(page: Page, programme: string, request: RuleRequest): Promise<void> {
  await openProgramme(page, programme, "Rules");
  await page.getByRole("link", { name: "Add rule" }).click();
  await field(page, "Name").fill(request.title);
  await choose(page, "Action", request.action);
  if (request.category) {
    const byCategory = "Different values per category";
    await addPart(page, "Add option", byCategory);
    await field(page.getByRole("list", { name: byCategory }), request.category).fill(request.percent);
  } else await field(page, "Percent").fill(request.percent);
  await save(page);
  await page.getByRole("heading", { level: 1, name: request.title }).waitFor();
}

/** Adds a percentage tax that prices include. */
export async function addTax(page: Page, programme: string, title: string, percent: string): Promise<void> {
  await openProgramme(page, programme, "Taxes");
  await page.getByRole("link", { name: "Add tax" }).click();
  await field(page, "Name").fill(title);
  await field(page, "Code").fill(title.toLowerCase());
  await field(page, "Rate").fill(percent);
  await save(page);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}
