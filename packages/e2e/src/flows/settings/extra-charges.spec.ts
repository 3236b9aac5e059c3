import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { exportedCells, exportedLines, withoutFilePicker } from "../../kit/downloads.ts";
import { clientOf, newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { choose, field, save, saveButton, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Market");
const { request, loyaltyId } = person;
await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till" });
const terminalId = (await request(calls.terminals.list, {})).items[0]?.id ?? "";
for (const [title, code, price] of [
  ["Rye bread", "rye", "40.00"],
  ["Honey cake", "cake", "60.00"],
] as const) {
  const prices = [{ currency: "UAH", price }];
  await request(calls.goods.add, { body: { title, code, loyalty_ids: [loyaltyId], prices } });
}

test("a commission is added to the programme, chosen at a till, changed for one item, charged, and reported", async () => {
  const { context, page } = await open();
  await withoutFilePicker(context);
  await person.enter(context);
  await page.goto(`/loyalties/${loyaltyId}?tab=costs`);
  await page.getByRole("link", { name: "Add extra charge" }).click();
  await field(page, "Name").fill("Card fee");
  await saveButton(page).click();
  await expect.poll(() => field(page, "Code").getAttribute("aria-invalid")).toBe("true");
  await field(page, "Code").fill("CARD");
  await field(page, "Value").fill("10");
  await save(page);
  await page.getByRole("heading", { level: 1, name: "Card fee" }).waitFor();
  const tip = await request(calls.additionalCosts.add, {
    path: { loyaltyId },
    body: { title: "Tips", code: "TIP", kind: "tip" },
  });
  const path = { terminalId };
  const paused = { additional_cost_id: tip.id, active: false };
  await request(calls.terminalCosts.change, { path, body: { costs: [paused] } });

  await page.goto(`/terminals/${terminalId}?tab=costs`);
  await switchOn(page, "Card fee");
  await field(page, "Value here").fill("12345678901");
  expect(await field(page, "Value here").inputValue()).toBe("123456789");
  await field(page, "Value here").fill("");
  await save(page);
  const chosen = (await request(calls.terminalCosts.list, { path })).items;
  expect(chosen.map(({ title, active }) => [title, active]).sort()).toEqual([
    ["Card fee", true],
    ["Tips", false],
  ]);
  await switchOn(page, "Tips");
  await save(page);
  await page.getByRole("heading", { name: "Commissions by item" }).waitFor();
  await page.getByRole("searchbox", { name: "Search" }).fill("nothing like it");
  await page.getByText("No items found").waitFor();
  await page.getByRole("searchbox", { name: "Search" }).fill("cake");
  await page.getByRole("row", { name: /Rye bread/ }).waitFor({ state: "detached" });
  await page.getByRole("row", { name: /Honey cake/ }).click();
  const drawer = page.getByRole("dialog", { name: "Honey cake" });
  await drawer.getByLabel("Card fee").fill("5");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.getByRole("row", { name: /Honey cake/ }).textContent()).toContain("5%");

  await page.goto(`/terminals/${terminalId}?tab=goods`);
  await page.getByRole("row", { name: /Rye bread.*Card fee/ }).waitFor();
  await page.getByRole("searchbox", { name: "Search" }).fill("rye");
  await page.getByRole("row", { name: /Honey cake/ }).waitFor({ state: "detached" });
  await page.getByRole("row", { name: /Rye bread/ }).click();
  const why = page.getByRole("dialog", { name: "Rye bread" });
  await why.getByText("Commission “Card fee”").waitFor();
  await why
    .getByText(/UAH\s?44\.00/)
    .first()
    .waitFor();

  await request(calls.terminals.changeApplication, { path: { terminalId }, body: { tips_enabled: true } });
  const { api_key } = await request(calls.terminals.updateKey, { path: { terminalId } });
  const items = [
    { code: "rye", quantity: "2" },
    { code: "cake", quantity: "1" },
  ];
  await clientOf(api_key)(
    calls.term.sale,
    { body: { items, tip_amount: "7.00" } },
    { idempotencyKey: crypto.randomUUID() },
  );

  await page.goto("/margins");
  const row = page.getByRole("row", { name: /Card fee/ });
  await expect.poll(() => row.textContent()).toMatch(/UAH\s11\.00UAH\s140\.00/);
  await expect.poll(() => page.getByRole("row", { name: /Tips/ }).textContent()).toMatch(/UAH\s7\.00UAH\s151\.00/);
  await row.focus();
  await page.keyboard.press("Enter");
  const drill = page.getByRole("dialog", { name: "Card fee · UAH" });
  await expect.poll(async () => (await drill.getByRole("row").allTextContents()).slice(1)).toHaveLength(2);
  await drill.getByText(/UAH\s8\.00/).waitFor();
  await drill.getByText(/UAH\s3\.00/).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const itemHead = "Item,Item code,Quantity,Unit,Amount,Charged on,Extra charge,Code,Currency";
  expect(await exportedLines(page, drill)).toEqual([
    itemHead,
    "Rye bread,rye,2.000,piece,8.00,80.00,Card fee,CARD,UAH",
    "Honey cake,cake,1.000,piece,3.00,60.00,Card fee,CARD,UAH",
  ]);
  const [, ...itemCells] = await exportedCells(page, drill);
  expect(itemCells).toEqual([
    ["Rye bread", "rye", 2, "piece", 8, 80, "Card fee", "CARD", "UAH"],
    ["Honey cake", "cake", 1, "piece", 3, 60, "Card fee", "CARD", "UAH"],
  ]);
  await page.keyboard.press("Escape");
  await drill.waitFor({ state: "hidden" });

  // The files have what the screen shows, in its order.
  const head = "Extra charge,Amount,Charged on,Quantity,Type,Code,Currency";
  const fee = "Card fee,11.00,140.00,3.000,Commission in the price,CARD,UAH";
  const tips = "Tips,7.00,151.00,1.000,Tip,TIP,UAH";
  expect(await exportedLines(page)).toEqual([head, fee, tips]);
  await page.getByRole("columnheader", { name: "Charged on" }).getByRole("button").click();
  await expect.poll(() => page.locator("tbody tr[data-row]").first().textContent()).toContain("Tips");
  expect(await exportedLines(page)).toEqual([head, tips, fee]);
  const [, ...cells] = await exportedCells(page);
  expect(cells).toEqual([
    ["Tips", 7, 151, 1, "Tip", "TIP", "UAH"],
    ["Card fee", 11, 140, 3, "Commission in the price", "CARD", "UAH"],
  ]);
  await page.getByRole("searchbox").fill("card");
  await page.getByRole("row", { name: /Tips/ }).waitFor({ state: "hidden" });
  expect((await exportedCells(page)).map(([title]) => title)).toEqual(["Extra charge", "Card fee"]);
});

test("a delivery has no value, and one that a terminal uses keeps its type and is not deleted", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto(`/loyalties/${loyaltyId}/additional-costs/create`);
  await field(page, "Name").fill("Courier");
  await field(page, "Code").fill("DEL");
  await choose(page, "Type", "Delivery");
  await expect.poll(() => page.getByLabel("Value").count()).toBe(0);
  await save(page);
  await page.getByRole("heading", { level: 1, name: "Courier" }).waitFor();
  await page.getByRole("button", { name: "Delete extra charge" }).waitFor();
  const id = page.url().match(/additional-costs\/([^/?]+)/)?.[1] ?? "";
  const body = { costs: [{ additional_cost_id: id }] };
  await request(calls.terminalCosts.change, { path: { terminalId }, body });
  await page.reload();
  await page.getByText("Cannot change while a terminal uses it.").waitFor();
  expect(await page.getByRole("button", { name: "Delete extra charge" }).count()).toBe(0);
});

test("a phone shows each of several commissions of an item", async () => {
  const path = { loyaltyId };
  for (const [title, code, value] of [
    ["Packing", "PACK", "3"],
    ["Service", "SERV", "4"],
  ] as const)
    await request(calls.additionalCosts.add, { path, body: { title, code, value, kind: "commission" } });
  const { items } = await request(calls.additionalCosts.list, { path });
  const costs = items
    .filter(({ kind }) => kind === "commission")
    .map(({ id }) => ({ additional_cost_id: id, active: true }));
  await request(calls.terminalCosts.change, { path: { terminalId }, body: { costs } });
  const { context, page } = await open();
  await page.setViewportSize({ width: 390, height: 844 });
  await person.enter(context);
  await page.goto(`/terminals/${terminalId}?tab=costs`);
  const row = page.getByRole("row", { name: /Rye bread/ });
  for (const value of ["10%", "3%", "4%"]) await row.getByRole("cell", { name: value, exact: true }).waitFor();
  for (const title of ["Packing", "Service"]) await page.getByRole("columnheader", { name: title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violationsOn(page)).toEqual([]);
});
