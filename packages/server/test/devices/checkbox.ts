import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  openRegister,
  type Register,
  type Said,
  type SentReceipt,
  type TaxService,
  words,
} from "./checkbox-register.ts";

type One = Record<string, unknown>;
/** What goes wrong with a request: `silent` never answers, `broken` and `page` answer something else, `lost` does it and says nothing. */
type Fault = "unreachable" | "silent" | "broken" | "page" | "lost" | "slow" | "shift-ended";
const slowMs = 700;

/** Stands in for Checkbox: cash registers by licence key, whose cashiers sign in with a PIN or a password, shifts, and receipts by id. */
export async function startCheckbox() {
  const registers = new Map<string, Register>();
  const tokens = new Set<string>();
  const faults = new Map<string, Fault[]>();
  const taxService: TaxService = { receiptRefusals: [], shiftRefusals: [], delay: 0, signed: 0 };
  const registerOf = (key: string): Register => {
    const known = registers.get(key) ?? openRegister(taxService);
    registers.set(key, known);
    return known;
  };

  function respond(request: IncomingMessage, response: ServerResponse, body: string) {
    const { method = "", headers, url = "" } = request;
    const path = url.replace("/api/v1/", "");
    const key = String(headers["x-license-key"]);
    const [name = ""] = [...faults.keys()].filter((one) => path.startsWith(one));
    const fault = faults.get(name)?.shift();
    if (fault === "unreachable") return void request.socket.destroy();
    if (fault === "silent") return;
    if (fault === "broken") return send(response, words(500, "Internal error"));
    if (fault === "page") return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Sign in</h1>");
    if (fault === "shift-ended") registerOf(key).shift = undefined;
    const token = (headers.authorization ?? "").replace("Bearer ", "");
    const said = answerOf(
      { method, path, key, token, fields: (body ? JSON.parse(body) : {}) as One },
      tokens,
      registerOf,
    ); // The server sends objects.
    if (fault === "lost") return void request.socket.destroy();
    setTimeout(() => send(response, said), fault === "slow" ? slowMs : 0);
  }

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => respond(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  return {
    url: `http://127.0.0.1:${port}`,
    registerOf,
    /** What goes wrong with the next requests whose path begins so, one after the other. */
    fail: (path: string, ...next: Fault[]) => void faults.set(path, [...(faults.get(path) ?? []), ...next]),
    /** What the tax service says to the next receipts, or shifts, instead of registering them. */
    refuse: (...next: string[]) => void taxService.receiptRefusals.push(...next),
    refuseShift: (...next: string[]) => void taxService.shiftRefusals.push(...next),
    /** The tax service answers after so many more questions. */
    takeLong: (questions: number) => {
      taxService.delay = questions;
    },
    endTokens: () => tokens.clear(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Asked {
  method: string;
  path: string;
  key: string;
  token: string;
  fields: One;
}

function answerOf(
  { method, path, key, token, fields }: Asked,
  tokens: Set<string>,
  registerOf: (key: string) => Register,
): Said {
  if (path.startsWith("cashier/signin")) return signIn(fields, tokens);
  if (key.startsWith("wrong")) return words(403, "Невірний ключ ліцензії");
  const register = registerOf(key);
  if (path === "cash-registers/info")
    return [200, { id: register.id, fiscal_number: "TEST4000", address: "Київ, Хрещатик, 1", is_test: true }];
  if (!tokens.has(token)) return words(403, "Not authenticated");
  const [, id = ""] = path.split("/");
  if (path === "tax") return [200, register.taxes];
  if (path === "cashier/shift") return register.readShift();
  if (path === "shifts/close") return register.endShift();
  if (method === "POST" && path === "shifts") return register.openShift(fields);
  if (path.startsWith("shifts/")) return [200, register.shifts.get(id) ?? null];
  if (path === "receipts/sell") return register.sell(fields as unknown as SentReceipt); // What the server sends there.
  return register.readReceipt(id);
}

function signIn(fields: One, tokens: Set<string>): Said {
  const hasPin = "pin_code" in fields;
  const isRight = hasPin ? fields.pin_code === "1234" : fields.login === "cashier" && fields.password === "secret";
  if (!isRight) return words(403, "Невірний логін або пароль", "cashier.invalid_credentials");
  const access_token = randomUUID();
  tokens.add(access_token);
  return [200, { access_token, token_type: "bearer" }];
}

function send(response: ServerResponse, [status, body]: Said) {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}
