import { type AnyCall, Failure, type RouteTo, targetOf } from "@patron/contract/client";
import { type EventSourceMessage, EventSourceParserStream } from "eventsource-parser/stream";
import { basePath } from "./client.ts";
import { reportReachable, reportResponse } from "./online.ts";

/**
 * Reads the events of a call until the stream ends or is aborted. Throws when it cannot be opened, and reports that
 * the server is away: a screen without input asks nothing else.
 */
export async function readEventStream<C extends AnyCall>(
  route: RouteTo<C>,
  { token, query = {} }: { token: string; query?: Record<string, number> },
  signal: AbortSignal,
  onMessage: (message: EventSourceMessage) => void,
): Promise<void> {
  const headers = { accept: "text/event-stream", authorization: `Bearer ${token}` };
  const response = await fetch(basePath + targetOf(route, { query }), { headers, signal }).catch((error: unknown) => {
    if (!signal.aborted) reportReachable(false);
    throw error;
  });
  reportResponse(response.status);
  if (!response.ok || !response.body) throw new Failure("server.unavailable");
  const messages = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = messages.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    onMessage(value);
  }
}
