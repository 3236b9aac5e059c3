import type { messages } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { startCustomerDevices } from "../../../../test/messages/customer-devices.ts";
import { startHttpService } from "../../../../test/messages/http-service.ts";
import type { World } from "../../../../test/world.ts";
import { inBusiness } from "../../../kit/jobs/businesses.ts";
import { addProvider, switchOn as switchEventsOn } from "../fixture.ts";
import { prepareMailing } from "../mailings.ts";
import { claimMessages, countAttempts } from "../queries.ts";
import { receiptPath } from "./receipt.ts";

const sms = await startHttpService(({ path }) => ({
  body: path.endsWith("send.json")
    ? { response_status: "OK", response_result: [{ message_id: "m-1", response_status: "OK" }] }
    : { response_status: "OK", response_result: [{ status: "SENT" }] },
}));
const devices = await startCustomerDevices({ PATRON_TURBOSMS_URL: sms.url });
const { server, service, customer, tokenOf, show, switchedOn, deliver, mail, get, confirm } = devices;
let w: World;
let customerId: string;
beforeEach(async () => {
  w = devices.world();
  customerId = devices.customerId();
  sms.received.length = 0;
  await addProvider(w);
  await w.owner.request(calls.business.changeSettings, { body: { message_consent_required: false } });
});
const smsSent = () => sms.received.filter(({ path }) => path.endsWith("send.json")).length;
/** A test message, stored and not sent. */
const tested = async (phone: string | null) =>
  (await w.owner.request(calls.messages.test, { path: { messageType: "push" }, body: { recipient: phone ?? "" } })).id;
const provider = () => w.owner.request(calls.messages.provider, { path: { messageType: "push" } });
const countOf = async (userId = customerId) =>
  (await w.owner.request(calls.customerDevices.count, { path: { userId } })).devices;

describe("a message by push", () => {
  test("comes to every device of its customer in the name of the business, leads to their page and costs nothing", async () => {
    const [phone, desk] = [await switchedOn(), await switchedOn()];
    const [one] = await mail();
    expect(one).toMatchObject({ status: "sent", message_type: "push", parts: 1, cost: "0.0000", problem: null });
    for (const { shown } of [phone, desk])
      expect(shown).toEqual([
        {
          ...{ id: one?.id, text: "Coffee is on us", language: "en", title: expect.stringContaining("Kovalenko") },
          link: `${server.settings.publicUrl}/unsubscribe?for=${tokenOf()}`,
          receipt: expect.stringMatching(/^\/api\/x\/push-receipts\/[\w-]{64}$/),
        },
      ]);
    const { headers } = service.received.at(-1)!;
    expect([headers.topic, headers.ttl, headers.urgency]).toEqual([one?.id.replaceAll("-", ""), "86400", "high"]);
    expect(await provider()).toMatchObject({ kind: "web-push", part_price: "0.0000", last_problem: null });
    expect((await provider()).last_sent_dt).not.toBeNull();
    await deliver();
    expect(phone.shown).toHaveLength(1);
  });

  test("has arrived once a device has shown it; a second device, or a late one, changes nothing", async () => {
    const { shown } = await switchedOn();
    const [one] = await mail();
    expect(await confirm(shown[0]!)).toEqual({ done: true });
    const told = await get(one!.id);
    expect(told).toMatchObject({ status: "delivered", sent_dt: one?.sent_dt, delivered_dt: expect.any(String) });
    server.clock.forward(60_000);
    await confirm(shown[0]!);
    expect(await get(one!.id)).toEqual(told);
  });

  test("that no device shows goes on by the next channel after its time, and a shown one does not", async () => {
    const browser = await switchedOn();
    const [shown] = await mail({ channels: ["push", "sms"], next_after_minutes: 3 });
    const [silent] = await mail({ channels: ["push", "sms"], next_after_minutes: 3 });
    expect(service.received.at(-1)?.headers.ttl).toBe("180");
    await confirm(browser.shown[0]!);
    server.clock.forward(2 * 60_000);
    await deliver();
    expect(smsSent()).toBe(0);
    server.clock.forward(61_000);
    await deliver();
    expect(smsSent()).toBe(1);
    expect(await get(shown!.id)).toMatchObject({ status: "delivered", message_type: "push" });
    expect(await get(silent!.id)).toMatchObject({ status: "sent", message_type: "sms", problem: null });
    await confirm(browser.shown[1]!);
    expect(await get(silent!.id)).toMatchObject({ status: "sent", message_type: "sms" });
  });

  test("skips customers without a device, who get it by the next channel, and are counted so beforehand", async () => {
    const other = await customer();
    const browser = await switchedOn();
    const body = { loyalty_id: w.loyaltyId, channels: ["push" as const, "sms" as const], texts: { en: "Hello" } };
    const told = await w.owner.request(calls.messages.cost, { body });
    expect(told.channels).toMatchObject([
      { message_type: "push", recipients: 1, part_price: "0.0000", total: "0.0000" },
      { message_type: "sms", recipients: 1 },
    ]);
    const sent = await mail({ channels: ["push", "sms"] });
    const channelOf = (id: string) => sent.find((one) => one.customer?.id === id)?.message_type;
    expect([channelOf(customerId), channelOf(other.id)]).toEqual(["push", "sms"]);
    expect([browser.shown.length, smsSent()]).toEqual([1, 1]);
    const alone = await mail({ channels: ["push"], user_ids: [other.id] });
    expect(alone).toMatchObject([{ status: "error", problem: "no-address", recipient: null }]);
  });

  test("to a device that has ended takes the device away, and is tried by the next channel", async () => {
    for (const status of [404, 410]) {
      const browser = await switchedOn();
      browser.fault = { status };
      expect(await mail({ channels: ["push", "sms"] })).toMatchObject([{ message_type: "sms", status: "sent" }]);
      expect([await countOf(), (await show()).devices]).toEqual([0, []]);
    }
    const [left, ended] = [await switchedOn(), await switchedOn()];
    ended.fault = { status: 410 };
    expect(await mail()).toMatchObject([{ status: "sent", message_type: "push" }]);
    expect([left.shown.length, await countOf()]).toEqual([1, 1]);
    left.fault = { status: 410 };
    expect(await mail()).toMatchObject([{ status: "error", problem: "no-address" }]);
    expect((await provider()).last_problem).toBeNull();
  });

  test("that its push service refuses is over, and says why; owners are not told of a failing service", async () => {
    const browser = await switchedOn();
    browser.fault = { status: 413 };
    expect(await mail()).toMatchObject([{ status: "error", problem: "recipient-refused", error_text: "HTTP 413" }]);
    expect(await countOf()).toBe(1);
    const { items } = await w.owner.request(calls.notifications.list, {});
    expect(items.map(({ event }) => event)).not.toContain("provider-failing");
  });

  test("is tried again while its push service fails, not earlier than it asks for, and hangs up on one that says nothing", async () => {
    const browser = await switchedOn();
    browser.fault = { status: 429, headers: { "retry-after": "120" } };
    const [one] = await mail();
    expect(one).toMatchObject({ status: "wait", problem: "undelivered", error_text: "HTTP 429" });
    const due = Date.parse(one?.due_dt ?? "") - server.clock.now().getTime();
    expect(due).toBeGreaterThan(100_000);
    browser.fault = { hangs: true };
    server.clock.forward(121_000);
    await deliver();
    expect(await get(one!.id)).toMatchObject({ status: "wait", problem: "undelivered" });
    browser.fault = undefined;
    server.clock.forward(3_600_000);
    await deliver();
    expect(await get(one!.id)).toMatchObject({ status: "sent", problem: null });
    expect(browser.shown).toHaveLength(1);
  });

  test("of a server that was lost is sent once more under the same topic, or not at all once a device has shown it", async () => {
    const browser = await switchedOn();
    const { phone } = await w.owner.request(calls.customers.get, { path: { userId: customerId } });
    const [again, shown] = [await tested(phone), await tested(phone)];
    const now = server.clock.now();
    await inBusiness(server.pool, w.businessId, "read write", async (tenant) => {
      const claimed = await tenant.many(claimMessages(now, now, 20));
      await tenant.run(countAttempts(claimed.map(({ id }) => id)));
    });
    await confirm({ receipt: receiptPath(w.businessId, shown, server.settings) });
    await deliver();
    expect(browser.shown).toEqual([]);
    server.clock.forward(61_000);
    await deliver();
    expect(browser.shown.map(({ id }) => id)).toEqual([again]);
    expect(await get(again)).toMatchObject({ status: "sent" });
    expect(await get(shown)).toMatchObject({ status: "delivered" });
  });

  test("that a device shows although its push service was not heard has arrived, and no other channel is tried", async () => {
    const browser = await switchedOn();
    browser.losesAnswer = true;
    const sending = mail({ channels: ["push", "sms"] });
    await expect.poll(() => browser.shown.length).toBe(1);
    await confirm(browser.shown[0]!);
    expect(await sending).toMatchObject([{ status: "delivered", message_type: "push", problem: null }]);
    const [waits] = await mail({ channels: ["push", "sms"] });
    expect(waits).toMatchObject({ status: "wait", problem: "undelivered" });
    await confirm(browser.shown[1]!);
    expect(await get(waits!.id)).toMatchObject({ status: "delivered", problem: null, due_dt: null });
    server.clock.forward(3_600_000);
    await deliver();
    expect([browser.shown.length, smsSent()]).toEqual([2, 0]);
  });

  test("with a long text ends with an ellipsis, and fits in any script", async () => {
    const browser = await switchedOn();
    for (const text of ["Їжак 🦔 ".repeat(400), "x".repeat(3_700)]) {
      await mail({ texts: { en: text } });
      const { text: shown } = browser.shown.at(-1)!;
      expect(text.startsWith(shown.slice(0, -1))).toBe(true);
      expect(shown.endsWith("…")).toBe(true);
      expect(shown.length).toBeGreaterThan(500);
      expect(service.received.at(-1)!.bytes.length).toBeLessThan(3_400);
    }
  });

  test("is tested with the telephone or e-mail of a customer who has a device", async () => {
    const { phone } = await w.owner.request(calls.customers.get, { path: { userId: customerId } });
    for (const nobody of [phone, "+380991234567", "42"])
      await expect(tested(nobody)).rejects.toMatchObject({ code: "message.bad_recipient" });
    const browser = await switchedOn();
    const id = await tested(phone);
    await deliver();
    expect(browser.shown).toMatchObject([{ id }]);
  });

  test("brings news, as far as it has a text for customers", async () => {
    const browser = await switchedOn();
    const { sendNews, mailing } = calls.messages;
    const news = { loyalty_id: w.loyaltyId, title: "Autumn", pos_ids: [] };
    const texts = { public_title: { en: "New shop" }, public_text: { en: "In Lviv.", uk: "У Львові." } };
    const [told, silent] = [
      await w.owner.request(calls.news.add, { body: { ...news, ...texts } }),
      await w.owner.request(calls.news.add, { body: news }),
    ];
    const done = await w.owner.request(sendNews, { body: { news_id: told.id } });
    expect(done).toMatchObject({
      channels: ["push"],
      recipients: 1,
      texts: { en: "New shop\nIn Lviv.", uk: "У Львові." },
    });
    await prepareMailing(server, w.businessId, done.id);
    await deliver();
    expect(browser.shown.map(({ text }) => text)).toEqual(["New shop\nIn Lviv."]);
    expect(await w.owner.request(mailing, { path: { mailingId: done.id } })).toMatchObject({ state: "done", sent: 1 });
    const nothing = "00000000-0000-7000-8000-000000000000";
    const refused = (more: Partial<BodyOf<typeof messages.sendNews>>) =>
      w.owner.request(sendNews, { body: { news_id: told.id, ...more } });
    for (const [more, code] of [
      [{ news_id: nothing }, "news.not_found"],
      [{ news_id: silent.id }, "mailing.without_text"],
      [{ user_ids: [nothing] }, "customer.not_found"],
      [{ filter: { category_id: nothing } }, "card_category.not_found"],
      [{ id: done.id }, "conflict.duplicate"],
    ] satisfies [Parameters<typeof refused>[0], string][])
      await expect(refused(more)).rejects.toMatchObject({ code });
    await devices.push({ active: false });
    await expect(refused({})).rejects.toMatchObject({ code: "message_provider.none" });
  });

  test("tells what happens to a customer, except their PIN", async () => {
    const browser = await switchedOn();
    await switchEventsOn(w, ["bonuses-added"], {
      channels: ["push"],
      texts: { en: "{customer_name}, +{bonuses_added}" },
    });
    const pin = switchEventsOn(w, ["pin"], { channels: ["sms", "push"] });
    await expect(pin).rejects.toMatchObject({ code: "message_template.not_by_push" });
    const added = { loyalty_id: w.loyaltyId, customer_id: customerId, currency: "UAH", amount: "5.00" };
    await w.owner.request(calls.transactions.addBonuses, { body: added });
    await deliver();
    expect(browser.shown.map(({ text }) => text)).toEqual([expect.stringMatching(/^Oksana, \+5/)]);
  });
});
