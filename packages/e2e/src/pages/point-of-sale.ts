import type { Page } from "playwright-core";
import { choose, field, save } from "./form.ts";
import { goTo, openIn } from "./menu.ts";

/** Adds a point of sale. */
export async function addPointOfSale(page: Page, title: string): Promise<void> {
  await goTo(page, "Points of sale");
  await page.getByRole("link", { name: "Add point of sale" }).click();
  await field(page, "Name").fill(title);
  await save(page);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Adds a terminal to the first point of sale, which the form preselects. */
export async function addTerminal(page: Page, title: string): Promise<void> {
  await goTo(page, "Terminals");
  await page.getByRole("link", { name: "Add terminal" }).click();
  await field(page, "Name").fill(title);
  await save(page);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Sets the price group of a terminal. */
export async function sellBy(page: Page, terminal: string, priceGroup: string): Promise<void> {
  await goTo(page, "Terminals");
  await openIn(page, "Terminals", terminal);
  await choose(page, "Price group", priceGroup);
  await save(page);
}
