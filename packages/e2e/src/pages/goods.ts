import type { Page } from "playwright-core";
import { field, save } from "./form.ts";
import { goTo } from "./menu.ts";

interface GoodsRequest {
  title: string;
  code: string;
  /** Its own price in the currency of the business. */
  price?: string;
}

/** Adds an item to the goods. */
export async function addGoods(page: Page, request: GoodsRequest): Promise<void> {
  await goTo(page, "Goods and services");
  await page.getByRole("link", { name: "Add item" }).click();
  await field(page, "Name").fill(request.title);
  await field(page, "Code").fill(request.code);
  if (request.price) await field(page, "Price").fill(request.price);
  await save(page);
  await page.getByRole("heading", { level: 1, name: request.title }).waitFor();
}
