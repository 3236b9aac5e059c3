import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { type PushService, startPushService, workerOf } from "../../kit/push.ts";
import { withWorkers } from "../../kit/window.ts";
import { save, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
let service: PushService;
let person: Person;
let customer_id: string;
let link: string;

beforeAll(async () => {
  service = await startPushService();
  person = await newPerson("Kovalenko Devices");
  const body = { loyalty_id: person.loyaltyId, first_name: "Oksana", email: "oksana@example.com" };
  ({ id: customer_id } = await person.request(calls.customers.add, { body }));
});
afterAll(() => service.close());

const devices = () => person.request(calls.customerDevices.count, { path: { userId: customer_id } });

test("the channel is switched on without a service to sign up for, and the customer's page has the link", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/business/settings/messages?channel=push");
  await page.getByText("free of charge").waitFor();
  await switchOn(page, "Active");
  await save(page);
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`/customers/${customer_id}?tab=consents`);
  await page.getByText("Gets no push messages").waitFor();
  await page.getByRole("img", { name: "Link for the customer" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  link = (await devices()).link ?? "";
  expect(link).toContain("/unsubscribe?for=");
});

test("a customer switches messages on, gets a changed text, opens it and switches them off", async () => {
  const { page, context } = await open(withWorkers);
  await service.equip(context);
  await page.goto(link);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  const on = page.getByRole("button", { name: "Get messages on this device" });
  await on.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await on.focus();
  await page.keyboard.press("Enter");
  await page.getByText("On for this device", { exact: true }).waitFor();
  await page.getByRole("switch", { name: "Device notifications", checked: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await page.getByText("On for this device", { exact: true }).waitFor();
  expect((await devices()).devices).toBe(1);

  const messages = [
    {
      message_code: "bonuses-added" as const,
      active: true,
      channels: ["push" as const],
      texts: { en: "{customer_name}, coffee is on us." },
    },
  ];
  await person.request(calls.messageTemplates.change, { path: { loyaltyId: person.loyaltyId }, body: { messages } });
  const added = { loyalty_id: person.loyaltyId, customer_id, currency: "UAH", amount: "5.00" };
  await person.request(calls.transactions.addBonuses, { body: added });
  // The schedule delivers within a minute; changed limits do at once.
  await person.request(calls.messageSettings.change, { body: { month_limit: "1000.00" } });
  await expect.poll(() => service.received.length).toBe(1);
  const sent = async () => (await person.request(calls.messages.list, {})).items[0];
  await expect.poll(sent).toMatchObject({ status: "sent", message_type: "push" });

  const worker = await workerOf(page);
  await worker.push(service.received[0]!);
  await worker.push(service.received[0]!);
  await expect
    .poll(() => worker.shown())
    .toMatchObject([{ title: "Kovalenko Devices", body: "Oksana, coffee is on us.", lang: "en" }]);
  await expect.poll(async () => (await sent())?.status).toBe("delivered");
  const address = await worker.press("Kovalenko Devices");
  expect(await worker.shown()).toEqual([]);
  await page.goto(address);
  await page.getByRole("heading", { name: "Kovalenko Devices" }).waitFor();

  await page.getByRole("button", { name: "Turn off on this device" }).click();
  await on.waitFor();
  expect((await devices()).devices).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem("stand-in.subscribed"))).toBeNull();
});

test("staff see the message with its channel, send news to devices, and switch the devices of a customer off", async () => {
  const customer = await open(withWorkers);
  await service.equip(customer.context);
  await customer.page.goto(link);
  await customer.page.getByRole("button", { name: "Get messages on this device" }).click();
  await customer.page.getByText("On for this device", { exact: true }).waitFor();

  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/messages?message_type=push");
  await page.getByRole("row", { name: /Oksana, coffee is on us/ }).click();
  await page.getByRole("dialog").getByText("Push").first().waitFor();
  const news = { loyalty_id: person.loyaltyId, title: "Autumn", public_text: { en: "A new shop in Lviv." } };
  const { id: newsId } = await person.request(calls.news.add, { body: news });
  await page.goto(`/news/${newsId}`);
  await page.getByRole("button", { name: "Send to devices" }).click();
  const question = page.getByRole("alertdialog", { name: "Send to 1 customer?" });
  expect(await violationsOn(page)).toEqual([]);
  await question.getByRole("button", { name: "Send", exact: true }).click();
  await page.getByText("The news goes out.").waitFor();
  await expect.poll(() => service.received.at(-1)).toContain("A new shop in Lviv.");

  await page.goto(`/customers/${customer_id}?tab=consents`);
  await page.getByText("Gets push messages on 1 device").waitFor();
  await page.getByRole("button", { name: "Turn off" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Turn off" }).click();
  await page.getByText("Gets no push messages").waitFor();
  await customer.page.reload();
  await customer.page.getByRole("button", { name: "Get messages on this device" }).waitFor();
});

test("a browser that forbids them, cannot have them, or is not allowed yet says what to do", async () => {
  for (const [cause, hint] of [
    ["denied", "Notifications from this site are blocked."],
    ["insecure", "need a page with HTTPS"],
    ["none", "Add to Home Screen"],
    ["dismissed", "has not been given permission"],
  ] as const) {
    const { page, context } = await open(withWorkers);
    await context.addInitScript((why) => {
      if (why === "denied") Object.defineProperty(Notification, "permission", { get: () => "denied" });
      if (why === "insecure") Object.defineProperty(window, "isSecureContext", { get: () => false });
      if (why === "none") Reflect.deleteProperty(window, "PushManager");
      if (why === "dismissed") {
        Object.defineProperty(Notification, "permission", { get: () => "default" });
        Notification.requestPermission = async () => "default";
      }
    }, cause);
    await page.goto(link);
    if (cause === "dismissed") await page.getByRole("button", { name: "Get messages on this device" }).click();
    await page.getByText(hint).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    // On a home screen it is opened again where it was.
    expect(await page.locator("link[rel=manifest]").getAttribute("href")).toBe("/customer.webmanifest");
  }
});
