import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { waitUntilLoaded } from "../../kit/loading.ts";
import { newPerson } from "../../kit/person.ts";

// A placeholder that React has shown stays for at least 300 ms, however soon the screen is there.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("One step");

for (const address of ["/customers/search", "/transactions", "/terminals"])
  test(`the frame and its screen appear in one step: ${address}`, async () => {
    const { page, context } = await open();
    await person.enter(context);
    await context.addInitScript(() => {
      const shown: string[] = [];
      Object.assign(globalThis, { shown });
      new MutationObserver(() => {
        const main = document.querySelector("main");
        if (main) shown.push(main.querySelector("h1")?.textContent ?? "a placeholder");
      }).observe(document, { subtree: true, childList: true });
    });
    await page.goto(address);
    await waitUntilLoaded(page);
    const shown = await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown); // Of the script above.
    expect(new Set(shown)).toEqual(new Set([await page.locator("main h1").textContent()]));
  });
