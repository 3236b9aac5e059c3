import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { waitUntilLoaded } from "../../kit/loading.ts";
import { newPerson } from "../../kit/person.ts";
import { field } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Ends");
const path = { loyaltyId: person.loyaltyId };
const rate = { classification: "base-tax", type: "percentage", rate: "20" } as const;
const tax = await person.request(calls.taxes.add, { path, body: { title: "VAT", code: "VAT", ...rate } });
const groupBody = { title: "Shelf", currency: "UAH", prices_entered_as: "including-taxes" } as const;
const group = await person.request(calls.priceGroups.add, { path, body: groupBody });

async function enter(address: string) {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto(address);
  return page;
}

test.each([
  ["tax", `/loyalties/${person.loyaltyId}/taxes/${tax.id}`, "Delete tax"],
  ["price group", `/price-groups/${person.loyaltyId}/${group.id}?tab=settings`, "Delete price group"],
])("a %s that nobody uses offers its end at the foot of its form", async (_, address, name) => {
  const page = await enter(address);
  const remove = page.locator("form").getByRole("button", { name });
  const last = page.locator("form").getByRole("textbox").last();
  await remove.waitFor();
  expect((await remove.boundingBox())?.y).toBeGreaterThan((await last.boundingBox())?.y ?? Infinity);
  expect(await violationsOn(page)).toEqual([]);
  await remove.click();
  await page.getByRole("alertdialog").getByRole("button", { name }).waitFor();
});

test("a programme that nobody has changed yet shows it with a picture", async () => {
  const page = await enter(`/loyalties/${person.loyaltyId}?tab=history`);
  const nothing = page.getByRole("tabpanel").filter({ hasText: "No changes yet." });
  await nothing.locator("svg").waitFor();
  expect(await violationsOn(page)).toEqual([]);
});

test("what was just saved stands in the history below the form", async () => {
  const page = await enter(`/loyalties/${person.loyaltyId}/taxes/${tax.id}`);
  await page.getByText("Added", { exact: true }).waitFor();
  await field(page, "Name").fill("Value added tax");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Name: VAT → Value added tax").waitFor();
});

test("a history says which item a price group has got, and hours as people write them", async () => {
  const item = await person.request(calls.goods.add, { body: { title: "Espresso", code: "E1" } });
  const own = { ...path, priceGroupId: group.id };
  await person.request(calls.priceGroups.addItems, { path: own, body: [{ item_id: item.id }] });
  const groups = await enter(`/price-groups/${person.loyaltyId}/${group.id}?tab=history`);
  await groups.getByText("Price in a group · Shelf · Espresso · Added").waitFor();
  const pos = await person.request(calls.pos.add, { body: { loyalty_id: person.loyaltyId, title: "Podil" } });
  const hours = [{ week_day: "1" as const, from: "09:00", to: "18:30" }];
  await person.request(calls.pos.changeHours, { path: { posId: pos.id }, body: { hours } });
  const places = await enter(`/pos/${pos.id}?tab=history`);
  await places.getByText("Mon 09:00–18:30").waitFor();
});

test.each([
  ["tax", `/loyalties/${person.loyaltyId}/taxes/${tax.id}`, "Delete tax", /\/taxes$/],
  [
    "price group",
    `/price-groups/${person.loyaltyId}/${group.id}?tab=settings`,
    "Delete price group",
    /\/price-groups$/,
  ],
])("a %s that was deleted is not requested again", async (_, address, name, list) => {
  const page = await enter(address);
  const missing: string[] = [];
  page.on("response", (response) => response.status() === 404 && missing.push(response.url()));
  // While the page loads the button still moves, and a click could miss it.
  await waitUntilLoaded(page);
  await page.locator("form").getByRole("button", { name }).click();
  await page.getByRole("alertdialog").getByRole("button", { name }).click();
  await page.waitForURL(list);
  await page.getByText(/^(Tax|Price group) deleted$/).waitFor();
  await waitUntilLoaded(page);
  expect(missing).toEqual([]);
});
