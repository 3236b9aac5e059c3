import type { Page } from "playwright-core";
import { choose, field, notifications, save, switchOn } from "./form.ts";
import { goTo, openIn, openTab } from "./menu.ts";

/** Adds a price group with shelf prices. */
export async function addPriceGroup(page: Page, title: string): Promise<void> {
  await goTo(page, "Price groups");
  await page.getByRole("link", { name: "Add price group" }).click();
  await field(page, "Name").fill(title);
  await choose(page, "Enter prices", "Including taxes");
  await save(page);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
}

/** Includes a tax in the prices of the group on the screen. */
export async function takeTax(page: Page, tax: string): Promise<void> {
  await openTab(page, "Taxes");
  await switchOn(page, tax);
  await save(page);
}

/** Adds every item of the programme to a price group, at its own price. */
export async function takeAllGoods(page: Page, group: string): Promise<void> {
  await goTo(page, "Price groups");
  await openIn(page, "Price groups", group);
  await page.getByRole("button", { name: "Add items" }).click();
  const drawer = page.getByRole("dialog", { name: "Add items" });
  await drawer.getByRole("button", { name: /^Select all/ }).click();
  await drawer.getByRole("button", { name: "Add items" }).click();
  await drawer.waitFor({ state: "detached" });
}

/** Sets the price of one item of the group on the screen, effective at once. */
export async function setPrice(page: Page, item: string, price: string): Promise<void> {
  await page.getByRole("table", { name: "Items and prices" }).getByRole("row", { name: item }).click();
  const drawer = page.getByRole("dialog", { name: item });
  await field(drawer, "New price").fill(price);
  await drawer.getByRole("button", { name: "Set price" }).click();
  await notifications(page).getByRole("dialog", { name: "Price set" }).waitFor();
  await drawer.getByRole("button", { name: "Close" }).click();
}
