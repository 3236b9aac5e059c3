import type { Page } from "playwright-core";
import { field, save } from "./form.ts";
import { goTo } from "./menu.ts";

interface GoodsAsk {
  title: string;
  code: string;
  /** The price on its card, in the currency of the business. */
  price?: string;
}

/** Adds an item to what is sold. */
export async function addGoods(page: Page, ask: GoodsAsk): Promise<void> {
  await goTo(page, "Goods and services");
  await page.getByRole("link", { name: "Add item" }).click();
  await field(page, "Name").fill(ask.title);
  await field(page, "Code").fill(ask.code);
  if (ask.price) await field(page, "Price").fill(ask.price);
  await save(page);
  await page.getByRole("heading", { level: 1, name: ask.title }).waitFor();
}
