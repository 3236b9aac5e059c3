import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { everything } from "../../kit/world.ts";

// What works on every screen: search and navigation, shortcuts, the offline notice, the history of a record.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Everywhere");
await everything(person);

async function enter(address: string) {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto(address);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return page;
}

test("a customer, a screen and an action are found and reached by keyboard alone", async () => {
  const page = await enter("/pos");
  const field = page.getByRole("combobox", { name: "Search or jump to…" });

  await page.keyboard.press("Control+k");
  await field.waitFor();
  await page.keyboard.type("viktoriia shev");
  await page.getByRole("option", { name: /Oleksandra-Viktoriia Shevchenko/ }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/customers\/[0-9a-f-]{36}/);
  await page.getByRole("heading", { name: "Oleksandra-Viktoriia Shevchenko" }).waitFor();

  await page.keyboard.press("Control+k");
  await field.waitFor();
  await page.keyboard.type("price gr");
  await page.getByRole("option", { name: /Price groups/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/price-groups$/);

  await page.keyboard.press("Control+k");
  await field.waitFor();
  await page.keyboard.type("appearance: dark");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.mode)).toBe("dark");
});

test("the palette suggests what to try when nothing is found, and Escape returns the focus", async () => {
  const page = await enter("/pos");
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to…" }).waitFor();
  await page.keyboard.type("zzzz-nothing");
  await page.getByText("No results. Try part of a name").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await page.getByRole("searchbox").evaluate((field) => field === document.activeElement)).toBe(true);
});

test("? lists the shortcuts, g and a letter goes, and neither while one types", async () => {
  const page = await enter("/pos");
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("?gt");
  expect(await page.getByRole("searchbox").inputValue()).toBe("?gt");
  await page.getByRole("searchbox").blur();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("g");
  await page.keyboard.press("t");
  await page.waitForURL(/\/transactions(\?|$)/);
});

/** The palette is prefetched; cutting that off would be reported as an error. */
async function paletteIsThere(page: Page): Promise<void> {
  const loaded = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  await expect.poll(async () => (await loaded()).some((name) => name.includes("/palette-"))).toBe(true);
  // Including its parts.
  for (let before = 0, now = (await loaded()).length; now !== before; now = (await loaded()).length) {
    before = now;
    await page.waitForTimeout(500);
  }
}

test("a notice shows that the server cannot be reached, and disappears when it is back", async () => {
  const page = await enter("/pos");
  await paletteIsThere(page);
  await page.context().setOffline(true);
  await page.getByText("You’re offline").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.context().setOffline(false);
  await page.getByText("You’re back online.").waitFor();
  await page.getByText("You’re offline").waitFor({ state: "detached" });
});

test("a record shows its history: who changed which field from what to what", async () => {
  const page = await enter("/goods-and-services");
  await page.getByRole("link", { name: "Espresso" }).click();
  const name = page.getByRole("textbox", { name: /^Name/ }).first();
  await name.fill("Ristretto");
  await page.keyboard.press("Control+s");
  await page.getByRole("heading", { name: "Ristretto" }).waitFor();
  await page.reload();
  const history = page.getByRole("region", { name: "History" });
  await history.getByText("Changed", { exact: true }).first().waitFor();
  await history.getByText("Olena Kovalenko").first().waitFor();
  expect(await history.getByRole("listitem").first().textContent()).toMatch(/Name: Espresso → Ristretto/);
});
