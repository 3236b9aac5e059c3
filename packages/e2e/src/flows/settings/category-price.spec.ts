import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { field, saveButton } from "../../pages/form.ts";
import * as till from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Golden Prices");
const { request, loyaltyId } = person;
const path = { loyaltyId };
await addTill(person, { pos: "Sofiivska 2", till: "Till 1" });
const prices = [{ currency: "UAH", price: "60" }];
await request(calls.goods.add, { body: { title: "Tea", code: "tea", prices, loyalty_ids: [loyaltyId] } });
const gold = await request(calls.cardCategories.add, { path, body: { title: "Gold", sort_order: 1 } });
await request(calls.customers.add, {
  body: { loyalty_id: loyaltyId, external_id: "C-1", first_name: "Olena", category_id: gold.id },
});

test("a special price is added after a wrong value, a customer of the category pays it at the till, and it is deleted", async () => {
  const { page, context, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`/loyalties/${loyaltyId}/categories/${gold.id}?tab=prices`);
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
  await till.put(register, "Tea");
  await till
    .check(register)
    .getByRole("button", { name: till.uah("45.50") })
    .waitFor();

  await page.getByRole("link", { name: "Gold", exact: true }).click();
  await page.getByRole("row", { name: /Tea.*UAH\s45\.50/ }).waitFor();
  await page.getByRole("link", { name: "Tea", exact: true }).click();
  await page.getByRole("button", { name: "Delete special price" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete special price" }).click();
  await page.getByText("Give this category its own prices").waitFor();
});
