import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { choose, field, save, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Settings");
const { request, loyaltyId } = person;
const customer = await request(calls.customers.add, {
  body: { loyalty_id: loyaltyId, first_name: "Olha", phone: "+380501112233" },
});
const userId = customer.id;

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}

test("tags are typed as one text, and what is not known of a customer can be forgotten again", async () => {
  const { page } = await enter(`/customers/${userId}?tab=profile`);
  await field(page, "Tags").pressSequentially("vip, early bird,");
  expect(await field(page, "Tags").inputValue()).toBe("vip, early bird,");
  await choose(page, "Gender", "Female");
  await save(page);
  const profile = () => request(calls.customers.profile, { path: { userId } });
  expect(await profile()).toMatchObject({
    first_name: "Olha",
    tags: ["vip", "early bird"],
    gender: "female",
    language: null,
  });
  await choose(page, "Gender", "Not specified");
  await field(page, "Tags").fill("");
  await save(page);
  expect(await profile()).toMatchObject({ first_name: "Olha", tags: [], gender: null });
});

test("the validity of a refill stays while its kind is switched, and matches the kind when it is saved", async () => {
  const body = { title: "Deposit", scope: "retail", type: "money", currency: "UAH" } as const;
  const { id: accountId } = await request(calls.specialAccounts.add, { body });
  const { page } = await enter(`/client-accounts/${accountId}/settings`);
  const stored = () => request(calls.specialAccounts.get, { path: { accountId } });
  await choose(page, "Refills expire", "After days");
  await field(page, "Number").fill("30");
  await field(page, "Suggested refills").pressSequentially("100; 250,50");
  await save(page);
  expect(await stored()).toMatchObject({ expire_type: "day", expire_value: "30" });
  expect((await stored()).refill_presets.map(Number)).toEqual([100, 250.5]);
  await choose(page, "Refills expire", "On a date");
  expect(await field(page, "Last day").inputValue()).toBe("");
  await choose(page, "Refills expire", "After months");
  expect(await field(page, "Number").inputValue()).toBe("30");
  await choose(page, "Refills expire", "Never");
  await save(page);
  expect(await stored()).toMatchObject({ expire_type: "none", expire_value: null });
  await choose(page, "Type", "Goods");
  await choose(page, "Unit", "kg");
  await save(page);
  expect(await stored()).toMatchObject({ type: "goods", currency: null, unit: "kg" });
});

test("a customer's account has limits of its own, and inherits the prompts of its special account", async () => {
  const body = { title: "Fuel card", scope: "retail", type: "money", currency: "UAH" } as const;
  const { id: special_account_id } = await request(calls.specialAccounts.add, { body });
  const { id: accountId } = await request(calls.customerAccounts.add, {
    path: { userId },
    body: { special_account_id },
  });
  const path = { userId, accountId };
  const { page } = await enter(`/customers/${userId}/accounts/${accountId}/settings`);
  await choose(page, "Odometer reading", "Required");
  await page.getByRole("button", { name: "Add limit" }).click();
  await field(page, "Amount").fill("500");
  await switchOn(page, "Active");
  await save(page);
  const limit = { period: "day", goods_code: null };
  expect(await request(calls.customerAccounts.get, { path })).toMatchObject({
    odometer: "yes",
    active: false,
    limits: [limit],
  });
  await choose(page, "Odometer reading", "Default of the client account");
  await page.getByRole("button", { name: "Remove limit" }).click();
  await save(page);
  expect(await request(calls.customerAccounts.get, { path })).toMatchObject({ odometer: null, limits: [] });
});
