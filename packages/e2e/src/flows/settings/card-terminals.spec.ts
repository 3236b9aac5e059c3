import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newPerson, type Person } from "../../kit/person.ts";
import { type OwnServer, startOwnServer } from "../../kit/server.ts";
import { startStripe } from "../../kit/stripe.ts";
import { addSellingTill } from "../../kit/till.ts";
import { choose, field, save, saveButton, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const stripe = await startStripe();
let server: OwnServer;
let person: Person;
let terminalId = "";
let tillKey = "";
beforeAll(async () => {
  server = await startOwnServer({ PATRON_STRIPE_URL: stripe.url });
  person = await newPerson("Kalyna Market", server.url);
  await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
  terminalId = (await person.request(calls.terminals.list, {})).items[0]?.id ?? "";
  tillKey = (await person.request(calls.terminals.updateKey, { path: { terminalId } })).api_key;
});
afterAll(async () => {
  await server.stop();
  stripe.stop();
});

async function openDevices() {
  const { page, context, complaints } = await open();
  // Settings that cannot be, which the flows mend.
  complaints.expect(/422/);
  await person.enter(context);
  await page.goto(`${server.url}/terminals/${terminalId}?tab=devices`);
  return page;
}
const tillDevices = () => clientOf(tillKey, server.url)(calls.terminalDevices.till, {});

test("a Stripe reader is set up with key, location and code, and the till finds it", async () => {
  const page = await openDevices();
  const key = page.getByLabel("Secret key");
  await switchOn(page, "Active");
  await saveButton(page).click();
  await expect.poll(() => key.getAttribute("aria-invalid")).toBe("true");
  await key.fill("sk_wrong");
  await saveButton(page).click();
  await page.getByText("Stripe does not accept this.").waitFor();
  await switchOn(page, "Active");
  await key.fill("sk_test_1");
  await save(page);
  await page.getByText("A key is stored.").waitFor();

  const code = field(page, "Registration code");
  await code.fill("simulated-wpe");
  await saveButton(page).click();
  await page.getByText("Enter the location of the reader first.").waitFor();
  await code.fill("");
  await page.getByRole("button", { name: "Stripe location" }).click();
  await field(page, "Name of the location").fill("Khreshchatyk 1");
  await saveButton(page).click();
  await expect.poll(() => field(page, "Street and number").getAttribute("aria-invalid")).toBe("true");
  await field(page, "Street and number").fill("Khreshchatyk 1");
  await field(page, "City").fill("Kyiv");
  await choose(page, "Country", "Ukraine");
  await save(page);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole("button", { name: "Stripe", exact: true }).click();
  await code.fill("simulated-wpe");
  await switchOn(page, "Active");
  await save(page);
  await page.getByText("bbpos_wisepos_e").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect((await tillDevices()).stripe).toMatchObject({ reader_id: "tmr_1", location_id: "tml_1" });

  await page.getByRole("button", { name: "Stripe location" }).click();
  await page.getByRole("button", { name: "Remove location" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove location" }).click();
  // There are two for a moment: that of the dialog, which closes, and the one behind it.
  await expect.poll(() => page.getByRole("button", { name: "Remove location" }).count()).toBe(0);
  expect((await tillDevices()).stripe).toBeNull();
});

test("a PAX or AMP terminal needs its address before it is switched on, and the till finds it", async () => {
  const page = await openDevices();
  const address = field(page, "Address in the network");
  await page.getByRole("button", { name: "PAX" }).click();
  await switchOn(page, "Active");
  await saveButton(page).click();
  await expect.poll(() => address.getAttribute("aria-invalid")).toBe("true");
  await address.fill("192.168.1.40:10009");
  await saveButton(page).click();
  await page.getByText("Check the format.").waitFor();
  await address.fill("192.168.1.40");
  await save(page);
  expect(await violationsOn(page)).toEqual([]);
  const pax = { host: "192.168.1.40", port: 10_009, timeout_s: 90 };
  expect((await tillDevices()).pax).toEqual(pax);

  await page.getByRole("button", { name: "AMP" }).click();
  await switchOn(page, "Active");
  await address.fill("amp-1.shop.lan");
  await saveButton(page).click();
  const merchant = field(page, "Business ID");
  await expect.poll(() => merchant.getAttribute("aria-invalid")).toBe("true");
  await merchant.fill("M-1");
  await field(page, "Time to pay").fill("60");
  await save(page);
  const amp = { host: "amp-1.shop.lan", port: 80, timeout_s: 60, merchant_id: "M-1", terminal_serial: "" };
  expect(await tillDevices()).toMatchObject({ pax, amp });

  // The terminal itself is changed in the same visit.
  await page.getByRole("tab", { name: "Settings" }).click();
  await field(page, "Name").fill("Till at the door");
  await save(page);
});
