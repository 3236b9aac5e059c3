/// <reference lib="dom" />
// Some of this runs in the page.
import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { frames, longestOf, watched } from "./long-tasks.ts";
import type { Figure } from "./measure.ts";
import { signedIn, type Visit } from "./signed-in.ts";

const rows = 500;

/** Creates five hundred points of sale, and as many categories of goods. */
export async function makeLongLists(request: Client): Promise<void> {
  const { items } = await request(calls.embedded.loyalties, {});
  const loyaltyId = items[0]?.id ?? "";
  const cities = ["Kyiv", "Lviv", "Odesa", "Kharkiv", "Dnipro"];
  const types = ["pos", "online-store"] as const;
  for (let number = 1; number <= rows; number += 1) {
    const address = { street: `Khreshchatyk ${number}`, city: cities[number % cities.length] ?? "" };
    const title = `Station ${number} on the road`;
    const kind = { pos_type: types[number % 2] ?? "pos", active: number % 3 > 0 };
    await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title, address, ...kind } });
    await request(calls.goods.addCategory, { path: { loyaltyId }, body: { title: `Category ${number}` } });
  }
}

/**
 * The longest task while a user works with lists of five hundred rows: sorts by every column, searches letter by letter,
 * filters and scrolls from end to end, with a hundred rows per page and with all.
 */
export async function longList(visit: Visit): Promise<Figure> {
  const searched = await signedIn(visit, "/pos?count=100", async (page) => {
    await waitUntilStable(page);
    return await watched(page, async () => {
      await sort(page);
      await search(page);
      await filter(page);
      await scroll(page);
    });
  });
  const whole = await signedIn(visit, "/categories", async (page) => {
    await waitUntilStable(page);
    return await watched(page, () => scroll(page));
  });
  return longestOf([...searched, ...whole], "list of 500 rows", "sorted, searched, filtered, scrolled");
}

/** The network is never idle, because the app stays subscribed to changes. */
const restMs = 1_000;

async function waitUntilStable(page: Page): Promise<void> {
  await page.locator("tbody tr[data-row]").nth(10).waitFor();
  await page.waitForTimeout(restMs);
}

/** Sorts by every sortable column in both directions. */
async function sort(page: Page): Promise<void> {
  const heads = page.locator("thead th[aria-sort] button, thead th button");
  for (let column = 0; column < (await heads.count()); column += 1) {
    await heads.nth(column).click();
    await frames(page);
    await heads.nth(column).click();
    await frames(page);
  }
}

async function search(page: Page): Promise<void> {
  const field = page.getByRole("searchbox").last();
  await field.pressSequentially("station 4", { delay: 40 });
  await frames(page);
  await field.clear();
  await frames(page);
}

async function filter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: "Type" }).click();
  await page
    .getByRole("dialog", { name: "Type" })
    .getByRole("button", { name: "Shop or station", exact: true })
    .click();
  await frames(page);
}

/** Scrolls to the end and back with the wheel. */
async function scroll(page: Page): Promise<void> {
  await page.locator("tbody tr[data-row]").nth(5).hover();
  for (const step of [400, -400])
    for (let turn = 0; turn < 60; turn += 1) {
      await page.mouse.wheel(0, step);
      await frames(page);
    }
}
