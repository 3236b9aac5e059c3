import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Corner shop");
const path = { loyaltyId: person.loyaltyId };
for (const title of ["Drinks", "Coffee", "Food"])
  await person.request(calls.goods.addCategory, { path, body: { title } });

/** The titles in their order, each with that of its parent. */
async function tree(): Promise<string[]> {
  const { items } = await person.request(calls.goods.categories, { path });
  const titleOf = new Map(items.map(({ id, title }) => [id, title]));
  return items.map(({ title, parent_id }) => (parent_id ? `${titleOf.get(parent_id)} / ${title}` : title));
}

test("categories are put into one another and out again by keys, and dragged with the mouse", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/categories");
  const row = (name: string) => page.getByRole("row", { name });
  // A step waits until the one before it is shown.
  const isShown = () =>
    expect.poll(() => page.getByRole("table", { name: "Categories" }).getAttribute("aria-busy")).toBeNull();
  await row("Coffee").getByRole("button", { name: "Move into the category above" }).press("Enter");
  await expect.poll(async () => (await tree()).toSorted()).toEqual(["Drinks", "Drinks / Coffee", "Food"]);
  await row("Coffee").getByRole("button", { name: "Move out of its category", disabled: false }).waitFor();
  await isShown();
  await row("Food").getByRole("button", { name: "Move up" }).press("Enter");
  await expect.poll(async () => (await tree()).filter((one) => !one.includes("/"))).toEqual(["Food", "Drinks"]);
  await row("Food").getByRole("button", { name: "Move up", disabled: true }).waitFor();
  await isShown();
  await row("Coffee").getByRole("button", { name: "Move out of its category" }).press("Enter");
  await expect.poll(tree).toEqual(["Food", "Drinks", "Coffee"]);
  expect(await violationsOn(page)).toEqual([]);

  await row("Coffee").getByRole("button", { name: "Move down", disabled: true }).waitFor();
  await isShown();
  await page.getByRole("link", { name: "Coffee" }).dragTo(page.getByRole("link", { name: "Food" }));
  await expect.poll(async () => (await tree()).toSorted()).toEqual(["Drinks", "Food", "Food / Coffee"]);
});
