import { randomUUID } from "node:crypto";
import type { Outgoing } from "@patron/contract/client";
import { type AnyCall, EXPORT_TYPES, type ExportFormat } from "@patron/contract/kit";
import { q } from "../src/kit/database/rows.ts";
import { hashToken, newToken } from "../src/kit/secret.ts";
import { Caller, type Exchange } from "./caller.ts";
import type { Fixtures } from "./fixtures.ts";
import { type RequestField, requestOf } from "./request-fields.ts";
import { inputOf } from "./requests.ts";
import { onePixel } from "./sample.ts";
import { fileText } from "./secrets.ts";
import type { TestServer } from "./server.ts";
import { tillOf } from "./shop.ts";
import type { World } from "./world.ts";

/** Calls after which the caller's token is no longer valid, or may do less. */
export const endsSession = [
  ...["auth.renew", "auth.signOut", "auth.staffSignOut", "auth.switchBusiness", "term.signOut"],
  "auth.startView",
];

/** The caller for a call of a business; for a call that ends its session, a separate one. */
export async function callerFor(of: Fixtures, call: AnyCall, server: TestServer): Promise<Caller> {
  const terminal = call.access.caller === "terminal";
  const known = terminal ? of.till : of.w.owner;
  if (!endsSession.includes(call.name)) return new Caller(server, known.token);
  if (terminal) return new Caller(server, (await tillOf(of.w, of.terminalId)).token);
  return anotherSession(of.w, server);
}

/** The owner of a business with another session. */
export async function anotherSession(w: World, server: TestServer): Promise<Caller> {
  const [token, now] = [newToken(), new Date()];
  const row = {
    id: randomUUID(),
    token_hash: hashToken(token),
    person_id: w.session.user.id,
    business_id: w.businessId,
  };
  const expires_dt = new Date(now.getTime() + 3_600_000);
  await w.inside((tenant) =>
    tenant.run(q.insertInto("session").values({ ...row, created_dt: now, seen_dt: now, expires_dt })),
  );
  return new Caller(server, token);
}

/** A request and its response as text, which are searched for leaks. */
export interface CallResponse {
  status: number;
  code: string | undefined;
  question: string;
  /** Headers and body. */
  answer: string;
  /** The response without what always differs: the requested value, times, the request's own id. */
  plain: string;
  replayed: boolean;
}

interface Question {
  put?: { field: RequestField; value: string };
  /** Whose ids are in all other fields; the caller's by default. */
  about?: Fixtures;
  headers?: Record<string, string>;
  format?: ExportFormat;
}

/** Sends a call of a business, with one field replaced. */
export async function requestAs(
  by: Fixtures,
  call: AnyCall,
  server: TestServer,
  question: Question = {},
): Promise<CallResponse> {
  const about = question.about ?? by;
  const request = requestOf(call, about.ids, inputOf(call.name, about), question.put);
  const caller = await callerFor(by, call, server);
  const key: Record<string, string> = call.needsKey ? { "idempotency-key": randomUUID() } : {};
  const outgoing = { method: call.method, headers: { ...key, ...question.headers }, ...request };
  const image = call.upload ? { image: new Blob([onePixel], { type: "image/png" }) } : {};
  const answer = question.format
    ? await download(caller, outgoing, question.format)
    : await caller.send({ ...outgoing, ...image });
  return responseOf(answer, JSON.stringify(request), question.put?.value);
}

/** A list as a file, decoded to text. */
async function download(caller: Caller, requested: Outgoing, format: ExportFormat): Promise<Exchange> {
  const { token, address } = caller;
  const headers = { authorization: `Bearer ${token}`, accept: EXPORT_TYPES[format], "x-forwarded-for": address };
  const json = requested.json === undefined ? {} : { body: JSON.stringify(requested.json) };
  const { bytes, ...received } = await caller.exchange(requested.target, {
    method: requested.method,
    headers: { ...headers, ...(requested.json === undefined ? {} : { "content-type": "application/json" }) },
    ...json,
  });
  return { ...received, body: fileText(bytes) };
}

function responseOf({ status, body, headers }: Exchange, question: string, value: string | undefined): CallResponse {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const plain = (value ? text.replaceAll(value, "<requested>") : text)
    .replace(/"request_id":"[^"]+"/, "")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "<moment>");
  const { code } = (body ?? {}) as { code?: string }; // Problem documents have one.
  return {
    status,
    code: status < 400 ? undefined : code,
    question,
    answer: `${JSON.stringify([...headers])}\n${text}`,
    plain: `${status} ${plain}`,
    replayed: headers.has("idempotency-replayed"),
  };
}
