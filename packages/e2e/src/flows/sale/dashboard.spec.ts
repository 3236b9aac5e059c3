import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { saveChart, showTable } from "../../pages/chart.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Olena's Roastery");
await sellSome();

/** Two checks of a member and one of an unknown customer, 193.50 in total; another one that was cancelled. */
async function sellSome(): Promise<void> {
  const { request, loyaltyId } = person;
  const { sell } = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till" });
  const prices = [{ currency: "UAH", price: "64.50" }];
  await request(calls.goods.add, { body: { title: "Espresso", code: "espresso", loyalty_ids: [loyaltyId], prices } });
  const guest = { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Taras", last_name: "Tajemny" };
  const { id: customer_id } = await request(calls.customers.add, { body: guest });
  const key = () => ({ idempotencyKey: crypto.randomUUID() });
  const items = [{ code: "espresso", quantity: "1" }];
  const cash = [{ payment_type: "cash" as const }];
  await sell(calls.term.sale, { body: { items, customer_id, payments: cash } }, key());
  await sell(calls.term.sale, { body: { items, customer_id, payments: cash } }, key());
  await sell(calls.term.sale, { body: { items } }, key());
  const { transaction } = await sell(calls.term.sale, { body: { items } }, key());
  await sell(calls.term.cancel, { body: { transaction_id: transaction.id } }, key());
}

async function enter(address: string): Promise<Page> {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto(address);
  return page;
}
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
/** A key figure by its name, as shown. */
const figure = (page: Page, name: string) =>
  page.getByRole("main").getByRole("link", { name, exact: true }).locator("../following-sibling::p[1]").textContent();

test("tab, period and comparison are changed by keyboard, stand in the address and outlast a reload", async () => {
  const page = await enter("/?tab=turnover");
  await heading(page, "Turnover");
  await page.getByRole("tab", { name: "Turnover" }).focus();
  for (const name of ["Customers", "Visits"]) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await heading(page, name);
  }
  await page.getByRole("button", { name: "Calendar" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Last 7 days" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/date_from=/);
  await page.getByRole("combobox", { name: "Compare with" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("option", { name: "Previous year" }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL(/compare=year/);
  const address = new URL(page.url());
  expect(address.searchParams.get("tab")).toBe("visits");
  await expect.poll(() => figure(page, "Visits")).toBe("2");
  await page.reload();
  await heading(page, "Visits");
  await expect.poll(() => figure(page, "Visits")).toBe("2");
  expect(page.url()).toBe(address.href);
  await page.getByText("Visits · Previous year").waitFor();
  await page.getByRole("combobox", { name: "Compare with" }).getByText("Previous year").waitFor();
});

test("a figure leads to the list that makes it up, whose total is the same", async () => {
  const page = await enter("/?tab=turnover");
  await expect.poll(() => figure(page, "Turnover")).toMatch(/^UAH\s193\.50$/);
  await page.getByRole("main").getByRole("link", { name: "Turnover", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/transactions\?.*date_from=/);
  await page
    .getByRole("row", { name: /^UAH/ })
    .getByText(/^UAH\s193\.50$/)
    .last()
    .waitFor();
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Cash" }).click();
  await page.waitForURL(/payment_type=cash/);
  await page
    .getByRole("row", { name: /^UAH/ })
    .getByText(/^UAH\s129\.00$/)
    .last()
    .waitFor();
});

test("an hour leads to its sales, a number of visits to its customers, and an age to its members", async () => {
  const page = await enter("/?tab=turnover");
  await showTable(page, "By hour and weekday");
  const hours = page.getByRole("table", { name: "By hour and weekday" });
  await hours.getByRole("link").first().click();
  await page.waitForURL(/\/transactions\?.*week_day=[1-7]/);
  expect(new URL(page.url()).searchParams.get("hour")).toMatch(/^\d+$/);
  await page
    .getByText("No. ")
    .or(page.getByRole("row", { name: /^UAH/ }))
    .last()
    .waitFor();

  await page.goto("/?tab=visits");
  const times = page.getByRole("img", { name: /^How often customers came/ });
  await times.getByRole("application").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/customers\/search\?.*visits_from=2/);
  await page.getByText("Tajemny").first().waitFor();

  await page.goto("/?tab=customers");
  await showTable(page, "Members by age and gender");
  await page.getByRole("table", { name: "Members by age and gender" }).getByRole("link", { name: "Unknown" }).click();
  await page.waitForURL(/has_birth_date=false/);
  await page.getByText("Tajemny").first().waitFor();
});

test("a chart is saved as the numbers of its table and as a picture", async () => {
  const page = await enter("/?tab=turnover");
  await heading(page, "Turnover");
  const picture = await saveChart(page, "Turnover by day", "Image as PNG");
  expect(picture.name).toMatch(/^turnover-by-day-.*\.png$/);
  expect(picture.content.subarray(1, 4).toString()).toBe("PNG");
  await showTable(page, "Turnover by day");
  const table = page.getByRole("table", { name: "Turnover by day" });
  const shown = await table
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll("th, td")].map((cell) => cell.textContent)));
  const { name, content } = await saveChart(page, "Turnover by day", "Data as CSV");
  expect(name).toMatch(/^turnover-by-day-\d{4}-\d{2}-\d{2}-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = content.toString("utf8").replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(lines[0]).toBe(shown[0]?.map((text) => (text?.includes(",") ? `"${text}"` : text)).join(","));
  expect(lines).toHaveLength(31);
  const plain = (cells: (string | null)[] | undefined) => cells?.slice(1).map((text) => text?.replace(/[^\d.]/g, ""));
  expect(shown.slice(1).map(plain)).toEqual(lines.slice(1).map((line) => plain(line.split(","))));
  expect(lines.at(-1)).toContain("193.50");
});

test("the picture of a chart that is still loading is saved once it is drawn", async () => {
  const { page, context } = await open();
  await person.enter(context);
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/time-chart-/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.goto("/?tab=turnover");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    (async () => {
      await page.getByRole("button", { name: "Save “Turnover by day”" }).click();
      await page.getByRole("menuitem", { name: "Image as PNG" }).click();
      held.resolve();
    })(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^turnover-by-day-.*\.png$/);
});

test("arrow keys move through the values of charts, and each is announced", async () => {
  const page = await enter("/?tab=turnover");
  const map = page.getByRole("application", { name: /^By hour and weekday/ });
  await map.focus();
  await page.getByText("Monday, 0:00 ·").waitFor();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await page.getByText("Tuesday, 2:00 ·").waitFor();
  const days = page.getByRole("img", { name: /^Turnover by day/ });
  await days.getByRole("application").focus();
  await page.keyboard.press("End");
  for (let day = 0; day < 29; day += 1) await page.keyboard.press("ArrowRight");
  await days.getByText(/^UAH\s193\.50$/).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(({ pathname, searchParams }) => {
    return pathname === "/transactions" && searchParams.get("date_from") === searchParams.get("date_to");
  });
});

test("behaviour 19: without a tab in the address the dashboard opens at the one chosen last", async () => {
  const page = await enter("/?tab=turnover");
  const saved = page.waitForResponse(
    (response) => response.url().includes("/preferences") && response.request().method() !== "GET",
  );
  await page.getByRole("tab", { name: "Goods and services" }).click();
  await heading(page, "Goods and services");
  await expect.poll(() => figure(page, "Items sold")).toBe("3");
  await saved;
  await page.goto("/");
  await heading(page, "Goods and services");
  const again = await enter("/");
  await heading(again, "Goods and services");
});
