import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { newPatron } from "../../test/faults/patron.ts";
import { profile } from "../../test/faults/profile.ts";
import { openShop } from "../../test/faults/tills.ts";
import { startHttpService } from "../../test/messages/http-service.ts";

// A mailing is stopped half way and resumed, and the server is killed in between: everybody gets the message once. TurboSMS sends once for each
// `sequence_id`, however often it is asked.

const recipients = new Map<string, Set<string>>();
const service = await startHttpService(({ path, body }) => {
  const { recipients: to = [], sequence_id = "" } = JSON.parse(body) as { recipients?: string[]; sequence_id?: string }; // Of our own request.
  const [number = ""] = to;
  if (path.endsWith("send.json")) recipients.set(number, (recipients.get(number) ?? new Set()).add(sequence_id));
  return { body: { response_result: [{ message_id: `m-${sequence_id}`, status: "Sent" }] } };
});
const patron = await newPatron({ PATRON_TURBOSMS_URL: service.url });
const { mailing, resumeMailing, send, stopMailing, changeProvider } = calls.messages;

test.skipIf(process.env.DATABASE_URL || profile.mailed === 0)(
  `${profile.mailed} customers get a mailing once, although it is stopped and the server killed twice`,
  async ({ annotate }) => {
    await patron.start();
    const shop = await openShop(patron.url, 1);
    const { owner: request, loyaltyId } = shop;
    const provider = { kind: "turbosms" as const, active: true, sender: "Shop", secret: "token" };
    await request(changeProvider, { path: { messageType: "sms" }, body: provider });
    await request(calls.business.changeSettings, { body: { message_consent_required: false } });
    for (let done = 0; done < profile.mailed; done += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, at) => {
          const phone = `+3806${String(70_000_000 + done + at)}`;
          return request(calls.customers.add, { body: { loyalty_id: loyaltyId, phone } });
        }),
      );
    const body = { loyalty_id: loyaltyId, channels: ["sms" as const], texts: { en: "Ten percent off today" } };
    const path = { mailingId: (await request(send, { body })).id };
    const reached = (share: number) =>
      expect.poll(() => recipients.size, { interval: 20 }).toBeGreaterThan(profile.mailed * share);
    await reached(0.2);
    await patron.kill();
    await patron.start();
    await reached(0.4);
    await request(stopMailing, { path });
    await wait(3_000);
    const held = recipients.size;
    await wait(2_000);
    expect(recipients.size).toBe(held);
    await request(resumeMailing, { path });
    await reached(0.7);
    await patron.kill();
    await patron.start();
    const finished = async () => (await request(mailing, { path })).state;
    await expect.poll(finished, { interval: 500 }).toBe("done");
    const { sent, created } = await request(mailing, { path });
    // Each till has a customer of its own.
    const everybody = profile.mailed + shop.tills.length;
    expect([created, sent, recipients.size]).toEqual([everybody, everybody, everybody]);
    expect([...recipients.values()].filter((ids) => ids.size > 1)).toEqual([]);
    await annotate(`${service.received.length} requests`);
  },
  // Ten thousand messages.
  900_000,
);
