import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdReads } from "../../kit/held.ts";
import { newPerson } from "../../kit/person.ts";
import { everything } from "../../kit/world.ts";
import { field } from "../../pages/form.ts";
import * as till from "../../pages/till.ts";

// Late responses: a partly loaded screen must not allow anything that the complete one would not.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Far Away");
await everything(person);

const programmes = /\/api\/embedded\/loyalties$/;
/** Every form that begins with a location or a programme, with the request that loads it and its first field. */
const forms: Record<string, { from: RegExp; name?: string }> = {
  "/pos/create": { from: programmes },
  "/terminals/create": { from: /\/api\/embedded\/pos$/ },
  "/goods-and-services/create": { from: programmes },
  "/categories/create": { from: programmes },
  "/price-groups/create": { from: programmes },
  "/customers/create": { from: programmes, name: "First name" },
};

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: /^New / });

test.each([10, 25, 100])(
  "a list that loads has the height of its page, and draws what a screen shows: %i rows",
  async (count) => {
    const { page, context } = await open();
    await person.enter(context);
    const letThrough = await holdReads(page, /\/api\/transactions$/);
    await page.goto(`/transactions?count=${count}`);
    const waiting = page.getByRole("table", { name: "Transactions" }).locator("tbody[aria-hidden]");
    await waiting.waitFor({ state: "attached" });
    const [height, rows, rowHeight] = await waiting.evaluate((body: HTMLTableSectionElement) => [
      body.offsetHeight,
      body.querySelectorAll("tr:has([data-skeleton])").length,
      body.rows[0]?.offsetHeight ?? 0,
    ]);
    expect(height).toBe(count * rowHeight);
    expect(rows).toBe(Math.min(count, Math.ceil(900 / rowHeight)));
    const range = page.getByText(/^\d+–\d+ of \d+$/);
    expect(await range.count()).toBe(0);
    letThrough();
    await page.getByRole("table", { name: "Transactions" }).locator("tr[data-row]").first().waitFor();
    await range.waitFor();
  },
);

describe("a form for something new", () => {
  for (const [address, { from, name = "Name" }] of Object.entries(forms)) {
    test(`${address} is there once what it begins with is`, async () => {
      const { page, context } = await open();
      await person.enter(context);
      const letThrough = await holdReads(page, from);
      await page.goto(address);
      await heading(page).waitFor();
      expect(await field(page, name).count()).toBe(0);
      letThrough();
      await field(page, name).fill("Mine");
    });

    test(`${address} reports that its data cannot be loaded, and loads them again`, async () => {
      const { page, context, complaints } = await open();
      complaints.expect(/500/);
      await person.enter(context);
      let isBroken = true;
      await page.route(
        ({ pathname }) => from.test(pathname),
        (route) => (isBroken ? route.fulfill({ status: 500, body: "" }) : route.fallback()),
      );
      await page.goto(address);
      await heading(page).waitFor();
      const again = page.getByRole("main").getByRole("button", { name: "Try again" });
      await again.waitFor();
      isBroken = false;
      await again.click();
      await field(page, name).fill("Mine");
    });
  }
});

test("a code that is scanned before the goods are there goes on the check when they are", async () => {
  const { page, context } = await open();
  await person.enter(context);
  const letThrough = await holdReads(page, /\/api\/term\/goods$/);
  await page.goto("/register");
  await page.getByRole("button", { name: /Open Till by the window/ }).click();
  await page.getByRole("searchbox").fill("espresso");
  await page.keyboard.press("Enter");
  letThrough();
  await till.check(page).getByText("Espresso").waitFor();
  await expect.poll(() => page.getByRole("searchbox").inputValue()).toBe("");
});
