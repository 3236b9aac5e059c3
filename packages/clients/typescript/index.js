import { operations } from "./dist/operations.js";

/** What the server has refused, by the code of its problem document. */
export class Refused extends Error {
  constructor(status, { code, title, detail, details, errors, request_id }) {
    super(detail ?? title ?? code);
    Object.assign(this, { name: "Refused", status, code, title, details: details ?? {}, errors: errors ?? [] });
    this.requestId = request_id;
  }
}

/** Codes that say nothing about the request: it is worth repeating as it is. */
const passing = new Set(["server.unavailable", "server.broken", "request.running", "rate.limited"]);
const [tries, timeoutMs, waitMs] = [4, 10_000, 500];

/** A client of one server, which acts with one key. Every request is repeated with its own idempotency key, so that a lost answer does nothing twice. */
export function createPatron({ url, key, fetch: send = globalThis.fetch }) {
  return {
    async call(name, request = {}) {
      const [method, path] = operations[name] ?? [];
      if (!method) throw new TypeError(`There is no operation ${name}.`);
      const idempotencyKey = request.idempotencyKey ?? globalThis.crypto.randomUUID();
      for (let tried = 1; ; tried += 1) {
        try {
          return await exchange({ send, url, key, method, target: path, request, idempotencyKey });
        } catch (error) {
          // Anything but a refusal means that the answer was lost.
          if (tried === tries || (error instanceof Refused && !passing.has(error.code))) throw error;
          await new Promise((resolve) => setTimeout(resolve, (error.afterMs ?? waitMs) * tried));
        }
      }
    },
  };
}

async function exchange({ send, url, key, method, target, request, idempotencyKey }) {
  const { path = {}, query = {}, body, version } = request;
  const address = target.replace(/\{(\w+)\}/g, (_, name) => {
    if (path[name] === undefined) throw new TypeError(`The path needs ${name}.`);
    return encodeURIComponent(path[name]);
  });
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)).toString();
  const response = await send(`${url.replace(/\/$/, "")}/api${address}${search && `?${search}`}`, {
    method,
    headers: {
      authorization: `Bearer ${key}`,
      accept: "application/json",
      ...(method === "GET" ? {} : { "idempotency-key": idempotencyKey }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(version === undefined ? {} : { "if-match": `"${version}"` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return await response.json();
  const problem = await response.json().catch(() => ({})); // The page of a proxy says nothing that a program could use.
  const refused = new Refused(response.status, { ...problem, code: problem.code ?? "server.unavailable" });
  const after = Number(response.headers.get("retry-after"));
  if (after > 0) refused.afterMs = after * 1_000;
  throw refused;
}
