import { Failure, targetOf } from "@patron/contract/client";
import type { EntityType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { presentSession } from "../session.ts";
import { basePath } from "./client.ts";

/** What the server tells of the business: `start` once, then what is changed, or that something may have been missed. */
export interface LiveEvent {
  kind: "start" | "changed" | "missed";
  changed: readonly { entity_type: EntityType; count: number }[];
}

/** Hears events until the stream ends or is given up. Throws when it cannot be opened. */
export async function hearStream(signal: AbortSignal, hear: (event: LiveEvent) => void): Promise<void> {
  const headers = { accept: "text/event-stream", authorization: `Bearer ${presentSession()?.token ?? ""}` };
  const response = await fetch(basePath + targetOf(calls.platform.live, {}), { headers, signal });
  if (!response.ok || !response.body) throw new Failure("server.unavailable");
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const texts = (rest + value).split("\n\n");
    rest = texts.pop() ?? "";
    for (const text of texts) {
      const event = eventOf(text);
      if (event) hear(event);
    }
  }
}

/** One event of the stream; nothing for the pulse between events. */
function eventOf(text: string): LiveEvent | undefined {
  const fields = new Map(
    text.split("\n").map((line): [string, string] => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)];
    }),
  );
  const kind = fields.get("event");
  if (kind !== "start" && kind !== "changed" && kind !== "missed") return undefined;
  const { changed = [] } = JSON.parse(fields.get("data") ?? "{}") as Partial<LiveEvent>; // The server writes it by the contract.
  return { kind, changed };
}
