import { type PushOutcome, type Sender, sendPush } from "../push/push-service.ts";
import { failed, type Outcome, type Provider, type PushTarget, refused } from "./provider.ts";

/** Push services take 4 kB of what is encrypted, and promise 3 kB of what is not. */
const mostBytes = 3_072;

/**
 * Messages to the devices of customers (RFC 8030). One that a device has is sent. `topic` is constant over all attempts, so of a repeat push service and
 * browser show one.
 */
export function pushProvider(sender: Sender): Provider {
  return {
    isConfirmed: true,
    async send({ id, text, push }) {
      if (!push || push.devices.length === 0) return refused("no-address");
      const { devices, keptSeconds } = push;
      const payload = payloadOf({ id, text, ...push });
      const parts = { payload, topic: id.replaceAll("-", ""), keptSeconds };
      const now = new Date();
      const outcomes = await Promise.all(
        devices.map(async ({ hash, subscription }) => ({
          hash,
          outcome: await sendPush({ subscription, ...parts }, sender, now),
        })),
      );
      const gone = outcomes.filter(({ outcome }) => outcome.state === "gone").map(({ hash }) => hash);
      return { ...together(outcomes.map(({ outcome }) => outcome)), gone };
    },
  };
}

/** What became of a message to several devices. Their push services are the customer's choice: what they refuse says nothing about this service. */
function together(outcomes: readonly PushOutcome[]): Outcome {
  if (outcomes.some(({ state }) => state === "sent")) return { state: "sent", providerId: null, isDelivered: false };
  const failures = outcomes.filter((one) => one.state === "failed");
  const [first] = failures;
  if (first) {
    const waits = failures.map(({ retryAfterMs }) => retryAfterMs);
    return { ...failed("undelivered", first.text), retryAfterMs: Math.min(...waits) } as Outcome; // `failed` makes one that waits.
  }
  const refusal = outcomes.find((one) => one.state === "refused");
  return refusal ? refused("recipient-refused", refusal.text) : refused("no-address");
}

/** What the worker in the browser reads (web/public/push-worker.js). A text that is too long ends with an ellipsis. */
function payloadOf({ id, text, title, language, link, receipt }: PushTarget & { id: string; text: string }): string {
  const whole = (shown: string) => JSON.stringify({ id, title, text: shown, language, link, receipt });
  const fits = (shown: string) => Buffer.byteLength(whole(shown)) <= mostBytes;
  if (fits(text)) return whole(text);
  const letters = [...text];
  let [fitting, tooMany] = [0, letters.length];
  while (tooMany - fitting > 1) {
    const half = Math.floor((fitting + tooMany) / 2);
    if (fits(`${letters.slice(0, half).join("")}…`)) fitting = half;
    else tooMany = half;
  }
  return whole(`${letters.slice(0, fitting).join("").trimEnd()}…`);
}
