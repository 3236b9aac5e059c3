import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More tab stops than any screen has. */
const maxStops = 80;

/** Presses Tab until the focus is on or within an element, like keyboard users. */
export async function reach(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < maxStops; stops++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}; it stands on ${await focused(page)}.`);
}

/** Moves the focus to an element and activates it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

/** Expects the focus to be on something, so a keyboard user is not lost. */
export async function expectFocusStays(page: Page, after: string): Promise<void> {
  await expect.poll(() => focused(page), { message: `focus after ${after}` }).not.toBe("BODY");
}

/** The focused element; the whole page if there is none. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "BODY";
    return `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`;
  });
}
