import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newEmail, newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const person = await newPerson("Kovalenko & Daughters");
const open = windowsOf(browser);

const isInside = (page: Page) => page.getByRole("navigation", { name: "Main menu" }).waitFor();

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

async function signOut(page: Page) {
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL("**/auth");
}

describe("registration", () => {
  test("by mouse and keyboard lands inside, and a reload keeps everything", async () => {
    const { page } = await open();
    await page.goto("/");
    await page.waitForURL(/\/auth/);
    await page.getByRole("tab", { name: "Create account" }).click();
    await page.getByLabel("First name").fill("Ivan");
    await page.getByLabel("Last name").fill("Franko");
    await page.getByLabel("E-mail").fill(newEmail());
    await page.getByRole("textbox", { name: "Password" }).fill("lantern orchid gravel");
    await page.getByLabel("Business name").fill("Franko Books");
    await page.getByRole("button", { name: "Create business" }).click();
    await isInside(page);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const address = page.url();
    await page.reload();
    await isInside(page);
    expect(page.url()).toBe(address);
    await page.getByText("Franko Books").waitFor();
  });

  test("works by keyboard alone", async () => {
    const { page } = await open();
    await page.goto("/auth?tab=register");
    // The first field is focused automatically; Tab moves to the next ones.
    await page.locator("input[name=first_name]:focus").waitFor();
    const typed = { first_name: "Lesia", last_name: "Ukrainka", email: newEmail(), password: "lantern orchid gravel" };
    for (const text of Object.values(typed)) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    // The button that shows the password is between it and the next field.
    await page.keyboard.press("Tab");
    await page.keyboard.type("Forest Song");
    await page.keyboard.press("Enter");
    await isInside(page);
    await page.getByText("Forest Song").waitFor();
  });

  test("of a taken address shows it at its field and keeps the form", async () => {
    const { page, complaints } = await open();
    complaints.expect(/422/, /email\.taken/);
    await page.goto("/auth?tab=register");
    await page.getByLabel("First name").fill("Ivan");
    await page.getByLabel("E-mail").fill(person.email);
    await page.getByRole("textbox", { name: "Password" }).fill("lantern orchid gravel");
    await page.getByLabel("Business name").fill("Second Try");
    await page.getByRole("button", { name: "Create business" }).click();
    await page.getByText("This e-mail address is already registered. Sign in, or use another address.").waitFor();
    expect(await page.getByLabel("E-mail").getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("Business name").inputValue()).toBe("Second Try");
  });
});

describe("a session", () => {
  test("wrong password: the error is at the field, the form keeps its values, and the right one continues", async () => {
    const { page, complaints } = await open();
    complaints.expect(/401/, /auth\.refused/);
    await page.goto("/auth");
    await signIn(page, person.email, "a wrong password");
    const password = page.getByRole("textbox", { name: "Password" });
    await page.getByText("The e-mail address or the password is wrong.").waitFor();
    expect(await password.getAttribute("aria-invalid")).toBe("true");
    expect(await page.getByLabel("E-mail").inputValue()).toBe(person.email);
    await password.fill(person.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await isInside(page);
    await signOut(page);
    await page.goto("/pos");
    await page.waitForURL(/\/auth\?next=/);
  });

  test("that was ended elsewhere leads to the sign-in and back to the same address", async () => {
    const { page, context, complaints } = await open();
    await person.enter(context);
    await page.goto("/pos/create");
    await page.getByRole("textbox", { name: /^Name/ }).waitFor();
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem("token") ?? "null") as string);
    // An open page hears of it and leaves by itself, in the middle of the next navigation.
    await page.goto("/health/live");
    await clientOf(token)(calls.auth.signOut, {});
    complaints.expect(/401/);
    await page.goto("/pos?sort=title");
    await page.waitForURL(/\/auth\?next=/);
    await signIn(page, person.email, person.password);
    await page.waitForURL(`${inject("url")}/pos?sort=title`);
    await page.getByRole("heading", { name: "Points of sale" }).waitFor();
  });

  test("keeps the second language through reload and sign-out", async () => {
    const { page } = await open();
    await page.goto("/auth");
    await signIn(page, person.email, person.password);
    await isInside(page);
    await page.getByRole("button", { name: "Language" }).click();
    // Leaving the page cancels what is not sent yet.
    const kept = page.waitForResponse("**/api/business/user/language");
    await page.getByRole("menuitemradio", { name: "Deutsch" }).click();
    await page.getByRole("navigation", { name: "Hauptmenü" }).waitFor();
    await kept;
    await page.reload();
    await page.getByRole("navigation", { name: "Hauptmenü" }).waitFor();
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    await page.getByRole("button", { name: "Ihr Konto" }).click();
    await page.getByRole("menuitem", { name: "Abmelden" }).click();
    await page.getByRole("heading", { name: "Willkommen zurück" }).waitFor();
  });
});

test("a page that is left while it starts leaves its user signed in", async () => {
  const { page, context } = await open();
  await (await newPerson("Leaving Early")).enter(context);
  const profile = "**/api/business/user/profile";
  // Nobody answers: leaving the page cancels the request.
  await page.route(profile, () => {});
  const asked = page.waitForRequest(profile);
  await page.goto("/pos");
  await asked;
  await page.unroute(profile);
  await page.goto("/pos");
  await page.getByRole("heading", { name: "Points of sale" }).waitFor();
});
