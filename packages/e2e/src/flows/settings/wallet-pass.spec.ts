import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { makeSigner } from "../../kit/authority.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { field, save, saveButton, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const signer = makeSigner();
const person = await newPerson("Kalyna Market");
const { request, loyaltyId } = person;
const olena = await request(calls.customers.add, {
  body: { first_name: "Olena", phone: "+380671112233", loyalty_id: loyaltyId, country: "UA" },
});
await request(calls.transactions.addBonuses, {
  body: { loyalty_id: loyaltyId, customer_id: olena.id, currency: "UAH", amount: "42.00" },
});

test("a wallet pass is designed and signed, a wrong key is refused and replaced, and a customer downloads the pass from their page", async () => {
  const { context, page, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`/loyalties/${loyaltyId}?tab=wallet`);
  const picture = page.getByRole("region", { name: "Preview of the wallet pass" });
  await picture.getByText("Olena Kovalenko").waitFor();
  await field(page, "Text beside the logo").fill("Kalyna");
  await picture.getByText("Kalyna", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Add field: On the back" }).click();
  await page.getByRole("menuitem", { name: "Card number" }).click();
  await page.getByRole("button", { name: "Add field: Top right" }).click();
  await page.getByRole("menuitem", { name: "Own text" }).click();
  const top = page.getByRole("group", { name: "Top right" });
  await field(top, "Label").fill("Since");
  await field(top, "Value").fill("{since}");
  await saveButton(page).click();
  await page.getByText("A pass has no value with this name. Choose one from the list.").first().waitFor();
  await field(top, "Value").fill("2019");
  await picture.getByText("2019").waitFor();

  await switchOn(page, "Customers can add their card");
  await saveButton(page).click();
  await page.getByText("Add an Apple certificate or a Google account before you switch the pass on.").first().waitFor();
  const file = (name: string) => page.getByLabel(name, { exact: true });
  await file("Certificate of the pass type").setInputFiles(signer.certificate);
  await file("Private key").setInputFiles(signer.otherKey);
  await file("Apple’s intermediate certificate (WWDR)").setInputFiles(signer.authority);
  await saveButton(page).click();
  await page
    .getByText("The key belongs to another certificate. Choose the key that you created for this one.")
    .first()
    .waitFor();
  await file("Private key").setInputFiles(signer.key);
  await save(page);
  await page.getByText("pass.example.card").waitFor();
  await page.reload();
  const passphrase = page.getByLabel("Password of the key or the .p12 file", { exact: true });
  await file("Certificate of the pass type").setInputFiles(signer.whole);
  await file("Apple’s intermediate certificate (WWDR)").setInputFiles(signer.authority);
  await passphrase.fill("wrong");
  await saveButton(page).click();
  await page.getByText("This password does not open the .p12 file.").first().waitFor();
  await passphrase.fill("secret");
  await save(page);
  await page.reload();
  await picture.getByText("2019").waitFor();
  expect(await page.getByText("Customers do not get it because").count()).toBe(0);

  await page.goto(`/customers/${olena.id}?tab=cards`);
  const link = await page.getByText(/\/wallet\?for=/).textContent();
  const phone = await open();
  await phone.page.setViewportSize({ width: 390, height: 844 });
  await phone.page.goto(link ?? "");
  const shown = phone.page.getByRole("region", { name: "Kalyna Market" });
  await shown.getByText("42", { exact: true }).waitFor();
  await shown.getByText("+380671112233").waitFor();
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // The card wears the colours and the benefits of the customer's category.
  const path = { loyaltyId };
  const look = { color: "#bb4d00", text_color: "#ffeedd", public_description: { en: "5 % off every day" } };
  const gold = await request(calls.cardCategories.add, { path, body: { title: "Gold", ...look } });
  const assigned = { loyalty_id: loyaltyId, user_ids: [olena.id], category_id: gold.id };
  await request(calls.cardCategories.assign, { body: assigned });
  await phone.page.reload();
  await phone.page.getByText("5 % off every day").waitFor();
  const style = await shown.evaluate((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]);
  expect(style).toEqual(["rgb(187, 77, 0)", "rgb(255, 238, 221)"]);
  const coming = phone.page.waitForEvent("download");
  await phone.page.getByRole("link", { name: "Add to Apple Wallet" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe("card.pkpass");
  const pass = await download.path();
  expect(signer.isSigned(pass)).toBe(true);
  expect(JSON.parse(signer.unzipped(pass, "pass.json"))).toMatchObject({
    passTypeIdentifier: "pass.example.card",
    logoText: "Kalyna",
    storeCard: { primaryFields: [{ value: "42" }], headerFields: [{ label: "Since", value: "2019" }] },
  });
});
