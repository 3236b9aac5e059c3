import { calls } from "@patron/contract/routes";
import { beforeEach, expect, test } from "vitest";
import { startHttpService } from "../../../test/messages/http-service.ts";
import { makeServiceAccount } from "../../../test/passes/google.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { deliverIn } from "./delivery.ts";
import { addProvider, switchOn } from "./fixture.ts";

const service = await startHttpService(() => ({
  body: { response_status: "OK", response_result: [{ message_id: "m", response_status: "OK" }] },
}));
const server = await startTestServer({ PATRON_TURBOSMS_URL: service.url });
const account = makeServiceAccount();
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
  expect(await w.anonymous.request(calls.walletPasses.card, { path: { token } })).toMatchObject({
    wallets: ["google"],
  });
});

test("a message has no link while the pass is switched off", async () => {
  await setPass(false);
  expect((await welcome()).sent).toBe("Your card, Oksana: ");
});
