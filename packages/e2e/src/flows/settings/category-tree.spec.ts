import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdChanges } from "../../kit/held.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Corner shop");
const path = { loyaltyId: person.loyaltyId };
for (const title of ["Drinks", "Coffee", "Food"])
  await person.request(calls.goods.addCategory, { path, body: { title } });

/** The titles in their order, each with that of its parent. */
async function tree(of = person): Promise<string[]> {
  const { items } = await of.request(calls.goods.categories, { path: { loyaltyId: of.loyaltyId } });
  const titleOf = new Map(items.map(({ id, title }) => [id, title]));
  return items.map(({ title, parent_id }) => (parent_id ? `${titleOf.get(parent_id)} / ${title}` : title));
}

test("categories are put into one another and out again by keys, and dragged with the mouse", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/categories");
  const row = (name: string) => page.getByRole("row", { name });
  await row("Coffee").getByRole("button", { name: "Move into the category above" }).press("Enter");
  await expect.poll(async () => (await tree()).toSorted()).toEqual(["Drinks", "Drinks / Coffee", "Food"]);
  await row("Coffee").getByRole("button", { name: "Move out of its category", disabled: false }).waitFor();
  await row("Food").getByRole("button", { name: "Move up" }).press("Enter");
  await expect.poll(async () => (await tree()).filter((one) => !one.includes("/"))).toEqual(["Food", "Drinks"]);
  await row("Food").getByRole("button", { name: "Move up", disabled: true }).waitFor();
  await row("Coffee").getByRole("button", { name: "Move out of its category" }).press("Enter");
  await expect.poll(() => tree()).toEqual(["Food", "Drinks", "Coffee"]);
  expect(await violationsOn(page)).toEqual([]);

  await row("Coffee").getByRole("button", { name: "Move down", disabled: true }).waitFor();
  await page.getByRole("link", { name: "Coffee" }).dragTo(page.getByRole("link", { name: "Food" }));
  await expect.poll(async () => (await tree()).toSorted()).toEqual(["Drinks", "Food", "Food / Coffee"]);
});

test("what is moved during a save counts, keeps the focus, and is saved though the screen is left", async () => {
  const other = await newPerson("Bakery");
  for (const title of ["Bread", "Cakes", "Tea"])
    await other.request(calls.goods.addCategory, { path: { loyaltyId: other.loyaltyId }, body: { title } });
  const { context, page } = await open();
  await other.enter(context);
  await page.goto("/categories");
  const shown = () => page.getByRole("link", { name: /^(Bread|Cakes|Tea)$/ }).allInnerTexts();
  const up = page.getByRole("row", { name: "Tea" }).getByRole("button", { name: "Move up" });
  const release = await holdChanges(page, /\/goods\/categories\//);
  await up.focus();
  await page.keyboard.press("Enter");
  await expect.poll(shown).toEqual(["Bread", "Tea", "Cakes"]);
  await page.keyboard.press("Enter");
  await expect.poll(shown).toEqual(["Tea", "Bread", "Cakes"]);
  await expect.poll(() => up.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await tree(other)).toEqual(["Bread", "Cakes", "Tea"]);
  await page.getByRole("link", { name: "Bread" }).click();
  await page.getByRole("heading", { name: "Bread" }).waitFor();
  release();
  await expect.poll(() => tree(other)).toEqual(["Tea", "Bread", "Cakes"]);
});
