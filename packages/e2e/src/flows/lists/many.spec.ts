import { calls } from "@patron/contract/routes";
import type { Download } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { withoutFilePicker } from "../../kit/downloads.ts";
import { holdReads } from "../../kit/held.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { everything } from "../../kit/world.ts";
import { hasRows, openColumns, work } from "../../pages/list.ts";
import { goTo } from "../../pages/menu.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Many rows");

async function enter(address: string, who: Person = person) {
  const window = await open();
  await who.enter(window.context);
  await window.page.goto(address);
  await hasRows(window.page);
  return window;
}

describe("many rows at once", () => {
  test("all that were found are switched off; one is refused with its reason, and tried again", async () => {
    const add = (title: string) => person.request(calls.pos.add, { body: { loyalty_id: person.loyaltyId, title } });
    for (let number = 10; number < 22; number++) await add(`Station ${number}`);
    const selling = await add("Station that sells");
    const till = { title: "Till", currency: "UAH", pos_id: selling.id };
    const { id: terminalId } = await person.request(calls.terminals.add, { body: till });
    await add("Other site");

    const { page, complaints } = await enter("/pos?q=station&count=10");
    await page.getByRole("table").getByRole("checkbox", { name: "Select all" }).click();
    const bar = page.getByRole("region", { name: "Selection" });
    await bar.getByText("10 selected").last().waitFor();
    await bar.getByRole("button", { name: "Select all 13 results" }).click();
    await bar.getByText("13 selected").last().waitFor();
    await bar.getByRole("button", { name: "Deactivate" }).click();
    const dialog = page.getByRole("dialog", { name: "Deactivate" });
    await dialog.getByText("13 rows will be inactive.").waitFor();
    await dialog.getByText("and 8 more").waitFor();
    complaints.expect(/422/);
    await dialog.getByRole("button", { name: "Deactivate: 13 rows" }).click();

    // The bulk operation continues on another screen.
    await goTo(page, "Terminals");
    const card = work(page, "Deactivate");
    await card.getByText("Finished: 12 rows changed.").waitFor();
    await card.getByText("1 row failed").click();
    await card.getByText("Station that sells").waitFor();
    await card.getByText("This point of sale still has active terminals. Switch them off first.").waitFor();
    const active = async () => (await person.request(calls.pos.list, {})).items.filter((one) => one.active);
    expect((await active()).map(({ title }) => title)).toEqual(["Other site", "Station that sells"]);

    await person.request(calls.terminals.change, { path: { terminalId }, body: { active: false } });
    await card.getByRole("button", { name: "Retry failed rows" }).click();
    await card.getByText("Finished: 13 rows changed.").waitFor();
    expect((await active()).map(({ title }) => title)).toEqual(["Other site"]);
    await card.getByRole("button", { name: "Close" }).click();
    await card.waitFor({ state: "detached" });
  });

  test("rows to which it does not apply are named before anything is done", async () => {
    const { page } = await enter("/pos?q=station");
    await page.getByRole("checkbox", { name: "Select Station 10" }).click();
    await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Deactivate" }).click();
    const dialog = page.getByRole("dialog", { name: "Deactivate" });
    await dialog.getByText("Station 10: is already inactive").waitFor();
    expect(await dialog.getByRole("button", { name: "Deactivate: 0 rows" }).isDisabled()).toBe(true);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Clear selection" }).click();
    expect(await page.getByRole("region", { name: "Selection" }).getByRole("button").count()).toBe(0);
  });

  test("customers of every page get a category", async () => {
    const { request, loyaltyId } = person;
    await request(calls.cardCategories.add, { path: { loyaltyId }, body: { title: "Gold" } });
    for (let number = 10; number < 22; number++)
      await request(calls.customers.add, {
        body: { loyalty_id: loyaltyId, external_id: `C-${number}`, first_name: `Guest ${number}` },
      });
    const { page } = await enter("/customers/search?count=10");
    await page.getByRole("table").getByRole("checkbox", { name: "Select all" }).click();
    const bar = page.getByRole("region", { name: "Selection" });
    await bar.getByRole("button", { name: "Select all 12 results" }).click();
    await bar.getByRole("button", { name: "Change category" }).click();
    const dialog = page.getByRole("dialog", { name: "Change category" });
    await dialog.getByRole("button", { name: "Change category: 12 rows" }).click();
    await dialog.getByText("Fill in this field.").waitFor();
    await dialog.getByRole("combobox", { name: /^Category/ }).fill("Gold");
    await page.getByRole("option", { name: "Gold" }).click();
    await dialog.getByRole("button", { name: "Change category: 12 rows" }).click();
    await work(page, "Change category").getByText("Finished: 12 rows changed.").waitFor();
    await expect.poll(() => page.getByRole("cell", { name: "Gold" }).count()).toBe(10);
    const { items } = await request(calls.cardCategories.list, { path: { loyaltyId } });
    expect(items.find(({ title }) => title === "Gold")?.cards_count).toBe(12);
  });
});

describe("the details of a row", () => {
  test("are walked by keyboard, keep their address, and give the focus back to the row", async () => {
    const seller = await newPerson("Walked rows");
    await everything(seller);
    const { items } = await seller.request(calls.transactions.list, {});
    const { page } = await enter("/transactions", seller);
    const rows = page.getByRole("table", { name: "Transactions" }).getByRole("row");
    await rows.nth(1).focus();
    await page.keyboard.press("Enter");
    const details = (index: number) => page.getByRole("dialog", { name: new RegExp(` ${items[index]?.number}$`) });
    await details(0).waitFor();
    expect(await details(0).getByRole("button", { name: "Previous row" }).isDisabled()).toBe(true);
    await page.keyboard.press("ArrowDown");
    await details(1).waitFor();
    await page.waitForURL(new RegExp(`open=${items[1]?.id}`));
    await page.keyboard.press("j");
    await details(2).waitFor();
    await page.keyboard.press("k");
    await details(1).waitFor();
    await details(1).getByRole("button", { name: "Next row" }).click();
    await details(2).waitFor();
    // The drawer of an address is there before the rows of its list.
    const release = await holdReads(page, /\/api\/transactions$/);
    await page.reload();
    await details(2).waitFor();
    await page.keyboard.press("Escape");
    await details(2).waitFor({ state: "detached" });
    release();
    await expect.poll(() => rows.nth(3).evaluate((row) => row === document.activeElement)).toBe(true);
  });

  test("a period that moves with the calendar stands in the address by its name", async () => {
    const seller = await newPerson("Periods");
    await everything(seller);
    const { page } = await enter("/transactions", seller);
    // The list opens with its latest days.
    await page.waitForURL(/[?&]date=last-30-days/);
    await page.getByRole("button", { name: "Date Last 30 days" }).click();
    const requested = page.waitForRequest(/date_from=\d{4}-\d\d-\d\d&date_to=/);
    await page.getByRole("button", { name: "Last 7 days" }).click();
    await requested;
    await page.waitForURL(/[?&]date=last-7-days/);
    await page.getByRole("button", { name: "Date Last 7 days" }).click();
    await page.getByRole("button", { name: "Last month" }).click();
    await page.getByText("No matches for these filters").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await hasRows(page);
    await page.waitForURL(/\/transactions$/);
  });

  test("a row that is pressed before the address has the list's first period opens with that period", async () => {
    const seller = await newPerson("First press");
    await everything(seller);
    const { page, context } = await open();
    await seller.enter(context);
    // The address waits for a paint, so paints are slow, and the row is pressed by what sees it first.
    await context.addInitScript(() => {
      const paint = requestAnimationFrame.bind(globalThis);
      globalThis.requestAnimationFrame = (work) => Number(setTimeout(() => paint(work), 80));
      new MutationObserver((_, observer) => {
        const row = document.querySelector<HTMLElement>("tbody tr[data-row]");
        if (!row) return;
        observer.disconnect();
        row.click();
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/transactions");
    await page.getByRole("dialog").getByRole("button", { name: "Next row" }).waitFor();
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("date"), searchParams.has("open")]).toEqual(["last-30-days", true]);
  });

  test("transactions are searched by number, amount and customer", async () => {
    const seller = await newPerson("Searches");
    await everything(seller);
    const { items } = await seller.request(calls.transactions.list, { query: { transaction_type: "sale" } });
    const sale = items.find(({ customer }) => customer !== null);
    const { page } = await enter("/transactions?canceled=false", seller);
    const found = page.getByRole("table", { name: "Transactions" }).locator("tr[data-row]");
    for (const text of [sale?.totals.amount_to_pay ?? "", sale?.customer?.name ?? ""]) {
      await page.getByRole("main").getByRole("searchbox").fill(text);
      await page.waitForURL((url) => url.searchParams.get("search_text") === text);
      await found
        .filter({ hasText: sale?.customer?.name ?? "" })
        .first()
        .waitFor();
    }
    await page.getByRole("main").getByRole("searchbox").fill("9876.54");
    await page.getByText("No matches for these filters").waitFor();
  });
});

describe("a list as a file", () => {
  test("has every found row, with the visible columns, and announces when it is ready", async () => {
    const seller = await newPerson("Files");
    await everything(seller);
    const { page } = await enterWithoutPicker(seller);
    await page.goto("/transactions?canceled=false");
    await hasRows(page);
    const columns = await openColumns(page);
    await columns.getByRole("checkbox", { name: "Terminal" }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Export" }).click();
    const coming = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^CSV/ }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^Transactions \d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readDownload(file)).replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(lines[0]).toMatch(/^Date,To pay,Currency,/);
    expect(lines[0]).not.toContain("Terminal");
    expect(lines).toHaveLength(1 + 4);
    await work(page, "Transactions (CSV)").getByText("File downloaded.").waitFor();

    await page.goto("/goods-and-services");
    await page.getByRole("table").getByRole("link").first().waitFor();
    await page.getByRole("button", { name: "Export", exact: true }).click();
    expect(await page.getByRole("menuitem").allInnerTexts()).toHaveLength(2);
    const made = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: /^CSV/ }).click();
    const goods = (await readDownload(await made)).replace("\uFEFF", "").trimEnd().split("\r\n");
    expect(goods[0]).toMatch(/^Name,Code,/);
    expect(goods).toHaveLength(1 + 4);
  });
});

async function enterWithoutPicker(who: Person) {
  const window = await open();
  await who.enter(window.context);
  await withoutFilePicker(window.context);
  return window;
}

async function readDownload(file: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
