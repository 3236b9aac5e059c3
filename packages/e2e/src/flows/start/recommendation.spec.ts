import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newEmail, newPerson } from "../../kit/person.ts";
import { field } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Market");

test("an owner shares a link, a business registers with it and sees who recommended it, and the owner sees who came", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/business/settings?tab=referral");
  await page.getByText("None yet.").waitFor();
  await page.getByRole("img", { name: "QR code of the link" }).waitFor();
  const link = (await page.getByText("/auth?tab=register&referral=").textContent()) ?? "";
  await page.getByRole("button", { name: "Copy: Link for registration" }).waitFor();

  const other = await open();
  await other.page.goto("/auth?referral=00000-00000");
  await other.page.getByText("This referral link does not work").waitFor();
  await other.page.goto(link);
  await other.page.getByText("Recommended by Kalyna Market").waitFor();
  await field(other.page, "First name").fill("Petro");
  await field(other.page, "E-mail").fill(newEmail());
  await field(other.page, "Password").fill("lantern orchid gravel");
  await field(other.page, "Business name").fill("Rye & Son");
  await other.page.getByRole("button", { name: "Create business" }).click();
  await other.page.getByRole("heading", { level: 1, name: "Dashboard" }).waitFor();
  await other.page.goto("/business/settings?tab=referral");
  await other.page.getByText("You were recommended by Kalyna Market.").waitFor();

  await page.reload();
  await page.getByText("Businesses that came by your link: 1").waitFor();
  await page.getByText("Rye & Son").waitFor();
  expect(await page.getByText("None yet.").count()).toBe(0);
});
