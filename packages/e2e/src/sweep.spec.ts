import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@patron/contract/enums";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { required, violationsOn } from "./kit/accessible.ts";
import { lentWindows, openWindow, startBrowser } from "./kit/browser.ts";
import { follow, openAddress, waitUntilLoaded } from "./kit/loading.ts";
import { newPerson } from "./kit/person.ts";
import type { Window } from "./kit/window.ts";
import { accounts, companies, everything } from "./kit/world.ts";

// Opens every screen: those of the menu, those that they link to, their tabs, and a few without links. A new screen is included once it is
// in the menu. One window follows links inside the app, from one translation to the next; another opens the screens from scratch.
// PATRON_PICTURES adds screenshots of each of them in every language, at both widths, light and dark, and from right to left.

const shots = join(import.meta.dirname, "../shots/screens");
const wantsPictures = process.env.PATRON_PICTURES === "1";
mkdirSync(shots, { recursive: true });

const browser = await startBrowser();
const person = await newPerson("Kovalenko & Daughters");
await everything(person);
await accounts(person);
await companies(person);
const borrow = lentWindows(browser, enter);
const signedOut = ["/auth", "/auth?tab=register"];
const dashboard = ["/?tab=customers", "/?tab=visits", "/?tab=goods_services"];
const unlinked = [
  "/",
  ...dashboard,
  "/business/create",
  "/profile",
  "/profile/security",
  "/notifications/device",
  "/register/display",
  "/mailbox",
  "/kit",
  "/no-such-page",
];
const found = await discover();
const translations = LANGUAGES.filter((language) => language !== "en");
const others = translations.filter((language) => language !== "de");

/**
 * All translations with pictures; otherwise German, whose words are longest, and one of the others, each for a third of the screens. The window
 * begins with the one that it shows, because a change of the language costs more than the next screen.
 */
function translationsOf(address: string, shown: string): readonly Language[] {
  const other = others[Math.floor((found.indexOf(address) / found.length) * others.length)];
  const wanted = wantsPictures || !other ? translations : ["de" as const, other];
  return wanted.toSorted((a, b) => Number(b === shown) - Number(a === shown));
}

/** An address without its ids: one customer's page stands for every customer's, and one message of a programme for the others. */
function kindOf(address: string): string {
  const record = address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "id");
  return record.replace(/(?<=\/loyalties\/id\/messages\/)[a-z-]+$/, "code");
}

/** Names that screens read from their address, and what nobody can mean by them. */
const names =
  "at day time month date date_from date_to visited_from visited_to page count sort order q search view columns device compare scope currency category channel with status state type pos pos_id pos_type loyalty loyalty_id terminal terminal_id transaction_type shown_type amount_from amount_to hour week_day with_customer customer_type active kind action_type group ids";
const nonsense = ["2026-02-31", "x'\"<%>", "-1"];

/** The address with nonsense under every name that it does not have itself, as after an edit by hand, or in a link to what is gone. */
function brokenFrom(address: string): string {
  const [path, query] = address.split("?");
  const search = new URLSearchParams(query);
  const value = nonsense[Math.max(0, found.indexOf(address)) % nonsense.length] ?? "";
  for (const name of names.split(" ")) if (!search.has(name)) search.set(name, value);
  return `${path}?${search}`;
}

function nameOf(address: string): string {
  return kindOf(address).replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "start";
}

async function discover(): Promise<string[]> {
  const { context, page } = await openWindow(browser);
  await person.enter(context);
  await openAddress(page, "/");
  const kinds = new Map<string, string>();
  const rows = new Set<string>();
  const waiting = [...unlinked, ...(await menuOf(page))];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (kinds.has(kindOf(address))) continue;
    kinds.set(kindOf(address), address);
    // Unlinked screens are listed for their content, not for their links.
    if (unlinked.includes(address)) continue;
    await follow(page, address);
    // Links lead to lists, forms and single records.
    waiting.push(...(await linksIn(page, "main a[href]")));
    // Tabs have their own addresses, and are open while they are found. One with tabs of its own is followed later.
    for await (const tab of tabsOf(page, rows)) {
      if (kinds.has(kindOf(tab))) continue;
      if (rows.has(await rowOf(page))) {
        kinds.set(kindOf(tab), tab);
        waiting.push(...(await linksIn(page, "main a[href]")));
      } else waiting.push(tab);
    }
  }
  await context.close();
  return [...kinds.values()];
}

/** The addresses of the menu, whose groups are closed at first. */
async function menuOf(page: Page): Promise<string[]> {
  const closed = page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { expanded: false });
  while ((await closed.count()) > 0) await closed.first().click();
  const links = await linksIn(page, "nav a[href]");
  const groups = ["/customers/search", "/transactions", "/pos", "/loyalties"];
  expect(links).toEqual(expect.arrayContaining(groups));
  return links;
}

async function linksIn(page: Page, selector: string): Promise<string[]> {
  const links = await page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  return links.filter((href) => /^\/(?!\/|api\/)/.test(href));
}

function tabsIn(page: Page): Locator {
  return page.locator("main").getByRole("tab", { disabled: false });
}

/** The tabs of a screen of this kind, in one line. */
async function rowOf(page: Page): Promise<string> {
  const texts = await tabsIn(page).allTextContents();
  return `${kindOf(new URL(page.url()).pathname)}: ${texts.join(", ")}`;
}

/** Opens a screen's tabs one after the other and yields their addresses; none if the same tabs were visited before. */
async function* tabsOf(page: Page, rows: Set<string>): AsyncGenerator<string> {
  const row = await rowOf(page);
  if (rows.has(row)) return;
  rows.add(row);
  for (const tab of await tabsIn(page).all()) {
    await tab.click();
    await waitUntilLoaded(page);
    yield page.url().slice(new URL(page.url()).origin.length);
  }
}

/** A window's name begins with its language, and ends with `out` if nobody is signed in. */
async function enter(name: string, { context, page }: Window): Promise<void> {
  const isSignedOut = name.endsWith(" out");
  if (!isSignedOut) await person.enter(context);
  await context.addInitScript((code) => localStorage.setItem("language", code), name.slice(0, 2));
  if (name.includes(" following")) await page.setViewportSize(phone);
  await openAddress(page, isSignedOut ? "/auth" : "/");
}

/** Changes what the browser stores like another tab would, so the screen follows by itself. */
async function store(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(
    (entry) => {
      localStorage.setItem(entry.key, entry.value);
      dispatchEvent(new StorageEvent("storage", { key: entry.key }));
    },
    { key, value },
  );
  await waitUntilLoaded(page);
}

const look = (page: Page, theme: { mode: string; direction: string }) =>
  store(page, "patron.theme", JSON.stringify(theme));

async function speak(page: Page, language: string): Promise<void> {
  if ((await page.locator("html").getAttribute("lang")) !== language) await store(page, "language", language);
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await waitUntilLoaded(page);
}

async function picture(page: Page, address: string, variant: string): Promise<void> {
  if (wantsPictures) await page.screenshot({ path: join(shots, `${nameOf(address)}-${variant}.png`), fullPage: true });
}

async function expectNoSideways(page: Page, what: string): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content, `${what}: width of the content`).toBeLessThanOrEqual(window ?? 0);
}

/** The lists with rows of two lines, whose only head stands beside that of the checkboxes at most, that are wider than the screen. */
async function stackedScrolling(page: Page): Promise<(string | null)[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("table")]
      .filter(({ tHead }) => tHead && tHead.querySelectorAll("th:not(:has([role=checkbox]))").length === 1)
      .filter(({ parentElement: scroller }) => scroller && scroller.scrollWidth > scroller.clientWidth)
      .map((table) => table.textContent),
  );
}

/** The names in rows of two lines that do not begin at the right, read from right to left. */
async function strayNames(page: Page): Promise<(string | null)[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll("td > span.flex-col > :first-child")]
      .filter((name) => {
        const texts = document.createRange();
        const walker = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const ends: number[] = [];
        while (walker.nextNode()) {
          texts.selectNodeContents(walker.currentNode);
          ends.push(texts.getBoundingClientRect().right);
        }
        // A picture or a colour may have room around it.
        return name.getBoundingClientRect().right - Math.max(...ends) > 40;
      })
      .map(({ textContent }) => textContent),
  );
}

/** The menu and the bar around every screen. */
const frame = ["nav[aria-label='Main menu']", "div:has(> main) > header"];
/** The looks in which the frame has been judged; it is the same around the next screens. */
const framed = new Set<string>();

async function expectAccessible(page: Page, what: string): Promise<void> {
  const outside = framed.has(what) ? frame : [];
  expect(await violationsOn(page, required, outside), what).toEqual([]);
  if ((await page.locator(frame.join()).count()) > 0) framed.add(what);
}

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

describe.each([...signedOut, ...found])("%s", (address) => {
  const out = signedOut.includes(address) ? " out" : "";

  // Both have their own windows and leave a core idle at times.
  test.concurrent("reads right in translations, on a phone", async () => {
    await borrow(`${translations[0]} following${out}`, nameOf(address), async (page) => {
      await follow(page, address);
      const shown = (await page.locator("html").getAttribute("lang")) ?? "";
      for (const language of translationsOf(address, shown)) {
        await speak(page, language);
        await readsRight(page, language);
        await fits(page, language, "phone");
        if (!wantsPictures) continue;
        await resize(page, wide);
        await fits(page, language, "wide");
        await resize(page, phone);
      }
    });
  });

  async function readsRight(page: Page, language: string) {
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    // What stands in a field is its writer's: texts of messages have values in braces.
    const text = await page.locator("#root").evaluate((root) => {
      const copy = root.cloneNode(true) as Element; // A clone has the type of its original.
      for (const field of copy.querySelectorAll("textarea")) field.remove();
      return copy.textContent ?? "";
    });
    expect(text.match(/undefined|\[object |\bNaN\b|\{\w+\}/g) ?? [], language).toEqual([]);
  }

  async function fits(page: Page, language: string, width: "wide" | "phone") {
    await expectNoSideways(page, `${language}, ${width}`);
    if (width === "phone") expect(await stackedScrolling(page), `${language}: lists that scroll sideways`).toEqual([]);
    await picture(page, address, `${language}-${width}`);
    if (!wantsPictures) return;
    await look(page, { mode: "dark", direction: "ltr" });
    await picture(page, address, `${language}-${width}-dark`);
    await look(page, { mode: "light", direction: "ltr" });
  }

  test.concurrent("reads right in English, is accessible and holds together, light and dark, from left to right and back", async () => {
    await borrow(`en anew${out}`, nameOf(address), holdsTogether);
  });

  async function holdsTogether(page: Page) {
    await (found.indexOf(address) % 3 === 0 ? openAddress : follow)(page, address);
    await readsRight(page, "en");
    await fits(page, "en", "wide");
    // Each screen is judged in both modes and at both widths: one light and wide and dark on a phone, the next one the other way round.
    const [wideMode, phoneMode] =
      found.indexOf(address) % 2 === 0 ? (["light", "dark"] as const) : (["dark", "light"] as const);
    if (wideMode === "dark") await look(page, { mode: wideMode, direction: "ltr" });
    await expectAccessible(page, wideMode);
    await look(page, { mode: phoneMode, direction: "rtl" });
    await expectNoSideways(page, "rtl");
    await picture(page, address, "rtl");
    await resize(page, phone);
    await expectNoSideways(page, "rtl, phone");
    expect(await strayNames(page), "rtl: names that do not begin at the right").toEqual([]);
    await expectAccessible(page, `rtl, phone, ${phoneMode}`);
    await picture(page, address, "rtl-phone");
    await look(page, { mode: "light", direction: "ltr" });
    await fits(page, "en", "phone");
    await resize(page, wide);
    // The component page shows a load that fails.
    if (address === "/kit") return;
    await follow(page, brokenFrom(address));
    await readsRight(page, "en");
    expect(await page.getByRole("button", { name: "Try again" }).count(), "a load that fails").toBe(0);
  }
});
