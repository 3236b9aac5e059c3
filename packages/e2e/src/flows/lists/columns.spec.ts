import { calls } from "@patron/contract/routes";
import { beforeAll, describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { filterBy, headers, inViews, openColumns } from "../../pages/list.ts";
import { menuEntry } from "../../pages/menu.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Columns and views");

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  await window.page.getByRole("table").getByRole("link").first().waitFor();
  return window;
}

const list = "Points of sale";
const own = ["Name", "Type", "Address", "Loyalty programme", "Terminals", "Priority", "Status"];

beforeAll(async () => {
  for (const [title, pos_type] of [
    ["Tanker", "road-tanker"],
    ["Shop", "pos"],
  ] as const)
    await person.request(calls.pos.add, { body: { loyalty_id: person.loyaltyId, title, pos_type } });
});

describe("the columns of a list", () => {
  test("are hidden and moved by keyboard alone, and stand so after a reload and in another browser", async () => {
    const { page } = await enter("/pos");
    expect(await headers(page, list)).toEqual(own);
    const columns = await openColumns(page);
    await columns.getByRole("checkbox", { name: "Address" }).focus();
    await page.keyboard.press("Space");
    await columns.getByRole("button", { name: "Move Status up" }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Alt+ArrowUp");
    await columns.getByRole("status").getByText("Status: position 5 of 8").waitFor();
    const saved = page.waitForResponse((answer) => answer.url().endsWith("/custom/preferences") && answer.ok());
    await page.keyboard.press("Alt+ArrowUp");
    await saved;
    const chosen = ["Name", "Type", "Status", "Loyalty programme", "Terminals", "Priority"];
    await expect.poll(() => headers(page, list)).toEqual(chosen);

    await expect
      .poll(
        async () => (await person.request(calls.business.preferences, { query: { name: "list.pos" } })).items[0]?.value,
      )
      .toMatchObject({
        columns: "title,pos_type,-address,active,loyalty,terminals_count,priority,-catalog_publication_state",
      });
    await page.reload();
    await expect.poll(() => headers(page, list)).toEqual(chosen);
    const other = await enter("/pos");
    expect(await headers(other.page, list)).toEqual(chosen);

    await (await openColumns(other.page)).getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => headers(other.page, list)).toEqual(own);
  });

  test("the first one stays, and what cannot move says so", async () => {
    const { page } = await enter("/pos");
    const columns = await openColumns(page);
    expect(await columns.getByRole("checkbox", { name: "Name" }).isDisabled()).toBe(true);
    expect(await columns.getByRole("button", { name: "Move Name down" }).count()).toBe(0);
    const up = columns.getByRole("button", { name: "Move Type up" });
    expect(await up.getAttribute("aria-disabled")).toBe("true");
  });

  test("are dragged by their grip", async () => {
    const { page } = await enter("/pos");
    const columns = await openColumns(page);
    const row = (name: string) => columns.getByRole("listitem").filter({ hasText: name });
    const from = await row("Status").boundingBox();
    const to = await row("Type").boundingBox();
    if (!from || !to) throw new Error("The rows are not on the screen.");
    await page.mouse.move(from.x + from.width - 14, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width - 14, to.y + to.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect.poll(async () => (await headers(page, list))[1]).toBe("Status");
    await columns.getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => headers(page, list)).toEqual(own);
  });

  test("the height of rows is chosen once for every list", async () => {
    const { page } = await enter("/pos");
    const height = async () => (await page.getByRole("table").getByRole("row").nth(1).boundingBox())?.height;
    expect(await height()).toBe(40);
    const columns = await openColumns(page);
    await columns.getByRole("button", { name: "Compact" }).click();
    await expect.poll(height).toBe(32);
    await (await menuEntry(page, "Loyalty programmes")).click();
    await page.getByRole("table", { name: "Loyalty programmes" }).getByRole("link").first().waitFor();
    await expect.poll(height).toBe(32);
  });
});

describe("saved views", () => {
  test("keep filters and columns; a shared one stands in another session, and says when it was changed", async () => {
    const { page } = await enter("/pos");
    await filterBy(page, "Type", "Road tanker");
    await page.getByRole("link", { name: "Shop" }).waitFor({ state: "detached" });
    await inViews(page, "Save as view…");
    const dialog = page.getByRole("dialog", { name: "Save as view…" });
    await dialog.getByRole("textbox", { name: /^Name/ }).fill("Tankers");
    await dialog.getByRole("checkbox", { name: "Share with all staff" }).click();
    await dialog.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "View: Tankers", exact: true }).waitFor();
    expect((await person.request(calls.views.list, { query: { list: "pos" } })).items).toMatchObject([
      { title: "Tankers", shared: true, search: { pos_type: "road-tanker" } },
    ]);

    const other = await enter("/pos");
    await inViews(other.page, "Tankers", "menuitemradio");
    await other.page.getByRole("link", { name: "Shop" }).waitFor({ state: "detached" });
    await other.page.getByRole("link", { name: "Tanker" }).waitFor();
    await other.page.waitForURL(/pos_type=road-tanker/);

    await page.getByRole("table").getByRole("button", { name: "Name" }).click();
    await page.getByRole("button", { name: "View: Tankers, changed" }).waitFor();
    await inViews(page, "Save changes");
    await page.getByRole("button", { name: "View: Tankers", exact: true }).waitFor();
    await inViews(page, "All", "menuitemradio");
    await page.getByRole("link", { name: "Shop" }).waitFor();
  });

  test("one can be what a list opens with, and is renamed and removed", async () => {
    const body = { list: "pos", title: "Shops only", search: { pos_type: "pos" } };
    await person.request(calls.views.add, { body });
    const { page } = await enter("/pos");
    await inViews(page, "Shops only", "menuitemradio");
    await page.getByRole("button", { name: "View: Shops only" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Use as default view" }).click();
    await expect
      .poll(
        async () =>
          (await person.request(calls.business.preferences, { query: { name: "list.pos" } })).items[0]?.value.view,
      )
      .toBeTruthy();
    const other = await enter("/pos");
    await other.page.getByRole("button", { name: "View: Shops only" }).waitFor();
    await other.page.waitForURL(/pos_type=pos/);

    await inViews(other.page, "Rename…");
    const dialog = other.page.getByRole("dialog", { name: "Rename…" });
    await dialog.getByRole("textbox", { name: /^Name/ }).fill("Shops");
    await dialog.getByRole("button", { name: "Save" }).click();
    await other.page.getByRole("button", { name: "View: Shops", exact: true }).waitFor();
    await inViews(other.page, "Delete");
    await other.page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await other.page.getByRole("button", { name: "Views", exact: true }).waitFor();
    expect(
      (await person.request(calls.views.list, { query: { list: "pos" } })).items.map(({ title }) => title),
    ).not.toContain("Shops");
  });
});
