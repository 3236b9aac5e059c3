import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { everything } from "../../kit/world.ts";

// What the sweep cannot reach by an address: an empty business, and an open till.

const browser = await startBrowser();
const open = windowsOf(browser);
const fresh = await newPerson("Nothing yet");
const busy = await newPerson("Open till");
await everything(busy);

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const colorScheme of ["light", "dark"] as const)
  test(`first steps and the open till are accessible, wide and on a phone: ${colorScheme}`, async () => {
    const start = await open();
    await fresh.enter(start.context);
    await start.context.addInitScript(
      (mode) => localStorage.setItem("patron.theme", JSON.stringify({ mode })),
      colorScheme,
    );
    await start.page.goto("/");
    await start.page.getByText("First steps").waitFor();

    const till = await open();
    await busy.enter(till.context);
    await till.context.addInitScript(
      (mode) => localStorage.setItem("patron.theme", JSON.stringify({ mode })),
      colorScheme,
    );
    await till.page.goto("/register");
    await till.page.getByRole("button", { name: /Open Till by the window/ }).click();
    await till.page
      .getByRole("region", { name: "Items" })
      .getByRole("button", { name: /Espresso/ })
      .click();
    await till.page.getByRole("button", { name: /^Pay/ }).waitFor();

    for (const { page } of [start, till])
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await page.evaluate(() => document.documentElement.dataset.mode)).toBe(colorScheme);
        expect(await violationsOn(page), `${page.url()} at ${size.width}`).toEqual([]);
      }
    for (const size of sizes) {
      await till.page.setViewportSize(size);
      await till.page.keyboard.press("F9");
      const payment = till.page.getByRole("dialog", { name: "Take payment" });
      await payment.getByRole("textbox", { name: "Received" }).fill("1");
      await payment.getByText(/missing/).waitFor();
      expect(await violationsOn(till.page), `payment at ${size.width}`).toEqual([]);
      await till.page.keyboard.press("Escape");
      await payment.waitFor({ state: "detached" });
    }
  });
