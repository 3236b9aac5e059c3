import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { appCode } from "../../kit/app-code.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";

const browser = await startBrowser();
const person = await newPerson("Two Steps");
const open = windowsOf(browser);

const isInside = (page: Page) => page.getByRole("navigation", { name: "Main menu" }).waitFor();

async function typePassword(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}
/** Sets an app up in the open window; returns its secret and the recovery codes. */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  const dialog = page.getByRole("dialog", { name: "Add authenticator app" });
  await dialog.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  const secret = (await dialog.locator("code").textContent()) ?? "";
  await dialog.getByLabel("Code from the app").fill(appCode(secret));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const shown = page.getByRole("alertdialog", { name: "Recovery codes" });
  await shown.waitFor();
  const codes = await shown.getByRole("listitem").allTextContents();
  await shown.getByRole("button", { name: "I’ve saved them" }).click();
  await shown.waitFor({ state: "detached" });
  return { secret, codes };
}

describe("two-step sign-in", () => {
  test("is set up, used, lost and recovered", async () => {
    const { context, page, complaints } = await open();
    // Each sign-in is answered with a challenge first; one code is wrong.
    complaints.expect(/401/, /422/, /second_factor\.wrong/);
    await person.enter(context);
    await page.goto("/profile/security");
    const { secret, codes } = await addApp(page);
    expect(codes).toHaveLength(10);
    await page.getByText("Recovery codes left: 10").waitFor();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL("**/auth");

    await typePassword(page, person);
    await page.getByRole("heading", { name: "Confirm it’s you" }).waitFor();
    await page.getByLabel("Code from the app").fill("000000");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("This code is wrong. Check it and try again.").waitFor();
    await page.getByLabel("Code from the app").fill(appCode(secret, 1));
    await page.getByRole("button", { name: "Sign in" }).click();
    await isInside(page);

    const other = await open();
    other.complaints.expect(/401/);
    await other.page.goto("/auth?next=%2Fprofile%2Fsecurity");
    await typePassword(other.page, person);
    await other.page.getByRole("button", { name: "Use a recovery code" }).click();
    await other.page.getByLabel("Recovery code").fill(codes[0] ?? "");
    await other.page.getByRole("button", { name: "Sign in" }).click();
    await other.page.getByRole("heading", { name: "Sign-in and security" }).waitFor();
    await other.page.getByRole("button", { name: "Remove: Authenticator app" }).click();
    const dialog = other.page.getByRole("dialog", { name: "Confirm it’s you" });
    await dialog.getByLabel("Code").fill(codes[1] ?? "");
    await dialog.getByRole("button", { name: "Continue" }).click();
    await other.page.getByText("Off", { exact: true }).waitFor();
  });

  test("is required by the business, and then the first thing to do", async () => {
    const owner = await newPerson("Strict Business");
    const { context, page, complaints } = await open();
    complaints.expect(/403/, /second_factor\.missing/);
    await owner.enter(context);
    await page.goto("/business/settings?tab=access");
    await page.getByRole("switch", { name: "Require two-step sign-in" }).click();
    await page.getByRole("heading", { name: "Set up two-step sign-in" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Set up two-step sign-in" }).waitFor();
    expect(await page.getByRole("navigation", { name: "Main menu" }).count()).toBe(0);
    await addApp(page);
    await isInside(page);
    await page.getByRole("switch", { name: "Require two-step sign-in" }).waitFor();
    expect((await owner.request(calls.business.get, {})).second_factor_required).toBe(true);
  });

  test("works with a passkey", async () => {
    const owner = await newPerson("Passkeys");
    // A passkey belongs to a name, not to an address of numbers.
    const { context, page, complaints } = await open({ baseURL: inject("url").replace("127.0.0.1", "localhost") });
    complaints.expect(/401/);
    const devtools = await context.newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
        ...{ isUserVerified: true, automaticPresenceSimulation: true },
      },
    });
    await owner.enter(context);
    await page.goto("/profile/security");
    await page.getByRole("button", { name: "Add passkey" }).click();
    const shown = page.getByRole("alertdialog", { name: "Recovery codes" });
    await shown.getByRole("button", { name: "I’ve saved them" }).click();
    await page.getByRole("button", { name: "Remove: Passkey" }).waitFor();
    await page.getByRole("button", { name: "Your account" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await page.waitForURL("**/auth");
    await typePassword(page, owner);
    await page.getByRole("button", { name: "Use passkey" }).click();
    await isInside(page);
    await page.goto("/profile/security");
    complaints.expect(/ERR_FAILED/);
    await page.route("**/second_factor/challenge", (route) => route.abort());
    await page.getByRole("button", { name: "Remove: Passkey" }).click();
    await page
      .getByText(/^The server cannot be reached/)
      .first()
      .waitFor();
    await page.unroute("**/second_factor/challenge");
    await page.getByRole("button", { name: "Remove: Passkey" }).click();
    await page.getByRole("dialog", { name: "Confirm it’s you" }).getByRole("button", { name: "Use passkey" }).click();
    await page.getByText("Off", { exact: true }).waitFor();
  });

  test("of a staff member is reset by an owner", async () => {
    const owner = await newPerson("Helpful Owner");
    const { id: staffId } = await owner.request(calls.staff.add, { body: { first_name: "Taras" } });
    const { auth_code } = await owner.request(calls.staff.renewCode, { path: { staffId } });
    const staff = await open();
    staff.complaints.expect(/401/);
    await staff.page.goto("/auth/sign-in-staff");
    await staff.page.getByLabel("Sign-in code").fill(auth_code);
    await staff.page.getByRole("button", { name: "Sign in" }).click();
    await isInside(staff.page);
    await staff.page.goto("/profile/security");
    await addApp(staff.page);

    const { context, page } = await open();
    await owner.enter(context);
    await page.goto(`/business-staff/${staffId}?tab=access`);
    await page.getByRole("button", { name: "Reset two-step sign-in" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Reset two-step sign-in" }).click();
    await page.getByText("Two-step sign-in was reset").waitFor();
    await staff.page.waitForURL("**/auth/sign-in-staff*");
  });
});
