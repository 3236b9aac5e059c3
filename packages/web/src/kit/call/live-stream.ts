import type { EntityType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import type { EventSourceMessage } from "eventsource-parser/stream";
import { loseSession, presentSession } from "#kit/session/session.ts";
import { readEventStream } from "./event-stream.ts";

/** An event about the business: `start` once, then what changes, or that events may have been missed. */
export interface LiveEvent {
  kind: "start" | "changed" | "missed";
  changed: readonly { entity_type: EntityType; count: number }[];
}

/** Reads events until the stream ends or is aborted. Throws when it cannot be opened. */
export async function readLiveStream(signal: AbortSignal, onEvent: (event: LiveEvent) => void): Promise<void> {
  const token = presentSession()?.token;
  await readEventStream(calls.platform.live, token ?? "", signal, (message) => {
    // Suspended or signed out elsewhere; a newer token of another tab stays.
    if (message.event === "ended" && token === presentSession()?.token) loseSession();
    const event = eventOf(message);
    if (event) onEvent(event);
  });
}

/** Parses an event of the stream; undefined for a kind that this version does not know. */
function eventOf({ event: kind, data }: EventSourceMessage): LiveEvent | undefined {
  if (kind !== "start" && kind !== "changed" && kind !== "missed") return undefined;
  const { changed = [] } = JSON.parse(data) as Partial<LiveEvent>; // The server sends it by the contract.
  return { kind, changed };
}
