import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { onTestFinished } from "vitest";
import type { SendRequest } from "./tills.ts";

export interface Connection {
  request: SendRequest;
  /** Breaks it; the next request opens another. */
  cut(): void;
}

/**
 * Sends every request over one connection, which leads to one process of the server; the next connection leads to the next process.
 * Connects again if it breaks, and closes when the test ends.
 */
export function oneConnection(): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const request: SendRequest = async (url, { method = "GET", headers, body, signal }) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = httpRequest(url, {
        agent,
        method,
        headers: headers as Record<string, string>,
        signal: signal as AbortSignal,
      }); // As our clients send them.
      sent.once("response", resolve).once("error", reject);
      sent.end(body);
    });
    const found = Object.entries(response.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(new Uint8Array(await buffer(response)), { status: response.statusCode ?? 0, headers: found });
  };
  return { request, cut: () => agent.destroy() };
}
