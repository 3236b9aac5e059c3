import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { waitUntilLoaded } from "../../kit/loading.ts";
import { newPerson } from "../../kit/person.ts";
import { everything } from "../../kit/world.ts";
import { filterBy, hasRows, inViews, openColumns, work } from "../../pages/list.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Accessible lists");

beforeAll(() => everything(person));

/** What can be opened around a list, by the list's address and how to open it. */
const states: [string, string, (page: Page) => Promise<unknown>][] = [
  ["the columns", "/pos", (page) => openColumns(page)],
  [
    "the views, one of them shared",
    "/pos",
    async (page) => {
      await inViews(page, "Cafés", "menuitemradio");
      await page.getByRole("button", { name: "View: Cafés" }).click();
      await page.getByRole("menuitemcheckbox", { name: "Use as default view" }).waitFor();
    },
  ],
  [
    "a filter of days",
    "/transactions",
    async (page) => {
      // The list opens with its last 30 days; the chip shows what else there is.
      await page.getByRole("button", { name: "Date Last 30 days" }).click();
      await page.getByRole("button", { name: "Last 7 days" }).waitFor();
    },
  ],
  [
    "selected rows, and the confirmation before they change",
    "/pos",
    async (page) => {
      await filterBy(page, "Type", "Shop or station");
      await page.getByRole("table").getByRole("checkbox", { name: "Select all" }).click();
      await page
        .getByRole("region", { name: "Selection" })
        .getByRole("button", { name: "Activate", exact: true })
        .click();
      await page.getByRole("dialog", { name: "Activate" }).waitFor();
    },
  ],
  [
    "work that has ended, with its reasons",
    "/pos",
    async (page) => {
      await page.getByRole("checkbox", { name: /^Select Station 1 / }).click();
      await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Deactivate" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Deactivate: 1 row" }).click();
      await work(page, "Deactivate").getByText("1 row failed").click();
      // Scrolled, the head of the list may stand half below the top bar, which counts as a small target.
      await page.evaluate(() => scrollTo(0, 0));
    },
  ],
  [
    "the details of a row",
    "/transactions",
    async (page) => {
      await page.getByRole("table").getByRole("row").nth(2).click();
      await page.getByRole("button", { name: "Next row" }).waitFor();
    },
  ],
  [
    "the files of a list",
    "/transactions",
    async (page) => {
      await page.getByRole("button", { name: "Export" }).click();
      await page.getByRole("menuitem", { name: /^XLSX/ }).waitFor();
    },
  ],
];

describe.each(states)("%s", (_, address, unfold) => {
  test.each([
    ["light", 1440],
    ["dark", 390],
  ] as const)("is held to WCAG and to the screen's width: %s, %i px", async (mode, width) => {
    const shared = await person.request(calls.views.list, { query: { list: "pos" } });
    if (shared.items.length === 0)
      await person.request(calls.views.add, {
        body: { list: "pos", title: "Cafés", shared: true, search: { q: "a" } },
      });
    const { page, context, complaints } = await open({ viewport: { width, height: 900 } });
    complaints.expect(/422/);
    await person.enter(context);
    await context.addInitScript((look) => localStorage.setItem("patron.theme", JSON.stringify(look)), {
      mode,
      direction: "ltr",
    });
    await page.goto(address);
    await hasRows(page);
    await unfold(page);
    await waitUntilLoaded(page);
    // The library's own focus guards around an open menu lead into the menu or out of it.
    const ours = (await violationsOn(page)).filter((line) => !line.includes("data-base-ui-focus-guard"));
    expect(ours).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
