import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const person = await newPerson("Two Devices");
const open = windowsOf(browser);

test("a session ended from another device leaves at once", async () => {
  const other = await open();
  other.complaints.expect(/401/);
  await other.page.goto("/auth");
  await other.page.getByLabel("E-mail").fill(person.email);
  await other.page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await other.page.getByRole("button", { name: "Sign in", exact: true }).click();
  await other.page.getByRole("navigation", { name: "Main menu" }).waitFor();

  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/profile/security");
  const sessions = page.getByRole("list", { name: "Where you’re signed in" });
  await sessions.getByText("This device").waitFor();
  expect(await sessions.getByRole("listitem").count()).toBe(2);
  expect(await sessions.getByText("Kyiv, Ukraine").count()).toBe(2);
  await sessions.getByRole("button", { name: /^Sign out: Chrome/ }).click();
  await other.page.waitForURL("**/auth*");
  await expect.poll(() => sessions.getByRole("listitem").count()).toBe(1);
  expect(await page.getByRole("button", { name: "Sign out everywhere else" }).count()).toBe(0);
});
