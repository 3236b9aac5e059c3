import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newestMail } from "../../kit/mail.ts";
import { clientOf, newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const person = await newPerson("Lost Keys");
const open = windowsOf(browser);

const isInside = (page: Page) => page.getByRole("navigation", { name: "Main menu" }).waitFor();

const newestCode = (known: readonly string[] = []) => newestMail(person.email, /^(\d{6}) /, known);

describe("a code by e-mail", () => {
  test("replaces a forgotten password: the address is kept, the screen asked for before opens", async () => {
    const { page, complaints } = await open();
    complaints.expect(/422/, /one_time_code\.wrong/);
    await page.goto("/auth?next=%2Fpos");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe(person.email);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByText(`If ${person.email} has an account`).waitFor();
    const code = await newestCode();
    await page.getByLabel("Code").fill(code === "000000" ? "111111" : "000000");
    await page.getByRole("textbox", { name: "New password" }).fill("lantern orchid gravel");
    await page.getByRole("button", { name: "Save and sign in" }).click();
    await page.getByText("This code is wrong. Check it and try again.").waitFor();
    await page.getByLabel("Code").fill(code);
    await page.getByRole("button", { name: "Save and sign in" }).click();
    await page.getByRole("heading", { name: "Points of sale" }).waitFor();
    const { token } = await clientOf()(calls.auth.token, {
      body: { login: person.email, password: "lantern orchid gravel" },
    });
    expect(token).not.toBe("");
  });

  test("signs in without a password, by keyboard alone", async () => {
    const before = [await newestCode()];
    const { page } = await open();
    await page.goto("/auth?tab=code");
    await page.locator("input[name=login]:focus").waitFor();
    await page.keyboard.type(person.email);
    await page.keyboard.press("Enter");
    await page.locator("input[name=code]:focus").waitFor();
    await page.keyboard.type(await newestCode(before));
    await page.keyboard.press("Enter");
    await isInside(page);
  });

  test("says the same to an address without an account, and leads back", async () => {
    const { page } = await open();
    await page.goto("/auth");
    await page.getByRole("button", { name: "E-mail me a sign-in code" }).click();
    await page.getByRole("heading", { name: "Sign in with a code" }).waitFor();
    await page.getByLabel("E-mail").fill("nobody-at-all@example.com");
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByText("If nobody-at-all@example.com has an account").waitFor();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await expect.poll(() => page.getByLabel("E-mail").inputValue()).toBe("nobody-at-all@example.com");
    await page.getByRole("link", { name: "Back to sign-in" }).click();
    await page.getByRole("heading", { name: "Welcome back" }).waitFor();
  });
});
