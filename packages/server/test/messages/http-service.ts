import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";

export interface Received {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}
export interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
  /** Accept the request and never answer. */
  hangs?: boolean;
}

/** Stands in for a service that takes HTTP requests. `answer` decides what it says; it remembers what it got. */
export async function startHttpService(answer: (request: Received) => Reply) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const bytes = Buffer.concat(parts);
      const { method = "", url: path = "", headers } = request;
      const one = { method, path, headers, body: bytes.toString(), bytes };
      received.push(one);
      const { status = 200, headers: own, body: reply, hangs } = answer(one);
      if (hangs) return;
      response.writeHead(status, { "content-type": "application/json", ...own }).end(JSON.stringify(reply ?? {}));
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
