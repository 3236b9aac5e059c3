import { EventSourceParserStream } from "eventsource-parser/stream";
import { expect } from "vitest";

/** An open event stream of a business with its events so far. */
export interface Window {
  status: number;
  /** The server has closed the stream. */
  ended: boolean;
  events: { event: string; data: { changed?: { entity_type: string; count: number }[] } }[];
  close(): void;
}

/** Listens like a browser window, or a till; `url` is the API's address, and `events` grows with every event. */
export async function listen(url: string, token: string | undefined, path = "/x/live"): Promise<Window> {
  const abort = new AbortController();
  const response = await fetch(url + path, {
    headers: { accept: "text/event-stream", authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  const state: Window = { status: response.status, ended: false, events: [], close: () => abort.abort() };
  void read(response, state).catch((error: unknown) => {
    // Streams close and connections break, which their tests are about; an unreadable event is a server bug.
    if (error instanceof SyntaxError) throw error;
  });
  await expect.poll(() => state.events.length > 0 || state.status !== 200).toBe(true);
  return state;
}

async function read(response: Response, state: Window): Promise<void> {
  const messages = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { event, data } of messages ?? []) if (event) state.events.push({ event, data: JSON.parse(data) });
  state.ended = true;
}

/** The entity types in a stream's events. */
export function entityTypesOf({ events }: Window): string[] {
  return events.flatMap(({ data }) => (data.changed ?? []).map(({ entity_type }) => entity_type));
}
