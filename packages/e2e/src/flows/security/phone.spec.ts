import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newestMail } from "../../kit/mail.ts";
import { clientOf, newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const person = await newPerson("New Number");
const open = windowsOf(browser);
const newPhone = () => `+38067${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
const phone = newPhone();
const aPin = /^(\d{6}) is your PIN/;
const newPassword = "lantern orchid gravel";

describe("a phone number", () => {
  test("is added with the PIN that came there by SMS", async () => {
    const { context, page, complaints } = await open();
    complaints.expect(/422/, /one_time_code\.wrong/);
    await person.enter(context);
    await page.goto("/profile/security");
    await page.getByRole("button", { name: "Add phone number" }).click();
    // The message that it was saved is a dialog too.
    const dialog = page.getByRole("dialog", { name: "Add phone number" });
    await dialog.getByRole("textbox", { name: "New phone number" }).fill(phone);
    await dialog.getByRole("button", { name: "Send PIN" }).click();
    await dialog.getByText(`We sent a PIN to ${phone}`).waitFor();
    const pin = await newestMail(phone, aPin);
    await dialog.getByLabel("PIN").fill(pin === "000000" ? "111111" : "000000");
    await dialog.getByLabel("Current password").fill(person.password);
    await dialog.getByRole("button", { name: "Save change" }).click();
    await dialog.getByText("This code is wrong. Check it and try again.").waitFor();
    await dialog.getByLabel("PIN").fill(pin);
    await dialog.getByRole("button", { name: "Save change" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(phone).waitFor();
    await page.getByRole("button", { name: "Change phone number" }).waitFor();
    expect(await newestMail(person.email, /^(Your phone number was changed)/)).toBeDefined();
  });

  test("replaces a forgotten password by a code, by keyboard alone", async () => {
    const { page } = await open();
    await page.goto("/auth?tab=new-password");
    await page.locator("input[name=login]:focus").waitFor();
    await page.getByRole("button", { name: "Use phone number" }).press("Enter");
    await page.getByRole("textbox", { name: "Phone number" }).focus();
    await page.keyboard.type(phone.slice("+380".length));
    await page.keyboard.press("Enter");
    await page.getByText(`If an account has confirmed ${phone}`).waitFor();
    await page.locator("input[name=code]:focus").waitFor();
    await page.keyboard.type(await newestMail(phone, /^(\d{6}) is your code for a new/));
    await page.getByRole("textbox", { name: "New password" }).fill(newPassword);
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: "Main menu" }).waitFor();
    const body = { login: person.email, password: newPassword };
    expect((await clientOf()(calls.auth.token, { body })).user.phone).toBe(phone);
  });

  test("says the same to a number without an account, and leads back to e-mail", async () => {
    const { page } = await open();
    await page.goto("/auth?tab=code");
    await page.getByRole("button", { name: "Use phone number" }).click();
    const nobodys = newPhone();
    await page.getByRole("textbox", { name: "Phone number" }).fill(nobodys);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByText(`If an account has confirmed ${nobodys}`).waitFor();
    await page.getByRole("button", { name: "Send a new code" }).click();
    await page.getByRole("button", { name: "Use e-mail address" }).click();
    await page.getByRole("textbox", { name: "E-mail" }).waitFor();
  });

  test("that is entered in the profile is confirmed afterwards", async () => {
    const other = await newPerson("Number of the profile");
    const entered = newPhone();
    const { context, page } = await open();
    await other.enter(context);
    await page.goto("/profile");
    await page.getByRole("textbox", { name: "Phone" }).fill(entered);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Save" }).waitFor({ state: "detached" });
    await page.goto("/profile/security");
    await page.getByRole("button", { name: "Confirm number" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm number" });
    await dialog.getByText(`We’ll send a PIN to ${entered} by SMS.`).waitFor();
    await dialog.getByRole("button", { name: "Send PIN" }).click();
    await dialog.getByLabel("PIN").fill(await newestMail(entered, aPin));
    await dialog.getByRole("button", { name: "Confirm number" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("Confirmed", { exact: true }).waitFor();
    expect(await other.request(calls.businessUser.profile, {})).toMatchObject({ phone_confirmed: true });
  });
});
