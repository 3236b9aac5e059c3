import { Failure, targetOf } from "@patron/contract/client";
import type { EntityType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import { loseSession, presentSession } from "#kit/session/session.ts";
import { basePath } from "./client.ts";

/** An event about the business: `start` once, then what changes, or that events may have been missed. */
export interface LiveEvent {
  kind: "start" | "changed" | "missed";
  changed: readonly { entity_type: EntityType; count: number }[];
}

/** Reads events until the stream ends or is aborted. Throws when it cannot be opened. */
export async function readLiveStream(signal: AbortSignal, onEvent: (event: LiveEvent) => void): Promise<void> {
  const token = presentSession()?.token;
  const headers = { accept: "text/event-stream", authorization: `Bearer ${token ?? ""}` };
  const response = await fetch(basePath + targetOf(calls.platform.live, {}), { headers, signal });
  if (!response.ok || !response.body) throw new Failure("server.unavailable");
  const messages = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = messages.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    // Suspended or signed out elsewhere; a newer token of another tab stays.
    if (value.event === "ended" && token === presentSession()?.token) loseSession();
    const event = eventOf(value);
    if (event) onEvent(event);
  }
}

/** Parses an event of the stream; undefined for a kind that this version does not know. */
function eventOf({ event: kind, data }: EventSourceMessage): LiveEvent | undefined {
  if (kind !== "start" && kind !== "changed" && kind !== "missed") return undefined;
  const { changed = [] } = JSON.parse(data) as Partial<LiveEvent>; // The server sends it by the contract.
  return { kind, changed };
}
