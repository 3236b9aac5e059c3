import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newestMail } from "../../kit/mail.ts";
import { clientOf, newEmail, newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const person = await newPerson("New Address");
const open = windowsOf(browser);

describe("what a person is known by", () => {
  test("the e-mail address changes with the PIN that was sent to the new one", async () => {
    const { context, page, complaints } = await open();
    complaints.expect(/422/, /one_time_code\.wrong/);
    await person.enter(context);
    await page.goto("/");
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign-in and security" }).click();
    await page.getByRole("heading", { level: 1, name: "Sign-in and security" }).waitFor();
    await page.getByRole("button", { name: "Change e-mail address" }).click();
    // The message that it was saved is a dialog too.
    const dialog = page.getByRole("dialog", { name: "Change e-mail address" });
    const address = newEmail();
    await dialog.getByLabel("New e-mail address").fill(address);
    await dialog.getByRole("button", { name: "Send PIN" }).click();
    await dialog.getByText(`We sent a PIN to ${address}`).waitFor();
    const pin = await newestMail(address, /^(\d{6}) is your PIN/);
    await dialog.getByLabel("PIN").fill(pin === "000000" ? "111111" : "000000");
    await dialog.getByLabel("Current password").fill(person.password);
    await dialog.getByRole("button", { name: "Save change" }).click();
    await dialog.getByText("This code is wrong. Check it and try again.").waitFor();
    await dialog.getByLabel("PIN").fill(pin);
    await dialog.getByRole("button", { name: "Save change" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("main").getByText(address).waitFor();
    const body = { login: address, password: person.password };
    expect((await clientOf()(calls.auth.token, { body })).user.email).toBe(address);
    expect(await newestMail(person.email, /^(Your e-mail address was changed)/)).toBeDefined();
  });

  test("the id in another system changes with a PIN too", async () => {
    const { context, page } = await open();
    await person.enter(context);
    await page.goto("/profile/security");
    await page.getByRole("button", { name: "Change ID" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("ID in another system").fill("payroll-42");
    await dialog.getByRole("button", { name: "Send PIN" }).click();
    const { email } = await person.request(calls.businessUser.profile, {});
    await dialog.getByText(`We sent a PIN to ${email}`).waitFor();
    await dialog.getByLabel("PIN").fill(await newestMail(email ?? "", /^(\d{6}) is your PIN/));
    await dialog.getByLabel("Current password").fill(person.password);
    await dialog.getByRole("button", { name: "Save change" }).click();
    await page.getByText("payroll-42").waitFor();
  });
});
