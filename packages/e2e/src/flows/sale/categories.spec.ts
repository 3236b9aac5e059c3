import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import * as till from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Twelve categories");
const { request, loyaltyId } = person;
await addTill(person, { pos: "Podil", till: "Till 1" });
const titles = Array.from({ length: 12 }, (_, index) => `Category number ${index + 1}`);
for (const [index, title] of titles.entries()) {
  const { id } = await request(calls.goods.addCategory, { path: { loyaltyId }, body: { title } });
  const sold = { loyalty_ids: [loyaltyId], category_ids: [id], prices: [{ currency: "UAH", price: "10.00" }] };
  await request(calls.goods.add, { body: { ...sold, code: `I${index + 1}`, title: `Item ${index + 1}` } });
}

test.each([
  ["a wide screen", 1440],
  ["an upright tablet", 820],
] as const)(
  "categories that have no room on %s are reached by an arrow, and none is cut off in height",
  async (_, width) => {
    const page = await till.openFirstTill(await open({ viewport: { width, height: 1180 } }), person, "Item 12");
    const items = page.getByRole("region", { name: "Items" });
    const category = (title: string) => items.getByRole("button", { name: title, exact: true });
    const isInside = (title: string) =>
      category(title).evaluate((button) => {
        const [own, row] = [button, button.parentElement ?? button].map((one) => one.getBoundingClientRect());
        if (!own || !row) return false;
        return own.left >= row.left && own.right <= row.right && own.top >= row.top && own.bottom <= row.bottom;
      });
    expect(await isInside("All")).toBe(true);
    expect(await isInside("Category number 12")).toBe(false);
    // Only for a pointer, so hidden from readers.
    const arrows = category("All").locator("xpath=../..").locator(":scope > button");
    expect(await arrows.count()).toBe(1);
    await expect
      .poll(async () => {
        if (!(await isInside("Category number 12"))) await arrows.last().click();
        return isInside("Category number 12");
      })
      .toBe(true);
    await expect.poll(() => arrows.count()).toBe(1);
    await category("Category number 12").click();
    await items.getByRole("button", { name: "Item 11" }).waitFor({ state: "detached" });
    await items.getByRole("button", { name: "Item 12" }).waitFor();
  },
);
