import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { choose } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Both Ways");
const long = `Mineral water ${"from the springs of the northern Carpathians ".repeat(4)}`.trim();
const path = { loyaltyId: person.loyaltyId };
const water = await person.request(calls.goods.addCategory, { path, body: { title: long } });
await person.request(calls.goods.add, {
  body: { title: "Water", code: "W", category_ids: [water.id], loyalty_ids: [person.loyaltyId] },
});
const pos = await person.request(calls.pos.add, { body: { loyalty_id: person.loyaltyId, title: long } });
const till = await person.request(calls.terminals.add, { body: { title: "Till", currency: "UAH", pos_id: pos.id } });
await person.request(calls.cardCategories.add, { path, body: { title: long } });

/** Whether a cell's text is cut off, and whether its beginning is visible. */
function lookAt(page: Page, text: string) {
  return page.locator("tbody td", { hasText: text }).evaluate((cell, words) => {
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    const [whole, letters] = [document.createRange(), document.createRange()];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent?.startsWith(words)) {
        whole.selectNode(node);
        letters.setStart(node, 0);
        letters.setEnd(node, 3);
      }
    const [box, all, first] = [cell, whole, letters].map((part) => part.getBoundingClientRect());
    if (!box || !all || !first) throw new Error("There are three of them.");
    return {
      cut: all.width > box.width,
      seen: first.width > 0 && first.left >= box.left && first.right <= box.right,
    };
  }, text);
}

/** Opens a screen with this interface direction. */
async function openIn(direction: string, address: string): Promise<Page> {
  const { page, context } = await open();
  await person.enter(context);
  await context.addInitScript(
    (way) => localStorage.setItem("patron.theme", JSON.stringify({ direction: way })),
    direction,
  );
  await page.goto(address);
  return page;
}

test.each(["ltr", "rtl"])("a name that is too long is cut at its end, not at its beginning: %s", async (direction) => {
  const page = await openIn(direction, "/goods-and-services");
  await page.getByRole("link", { name: "Water" }).waitFor();
  await page.getByRole("cell", { name: long }).waitFor();
  expect(await lookAt(page, "Mineral")).toEqual({ cut: true, seen: true });
});

/** Measures a value that is too long for its field: how far it is scrolled from its beginning, and on which side it begins. */
const boxOf = (value: Element) => {
  const { direction, textAlign } = getComputedStyle(value);
  return { cut: value.scrollWidth > value.clientWidth, direction, textAlign, scrolled: value.scrollLeft };
};

test.each(["ltr", "rtl"])(
  "a chosen name that is too long shows its beginning, typed or picked: %s",
  async (direction) => {
    const page = await openIn(direction, `/terminals/${till.id}`);
    const box = page.getByRole("combobox", { name: /^Point of sale/ });
    await expect.poll(() => box.inputValue()).toBe(long);
    const textAlign = direction === "rtl" ? "right" : "start";
    expect(await box.evaluate(boxOf)).toEqual({ cut: true, direction: "ltr", textAlign, scrolled: 0 });

    await page.goto("/customers/create");
    await choose(page, "Category", long);
    const picked = page.getByRole("combobox", { name: /^Category/ }).getByText(long);
    expect(await picked.evaluate(boxOf)).toMatchObject({ cut: true, direction: "ltr", scrolled: 0 });
  },
);

test.each(["ltr", "rtl"])("a code in a field keeps its order, on the side of its neighbours: %s", async (direction) => {
  const page = await openIn(direction, "/goods-and-services/create");
  const field = page.getByRole("textbox", { name: /^Code/ });
  await field.fill("2026/18-P");
  const look = await field.evaluate((box) => {
    const { unicodeBidi, textAlign } = getComputedStyle(box);
    return { unicodeBidi, textAlign };
  });
  expect(look).toEqual({ unicodeBidi: "plaintext", textAlign: direction === "rtl" ? "right" : "left" });
});

test("a time of twelve hours keeps its order from right to left", async () => {
  const page = await openIn("rtl", "/kit");
  const box = page.getByRole("textbox", { name: "Opens at" });
  await box.waitFor();
  expect(await box.inputValue()).toBe("02:30 PM");
  expect(await box.evaluate((one) => getComputedStyle(one).unicodeBidi)).toBe("plaintext");
});

test("a date in the history keeps its order from right to left", async () => {
  const page = await openIn("rtl", `/terminals/${till.id}?tab=history`);
  const time = page.getByRole("main").locator("time").first();
  await time.waitFor();
  expect(await time.evaluate((one) => getComputedStyle(one).unicodeBidi)).toBe("plaintext");
});

test("from right to left, a sentence ends with its full stop and stands on the side of the title", async () => {
  const page = await openIn("rtl", "/goods-and-services");
  const title = page.getByRole("heading", { level: 1 });
  await title.waitFor();
  const { stop, letter, side, titleSide } = await page.locator("header p").evaluate((sentence) => {
    const text = sentence.firstChild as Text; // A sentence of the messages is one text.
    const at = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect();
    };
    const whole = document.createRange();
    whole.selectNode(text);
    const [last, heading] = [text.length - 1, document.querySelector("h1")];
    const titled = document.createRange();
    if (heading) titled.selectNodeContents(heading);
    return {
      stop: at(last).left,
      letter: at(last - 1).left,
      side: whole.getBoundingClientRect().right,
      titleSide: titled.getBoundingClientRect().right,
    };
  });
  expect(stop).toBeGreaterThan(letter);
  expect(Math.abs(side - titleSide)).toBeLessThan(2);
});
