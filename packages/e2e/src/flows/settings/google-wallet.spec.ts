import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { startGoogle } from "../../kit/google.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";
import { field, save, saveButton, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const issuer = "3388000000022";
const google = await startGoogle(issuer);
let server: OwnServer;
let person: Person;
let olena = "";
beforeAll(async () => {
  server = await startOwnServer(google.env);
  person = await newPerson("Kalyna Market", server.url);
  const { request, loyaltyId } = person;
  const added = await request(calls.customers.add, {
    body: { first_name: "Olena", phone: "+380671112233", loyalty_id: loyaltyId, country: "UA" },
  });
  olena = added.id;
  await request(calls.transactions.addBonuses, {
    body: { loyalty_id: loyaltyId, customer_id: olena, currency: "UAH", amount: "42.00" },
  });
});
afterAll(async () => {
  await server.stop();
  google.stop();
});

test("a wrong issuer of Google is found by the check and mended, and a customer saves their card at Google", async () => {
  const { context, page, complaints } = await open();
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`${server.url}/loyalties/${person.loyaltyId}?tab=wallet`);
  await field(page, "Issuer ID at Google").fill("4400");
  await switchOn(page, "Customers can add their card");
  await saveButton(page).click();
  await page.getByText("Google needs both: your issuer ID and the key of a service account.").first().waitFor();
  await page.getByLabel("Key of the service account (JSON)", { exact: true }).setInputFiles(google.keyFile);
  await save(page);
  await page.getByText(google.email).waitFor();
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("The service account may not issue passes for this issuer ID.").waitFor();
  await page.getByText("Permission denied.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await field(page, "Issuer ID at Google").fill(issuer);
  await save(page);
  await page.getByRole("button", { name: "Check" }).click();
  await page.getByText("Google accepts the cards.").waitFor();

  await page.goto(`${server.url}/customers/${olena}?tab=cards`);
  const link = await page.getByText(/\/wallet\?for=/).textContent();
  const phone = await open();
  await phone.page.setViewportSize({ width: 390, height: 844 });
  const saved: string[] = [];
  await phone.page.route("https://pay.google.com/**", (route) => {
    saved.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<title>Google Wallet</title>Saved" });
  });
  await phone.page.goto(link ?? "");
  await phone.page.getByText("Opens in the wallet of an Android phone.").waitFor();
  expect(await phone.page.getByText("Add to Apple Wallet").count()).toBe(0);
  expect(await violationsOn(phone.page)).toEqual([]);
  await phone.page.getByRole("button", { name: "Add to Google Wallet" }).click();
  await phone.page.getByText("Saved").waitFor();
  expect(google.readLink(saved[0] ?? "")).toMatchObject({
    ...{ iss: google.email, aud: "google", typ: "savetowallet" },
    payload: { loyaltyObjects: [{ state: "ACTIVE", loyaltyPoints: { balance: { string: "42" } } }] },
  });
});
