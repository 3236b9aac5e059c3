import { expect, test } from "vitest";
import { inTransaction } from "#kit/http/transaction.ts";
import { Tenant } from "#kit/tenant.ts";
import { mailTo } from "../../../test/mail.ts";
import { startHttpService } from "../../../test/messages/http-service.ts";
import { startTestServer } from "../../../test/server.ts";
import { mailJobs } from "./jobs.ts";
import { sendSms } from "./public.ts";

let reply: unknown = {};
const service = await startHttpService(() => ({ body: reply }));
const server = await startTestServer({
  SMS_SERVICE: "turbosms",
  SMS_SECRET: "token",
  SMS_SENDER: "Patron",
  PATRON_TURBOSMS_URL: service.url,
});
const refused = { response_status: "FAILED" };
const accepted = { response_result: [{ message_id: "m-1" }] };
let numbers = 0;

/** An SMS in the outbox, and the job that sends it. */
async function stored() {
  numbers += 1;
  const recipient = `+38067${String(Date.now()).slice(-5)}${String(numbers).padStart(2, "0")}`;
  const sms = { recipient, body: "Your code" };
  await inTransaction(server.pool, "read write", (client) => sendSms(new Tenant(client), sms, server.clock.now()));
  const [row] = await mailTo(server, recipient);
  const send = () => mailJobs(server)["sms.send"]?.({ id: row?.id }, server.clock.now());
  return { recipient, send, isSent: async () => (await mailTo(server, recipient))[0]?.sent_dt !== null };
}

test("an SMS is sent once by the service of the installation, under an id that makes a repeat harmless", async () => {
  const { recipient, send, isSent } = await stored();
  reply = accepted;
  await send();
  const { body, headers } = service.received.at(-1)!;
  expect(headers.authorization).toBe("Bearer token");
  expect(JSON.parse(body)).toMatchObject({
    recipients: [recipient.slice(1)],
    sms: { sender: "Patron", text: "Your code" },
    sequence_id: (await mailTo(server, recipient))[0]?.id,
  });
  expect(await isSent()).toBe(true);
  const sentSoFar = service.received.length;
  await send();
  expect(service.received).toHaveLength(sentSoFar);
});

test("an SMS that the service did not take is tried again, until its code works no longer", async () => {
  const { send, isSent } = await stored();
  reply = refused;
  await expect(send()).rejects.toThrow("An SMS was not sent: provider-failed, FAILED");
  expect(await isSent()).toBe(false);
  reply = accepted;
  await send();
  expect(await isSent()).toBe(true);

  const late = await stored();
  server.clock.forward(10 * 60_000 + 1);
  const sentSoFar = service.received.length;
  await late.send();
  expect(service.received).toHaveLength(sentSoFar);
});
