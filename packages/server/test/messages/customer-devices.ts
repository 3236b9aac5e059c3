import type { customerDevices, customers, messages } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { beforeEach } from "vitest";
import { consentToken } from "../../src/modules/messages/consent-link.ts";
import { deliverIn } from "../../src/modules/messages/delivery.ts";
import { prepareMailing } from "../../src/modules/messages/mailings.ts";
import type { Caller } from "../caller.ts";
import { startTestServer } from "../server.ts";
import { type World, world } from "../world.ts";
import { type Shown, startPushService } from "./push-service.ts";

/** What the browser of a customer gets. */
export interface Pushed extends Shown {
  link: string;
  receipt: string;
}

/** A server that may write to a push service on this machine, and before each test a new business that sends to devices, with a customer. */
export async function startCustomerDevices(env: Record<string, string> = {}) {
  const server = await startTestServer({ PATRON_PRIVATE_ADDRESSES: "1", ...env });
  const service = await startPushService();
  let w: World;
  let customerId: string;
  beforeEach(async () => {
    w = await world(server);
    await push({ active: true });
    ({ id: customerId } = await customer());
  });
  const push = (body: BodyOf<typeof messages.changeProvider>, of = w) =>
    of.owner.request(calls.messages.changeProvider, { path: { messageType: "push" }, body });

  let numbers = 0;
  async function customer(more: Partial<BodyOf<typeof customers.add>> = {}, of = w) {
    numbers += 1;
    const phone = `+38067${String(2_000_000 + numbers)}`;
    return of.owner.request(calls.customers.add, {
      body: { loyalty_id: of.loyaltyId, first_name: "Oksana", phone, ...more },
    });
  }
  const tokenOf = (id = customerId, of: Pick<World, "businessId"> = w) =>
    consentToken({ businessId: of.businessId, customerId: id }, server.settings);
  const show = (token = tokenOf()): Promise<ReplyOf<typeof customerDevices.show>> =>
    w.anonymous.request(calls.customerDevices.show, { path: { token } });
  const switchOn = (body: BodyOf<typeof customerDevices.switchOn>, token = tokenOf(), by: Caller = w.anonymous) =>
    by.request(calls.customerDevices.switchOn, { path: { token }, body });
  /** Switches messages on in a new browser. */
  async function switchedOn(token = tokenOf()) {
    const browser = service.subscribe((await show(token)).public_key);
    await switchOn(browser.subscription, token);
    return browser as Omit<typeof browser, "shown"> & { shown: Pushed[] }; // The server writes these fields to customers.
  }

  const deliver = () => deliverIn(server, w.businessId);
  /** Sends a text to the customers and delivers what is due; returns the messages. */
  async function mail(more: Partial<BodyOf<typeof messages.send>> = {}) {
    const { id } = await w.owner.request(calls.messages.send, {
      body: { loyalty_id: w.loyaltyId, channels: ["push"], texts: { en: "Coffee is on us" }, ...more },
    });
    await prepareMailing(server, w.businessId, id);
    await deliver();
    return list(id);
  }
  const list = async (mailing_id: string) =>
    (await w.owner.request(calls.messages.list, { query: { mailing_id } })).items;
  const get = (messageId: string) => w.owner.request(calls.messages.get, { path: { messageId } });
  /** The browser tells that it has shown a message. */
  async function confirm({ receipt }: Pick<Pushed, "receipt">) {
    const token = receipt.split("/").at(-1) ?? "";
    return w.anonymous.request(calls.customerDevices.received, { path: { token } });
  }
  return {
    ...{ world: () => w, customerId: () => customerId, server, service, push, customer, tokenOf, show, switchOn },
    ...{ switchedOn, deliver, mail, get, confirm },
  };
}
