import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Shops");

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
/** The code that is shown once. */
const codeOf = async (page: Page) => (await page.locator("code").textContent()) ?? "";

async function signIn(page: Page, code: string) {
  await page.locator("input[name=auth_code]:focus").waitFor();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await menu(page).waitFor();
}

describe("a staff member", () => {
  test("is added, signs in with the code, sees only their part, and is out within two seconds when suspended", async () => {
    await person.request(calls.business.changeRoleBasedModel, { body: { active: true } });
    const { page } = await enter("/business-staff");
    await page.getByRole("link", { name: "Add staff member" }).first().click();
    await page.getByRole("textbox", { name: "First name" }).fill("Lesia");
    await page.getByRole("textbox", { name: "Last name" }).fill("Bondar");
    await page.getByRole("textbox", { name: "Job title" }).fill("Marketing lead");
    await page.getByRole("combobox", { name: "Roles" }).click();
    await page.getByRole("option", { name: "Marketing" }).click();
    await page.keyboard.press("Escape");
    await save(page).click();
    await page.getByRole("heading", { name: "Lesia Bondar" }).waitFor();
    await page.getByRole("tab", { name: "Access" }).click();
    await page.getByRole("button", { name: "Create code" }).click();
    const code = await codeOf(page);

    const staff = await open();
    await staff.page.goto("/auth");
    await staff.page.getByRole("link", { name: "I have a staff code" }).click();
    await signIn(staff.page, code.toLowerCase().replace("-", " "));
    await staff.page.goto("/news");
    await staff.page.getByRole("heading", { name: "News" }).waitFor();
    expect(await menu(staff.page).getByRole("link", { name: "Taxes" }).count()).toBe(0);
    staff.complaints.expect(/403/, /access\.denied/);
    await staff.page.goto("/business-staff");
    await staff.page.getByText("You don’t have access to this page").waitFor();

    await staff.page.goto("/news");
    await staff.page.getByRole("heading", { name: "News" }).waitFor();
    await page.getByRole("combobox", { name: "Roles" }).click();
    await page.getByRole("option", { name: "Accountant" }).click();
    await page.keyboard.press("Escape");
    await save(page).click();

    // The menu follows without a reload.
    await menu(staff.page).getByText("Commercial customers").waitFor();

    await page.getByRole("switch", { name: "Suspended" }).click();
    await save(page).click();
    await page.getByText("Saved", { exact: true }).first().waitFor();
    await staff.page.getByRole("heading", { name: "Sign in with your code" }).waitFor({ timeout: 2_000 });
  });

  test("whose code is replaced signs in with the new one alone, and signs out to where codes are entered", async () => {
    const { id: staffId } = await person.request(calls.staff.add, { body: { first_name: "Petro" } });
    const { auth_code } = await person.request(calls.staff.renewCode, { path: { staffId } });
    const { page } = await enter(`/business-staff/${staffId}?tab=access`);
    await page.getByRole("button", { name: "Create new code" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Create new code" }).click();
    const code = await codeOf(page);
    expect(code).not.toBe(auth_code);

    const staff = await open();
    staff.complaints.expect(/401/, /auth\.code_refused/);
    await staff.page.goto("/auth/sign-in-staff");
    await staff.page.locator("input[name=auth_code]:focus").waitFor();
    await staff.page.keyboard.type(auth_code);
    await staff.page.keyboard.press("Enter");
    await staff.page.getByText("This code is not valid. Check it, or ask for a new one.").waitFor();
    await staff.page.locator("input[name=auth_code]").fill("");
    await signIn(staff.page, code);
    await staff.page.getByRole("button", { name: "Account" }).click();
    await staff.page.getByRole("menuitem", { name: "Sign out" }).click();
    await staff.page.waitForURL(/\/auth\/sign-in-staff$/);
  });
});
