import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Low window");

test("the address of a group leads to its first screen with the search and filters of the link", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/customers?search_text=olena&sort=name");
  await page.waitForURL("**/customers/search?search_text=olena&sort=name");
  const search = page.getByRole("searchbox", { name: "Search" });
  await expect.poll(() => search.inputValue()).toBe("olena");
});

test("whoever comes by an address sees its entry in the menu, however low the window is", async () => {
  const { context, page } = await open({ viewport: { width: 1440, height: 500 } });
  await person.enter(context);
  await page.goto("/client-accounts");
  const entry = page.getByRole("navigation").getByRole("link", { name: "Client accounts" });
  await entry.waitFor();
  const isWhole = () =>
    entry.evaluate((link) => {
      const list = link.closest(".overflow-y-auto")?.getBoundingClientRect();
      const { top, bottom } = link.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    });
  await expect.poll(isWhole).toBe(true);
  // The screen itself does not scroll.
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
