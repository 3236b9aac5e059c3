import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { openAddress } from "../../kit/loading.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { field, save, saveButton, switchOn } from "../../pages/form.ts";
import * as till from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Golden Prices");
const { request, loyaltyId } = person;
const path = { loyaltyId };
await addTill(person, { pos: "Sofiivska 2", till: "Till 1" });
const prices = [{ currency: "UAH", price: "60" }];
await request(calls.goods.add, { body: { title: "Tea", code: "tea", prices, loyalty_ids: [loyaltyId] } });

test("a category with colours and a special price are added after wrong input, changed, and seen at the till", async () => {
  const { page, context, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`/loyalties/${loyaltyId}/categories/create`);
  await field(page, "Name").fill("Gold");
  await switchOn(page, "Default for new customers");
  await page.getByRole("switch", { name: "Active" }).click();
  await saveButton(page).click();
  await page.getByRole("alert").getByText("New customers get the default category, so it must be active.").waitFor();
  await page.getByRole("switch", { name: "Active" }).click();
  await page.getByRole("button", { name: "Amber" }).first().click();
  await save(page);
  await page.waitForURL(/categories\/[0-9a-f-]{36}$/);
  expect(await violationsOn(page)).toEqual([]);
  const { items } = await request(calls.cardCategories.list, { path });
  const gold = items.find(({ title }) => title === "Gold");
  await request(calls.customers.add, { body: { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Olena" } });
  await openAddress(page, `/loyalties/${loyaltyId}/categories/${gold?.id}`);
  await field(page, "Text colour").fill("#ffeedd");
  await save(page);
  await page.goto(`/loyalties/${loyaltyId}/categories/${gold?.id}?tab=prices`);
  await page.getByText("Give this category its own prices").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Add special price" }).click();
  await page.getByRole("combobox", { name: "Item" }).click();
  await page.getByRole("option", { name: "Tea" }).click();
  await field(page, "Value").fill("-45.5");
  await saveButton(page).click();
  await page.getByText(/Check the value/).waitFor();
  await field(page, "Value").fill("45.5");
  await saveButton(page).click();
  await page.waitForURL(/currencies\/UAH\/prices\/[0-9a-f-]{36}$/);
  expect(await violationsOn(page)).toEqual([]);

  const register = await till.openFirstTill(await open(), person, "Tea");
  await till.findCustomer(register, "C-1");
  await till.check(register).getByText("Olena").waitFor();
  const badge = till.check(register).getByText("Gold", { exact: true });
  expect(await badge.evaluate((one) => getComputedStyle(one).color)).toBe("rgb(255, 238, 221)");
  expect(await badge.evaluate((one) => getComputedStyle(one.parentElement ?? one).backgroundColor)).toBe(
    "rgb(187, 77, 0)",
  );
  await till.put(register, "Tea");
  await till
    .check(register)
    .getByRole("button", { name: till.uah("45.50") })
    .waitFor();

  // A till prices its cart again with its next step.
  await openAddress(page, page.url());
  await field(page, "Value").fill("40");
  await save(page);
  await register.keyboard.press("+");
  await till
    .check(register)
    .getByRole("button", { name: till.uah("80.00") })
    .waitFor();

  await page.getByRole("link", { name: "Gold", exact: true }).click();
  await page.getByRole("row", { name: /Tea.*UAH\s40\.00/ }).waitFor();
  await page.getByRole("link", { name: "Tea", exact: true }).click();
  await page.getByRole("button", { name: "Delete special price" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete special price" }).click();
  await page.getByText("Give this category its own prices").waitFor();
});
