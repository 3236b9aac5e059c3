import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newestMail } from "../../kit/mail.ts";
import { newPerson } from "../../kit/person.ts";
import { supportEmail } from "../../kit/server.ts";
import { signInAsSupport } from "../../kit/support.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Needs Help");

/** Support signs in and enters the business of the test. */
async function enterAsSupport() {
  const support = await signInAsSupport(open);
  await support.page.getByRole("button", { name: /The operators/ }).click();
  await support.page.getByRole("menuitemradio", { name: /Needs Help.*As support/ }).click();
  // A page that is left before has the token of the other business, which has ended.
  await support.page.getByText("You are here as support.").waitFor();
  return support;
}

test("an owner lets support in, who helps customers and changes no prices, and is out when the owner ends it", async () => {
  await person.request(calls.customers.add, {
    body: {
      loyalty_id: person.loyaltyId,
      first_name: "Mykola",
      user_id_value: "mykola@example.com",
      user_id_type: "email",
    },
  });
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/business/settings?tab=access");
  await page.getByRole("link", { name: "Open support" }).click();
  await page.getByText("Support cannot enter.").waitFor();
  await page.getByRole("combobox", { name: "Duration" }).click();
  await page.getByRole("option", { name: "8 hours" }).click();
  await page.getByRole("button", { name: "Let support in" }).click();
  await page.getByText("Support may enter until").waitFor();

  const support = await enterAsSupport();
  await support.page.goto("/customers/search");
  await support.page.getByRole("link", { name: "Mykola" }).waitFor();
  await support.page.goto("/price-groups/create");
  await support.page.getByText("You don’t have access").waitFor();
  const menu = support.page.getByRole("navigation", { name: "Main menu" });
  expect(await menu.getByRole("link", { name: "Staff", exact: true }).count()).toBe(0);
  await support.page.goto("/business-staff");
  await support.page.getByText("You don’t have access").waitFor();

  await page.getByText(/Sofia Help, /).waitFor();
  support.complaints.expect(/401/);
  await page.getByRole("button", { name: "End access" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "End access" }).click();
  await page.getByText("Support cannot enter.").waitFor();
  await support.page.waitForURL((url) => url.pathname === "/auth", { timeout: 2_000 });

  await page.goto("/audit");
  await page.getByRole("row").filter({ hasText: "Support access" }).filter({ hasText: "Sofia Help" }).waitFor();
});

test("an owner writes to support with a picture, and reads under the bell that they have answered", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/support");
  await page.getByText("No messages yet").waitFor();
  await page.getByLabel("Subject").fill("Prices of tea");
  await page.getByLabel("Text").fill("The till does not show them.");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add file" }).click();
  const content = Buffer.from("%PDF-1.7\n%%EOF\n");
  await (await chooser).setFiles({ name: "till.pdf", mimeType: "application/pdf", buffer: content });
  await page.getByText("till.pdf").waitFor();
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByRole("listitem").filter({ hasText: "The till does not show them." }).waitFor();
  expect(await page.getByLabel("Subject").inputValue()).toBe("");
  await newestMail(supportEmail, /(Prices of tea)/);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download till.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("till.pdf");

  await page.getByRole("button", { name: "Let support in" }).click();
  await page.getByText("Support may enter until").waitFor();
  const support = await enterAsSupport();
  await support.page.goto("/support");
  await support.page.getByRole("listitem").filter({ hasText: "The till does not show them." }).waitFor();
  await support.page.getByLabel("Subject").fill("Prices of tea");
  await support.page.getByLabel("Text").fill("Give the till a price group.");
  await support.page.getByRole("button", { name: "Send" }).click();
  await support.page.getByRole("listitem").filter({ hasText: "Give the till a price group." }).waitFor();

  await page.getByRole("listitem").filter({ hasText: "Give the till a price group." }).waitFor();
  await page.goto("/notifications");
  await page.getByText("Sofia Help of support entered your business").first().waitFor();
  await page.getByText("Support answered").first().waitFor();
});
