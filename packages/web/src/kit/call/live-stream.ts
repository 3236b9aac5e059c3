import type { EntityType } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import type { EventSourceMessage } from "eventsource-parser/stream";
import { loseSession, presentSession } from "#kit/session/session.ts";
import { readEventStream } from "./event-stream.ts";

/** An event about the business: `start` once with what has changed before, then what changes, or that events may have been missed. */
export interface LiveEvent {
  kind: "start" | "changed" | "missed";
  changed: readonly { entity_type: EntityType; count: number }[];
}

/** Longer ago the server keeps nothing. */
const longestMs = 60_000;
/** A request may be on its way for so long; after one that takes longer the screens read again. */
const onTheWayMs = 500;

/**
 * Reads events until the stream ends or is aborted. Throws when it cannot be opened. What the screens show was read at `readAt` or later, by
 * `performance.now`.
 */
export async function readLiveStream(
  { readAt, signal }: { readAt: number; signal: AbortSignal },
  onEvent: (event: LiveEvent) => void,
): Promise<void> {
  const token = presentSession()?.token;
  const askedAt = performance.now();
  const since = Math.ceil(askedAt - readAt) + onTheWayMs;
  const query: Record<string, number> = since <= longestMs ? { since_ms: since } : {};
  await readEventStream(calls.platform.live, { token: token ?? "", query }, signal, (message) => {
    // Suspended or signed out elsewhere; a newer token of another tab stays.
    if (message.event === "ended" && token === presentSession()?.token) loseSession();
    const event = eventOf(message);
    const isLate = since > longestMs || performance.now() - askedAt > onTheWayMs;
    if (event?.kind === "start" && isLate) onEvent({ kind: "missed", changed: [] });
    else if (event) onEvent(event);
  });
}

/** Parses an event of the stream; undefined for a kind that this version does not know. */
function eventOf({ event: kind, data }: EventSourceMessage): LiveEvent | undefined {
  if (kind !== "start" && kind !== "changed" && kind !== "missed") return undefined;
  const { changed = [] } = JSON.parse(data) as Partial<LiveEvent>; // The server sends it by the contract.
  return { kind, changed };
}
