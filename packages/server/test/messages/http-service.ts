import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}
export interface Reply {
  status?: number;
  body?: unknown;
  /** Accept the request and never answer. */
  hangs?: boolean;
}

/** Stands in for a service that takes HTTP requests. `answer` decides what it says; it remembers what it got. */
export async function startHttpService(answer: (request: Received) => Reply) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      const one = { method: request.method ?? "", path: request.url ?? "", headers: request.headers, body };
      received.push(one);
      const { status = 200, body: reply, hangs } = answer(one);
      if (hangs) return;
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(reply ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return { url: `http://127.0.0.1:${port}`, received, close: () => server.close() };
}
