import { randomBytes } from "node:crypto";
import { MOST_CUSTOMER_DEVICES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { startCustomerDevices } from "../../../../test/messages/customer-devices.ts";
import { someSubscription } from "../../../../test/messages/subscription.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";
import { digestOfEndpoint } from "../../../adapters/push/subscription.ts";
import { consentToken } from "../consent-link.ts";
import { listDevices } from "./queries.ts";
import { receiptPath } from "./receipt.ts";

const careful = await startTestServer();
const devices = await startCustomerDevices();
const { server, push, customer, tokenOf, show, switchOn, switchedOn, mail } = devices;
const { count, received, remove, switchOff } = calls.customerDevices;
const gone = "00000000-0000-7000-8000-000000000000";
const withCode = (code: string) => expect.objectContaining({ code });
const digestOf = (subscription: ReturnType<typeof someSubscription>) =>
  digestOfEndpoint(subscription).toString("base64url");

let w: World;
let customerId: string;
beforeEach(() => {
  w = devices.world();
  customerId = devices.customerId();
});
const counted = (userId = customerId) => w.owner.request(count, { path: { userId } });
const consentOf = async (userId = customerId) => {
  const { channels, history } = await w.owner.request(calls.messageConsents.get, { path: { userId } });
  return { state: channels.find(({ message_type }) => message_type === "push")?.consent, history };
};

describe("a device of a customer", () => {
  test("is off until they switch it on with their link, which is consent too, and off again when they like", async () => {
    expect(await show()).toMatchObject({ available: true, devices: [] });
    expect(await counted()).toEqual({ devices: 0, link: expect.stringContaining(`/unsubscribe?for=${tokenOf()}`) });
    expect((await consentOf()).state).toBe("unknown");
    const { subscription } = await switchedOn();
    expect((await show()).devices).toEqual([digestOf(subscription)]);
    expect((await counted()).devices).toBe(1);
    const { state, history } = await consentOf();
    expect([state, history]).toEqual([
      "agreed",
      [expect.objectContaining({ message_type: "push", agreed: true, source: "link", person: null })],
    ]);
    const query = { device: digestOf(subscription) };
    const off = () => w.anonymous.request(switchOff, { path: { token: tokenOf() }, query });
    expect((await off()).devices).toEqual([]);
    expect((await off()).devices).toEqual([]);
    expect((await counted()).devices).toBe(0);
  });

  test("is switched off with all others, by the customer or by staff, which the history shows", async () => {
    await switchedOn();
    await switchedOn();
    const path = { token: tokenOf() };
    expect((await w.anonymous.request(switchOff, { path, query: {} })).devices).toEqual([]);
    await switchedOn();
    const userId = customerId;
    expect(await w.owner.request(remove, { path: { userId } })).toMatchObject({ devices: 0 });
    expect(await w.owner.request(remove, { path: { userId } })).toMatchObject({ devices: 0 });
    expect((await show()).devices).toEqual([]);
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_type: "customer" } });
    expect(JSON.stringify(items).match(/"devices"/g)).toHaveLength(1);
  });

  test("replaces the oldest one beyond the limit", async () => {
    const all = [];
    for (let number = 0; number <= MOST_CUSTOMER_DEVICES; number += 1) {
      all.push((await switchedOn()).subscription);
      server.clock.forward(1_000);
    }
    const kept = (await show()).devices;
    expect(kept).toHaveLength(MOST_CUSTOMER_DEVICES);
    expect(kept).not.toContain(digestOf(all[0]!));
    expect((await counted()).devices).toBe(MOST_CUSTOMER_DEVICES);
  });

  test("is one, however often its browser says it at once", async () => {
    const body = devices.service.subscribe((await show()).public_key).subscription;
    await Promise.all(Array.from({ length: 6 }, () => switchOn(body)));
    expect((await show()).devices).toEqual([digestOf(body)]);
    expect((await counted()).devices).toBe(1);
    const twelve = await Promise.all(Array.from({ length: 12 }, () => switchOn(someSubscription())));
    expect(Math.max(...twelve.map((one) => one.devices.length))).toBe(MOST_CUSTOMER_DEVICES);
    expect((await counted()).devices).toBe(MOST_CUSTOMER_DEVICES);
  });

  test("belongs to one of two customers who switch it on at once, and to the last one then", async () => {
    const other = (await customer()).id;
    const body = devices.service.subscribe((await show()).public_key).subscription;
    const both = [tokenOf(), tokenOf(other)];
    await Promise.all([...both, ...both, ...both].map((token) => switchOn(body, token)));
    const counts = [await counted(), await counted(other)].map((one) => one.devices);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await Promise.all(both.map(async (token) => (await show(token)).devices.length))).toEqual(counts);
    await switchOn(body, tokenOf(other));
    expect([(await counted()).devices, (await counted(other)).devices]).toEqual([0, 1]);
  });

  test("of one business says nothing in another, where the same browser may be a device too", async () => {
    const other = await world(server);
    await push({ active: true }, other);
    const theirs = await customer({}, other);
    const { subscription } = await switchedOn();
    await switchOn(subscription, tokenOf(theirs.id, other));
    expect((await counted()).devices).toBe(1);
    await expect(other.owner.request(count, { path: { userId: customerId } })).rejects.toEqual(
      withCode("customer.not_found"),
    );
    await expect(other.owner.request(remove, { path: { userId: customerId } })).rejects.toEqual(
      withCode("customer.not_found"),
    );
    const stranger = consentToken({ businessId: other.businessId, customerId }, server.settings);
    await expect(show(stranger)).rejects.toEqual(withCode("consent_link.not_found"));
  });

  test("is stored encrypted", async () => {
    const { subscription } = await switchedOn();
    const [row] = await w.inside((tenant) => tenant.many(listDevices([customerId])));
    expect(row?.subscription.includes(subscription.auth)).toBe(false);
  });

  test("is refused without a link, by a business that sends none, and with what no browser makes or lies in private networks", async () => {
    const body = someSubscription();
    for (const token of ["x".repeat(64), tokenOf(gone)]) {
      const path = { token };
      const no = withCode("consent_link.not_found");
      await expect(show(token)).rejects.toEqual(no);
      await expect(switchOn(body, token)).rejects.toEqual(no);
      await expect(w.anonymous.request(switchOff, { path, query: {} })).rejects.toEqual(no);
    }
    for (const wrong of [
      { auth: randomBytes(15).toString("base64url") },
      { p256dh: randomBytes(65).toString("base64url") },
      { endpoint: "ftp://push.example.com/1" },
      { endpoint: "https://user:word@push.example.com/1" },
    ])
      await expect(switchOn({ ...body, ...wrong })).rejects.toEqual(withCode("push_device.unusable"));
    const there = await world(careful);
    const path = { messageType: "push" };
    await there.owner.request(calls.messages.changeProvider, { path, body: { active: true } });
    const add = { loyalty_id: there.loyaltyId, phone: "+380671110000" };
    const { id } = await there.owner.request(calls.customers.add, { body: add });
    const token = consentToken({ businessId: there.businessId, customerId: id }, careful.settings);
    for (const endpoint of ["http://push.example.com/1", "https://10.0.0.1/1", "https://localhost/1"])
      await expect(switchOn({ ...body, endpoint }, token, there.anonymous)).rejects.toEqual(
        withCode("push_device.unusable"),
      );
    await push({ active: false });
    expect(await show()).toMatchObject({ available: false });
    expect((await counted()).link).toBeNull();
    await expect(switchOn(body)).rejects.toEqual(withCode("message_provider.none"));
  });

  test("tells of a message that exists, and only with the token that came with it", async () => {
    const receive = (token: string) => w.anonymous.request(received, { path: { token } });
    const no = withCode("push_receipt.not_found");
    await expect(receive("x".repeat(64))).rejects.toEqual(no);
    await expect(receive(tokenOf())).rejects.toEqual(no);
    const unknown = receiptPath(w.businessId, gone, server.settings).split("/").at(-1) ?? "";
    await expect(receive(unknown)).rejects.toEqual(no);
  });

  test("gets nothing any more once they have refused it, and its messages about themselves go on", async () => {
    const browser = await switchedOn();
    const answers = [{ message_type: "push" as const, agreed: false }];
    await w.anonymous.request(calls.messageConsents.choose, { path: { token: tokenOf() }, body: { answers } });
    expect(await mail()).toMatchObject([{ status: "rejected", problem: "no-consent" }]);
    expect(browser.shown).toEqual([]);
    expect((await show()).devices).toHaveLength(1);
  });
});
