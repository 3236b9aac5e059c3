import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { everything } from "../../kit/world.ts";
import { filterBy, inViews } from "../../pages/list.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Filters");
await everything(person);

test("a range is written by keyboard in either order, read in its chip, kept in a view and taken away", async () => {
  const { items } = await person.request(calls.transactions.list, { query: { canceled: false } });
  const amounts = items.map(({ totals }) => Number(totals.amount_to_pay));
  const most = Math.max(...amounts);
  expect(amounts.filter((one) => one === most)).toHaveLength(1);
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/transactions?canceled=false");
  const rows = page.getByRole("table", { name: "Transactions" }).locator("tbody").getByRole("row");
  await expect.poll(() => rows.count()).toBe(items.length);

  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: "To pay", exact: true }).press("Enter");
  const range = page.getByRole("dialog", { name: "To pay" });
  await range.getByRole("textbox", { name: "From" }).fill(`${Math.ceil(most)}.5`);
  await page.keyboard.press("Tab");
  const from = Math.floor(most);
  await page.keyboard.type(String(from));
  const expected = `amount_from=${from}&amount_to=${Math.ceil(most)}.5`;
  const requested = page.waitForRequest((request) => request.url().includes(expected));
  await page.keyboard.press("Enter");
  await requested;
  await range.waitFor({ state: "detached" });
  await expect.poll(() => rows.count()).toBe(1);
  const chip = page.getByRole("button", { name: /^To pay \d/ });
  await chip.waitFor();

  await inViews(page, "Save as view…");
  const dialog = page.getByRole("dialog", { name: "Save as view…" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("Small checks");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Remove To pay" }).click();
  await expect.poll(() => rows.count()).toBe(items.length);
  await inViews(page, "Small checks", "menuitemradio");
  await expect.poll(() => rows.count()).toBe(1);

  await chip.click();
  await range.getByRole("textbox", { name: "To" }).fill("");
  await range.getByRole("textbox", { name: "From" }).fill("0");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "To pay from 0" }).waitFor();
  await expect.poll(() => rows.count()).toBe(items.length);
});

test("transactions and their goods are found by their state", async () => {
  const query = { status: "canceled" } as const;
  const { items: checks } = await person.request(calls.transactions.list, { query });
  const { items: lines } = await person.request(calls.transactions.items, { query });
  for (const [address, table, found] of [
    ["/transactions", "Transactions", checks.length],
    ["/transactions-goods", "Goods in transactions", lines.length],
  ] as const) {
    const { page, context } = await open();
    await person.enter(context);
    await page.goto(address);
    const rows = page.getByRole("table", { name: table }).locator("tbody").getByRole("row");
    await rows.first().waitFor();
    await filterBy(page, "Status", "Cancelled");
    await page.waitForURL(/[?&]status=canceled/);
    await page.getByRole("button", { name: "Status Cancelled" }).waitFor();
    await expect.poll(() => rows.count()).toBe(found);
  }
});

test("what is switched off is told apart from what is on", async () => {
  const { id: posId } = await person.request(calls.pos.add, {
    body: { loyalty_id: person.loyaltyId, title: "Closed place" },
  });
  await person.request(calls.pos.change, { path: { posId }, body: { active: false } });
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/pos");
  const table = page.getByRole("table", { name: "Points of sale" });
  await table.getByRole("link", { name: "Closed place" }).waitFor();
  await filterBy(page, "Status", "Active");
  await expect.poll(() => table.getByRole("link", { name: "Closed place" }).count()).toBe(0);
  await page.getByRole("button", { name: "Status Active" }).click();
  await page.getByRole("dialog", { name: "Status" }).getByRole("button", { name: "Inactive", exact: true }).click();
  await table.getByRole("link", { name: "Closed place" }).waitFor();
  const closed = (await person.request(calls.pos.list, {})).items.filter(({ active }) => !active).length;
  expect(await table.locator("tbody").getByRole("row").count()).toBe(closed);

  await page.goto("/price-groups");
  const groups = page.getByRole("table", { name: "Price groups" });
  await groups.getByRole("link", { name: "Retail" }).waitFor();
  await filterBy(page, "Currency", "UAH");
  await page.waitForURL(/[?&]currency=UAH/);
  await groups.getByRole("link", { name: "Retail" }).waitFor();
});

test("records to choose from are loaded when their filter opens, by keyboard too, and a chosen one is named", async () => {
  const { items } = await person.request(calls.embedded.pos, {});
  const [, second] = items;
  const { page, context, complaints } = await open();
  complaints.expect(/embedded\/pos/, /500/);
  await person.enter(context);
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(...(/\/embedded\/\w+/.exec(request.url()) ?? [])));
  await page.goto("/transactions");
  await page.getByRole("table", { name: "Transactions" }).locator("tbody").getByRole("row").first().waitFor();
  expect([...new Set(loaded)]).toEqual(["/embedded/loyalties"]);

  let isRefused = true;
  await page.route(/\/embedded\/pos/, (route) =>
    isRefused ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
  );
  await page.getByRole("button", { name: "Add filter" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Point of sale", exact: true }).press("Enter");
  const choices = page.getByRole("dialog", { name: "Point of sale" });
  await choices.getByRole("alert").waitFor();
  isRefused = false;
  await choices.getByRole("button", { name: "Try again" }).press("Enter");
  await choices.getByRole("searchbox").and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  const chip = page.getByRole("button", { name: `Point of sale ${second?.title}` });
  await chip.and(page.locator(":focus")).waitFor();
  expect(new URL(page.url()).searchParams.get("pos")).toBe(second?.id);
  await page.reload();
  await chip.waitFor();
});

test("of very many choices the first are shown, and the search finds the others", async () => {
  const sites = Array.from({ length: 1234 }, (_, index) => ({ id: crypto.randomUUID(), title: `Site ${index}.` }));
  const { page, context } = await open();
  await person.enter(context);
  await page.route(/\/embedded\/pos/, (route) => route.fulfill({ json: { items: sites } }));
  await page.goto("/transactions");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: "Point of sale", exact: true }).click();
  const choices = page.getByRole("dialog", { name: "Point of sale" });
  await choices.getByText("Search to find 1,034 more.").waitFor();
  expect(await choices.getByRole("listitem").count()).toBe(200);
  await choices.getByRole("searchbox").fill("Site 1233");
  await choices.getByRole("button", { name: "Site 1233." }).click();
  await page.waitForURL(`**/transactions?*pos=${sites[1233]?.id}*`);
});
