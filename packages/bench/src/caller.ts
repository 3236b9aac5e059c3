import { Agent, request } from "node:http";
import { type Client, createClient } from "@patron/contract/client";

/** A client over real HTTP with keep-alive connections, like tills and browsers. */
export function callerOf(url: string, token?: string): Client {
  // The server ends a connection that has been idle for longer, and a request that begins at that moment would fail.
  const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 30_000 });
  const base = new URL(url);
  return createClient(({ method, target, json, headers }) => {
    const body = json === undefined ? undefined : JSON.stringify(json);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ agent, method, host: base.hostname, port: base.port, path: `${base.pathname}${target}` },
          headers: {
            ...headers,
            ...(token && { authorization: `Bearer ${token}` }),
            ...(body !== undefined && {
              "content-type": "application/json",
              "content-length": Buffer.byteLength(body),
            }),
          },
        },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on("data", (piece: Buffer) => pieces.push(piece));
          answer.on("error", reject);
          answer.on("end", () => {
            const text = Buffer.concat(pieces).toString();
            resolve({ status: answer.statusCode ?? 0, body: text === "" ? undefined : JSON.parse(text) });
          });
        },
      );
      sent.on("error", reject);
      sent.end(body);
    });
  });
}
