import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { LANGUAGES } from "@patron/contract/words";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openWindow, startBrowser, windowsOf } from "./kit/browser.ts";
import { newPerson } from "./kit/person.ts";
import { everything } from "./kit/world.ts";

// Opens every screen that there is: those of the menu, those that they link to, their tabs, and a few that no link leads to. A new screen is
// taken in by standing in the menu.

const shots = join(import.meta.dirname, "../shots/screens");
mkdirSync(shots, { recursive: true });

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko & Daughters");
await everything(person);
const signedOut = ["/auth", "/auth?tab=register"];
const unlinked = ["/", "/profile", "/mailbox", "/kit", "/no-such-page"];
const found = await discover();

/** An address without its ids: one customer's page stands for every customer's. */
function kindOf(address: string): string {
  return address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");
}

function nameOf(address: string): string {
  return kindOf(address).replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "start";
}

async function discover(): Promise<string[]> {
  const { context, page } = await openWindow(browser);
  await person.enter(context);
  await settle(page, "/");
  const kinds = new Map<string, string>();
  const waiting = [...unlinked, ...(await linksIn(page, "nav a[href]"))];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (kinds.has(kindOf(address))) continue;
    kinds.set(kindOf(address), address);
    await settle(page, address);
    // Tabs have addresses of their own; links lead to lists, forms and single records.
    if (!unlinked.includes(address)) waiting.push(...(await linksIn(page, "main a[href]")), ...(await tabsOf(page)));
  }
  await context.close();
  return [...kinds.values()];
}

async function linksIn(page: Page, selector: string): Promise<string[]> {
  const links = await page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.filter((href) => /^\/(?!\/|api\/)/.test(href));
}

async function tabsOf(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  for (const tab of await page.locator("main").getByRole("tab", { disabled: false }).all()) {
    await tab.click();
    await settled(page);
    addresses.push(page.url().slice(new URL(page.url()).origin.length));
  }
  return addresses;
}

/** Opens an address and waits until its screen stands there with what it loads. */
async function settle(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settled(page).catch(async (error: unknown) => {
    await picture(page, address, "unsettled");
    throw new Error(`${address} never stands still, see shots/screens`, { cause: error });
  });
}

async function settled(page: Page): Promise<void> {
  await page.locator("h1, h2, p").first().waitFor();
  await page.waitForLoadState("networkidle");
  // The page of pieces shows what loads for ever.
  await page.waitForFunction(() => location.pathname === "/kit" || !document.querySelector("[aria-busy=true]"));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Changes the look as another tab would, so that the screen itself follows. */
async function look(page: Page, theme: { mode?: string; direction?: string }): Promise<void> {
  await page.evaluate((next) => {
    const key = "patron.theme";
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? "{}"), ...next }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, theme);
}

async function picture(page: Page, address: string, variant: string): Promise<void> {
  await page.screenshot({ path: join(shots, `${nameOf(address)}-${variant}.png`), fullPage: true });
}

async function expectNoSideways(page: Page, what: string): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, `${what}: width of the content`).toBeLessThanOrEqual(window ?? 0);
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).disableRules(experimental).analyze();
  const lines = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ""}`),
  );
  expect(lines, what).toEqual([]);
}

/** Takes the initials on the account's picture for its label, though nobody would read them out. */
const experimental = ["label-content-name-mismatch"];
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe.each([...signedOut, ...found])("%s", (address) => {
  async function enter(language: string) {
    const window = await open({ viewport: wide });
    if (!signedOut.includes(address)) await person.enter(window.context);
    await window.context.addInitScript((code) => localStorage.setItem("language", code), language);
    await settle(window.page, address);
    return window.page;
  }

  test("reads right in five languages, wide and on a phone", async () => {
    await Promise.all(LANGUAGES.map(readsRight));
  });

  async function readsRight(language: string) {
    const page = await enter(language);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    const text = (await page.locator("#root").textContent()) ?? "";
    expect(text.match(/undefined|\[object |\bNaN\b|\{\w+\}/g) ?? [], language).toEqual([]);
    await expectNoSideways(page, `${language}, wide`);
    await picture(page, address, `${language}-wide`);
    await page.setViewportSize(phone);
    await expectNoSideways(page, `${language}, phone`);
    await picture(page, address, `${language}-phone`);
  }

  test("is accessible and holds together, light and dark, from left to right and back", async () => {
    const page = await enter("en");
    await expectAccessible(page, "light");
    await look(page, { mode: "dark" });
    await expectAccessible(page, "dark");
    await picture(page, address, "dark");
    await look(page, { mode: "light", direction: "rtl" });
    await expectNoSideways(page, "rtl");
    await expectAccessible(page, "rtl");
    await picture(page, address, "rtl");
    await page.setViewportSize(phone);
    await expectNoSideways(page, "rtl, phone");
    await expectAccessible(page, "rtl, phone");
    await picture(page, address, "rtl-phone");
  });
});
