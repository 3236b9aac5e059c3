import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { save } from "../../pages/form.ts";

// A business with more items than a picker shows at once: the server finds them.

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Many Goods");
const { request, loyaltyId } = person;
const path = { loyaltyId };
const sheet = {
  columns: ["code", "title"],
  rows: Array.from({ length: 120 }, (_, n) => [`c${n + 100}`, `Item ${n + 100}`]),
};
const { fingerprint } = await request(calls.goodsImports.preview, { path, body: sheet });
await request(calls.goodsImports.add, { path, body: { ...sheet, fingerprint } });
const { items: goods } = await request(calls.embedded.goods, {});
const idOf = (title: string) => goods.find((one) => one.title === title)?.id ?? "";

/** Opens an address and counts the items of each answer to a picker. */
async function enter(address: string) {
  const { page, context, complaints } = await open();
  await person.enter(context);
  const answers: number[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("/embedded/goods")) return;
    if (response.ok()) answers.push(((await response.json()) as { items: unknown[] }).items.length);
  });
  await page.goto(address);
  return { page, answers, complaints };
}
const picker = (page: Page) => page.getByRole("combobox", { name: "Items" }).first();
const chip = (page: Page, title: string) => page.getByRole("button", { name: `Remove ${title}`, exact: true });

test("the items of a rule are named and found among many, without loading all", async () => {
  const { id } = await request(calls.rules.add, {
    path,
    body: {
      ...{ title: "Some items", action_type: "discount-items-percent", value: "10" },
      include_goods: ["Item 100", "Item 219"].map(idOf),
    },
  });
  const { page, answers } = await enter(`/loyalties/${loyaltyId}/rules/${id}`);
  await chip(page, "Item 219").waitFor();
  await picker(page).click();
  await page.getByText("Type to find more.").waitFor();
  expect(await page.getByRole("option").count()).toBe(50);
  await picker(page).pressSequentially("c18");
  await expect.poll(() => page.getByRole("option").count()).toBe(10);
  expect(await page.getByText("Type to find more.").count()).toBe(0);
  await page.getByRole("option", { name: "Item 187" }).click();
  await page.keyboard.press("Escape");
  await chip(page, "Item 187").waitFor();
  await page
    .getByRole("region", { name: "This rule in words" })
    .getByText(/Item 100, Item 219.*Item 187/)
    .waitFor();
  await save(page);
  const { include_goods } = await request(calls.rules.get, { path: { ...path, ruleId: id } });
  expect(include_goods).toEqual(["Item 100", "Item 219", "Item 187"].map(idOf));
  expect(Math.max(...answers)).toBe(51);
});

test("a client account names its items by their codes", async () => {
  const { id } = await request(calls.specialAccounts.add, {
    body: { title: "Coffee", type: "goods", unit: "piece", scope: "retail", goods_codes: ["c219"] },
  });
  const { page, answers } = await enter(`/client-accounts/${id}/settings`);
  await chip(page, "Item 219").waitFor();
  await picker(page).fill("item 101");
  await page.getByRole("option", { name: "Item 101" }).click();
  await chip(page, "Item 101").waitFor();
  await page.keyboard.press("Escape");
  await save(page);
  const { goods_codes } = await request(calls.specialAccounts.get, { path: { accountId: id } });
  expect(goods_codes).toEqual(["c219", "c101"]);
  expect(Math.max(...answers)).toBe(51);
});

test("an item that was found is shown when the field is left, and the list begins from the first item again", async () => {
  const { page } = await enter(`/loyalties/${loyaltyId}/rules/create`);
  const item = page.getByRole("combobox", { name: "Item 1", exact: true });
  await item.fill("item 219");
  await page.getByRole("option", { name: "Item 219" }).click();
  expect(await item.inputValue()).toBe("Item 219");
  await item.press("ArrowDown");
  await expect.poll(() => page.getByRole("option").count()).toBe(50);
});

test("a picker says why it has nothing to choose from", async () => {
  const { page, complaints } = await enter(`/loyalties/${loyaltyId}/rules/create`);
  complaints.expect(/403/);
  await page.route(/embedded\/goods.*lost/, (route) => route.fulfill({ status: 403, json: { code: "access.denied" } }));
  await page.getByRole("combobox", { name: "Item 1", exact: true }).fill("lost");
  await page.getByText("Your role does not allow this.").waitFor();
});

test("transactions are filtered by an item that is found among many, and named", async () => {
  const { page, answers } = await enter("/transactions?payment_type=cash");
  await page.getByRole("button", { name: "Add filter" }).click();
  await page.getByRole("menuitem", { name: "Item", exact: true }).click();
  const choices = page.getByRole("dialog", { name: "Item" });
  await choices.getByText("Type to find more.").waitFor();
  await page.keyboard.type("c219");
  await expect.poll(() => choices.getByRole("listitem").count()).toBe(1);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/transactions?*items=${idOf("Item 219")}*`);
  await page.getByRole("button", { name: /^Item.*Item 219/ }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: /^Item.*Item 219/ }).waitFor();
  expect(Math.max(...answers)).toBe(51);
});
