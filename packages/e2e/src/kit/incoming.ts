import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import type { Person } from "./person.ts";

/** Sets up a system of the business's own for messages, and returns what customers write with: each message as that system sends it. */
export async function ownSystem({ request }: Person): Promise<(from: string, text: string) => Promise<void>> {
  const key = randomBytes(32);
  const secret = `whsec_${key.toString("base64")}`;
  const body = { kind: "webhook" as const, active: true, url: "https://shop.example/hook", secret };
  const path = { messageType: "external-system" };
  const { incoming_url } = await request(calls.messages.changeProvider, { path, body });
  return async (from, text) => {
    const [id, at] = [randomUUID(), new Date()];
    const sent = JSON.stringify({ type: "message.received", timestamp: at.toISOString(), data: { from, text } });
    const seconds = String(Math.floor(at.getTime() / 1000));
    const signature = createHmac("sha256", key).update(`${id}.${seconds}.${sent}`).digest("base64");
    const reply = await fetch(incoming_url ?? "", {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": seconds,
        "webhook-signature": `v1,${signature}`,
      },
      body: sent,
    });
    if (reply.status !== 200) throw new Error(`The message was refused: ${await reply.text()}`);
  };
}
