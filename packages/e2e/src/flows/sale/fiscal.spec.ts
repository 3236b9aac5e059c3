import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { startCheckbox } from "../../kit/checkbox.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { addTill } from "../../kit/till.ts";
import { field, save, saveButton, switchOn } from "../../pages/form.ts";
import { openPayment, put } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const checkbox = await startCheckbox("license", "1234");
let person: Person;
let terminalId = "";
beforeAll(async () => {
  person = await newPerson("Kalyna Market");
  const { request, loyaltyId } = person;
  terminalId = (await addTill(person, { pos: "Khreshchatyk 1", till: "Till 1" })).till.id;
  const prices = [{ currency: "UAH", price: "100.00" }];
  await request(calls.goods.add, { body: { code: "honey", title: "Honey", loyalty_ids: [loyaltyId], prices } });
});
afterAll(() => checkbox.stop());

test("a cash register is set up and checked, registers a sale, and one that it refuses is sent again by hand", async () => {
  const { context, page, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`/terminals/${terminalId}?tab=devices&device=checkbox`);
  const menu = page.getByRole("navigation", { name: "Main menu" });
  await menu.getByRole("button", { name: "Reports" }).click();
  await menu.getByRole("link", { name: "Offline sales" }).waitFor();
  expect(await menu.getByRole("link", { name: "Fiscal receipts" }).count()).toBe(0);
  const license = page.getByLabel("Licence key of the register", { exact: true });
  await switchOn(page, "Active");
  await saveButton(page).click();
  await expect.poll(() => license.getAttribute("aria-invalid")).toBe("true");
  await license.fill("license");
  await page.getByLabel("Cashier’s password or PIN", { exact: true }).fill("0000");
  await field(page, "Address of the service").fill(checkbox.url);
  await save(page);
  await page.getByRole("button", { name: "Check connection" }).click();
  await page.getByText("The cashier’s login, password or PIN is wrong.").waitFor();
  await page.getByLabel("Cashier’s password or PIN", { exact: true }).fill("1234");
  await save(page);
  await page.getByRole("button", { name: "Check connection" }).click();
  await page.getByText("The register is ready.").waitFor();
  // The menu has them from now on.
  await menu.getByRole("link", { name: "Fiscal receipts" }).waitFor();
  await page.getByText("4000123456").waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const sell = async () => {
    await put(page, "Honey");
    const payment = await openPayment(page, "100.00");
    await payment.getByRole("button", { name: /^Pay/ }).click();
    await page.getByText(/^Sale No\./).waitFor();
  };
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till 1" }).click();
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Honey" }).waitFor();
  await sell();
  await page.getByText("3000000000").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "New sale" }).click();
  checkbox.refuseNext("Документ не пройшов перевірку");
  await sell();
  await page.getByText("Fiscal receipt refused").waitFor();

  await page.goto("/fiscal-receipts");
  const refused = page.getByRole("row").filter({ hasText: "Refused" });
  await refused.getByText("Документ не пройшов перевірку").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await refused.getByRole("button", { name: "Send again" }).click();
  await page.getByRole("row").filter({ hasText: "3000000002" }).waitFor();
  expect(await page.getByRole("row").filter({ hasText: "3000000" }).count()).toBe(2);

  const { items } = await person.request(calls.transactions.list, {});
  await page.goto(`/transactions?open=${items[0]?.id}`);
  const drawer = page.getByRole("dialog", { name: /^Sale No\./ });
  await drawer.getByRole("heading", { name: "Fiscal receipts" }).waitFor();
  await drawer.getByText("3000000002").waitFor();
  expect(await drawer.getByRole("link", { name: "Check with the tax service" }).getAttribute("href")).toContain(
    "3000000002",
  );
  expect(await violationsOn(page)).toEqual([]);
});
