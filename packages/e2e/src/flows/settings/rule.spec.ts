import { calls } from "@patron/contract/routes";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newPerson } from "../../kit/person.ts";
import { choose, expectSaved, field, notifications, save, saveButton } from "../../pages/form.ts";
import { addPart } from "../../pages/programme.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Rules");
const { request, loyaltyId } = person;
const path = { loyaltyId };
const gold = await request(calls.cardCategories.add, { path, body: { title: "Gold" } });
const pos = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Sofiivska 2" } });
await request(calls.goods.add, { body: { title: "Tea", code: "tea", prices: [{ currency: "UAH", price: "100" }] } });
const till = await request(calls.terminals.add, { body: { title: "Till", currency: "UAH", pos_id: pos.id } });
const { api_key } = await request(calls.terminals.updateKey, { path: { terminalId: till.id } });

const newRule = `/loyalties/${loyaltyId}/rules/create`;
const phone = { width: 390, height: 844 };
// High enough for the whole sample, whose own scrolling would close an open list.
const desktop = { width: 1440, height: 1200 };

async function enterWindow(address: string, viewport?: typeof phone) {
  const window = await open();
  await person.enter(window.context);
  if (viewport) await window.page.setViewportSize(viewport);
  await window.page.goto(address);
  return window;
}
const enter = async (address: string, viewport?: typeof phone) => (await enterWindow(address, viewport)).page;
async function addRule(body: object) {
  const { id } = await request(calls.rules.add, {
    path,
    body: { title: "Ten", action_type: "discount-check-percent", value: "10", currency: "UAH", ...body },
  });
  return id;
}
const sentence = (page: Page) => page.getByRole("region", { name: "This rule in words" });
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** A keyboard that counts: every key pressed, typed characters among them. */
function countedKeys(page: Page) {
  const keys = { pressed: 0, typed: 0 };
  const press = async (key: string) => {
    keys.pressed++;
    await page.keyboard.press(key);
  };
  return {
    keys,
    press,
    async tabTo(target: Locator) {
      for (let stops = 0; stops < 30 && !(await isFocused(target)); stops++) await press("Tab");
      expect(await isFocused(target)).toBe(true);
    },
    async type(text: string) {
      keys.pressed += text.length;
      keys.typed += text.length;
      await page.keyboard.type(text);
    },
  };
}

// The numbers are measured, so that they are noticed when they grow: from the page as it opens to the saved rule.
test("“10 % before nine” takes 3 fields, 23 typed keys and 7 others, without a mouse", async () => {
  const page = await enter(newRule);
  const { keys, press, tabTo, type } = countedKeys(page);
  // The form begins at its first field.
  await expect.poll(() => isFocused(field(page, "Name"))).toBe(true);
  await type("10 % before nine");
  await tabTo(field(page, "Percent"));
  await type("10");
  await tabTo(page.getByRole("button", { name: "Add condition" }));
  await press("Enter");
  // An open menu takes keys once it has the focus.
  await expect.poll(() => isFocused(page.getByRole("menuitem", { name: "Time of day" }))).toBe(true);
  await press("Enter");
  await expect.poll(() => isFocused(field(page.getByRole("region", { name: "Conditions" }), "From"))).toBe(true);
  await press("Tab");
  await type("09:00");
  await sentence(page).getByText("10% off the whole sale, before 9:00.").waitFor();
  await press("Control+s");
  await expectSaved(page);

  const { items } = await request(calls.rules.list, { path });
  expect(items).toMatchObject([{ title: "10 % before nine", value: "10", time_from: null, time_to: "09:00" }]);
  expect(keys).toEqual({ pressed: 30, typed: 23 });
});

test("a rule is added from anywhere by its name", async () => {
  const page = await enter("/pos");
  await page.getByRole("heading", { level: 1, name: "Points of sale" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search or jump to…" }).waitFor();
  await page.keyboard.type("new rule");
  await page.getByRole("option", { name: "New rule" }).waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).toBe(newRule);
  await expect.poll(() => isFocused(field(page, "Name"))).toBe(true);
});

describe("the conditions of a rule", () => {
  test("are closed until they are added, and removing one empties it and leads back to the button", async () => {
    const page = await enter(newRule);
    const add = page.getByRole("button", { name: "Add condition" });
    await add.waitFor();
    expect(await page.getByRole("list", { name: "Conditions" }).count()).toBe(0);
    expect(await violationsOn(page)).toEqual([]);
    for (const name of ["Time of day", "Days of the week", "Birthday", "Members only", "Sale amount", "Points of sale"])
      await addPart(page, "Add condition", name);
    for (const name of ["Tiers", "Exclusive", "How it applies", "Rank", "Different values per category"])
      await addPart(page, "Add option", name);
    await sentence(page).getByText("on the customer’s birthday").waitFor();
    expect(await violationsOn(page)).toEqual([]);

    await page.getByRole("button", { name: "Remove Birthday" }).click();
    await expect.poll(() => isFocused(add)).toBe(true);
    await sentence(page).getByText("birthday").waitFor({ state: "detached" });
  });

  test("are open where the rule has them, and are gone from the rule once they are removed and saved", async () => {
    const id = await addRule({ time_to: "09:00", week_days: [6, 7], limit_per_customer: 1 });
    const page = await enter(`/loyalties/${loyaltyId}/rules/${id}`);
    await page.getByRole("button", { name: "Remove Uses per customer" }).waitFor();
    expect(await page.getByRole("list", { name: "Conditions" }).getByRole("listitem").count()).toBe(3);
    await page.getByRole("button", { name: "Remove Days of the week" }).click();
    await save(page);
    const { week_days, time_to } = await request(calls.rules.get, { path: { loyaltyId, ruleId: id } });
    expect({ week_days, time_to }).toEqual({ week_days: [], time_to: "09:00" });
  });

  test("open where the server refuses a closed field, which gets the focus", async () => {
    const id = await addRule({ currency: null });
    const { page, complaints } = await enterWindow(`/loyalties/${loyaltyId}/rules/${id}`);
    complaints.expect(/422/);
    await addPart(page, "Add condition", "Sale amount");
    const conditions = page.getByRole("list", { name: "Conditions" });
    await conditions.getByRole("textbox").first().fill("100");
    await saveButton(page).click();
    await expect.poll(() => isFocused(conditions.getByRole("combobox", { name: "Currency" }))).toBe(true);
  });
});

test("a rule can be limited to terminals, which its sentence names, and keeps its texts for customers and a comment for staff", async () => {
  const other = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Naukova 9" } });
  await request(calls.terminals.add, { body: { title: "Till", currency: "UAH", pos_id: other.id } });
  const id = await addRule({});
  const page = await enter(`/loyalties/${loyaltyId}/rules/${id}`);
  await addPart(page, "Add condition", "Terminals");
  // Both shops have a terminal of this name.
  await choose(page, "Terminals", "Till (Sofiivska 2)");
  await sentence(page).getByText("10% off the whole sale, at the terminal Till (Sofiivska 2).").waitFor();
  await addPart(page, "Add option", "Comment");
  await field(page, "Comment").fill("Agreed until spring");
  const publicName = field(page, "Public name");
  expect(await publicName.count()).toBe(0);
  await page.getByRole("button", { name: "For customers" }).click();
  await publicName.fill("Ten off at the till");
  await field(page, "Description for customers").fill("Every day.");
  expect(await violationsOn(page)).toEqual([]);
  await save(page);
  expect(await request(calls.rules.get, { path: { loyaltyId, ruleId: id } })).toMatchObject({
    terminal_ids: [till.id],
    comment: "Agreed until spring",
    public_title: { en: "Ten off at the till" },
    public_description: { en: "Every day." },
  });

  await page.reload();
  await publicName.waitFor();
  await page.getByRole("button", { name: "Remove Terminals" }).click();
  await publicName.fill("");
  await save(page);
  const changed = await request(calls.rules.get, { path: { loyaltyId, ruleId: id } });
  expect(changed).toMatchObject({ terminal_ids: [], public_title: {}, comment: "Agreed until spring" });
});

describe("“Try it”", () => {
  test("shows beside the form what the rule does to each line, for a customer, at a time, and why it does nothing", async () => {
    const id = await addRule({
      time_to: "09:00",
      card_category_values: [{ audience: "category", card_category_id: gold.id, value: "20" }],
      value: null,
    });
    const page = await enter(`/loyalties/${loyaltyId}/rules/${id}`, desktop);
    const panel = page.getByRole("complementary", { name: "Try it" });
    await panel.getByText("This rule does not apply").waitFor();
    await choose(page, "Customer", "Gold");
    await choose(page, "Point of sale", "Sofiivska 2");
    await field(panel, "Date").fill("11/02/2026");
    await field(panel, "Time").fill("10:00");
    await panel.getByText("It applies from 0:00 to 9:00.").first().waitFor();
    await field(panel, "Time").fill("08:30");
    await panel.getByText(/This rule takes off UAH\s70.00/).waitFor();
    await panel.getByText(/UAH\s50.00 off/).waitFor();
    await panel.getByText(/UAH\s20.00 off/).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test("stays in sight below the sentence on a phone, and opens there", async () => {
    const page = await enter(newRule, phone);
    await field(page, "Percent").fill("10");
    const result = page.getByText(/This rule takes off UAH\s35.00/).filter({ visible: true });
    await result.waitFor();
    await page.getByRole("switch", { name: "Active" }).scrollIntoViewIfNeeded();
    const top = async () => (await result.boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThan(0);
    await expect.poll(top).toBeLessThan(phone.height / 2);
    await page.getByRole("button", { name: "Try it" }).click();
    await page.getByRole("dialog", { name: "Try it" }).getByRole("combobox", { name: "Customer" }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });
});

test("a rule is the same sentence in its list, in its history and in why a sale costs what it costs", async () => {
  const id = await addRule({ title: "Five off", value: "5", exclusive: true });
  const body = { items: [{ code: "tea", quantity: "1" }] };
  const sold = await clientOf(api_key)(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });
  const words = "5% off the whole sale. No other discount applies with it.";

  const page = await enter(`/loyalties/${loyaltyId}?tab=rules`);
  await page.getByRole("cell", { name: words }).waitFor();
  await page.goto(`/transactions?open=${sold.transaction.id}`);
  const why = page.getByRole("dialog").getByRole("list", { name: "Why these numbers" });
  await why.getByText(words).waitFor();

  await request(calls.rules.change, { path: { loyaltyId, ruleId: id }, body: { value: "7", title: "Seven off" } });
  await page.goto(`/loyalties/${loyaltyId}/rules/${id}`);
  const history = page.getByRole("region", { name: "History" });
  const change = history.getByRole("listitem").filter({ hasText: "Changed" });
  await change.getByText("7% off the whole sale. No other discount applies with it.").waitFor();
  await change.getByRole("deletion").filter({ hasText: words }).waitFor();
  await change.getByText("Seven off").waitFor();
  await history.getByRole("listitem").filter({ hasText: "Added" }).getByText(words).waitFor();

  // Going back makes the first version the newest one, and the till sells by it.
  await history.getByRole("button", { name: "See this version" }).click();
  const version = page.getByRole("region", { name: /^As it was:/ });
  await version.getByText(words).waitFor();
  const top = () => version.evaluate((element) => element.getBoundingClientRect().top);
  await expect.poll(async () => (await top()) >= 0 && (await top()) < desktop.height).toBe(true);
  expect(await violationsOn(page)).toEqual([]);
  await version.getByRole("button", { name: "Restore this version" }).click();
  await notifications(page).getByText("This version applies again, as the newest one.").waitFor();
  await version.waitFor({ state: "detached" });
  await expect.poll(() => field(page, "Name").inputValue()).toBe("Five off");
  await expect.poll(() => history.getByRole("listitem").filter({ hasText: "Changed" }).count()).toBe(2);
  const restored = await request(calls.rules.get, { path: { loyaltyId, ruleId: id } });
  expect(restored).toMatchObject({ title: "Five off", value: "5", exclusive: true, version: 3 });
  const again = await clientOf(api_key)(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });
  expect(again.check.totals).toEqual(sold.check.totals);
  await request(calls.rules.change, { path: { loyaltyId, ruleId: id }, body: { value: "7", title: "Seven off" } });

  // The stored version of the rule is another one now, and its sentence would be wrong.
  await page.goto(`/transactions?open=${sold.transaction.id}`);
  await why.getByText("Five off").first().waitFor();
  expect(await why.getByText("off the whole sale").count()).toBe(0);
});
