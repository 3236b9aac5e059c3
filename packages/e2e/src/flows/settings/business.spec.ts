import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newPerson } from "../../kit/person.ts";
import { save, saveButton } from "../../pages/form.ts";
import { menuEntry } from "../../pages/menu.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Shops");

async function enter(address: string) {
  const window = await open({ viewport: { width: 1440, height: 900 } });
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}

describe("the API key of a business", () => {
  test("is shown once, works until another one is made, and is deleted", async () => {
    const { page } = await enter("/business/settings");
    await page.getByRole("tab", { name: "API key" }).click();
    await page.getByText("No key yet.").waitFor();
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByText("Copy the key now.").waitFor();
    const key = (await page.getByText(/^patron_/).textContent()) ?? "";
    const program = clientOf(key);
    expect((await program(calls.business.get, {})).title).toContain("Kovalenko");
    await page.reload();
    await page.getByText(`…${key.slice(-4)}`).waitFor();
    await page.getByText(/, from 127\.0\.0\.1$/).waitFor();
    expect(await page.getByText(/^patron_/).count()).toBe(0);

    await page.getByRole("button", { name: "Create new key" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Create new key" }).click();
    await page.getByText("Copy the key now.").waitFor();
    await expect(program(calls.business.get, {})).rejects.toMatchObject({ code: "auth.expired" });
    await page.getByRole("button", { name: "Delete key" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete key" }).click();
    await page.getByText("No key yet.").waitFor();
    expect(await page.getByText(/^patron_/).count()).toBe(0);
  });
});

describe("the settings of a business", () => {
  test("change its name everywhere, and its public name in one language at a time", async () => {
    const { page } = await enter("/business/settings");
    await page.getByRole("textbox", { name: /^Name/ }).fill("Kovalenko & Sons");
    await save(page);
    await page.getByRole("button", { name: "Business: Kovalenko & Sons" }).waitFor();

    await page.getByRole("tab", { name: "For customers" }).click();
    const publicName = page.getByRole("textbox", { name: "Public name" });
    await publicName.fill("Shops");
    await page.getByRole("button", { name: "Text language: English" }).first().click();
    await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
    expect(await publicName.inputValue()).toBe("");
    await publicName.fill("Läden");
    await save(page);
    const { public_name } = await person.request(calls.business.settings, {});
    expect(public_name).toEqual({ en: "Shops", de: "Läden" });
  });

  test("show at its field that an account number is wrong, and keep the input", async () => {
    const { page, complaints } = await enter("/business/settings?tab=legal");
    complaints.expect(/422/);
    const iban = page.getByRole("textbox", { name: "IBAN" });
    await iban.fill("UA21 3223 1300 0002 6007 2335 6600 2");
    await saveButton(page).click();
    await page.getByText("This is not an international account number").waitFor();
    await expect.poll(() => iban.evaluate((input) => document.activeElement === input)).toBe(true);
    await iban.fill("UA21 3223 1300 0002 6007 2335 6600 1");
    await save(page);
    await expect.poll(() => iban.inputValue()).toBe("UA213223130000026007233566001");
  });

  test("switch the role-based model after a question", async () => {
    const { page } = await enter("/business/settings?tab=access");
    const model = page.getByRole("switch", { name: /Limit access by role/ });
    await model.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    expect(await model.isChecked()).toBe(false);
    await model.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Limit access" }).click();
    await expect.poll(() => model.isChecked()).toBe(true);
    expect((await person.request(calls.business.get, {})).role_based_model_active).toBe(true);
    await person.request(calls.business.changeRoleBasedModel, { body: { active: false } });
  });
});

test("behaviour 18: the server stores the menu's state, also for another browser", async () => {
  const first = await enter("/pos");
  const saved = first.page.waitForResponse((response) => response.request().method() === "POST" && response.ok());
  await first.page.getByRole("button", { name: "Collapse menu" }).click();
  await saved;
  const second = await enter("/pos");
  await second.page.getByRole("button", { name: "Expand menu" }).waitFor();
  const again = second.page.waitForResponse((response) => response.request().method() === "PATCH" && response.ok());
  await second.page.getByRole("button", { name: "Expand menu" }).click();
  await again;
  const { items } = await person.request(calls.business.preferences, { query: { name: "MENU_SETTINGS_V2" } });
  expect(items).toMatchObject([{ value: { collapsed: false } }]);
});

test("a programme that is chosen at the top holds for every screen", async () => {
  await person.request(calls.loyalty.add, { body: { title: "Fuel club" } });
  const { page } = await enter("/price-groups");
  await page.getByRole("button", { name: /^Loyalty programme: / }).click();
  await page.getByRole("menuitemradio", { name: "Fuel club" }).click();
  await page.getByRole("button", { name: "Loyalty programme: Fuel club" }).waitFor();
  await page.getByRole("link", { name: "Categories" }).click();
  await page.getByRole("heading", { level: 1, name: "Categories" }).waitFor();
  const added = page.waitForResponse((response) => /\/goods_categories|categor/.test(response.url()) && response.ok());
  await page.reload();
  await added;
  await page.getByRole("button", { name: "Loyalty programme: Fuel club" }).waitFor();
});

test("a second business is founded, entered, empty, and left again", async () => {
  const own = await person.request(calls.pos.add, { body: { loyalty_id: person.loyaltyId, title: "Podil" } });
  const { page } = await enter("/pos");
  await page.getByRole("link", { name: own.title }).waitFor();
  await page.getByRole("button", { name: /^Business: / }).click();
  await page.getByRole("menuitem", { name: "Add business" }).click();
  await page.getByRole("heading", { level: 1, name: "New business" }).waitFor();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Second shop");
  await save(page);
  await page.getByRole("button", { name: "Business: Second shop" }).waitFor();
  await page.getByText("First steps").waitFor();
  await (await menuEntry(page, "Points of sale")).click();
  await page.getByRole("heading", { level: 1, name: "Points of sale" }).waitFor();
  await page.getByRole("link", { name: "Add point of sale" }).first().waitFor();
  expect(await page.getByText("Podil").count()).toBe(0);

  await page.getByRole("button", { name: "Business: Second shop" }).click();
  await page.getByRole("menuitemradio", { name: /Kovalenko/ }).click();
  await page.getByRole("button", { name: /^Business: Kovalenko/ }).waitFor();
  // The dashboard opens, and with it the menu changes.
  await page.getByText("First steps").waitFor();
  await (await menuEntry(page, "Points of sale")).click();
  await page.getByRole("link", { name: "Podil" }).waitFor();
});
