import { randomBytes, randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { beforeEach, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { type Reply, startHttpService } from "../../../test/messages/http-service.ts";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { deliverIn } from "./delivery.ts";
import { addProvider } from "./fixture.ts";
import { prepareMailing } from "./mailings.ts";

const sent = { response_status: "OK", response_result: [{ message_id: "m-1", response_status: "OK" }] };
const refused = { response_status: "OK", response_result: [{ response_status: "INVALID_RECIPIENT" }] };
let answer: Reply = {};
const service = await startHttpService(() => answer);
const server = await startTestServer({ PATRON_TURBOSMS_URL: service.url, PATRON_PRIVATE_ADDRESSES: "1" });
const { get, list, resend, send } = calls.messages;

let w: World;
beforeEach(async () => {
  w = await world(server);
  await addProvider(w);
  await w.owner.request(calls.business.changeSettings, { body: { message_consent_required: false } });
  const body = { loyalty_id: w.loyaltyId, phone: "+380671234567", first_name: "Oksana" };
  await w.owner.request(calls.customers.add, { body });
  service.received.length = 0;
});
const deliver = () => deliverIn(server, w.businessId);

/** A message to the only customer, after its delivery was tried. */
async function written(type: "sms" | "external-system") {
  const body = { loyalty_id: w.loyaltyId, channels: [type], texts: { en: "Ten percent off" } };
  const { id } = await w.owner.request(send, { body });
  await prepareMailing(server, w.businessId, id);
  await deliver();
  const [message] = (await w.owner.request(list, {})).items;
  if (!message) throw new Error("The mailing has no message.");
  return message;
}
const again = (messageId: string) => w.owner.request(resend, { path: { messageId } });
const stateOf = async (messageId: string) => (await w.owner.request(get, { path: { messageId } })).status;

test("a message that was refused goes out again, once, whatever presses at the same moment", async () => {
  answer = { body: refused };
  const { id, status, problem } = await written("sms");
  expect([status, problem]).toEqual(["error", "recipient-refused"]);
  answer = { body: sent };
  const results = await Promise.allSettled([again(id), again(id), again(id)]);
  expect(results.filter((one) => one.status === "fulfilled")).toHaveLength(1);
  for (const one of results)
    if (one.status === "rejected") expect(one.reason).toMatchObject({ code: "message.not_resendable", status: 409 });
  service.received.length = 0;
  await deliver();
  expect(service.received).toHaveLength(1);
  expect(await stateOf(id)).toBe("sent");
  await expect(again(id)).rejects.toMatchObject({ code: "message.not_resendable" });
  const history = { query: { entity_type: "message" as const, entity_id: id } };
  const { items } = await w.owner.request(calls.audit.list, history);
  expect(items[0]).toMatchObject({ entity_id: id });
});

test("the business's own system gets a message again under the same id", async () => {
  const secret = `whsec_${randomBytes(32).toString("base64")}`;
  await addProvider(w, { kind: "webhook", url: `${service.url}/hook`, secret }, "external-system");
  answer = {};
  const { id, status } = await written("external-system");
  expect(status).toBe("delivered");
  await again(id);
  await deliver();
  const ids = service.received.map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await stateOf(id)).toBe("delivered");
});

test("an unknown message and one whose service is off are refused", async () => {
  await expect(again(randomUUID())).rejects.toMatchObject({ code: "message.not_found" });
  answer = { body: refused };
  const { id } = await written("sms");
  await w.owner.request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: { active: false } });
  await expect(again(id)).rejects.toMatchObject({ code: "message_provider.none" });
  expect(await stateOf(id)).toBe("error");
});

test("a PIN is not sent again, and a message says whether it may be", async () => {
  answer = { body: refused };
  const { id, resendable } = await written("sms");
  expect(resendable).toBe(true);
  const pin = q.updateTable("message").set({ message_code: "pin" }).where(inTenant()).where("id", "=", id);
  await w.inside((tenant) => tenant.run(pin));
  expect(await w.owner.request(get, { path: { messageId: id } })).toMatchObject({ status: "error", resendable: false });
  await expect(again(id)).rejects.toMatchObject({ code: "message.not_resendable" });
});

test("neither a test nor what a customer wrote is sent again", async () => {
  answer = { body: refused };
  const path = { messageType: "sms" };
  const { id } = await w.owner.request(calls.messages.test, { path, body: { recipient: "+380671234567" } });
  await deliver();
  expect(await w.owner.request(get, { path: { messageId: id } })).toMatchObject({ status: "error", resendable: false });
  await expect(again(id)).rejects.toMatchObject({ code: "message.not_resendable" });
});
