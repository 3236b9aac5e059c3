import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** More stops than any screen has between two of its ends. */
const maxStops = 80;

/** Walks with Tab until the focus stands on a piece, or within it, as people without a mouse do. */
export async function reach(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < maxStops; stops++) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${target}; it stands on ${await focused(page)}.`);
}

/** Walks to a piece and presses it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await reach(page, target);
  await page.keyboard.press("Enter");
}

/** The focus stands on something: whoever presses the next key knows where they are. */
export async function expectFocusStays(page: Page, after: string): Promise<void> {
  await expect.poll(() => focused(page), { message: `focus after ${after}` }).not.toBe("BODY");
}

/** What the focus stands on; the whole page when on nothing. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return "BODY";
    return `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent}`;
  });
}
