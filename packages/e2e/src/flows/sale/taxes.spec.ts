import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { exportedCells, exportedLines, withoutFilePicker } from "../../kit/downloads.ts";
import { clientOf, newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Olena's Roastery");
await sellTaxed();

/** Two espressos and a cake at shelf prices including 20 % tax: 129.00 and 60.00. */
async function sellTaxed(): Promise<void> {
  const { request, loyaltyId } = person;
  const path = { loyaltyId };
  const pos = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Khreshchatyk 1" } });
  const kind = { classification: "base-tax" as const, type: "percentage" as const };
  const { id: tax_id } = await request(calls.taxes.add, {
    path,
    body: { title: "VAT", code: "VAT20", rate: "20", ...kind },
  });
  const shelf = { title: "Shelf", currency: "UAH", prices_entered_as: "including-taxes" as const };
  const { id: priceGroupId } = await request(calls.priceGroups.add, { path, body: shelf });
  const group = { ...path, priceGroupId };
  await request(calls.priceGroups.changeTaxes, { path: group, body: { taxes: [{ tax_id, active: true }] } });
  for (const [title, code, master_price] of [
    ["Espresso", "espresso", "64.50"],
    ["Honey cake", "cake", "60.00"],
  ] as const) {
    const { id: item_id } = await request(calls.goods.add, { body: { title, code, loyalty_ids: [loyaltyId] } });
    await request(calls.priceGroups.addItems, { path: group, body: [{ item_id, master_price }] });
  }
  const till = { title: "Till", currency: "UAH", pos_id: pos.id, price_group_id: priceGroupId };
  const { id: terminalId } = await request(calls.terminals.add, { body: till });
  const { api_key } = await request(calls.terminals.updateKey, { path: { terminalId } });
  const items = [
    { code: "espresso", quantity: "2" },
    { code: "cake", quantity: "1" },
  ];
  await clientOf(api_key)(calls.term.sale, { body: { items } }, { idempotencyKey: crypto.randomUUID() });
}

test("taxes are summed up by tax, and a row opens what each item has added, by keyboard too", async () => {
  const { context, page } = await open();
  await withoutFilePicker(context);
  await person.enter(context);
  await page.goto("/taxes");
  const row = page.getByRole("row", { name: /VAT20/ });
  await expect.poll(() => row.textContent()).toMatch(/UAH\s31\.50UAH\s157\.50UAH\s189\.00/);
  await row.focus();
  await page.keyboard.press("Enter");
  const drawer = page.getByRole("dialog", { name: "VAT · UAH" });
  const cells = async () => (await drawer.getByRole("row").allTextContents()).slice(1);
  await expect.poll(cells).toHaveLength(2);
  const [espresso, cake] = await cells();
  expect(espresso).toMatch(/Espresso2 pcsUAH\s21\.50UAH\s107\.50UAH\s129\.00/);
  expect(cake).toMatch(/Honey cake1 pcsUAH\s10\.00UAH\s50\.00UAH\s60\.00/);
  expect(await exportedLines(page, drawer)).toEqual([
    "Item,Item code,Quantity,Unit,Tax amount,Without tax,With tax,Tax,Code,Currency",
    "Espresso,espresso,2.000,piece,21.50,107.50,129.00,VAT,VAT20,UAH",
    "Honey cake,cake,1.000,piece,10.00,50.00,60.00,VAT,VAT20,UAH",
  ]);
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "hidden" });

  expect(await exportedLines(page)).toEqual([
    "Tax,Tax amount,Without tax,With tax,Code,Type,Transactions,Currency",
    "VAT,31.50,157.50,189.00,VAT20,Included in the price,1,UAH",
  ]);
  const [, sum] = await exportedCells(page);
  expect(sum).toEqual(["VAT", 31.5, 157.5, 189, "VAT20", "Included in the price", 1, "UAH"]);
});
