import type { EntityType } from "@patron/contract/enums";
import { useEffect, useEffectEvent } from "react";
import { type LiveEvent, readLiveStream } from "./call/live-stream.ts";
import { report } from "./report.ts";
import { presentSession, watchSession } from "./session/session.ts";

const channelName = "patron.live";
const firstWaitMs = 1_000;
const longestWaitMs = 15_000;
/** Keeps the stream open between two screens. */
const lingerMs = 5_000;
/** How long a screen may have waited for what it shows. */
const readingMs = 3_000;

type Listener = (event: LiveEvent) => void;
const listeners = new Set<Listener>();
/** What is shown was read then or later, by `performance.now`: the first screen reads while the page loads. */
let readAt: number | undefined = 0;
let stop: (() => void) | undefined;
let lingering: ReturnType<typeof setTimeout> | undefined;

function broadcast(event: LiveEvent): void {
  readAt = performance.now();
  for (const listener of listeners) listener(event);
}

function add(listener: Listener): () => void {
  listeners.add(listener);
  clearTimeout(lingering);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    lingering = setTimeout(() => {
      stop?.();
      stop = undefined;
      readAt = undefined;
    }, lingerMs);
  };
}

// Another user, or the same one in another business, receives other events.
let token = presentSession()?.token;
watchSession(() => {
  const entered = presentSession()?.token;
  if (entered === token) return;
  token = entered;
  if (!stop) return;
  stop();
  stop = listeners.size > 0 ? start() : undefined;
});

/** One window reads the stream and forwards it to the others: browsers limit the connections to a server. */
function start(): () => void {
  const end = new AbortController();
  const channel = new BroadcastChannel(channelName);
  readAt ??= performance.now() - readingMs;
  channel.onmessage = ({ data }: MessageEvent<LiveEvent>) => broadcast(data); // Only written below.
  const listen = () => listenOn(channel, end.signal);
  // Browsers have locks on secure pages only; elsewhere each window reads its own stream.
  const listening = navigator.locks ? navigator.locks.request(channelName, { signal: end.signal }, listen) : listen();
  listening.catch((error: unknown) => {
    if (!end.signal.aborted) report(error);
  });
  return () => {
    end.abort();
    channel.close();
  };
}

async function listenOn(channel: BroadcastChannel, signal: AbortSignal): Promise<void> {
  let wait = firstWaitMs;
  while (!signal.aborted && presentSession()) {
    try {
      await readLiveStream({ readAt: readAt ?? 0, signal }, (event) => {
        wait = firstWaitMs;
        broadcast(event);
        channel.postMessage(event);
      });
    } catch {
      // The stream has reported it; the next attempt shows whether the server is back.
    }
    if (signal.aborted) return;
    await new Promise((resolve) => setTimeout(resolve, wait + Math.random() * wait));
    wait = Math.min(longestWaitMs, wait * 2);
  }
}

/**
 * Calls back with the number of changes when one of these entity types changes; 0 when events may have been missed. A hidden window is notified when
 * it becomes visible.
 */
export function useLive(entityTypes: readonly EntityType[], onChange: (count: number) => void): void {
  const notify = useEffectEvent(onChange);
  const joinedTypes = entityTypes.join(",");
  useEffect(() => {
    if (joinedTypes === "") return;
    const own = joinedTypes.split(",");
    let waiting: number | undefined;
    function onEvent({ kind, changed }: LiveEvent): void {
      const count = changed
        .filter(({ entity_type }) => own.includes(entity_type))
        .reduce((sum, one) => sum + one.count, 0);
      if (kind !== "missed" && count === 0) return;
      // What has changed before the start may be shown already.
      const added = kind === "start" ? 0 : count;
      if (document.hidden) waiting = (waiting ?? 0) + added;
      else notify(added);
    }
    function seen(): void {
      if (document.hidden || waiting === undefined) return;
      notify(waiting);
      waiting = undefined;
    }
    const leave = add(onEvent);
    document.addEventListener("visibilitychange", seen);
    return () => {
      leave();
      document.removeEventListener("visibilitychange", seen);
    };
  }, [joinedTypes]);
}
