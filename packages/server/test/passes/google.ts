import { generateKeyPairSync, type KeyObject, randomUUID, verify } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Fault = { status: number } | "unreachable" | "slow" | "exists";
type One = Record<string, unknown>;

/** The claims of a token that this key has signed; undefined if another one did. */
export function readToken(token: string, key: KeyObject): One | undefined {
  const [head = "", body = "", signature = ""] = token.split(".");
  const { alg } = JSON.parse(Buffer.from(head, "base64url").toString()) as One; // Any header is an object.
  const isSigned = verify("sha256", Buffer.from(`${head}.${body}`), key, Buffer.from(signature, "base64url"));
  if (alg !== "RS256" || !isSigned) return undefined;
  return JSON.parse(Buffer.from(body, "base64url").toString()) as One; // So are its claims.
}

/** Makes a service account: the file that Google gives out for it, and its public key. */
export function makeServiceAccount(email = "patron@kalyna.iam.gserviceaccount.com") {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const private_key = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  return {
    email,
    publicKey,
    private_key,
    file: JSON.stringify({ type: "service_account", client_email: email, private_key }),
  };
}

const error = (code: number, message: string): Said => [code, { error: { code, message } }];
type Said = [status: number, fields: One];
interface Kept {
  url: string;
  issuerId: string;
  accounts: Map<string, KeyObject>;
  tokens: Set<string>;
  /** Classes and objects by the ends of their addresses. */
  ones: Map<string, One>;
}

function grant({ url, accounts, tokens }: Kept, body: string): Said {
  const fields = new URLSearchParams(body);
  const assertion = fields.get("assertion") ?? "";
  const { iss } = JSON.parse(Buffer.from(assertion.split(".")[1] ?? "", "base64url").toString()) as One; // Claims are an object.
  const key = accounts.get(String(iss));
  const refused: Said = [400, { error: "invalid_grant", error_description: "Invalid JWT Signature." }];
  if (!key || fields.get("grant_type") !== "urn:ietf:params:oauth:grant-type:jwt-bearer") return refused;
  const claims = readToken(assertion, key);
  const isRight = claims && claims.aud === `${url}/token` && String(claims.scope).endsWith("/wallet_object.issuer");
  if (!isRight || !(Number(claims.exp) > Number(claims.iat))) return refused;
  const access_token = randomUUID();
  tokens.add(access_token);
  return [200, { access_token, expires_in: 3600, token_type: "Bearer" }];
}

function store({ tokens, issuerId, ones }: Kept, request: IncomingMessage, path: string, body: string): Said {
  const isKnown = tokens.has((request.headers.authorization ?? "").replace("Bearer ", ""));
  if (!isKnown) return error(401, "Invalid Credentials");
  const one = JSON.parse(body) as One; // The server sends objects.
  const [kind, id] = path.split("/");
  const key = `${kind}/${one.id}`;
  if (!String(one.id).startsWith(`${issuerId}.`)) return error(403, "Permission denied for the issuer.");
  if (kind === "loyaltyObject" && !ones.has(`loyaltyClass/${one.classId}`)) return error(400, "Unknown class.");
  if (id !== undefined && !ones.has(key)) return error(404, "Resource not found.");
  if (id === undefined && ones.has(key)) return error(409, "It exists already.");
  const changed = Object.entries({ ...ones.get(key), ...one }).filter(([, value]) => value !== null);
  ones.set(key, Object.fromEntries(changed));
  return [200, one];
}

/** Stands in for Google: gives out tokens to known service accounts, and keeps classes and objects of passes by their ids. */
export async function startGoogle(issuerId: string) {
  const kept: Kept = { url: "", issuerId, accounts: new Map(), tokens: new Set(), ones: new Map() };
  const asked: string[] = [];
  const faults: Fault[] = [];

  function answer(request: IncomingMessage, response: ServerResponse, body: string) {
    const path = (request.url ?? "").slice(1);
    asked.push(`${request.method} ${path.split("/")[0]}`);
    const fault = path === "token" ? undefined : faults.shift();
    if (fault === "unreachable") return void request.socket.destroy();
    if (fault === "slow") return; // The server waits no longer than it wants to.
    if (fault === "exists") {
      // Somebody else adds it right after it was not found.
      kept.ones.set(path, JSON.parse(body) as One);
      return void response.writeHead(404).end("{}");
    }
    const said = () => (path === "token" ? grant(kept, body) : store(kept, request, path, body));
    const [status, fields] = fault ? [fault.status, {}] : said();
    // A test may stall for longer than a connection is kept.
    const headers = { "content-type": "application/json", connection: "close" };
    response.writeHead(status, headers).end(JSON.stringify(fields));
  }

  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const url = `http://127.0.0.1:${port}`;
  kept.url = url;
  return {
    env: { PATRON_GOOGLE_WALLET_URL: url, PATRON_GOOGLE_TOKEN_URL: `${url}/token` },
    asked,
    /** Lets an account issue passes. */
    know: ({ email, publicKey }: { email: string; publicKey: KeyObject }) => void kept.accounts.set(email, publicKey),
    forget: (email: string) => void kept.accounts.delete(email),
    object: (id: string) => kept.ones.get(`loyaltyObject/${issuerId}.${id}`),
    programme: (id: string) => kept.ones.get(`loyaltyClass/${issuerId}.${id}`),
    /** What goes wrong with the next requests for passes, one after the other. */
    fail: (...next: Fault[]) => void faults.push(...next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
