import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";

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
  await expect.poll(() => texts.length, { timeout: 60_000 }).toBe(1);
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
