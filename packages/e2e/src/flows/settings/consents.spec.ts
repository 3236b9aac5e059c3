import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";
import { work } from "../../pages/list.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const texts: string[] = [];
/** A service for SMS that accepts everything. */
const service = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => {
    body += part;
  });
  request.on("end", () => {
    const { sms } = JSON.parse(body) as { sms?: { text: string } }; // TurboSMS gets JSON.
    if (sms) texts.push(sms.text);
    response.end(
      JSON.stringify({ response_status: "OK", response_result: [{ message_id: "m", response_status: "OK" }] }),
    );
  });
});
let server: OwnServer;
let person: Person;

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  const { port } = service.address() as AddressInfo; // It listens on TCP.
  server = await startOwnServer({ PATRON_TURBOSMS_URL: `http://127.0.0.1:${port}` });
  person = await newPerson("Kovalenko Consents", server.url);
});
afterAll(async () => {
  service.close();
  await server.stop();
});

test("a customer's consent is recorded on their page, and their link takes it back and gives it again", async () => {
  const provider = { kind: "turbosms" as const, active: true, sender: "Shop", secret: "token" };
  await person.request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: provider });
  const customer = {
    loyalty_id: person.loyaltyId,
    first_name: "Oksana",
    phone: "+380671112233",
    language: "de" as const,
  };
  const { id } = await person.request(calls.customers.add, { body: customer });

  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`${server.url}/customers/${id}?tab=consents`);
  await page.getByText("Not asked").first().waitFor();
  await page.getByRole("button", { name: "Agrees · SMS" }).click();
  await page.getByText("SMS · Agreed · In person").waitFor();
  expect(await violationsOn(page)).toEqual([]);

  const body = {
    loyalty_id: person.loyaltyId,
    channels: ["sms" as const],
    texts: { de: "Rabatt: {unsubscribe_link}" },
  };
  await person.request(calls.messages.send, { body });
  await expect.poll(() => texts.length).toBe(1);
  const link = texts[0]?.split(" ")[1] ?? "";

  // Somebody who is not signed in, on a phone, in the language that the business knows of them.
  const { page: phone } = await open();
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(link);
  await phone.getByRole("heading", { name: "Kovalenko Consents" }).waitFor();
  await phone.getByRole("button", { name: "Alles abbestellen" }).click();
  await phone.getByText(/keine Angebote/).waitFor();
  expect(await violationsOn(phone)).toEqual([]);
  await phone.getByRole("switch", { name: "SMS" }).click();
  await phone.getByText(/gelten sofort/).waitFor();

  await page.reload();
  await page.getByText("SMS · Refused · Link in a message").waitFor();
  if (process.env.LOOK) {
    await page.screenshot({ path: "/tmp/consents-staff.png" });
    await phone.screenshot({ path: "/tmp/consents-phone.png" });
  }
});

test("an answer is recorded for several customers at once, and decides what goes out to them", async () => {
  const { request, loyaltyId } = person;
  const add = (first_name: string, phone: string) =>
    request(calls.customers.add, { body: { loyalty_id: loyaltyId, first_name, phone } });
  const added = [await add("Taras", "+380672223344"), await add("Solomiia", "+380673334455")];
  const user_ids = added.map(({ id }) => id);
  const cost = () =>
    request(calls.messages.cost, {
      body: { loyalty_id: loyaltyId, user_ids, channels: ["sms"], texts: { en: "News" } },
    });
  expect(await cost()).toMatchObject({ recipients: 2, without_consent: 2 });

  const { page, context } = await open();
  await person.enter(context);
  // The customer of the test before reads German in this browser.
  await context.addInitScript(() => localStorage.setItem("language", "en"));
  await page.goto(`${server.url}/customers/search`);
  for (const name of ["Taras", "Solomiia"])
    await page.getByRole("row").filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByRole("region", { name: "Selection" }).getByRole("button", { name: "Record consent" }).click();
  const dialog = page.getByRole("dialog", { name: "Record consent" });
  const confirm = dialog.getByRole("button", { name: "Record consent: 2 rows" });
  await dialog.getByRole("combobox", { name: /^Answer/ }).fill("SMS");
  // While its list is open, the field is named by its label alone too.
  await dialog.getByRole("combobox", { name: "Answer (required)", exact: true }).waitFor();
  await page.getByRole("option", { name: "SMS · Agreed" }).click();
  await confirm.click();
  await dialog.getByRole("combobox", { name: /^Given/ }).fill("On paper");
  await page.getByRole("option", { name: "On paper" }).click();
  expect(await violationsOn(page)).toEqual([]);
  await confirm.click();
  await work(page, "Record consent").getByText("Finished: 2 rows changed.").waitFor();
  expect(await cost()).toMatchObject({ recipients: 2, without_consent: 0 });
  for (const userId of user_ids) {
    const { history } = await request(calls.messageConsents.get, { path: { userId } });
    expect(history).toMatchObject([{ message_type: "sms", agreed: true, source: "paper" }]);
  }
});
