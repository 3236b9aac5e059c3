import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerPayments, newPayments, type Payments } from "./stripe-payments.ts";

interface Account extends Payments {
  locations: Map<string, Record<string, unknown>>;
  readers: Map<string, Record<string, unknown>>;
}
type Fault = "broken" | "unreachable" | "answer-lost" | "html" | "hangs";
interface Asked {
  method: string;
  path: string[];
  fields: URLSearchParams;
  account: Account;
}
interface Said {
  status?: number;
  body: object;
}

const refusal = (message: string, code = "parameter_invalid", status = 400): Said => ({
  status,
  body: { error: { type: "invalid_request_error", code, message } },
});
const missing = (what: string, id: string) => refusal(`No such ${what}: '${id}'`, "resource_missing", 404);

/** Stands in for the part of Stripe that works with readers: locations, readers, connection tokens, payments and refunds of each account, which a secret key opens. */
export async function startStripe() {
  const accounts = new Map<string, Account>();
  const answered = new Map<string, Said>();
  const faults: Fault[] = [];
  const faultsAt = new Map<string, Fault[]>();
  const asks: string[] = [];
  const revoked = new Set<string>();
  const accountOf = (key: string): Account => {
    if (!accounts.has(key)) accounts.set(key, { ...newPayments(), locations: new Map(), readers: new Map() });
    return accounts.get(key) as Account; // It was just set.
  };
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => respond(request, response, body));
  });

  function respond(request: IncomingMessage, response: ServerResponse, body: string) {
    const { pathname } = new URL(request.url ?? "", "http://stripe");
    const about = `${request.method} ${pathname}`;
    asks.push(about);
    const [at] = [...faultsAt].find(([part, left]) => about.includes(part) && left.length > 0) ?? [];
    const fault = (at !== undefined && faultsAt.get(at)?.shift()) || faults.shift();
    if (fault === "hangs" || fault === "unreachable") return void (fault === "unreachable" && request.socket.destroy());
    if (fault === "html") return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Hello</h1>");
    if (fault === "broken") return send(response, { status: 500, body: { error: { type: "api_error" } } });
    const key = (request.headers.authorization ?? "").replace("Bearer ", "");
    if (key.startsWith("sk_wrong") || revoked.has(key)) {
      const error = { type: "invalid_request_error", message: "Invalid API Key provided" };
      return send(response, { status: 401, body: { error } });
    }
    const fields = new URLSearchParams(body);
    const repeated = request.headers["idempotency-key"];
    const attempt = repeated && `${key} ${repeated}`;
    const account = accountOf(key);
    const asked = { method: request.method ?? "", path: pathname.split("/").slice(2), fields, account };
    const said = (attempt && answered.get(attempt)) || answer(asked);
    if (attempt) answered.set(attempt, said);
    if (fault === "answer-lost") return void request.socket.destroy();
    send(response, said);
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}`,
    /** What an account has. */
    accountOf,
    /** What goes wrong with the next requests, one after the other. */
    fail: (...next: Fault[]) => void faults.push(...next),
    /** What goes wrong with the next requests whose method and path contain this. */
    failAt: (part: string, ...next: Fault[]) => void faultsAt.set(part, next),
    /** How many requests had this in their method and path. */
    asked: (part: string) => asks.filter((one) => one.includes(part)).length,
    /** As after a day: the keys of attempts mean nothing any more. */
    forgetKeys: () => answered.clear(),
    /** Ends a key. */
    revoke: (key: string) => void revoked.add(key),
    /** Takes that back. */
    restore: (key: string) => void revoked.delete(key),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, { status = 200, body }: Said) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function answer(asked: Asked): Said {
  const [, what, id] = asked.path;
  const paid = answerPayments(asked);
  if (paid) return paid;
  if (what === "connection_tokens") return token(asked);
  if (what === "locations") return locations(asked, id);
  if (what === "readers") return readers(asked, id);
  return refusal("Unrecognized request URL", "url_invalid", 404);
}

function token({ fields, account }: Asked): Said {
  const at = fields.get("location");
  if (at && !account.locations.has(at)) return missing("terminal location", at);
  return { body: { object: "terminal.connection_token", secret: `pst_test_${randomUUID()}`, location: at } };
}

function locations({ method, fields, account: { locations: all } }: Asked, id: string | undefined): Said {
  if (method === "GET") return { body: { object: "list", data: [...all.values()], has_more: false } };
  if (id !== undefined && !all.has(id)) return missing("terminal location", id);
  if (method === "DELETE") {
    all.delete(id ?? "");
    return { body: { id, object: "terminal.location", deleted: true } };
  }
  const country = fields.get("address[country]");
  if (country === "XX") return refusal("Country 'XX' is unknown.");
  const made = id ?? `tml_${randomUUID()}`;
  const address = { line1: fields.get("address[line1]"), city: fields.get("address[city]"), country };
  const location = { id: made, object: "terminal.location", display_name: fields.get("display_name"), address };
  all.set(made, location);
  return { body: location };
}

function readers({ method, fields, account }: Asked, id: string | undefined): Said {
  if (method === "GET") {
    const found = account.readers.get(id ?? "");
    const action = account.actions.get(id ?? "") ?? null;
    return found ? { body: { ...found, action } } : missing("terminal reader", id ?? "");
  }
  const code = fields.get("registration_code") ?? "";
  const location = fields.get("location") ?? "";
  if (!/^simulated-|^[a-z]+-[a-z]+-[a-z]+$/.test(code)) return refusal("The registration code does not exist.");
  if (!account.locations.has(location)) return missing("terminal location", location);
  const reader = {
    id: `tmr_${randomUUID()}`,
    object: "terminal.reader",
    device_type: code.startsWith("simulated-") ? "simulated_wisepos_e" : "bbpos_wisepos_e",
    label: fields.get("label"),
    serial_number: "WSC513105011295",
    location,
  };
  account.readers.set(reader.id, reader);
  return { body: reader };
}
