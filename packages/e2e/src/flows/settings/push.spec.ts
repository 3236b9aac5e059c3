import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newPerson, type Person } from "../../kit/person.ts";
import { type PushService, startPushService, workerOf } from "../../kit/push.ts";
import { withWorkers } from "../../kit/window.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
let service: PushService;
let person: Person;

beforeAll(async () => {
  service = await startPushService();
  person = await newPerson("Kovalenko Push");
});
afterAll(() => service.close());

/** Another owner, whose changes the first one hears of. */
async function partnerOf({ request }: Person) {
  const { id } = await request(calls.staff.add, { body: { first_name: "Oksana", access: "owner" } });
  const { auth_code } = await request(calls.staff.renewCode, { path: { staffId: id } });
  const { token } = await clientOf()(calls.auth.staffSignIn, { body: { auth_code } });
  return clientOf(token);
}

test("notifications come to a device that they are switched on for, lead to their records, and end with signing out", async () => {
  const partner = await partnerOf(person);
  const { page, context } = await open(withWorkers);
  await service.equip(context);
  await person.enter(context);
  await page.goto("/pos");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  const onThisDevice = page.getByRole("switch", { name: "Notifications on this device" });
  await expect.poll(() => onThisDevice.isEnabled()).toBe(true);
  await onThisDevice.focus();
  await page.keyboard.press("Space");
  await page.getByRole("switch", { name: "Notifications on this device", checked: true }).waitFor();
  await page.locator("[data-shown='Notifications are on']").waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole("link", { name: "Choose what to be notified about" }).click();
  await page.getByRole("heading", { name: "Notifications on this device", level: 1 }).waitFor();
  await page.getByRole("combobox", { name: "Notify me about" }).click();
  await page.getByRole("option", { name: "API key changed" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved", { exact: true }).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect((await person.request(calls.pushDevice.get, {})).events).not.toContain("api-key-changed");

  await partner(calls.business.apiKey, { query: { generate: true } });
  const { id } = await partner(calls.staff.add, { body: { first_name: "Petro" } });
  await expect.poll(() => service.received.length).toBe(1);
  const worker = await workerOf(page);
  // A repeat is shown once.
  await worker.push(service.received[0]!);
  await worker.push(service.received[0]!);
  await expect.poll(() => worker.shown()).toMatchObject([{ title: "Petro was added to the staff", lang: "en" }]);
  const address = await worker.press("Petro was added to the staff");
  expect(await worker.shown()).toEqual([]);
  await page.goto(address);
  await page.waitForURL(`**/business-staff/${id}`);
  await page.getByRole("button", { name: "Notifications, unread: 1" }).waitFor();

  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.waitForURL("**/auth**");
  await partner(calls.staff.add, { body: { first_name: "Iryna" } });
  const { token } = await clientOf()(calls.auth.token, {
    body: { login: person.email, password: person.password },
  });
  const again = clientOf(token);
  await expect.poll(async () => (await again(calls.notifications.status, {})).notifications_unread).toBe(2);
  expect((await again(calls.pushDevice.get, {})).on).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem("stand-in.subscribed"))).toBeNull();
  expect(service.received).toHaveLength(1);
});

test("notifications go on after a reload and in another business, which the device then hears of instead", async () => {
  const another = await newPerson("Melnyk Push");
  const second = {
    title: "Second shop",
    country: "UA",
    currency: "UAH",
    time_zone: "Europe/Kyiv",
    language: "en" as const,
  };
  await another.request(calls.business.add, { body: second });
  const { page, context } = await open(withWorkers);
  await service.equip(context);
  await another.enter(context);
  await page.goto("/notifications/device");
  await page.getByRole("switch", { name: "Notifications on this device" }).click();
  await page.getByRole("switch", { name: "Notifications on this device", checked: true }).waitFor();
  const since = service.received.length;
  await page.goto("/pos");
  await page.getByRole("button", { name: "Business: Melnyk Push" }).click();
  await page.getByRole("menuitemradio", { name: "Second shop" }).click();
  await page.getByRole("button", { name: "Business: Second shop" }).waitFor();
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem("token") ?? "null") as string); // The app stores it.
  const there = clientOf(token);
  await expect.poll(async () => (await there(calls.pushDevice.get, {})).on).toBe(true);
  const partner = await partnerOf({ ...another, request: there });
  await partner(calls.business.apiKey, { query: { generate: true } });
  await expect.poll(() => service.received.slice(since).join()).toContain("API key");
});

test("its worker is a script that browsers ask for anew each time", async () => {
  const { status, headers } = await fetch(`${inject("url")}/push-worker.js`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^(text|application)\/javascript/);
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(headers.get("content-security-policy")).toContain("script-src 'self'");
});

test("a browser that forbids notifications, and a server without HTTPS, say what to do", async () => {
  const another = await newPerson("Bondar Push");
  for (const [cause, hint] of [
    ["denied", "Blocked in this browser."],
    ["insecure", "They need HTTPS."],
    ["none", "This browser has none."],
  ] as const) {
    const { page, context } = await open(withWorkers);
    await another.enter(context);
    await context.addInitScript((why) => {
      if (why === "denied") Object.defineProperty(Notification, "permission", { get: () => "denied" });
      if (why === "insecure") Object.defineProperty(window, "isSecureContext", { get: () => false });
      if (why === "none") Reflect.deleteProperty(window, "PushManager");
    }, cause);
    await page.goto("/notifications/device");
    await page.getByText(hint).waitFor();
    expect(await page.getByRole("switch", { name: "Notifications on this device" }).isDisabled()).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  }
});
