import { calls } from "@patron/contract/routes";
import { beforeEach, expect, test } from "vitest";
import { startHttpService } from "../../../test/messages/http-service.ts";
import { startPushService } from "../../../test/messages/push-service.ts";
import { makeServiceAccount } from "../../../test/passes/google.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { deliverIn } from "./delivery.ts";
import { addProvider, switchOn } from "./fixture.ts";

const service = await startHttpService(() => ({
  body: { response_status: "OK", response_result: [{ message_id: "m", response_status: "OK" }] },
}));
const server = await startTestServer({ PATRON_TURBOSMS_URL: service.url, PATRON_PRIVATE_ADDRESSES: "1" });
const push = await startPushService();
const account = makeServiceAccount();
const tokenIn = (link: string | null) => ({ token: new URL(link ?? "").searchParams.get("for") ?? "" });
let w: World;
beforeEach(async () => {
  w = await world(server);
  await addProvider(w);
  await switchOn(w, ["welcome"], { texts: { en: "Your card, {customer_name}: {wallet_link}" } });
  service.received.length = 0;
});
const setPass = (active: boolean) =>
  w.owner.request(calls.walletPasses.change, {
    path: { loyaltyId: w.loyaltyId },
    body: { google_issuer_id: "3388000000022", google_key: account.file, active },
  });
async function welcome() {
  const body = { loyalty_id: w.loyaltyId, phone: "+380671000001", first_name: "Oksana", language: "en" as const };
  const { id } = await w.owner.request(calls.customers.add, { body });
  await deliverIn(server, w.businessId);
  const [sent] = service.received.map(({ body }) => JSON.parse(body).sms?.text as string);
  return { userId: id, sent };
}

test("a message links to the pass of its customer, which the link opens", async () => {
  await setPass(true);
  const { userId, sent = "" } = await welcome();
  const { items } = await w.owner.request(calls.walletPasses.ofCustomer, { path: { userId } });
  expect(sent).toBe(`Your card, Oksana: ${items[0]?.link}`);
  const token = new URL(sent.split(": ")[1] ?? "").searchParams.get("for") ?? "";
  const card = () => w.anonymous.request(calls.walletPasses.card, { path: { token } });
  expect(await card()).toMatchObject({ wallets: ["google"], messages_link: null });

  await addProvider(w, { kind: "web-push" }, "push");
  const devices = await w.owner.request(calls.customerDevices.count, { path: { userId } });
  expect(await card()).toMatchObject({ messages_link: devices.link });
  expect(devices.link).toContain("/unsubscribe?for=");
});

test("a message to a device opens the pass of its customer", async () => {
  await setPass(true);
  await addProvider(w, { kind: "web-push" }, "push");
  await switchOn(w, ["bonuses-added"], { channels: ["push"] });
  const { userId } = await welcome();
  const { link } = await w.owner.request(calls.customerDevices.count, { path: { userId } });
  const { public_key } = await w.anonymous.request(calls.customerDevices.show, { path: tokenIn(link) });
  const browser = push.subscribe(public_key);
  const body = browser.subscription;
  await w.anonymous.request(calls.customerDevices.switchOn, { path: tokenIn(link), body });
  const added = { loyalty_id: w.loyaltyId, customer_id: userId, currency: "UAH", amount: "5.00" };
  await w.owner.request(calls.transactions.addBonuses, { body: added });
  await deliverIn(server, w.businessId);
  const { items } = await w.owner.request(calls.walletPasses.ofCustomer, { path: { userId } });
  expect(browser.shown).toMatchObject([{ link: items[0]?.link }]);
});

test("a message has no link while the pass is switched off", async () => {
  await setPass(false);
  expect((await welcome()).sent).toBe("Your card, Oksana: ");
});
