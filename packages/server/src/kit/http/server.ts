import { createHash } from "node:crypto";
import multipart from "@fastify/multipart";
import { type AnyCall, Failure, problemOf, statusOf } from "@patron/contract/kit";
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import type { Logger } from "pino";
import { newId } from "../id.ts";
import type { Exporter, Handler, Module } from "../implement.ts";
import { openEarlyRollups } from "../jobs/early-rollups.ts";
import { type Streams, streamsOf } from "../live/events.ts";
import { type Live, openLive } from "../live/live.ts";
import { type Caller, callerOf } from "../who.ts";
import { type Answer, answer, type CallServices, type Services } from "./answer.ts";
import { addDocs } from "./docs.ts";
import { type ExportAnswer, exportOf, requestedFormat } from "./export.ts";
import { isSessionValid, isTillUnchanged } from "./guard.ts";
import { addHealth } from "./health/health.ts";
import { failureFrom } from "./problem.ts";
import { faultLimit, ProviderFault } from "./provider-fault.ts";
import { addRateLimit, type RequestCounter } from "./rate-limit.ts";
import { addSecurityHeaders } from "./security.ts";
import { serving } from "./serving.ts";
import { addFiles, addWebApp } from "./static.ts";
import { compile } from "./validate.ts";

export interface ServerParts extends Services {
  modules: readonly Module[];
  log: Logger;
  /** Opened by the server, unless its caller uses it too. */
  live?: Live;
  /** Counts requests for all processes of the server; undefined where it is the only one. */
  counter?: RequestCounter | undefined;
  /** Aborted when the server is about to stop: it keeps answering, but is no longer ready, and closes the connections of its callers. */
  leaving?: AbortSignal;
  /** The folder of the built web app; undefined in API tests. */
  webDist: string | undefined;
}

/**
 * A connection stays with its process, so after one was replaced all of them would stay with the others: each ends after this many requests,
 * and the next goes to the next process.
 */
const requestsPerConnection = 1_000;
const jsonLimit = 1024 * 1024;
const imageLimit = 10 * 1024 * 1024;

/** The whole HTTP server: every call of the contract, files, documents, health, and the web app. */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const sendFailure = failureSender(parts.clock);
  const app = fastify({
    loggerInstance: parts.log as FastifyBaseLogger, // The narrower type, or the instance's own type no longer fits its plugins.
    genReqId: () => newId(),
    requestIdHeader: false,
    bodyLimit: jsonLimit,
    trustProxy: parts.settings.trustProxy,
    routerOptions: { maxParamLength: 500 },
    exposeHeadRoutes: false,
    // Errors before routing (a path that cannot be decoded) get the same response format.
    frameworkErrors: (error, request, reply) => sendFailure(error, request as FastifyRequest, reply as FastifyReply), // Generic over routes, of which nothing is read.
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: "idle",
    // Who still has a connection while the server stops is answered before it ends.
    return503OnClosing: false,
    requestTimeout: 30_000,
    maxRequestsPerSocket: parts.counter ? requestsPerConnection : 0,
  });
  app.removeAllContentTypeParsers();
  // Bodies stay bytes until the caller is known, so anonymous clients cannot make the server parse them.
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) => done(null, body));
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "buffer" }, (request, body, done) => {
    const { form } = request.routeOptions.config as RouteConfig;
    if (!form) return done(new Failure("body.unsupported"));
    done(null, form === "read" ? fieldsOf(body as Buffer) : undefined); // Parsed as a buffer.
  });
  await app.register(multipart, { limits: { fileSize: imageLimit, files: 1, fields: 0, parts: 1 } });
  addSecurityHeaders(app, parts.settings);
  addLogging(app);
  if (parts.leaving) sendElsewhere(app, parts.leaving);
  await addRateLimit(app, parts.settings.requestsPerMinute, parts.counter);
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply));
  const live = parts.live ?? openLive(parts.pool, parts.log);
  const streams = streamsOf(live, (caller) => isStillSignedIn(parts, caller));
  app.addHook("preClose", async () => streams.close());
  app.addHook("onClose", () => live.close());
  const rollups = openEarlyRollups(parts.pool, parts.log);
  app.addHook("onClose", async () => rollups.stop());
  for (const one of parts.modules) addModule(app, { ...parts, live, rollups, streams }, one);
  addHealth(app, parts.pool, parts.leaving);
  await addDocs(app, parts.settings.basePath);
  addFiles(app, parts.files);
  await addWebApp(app, parts.webDist, parts.settings.basePath);
  return app;
}

/** Set by `addCall`. */
interface RouteConfig {
  /** What becomes of the fields of an HTML form; absent: forms are refused. */
  form?: "read" | "ignored";
}

/** The fields of a form as a JSON object; of several with one name the last counts. */
const fieldsOf = (form: Buffer) =>
  Buffer.from(JSON.stringify(Object.fromEntries(new URLSearchParams(form.toString()))));

/** The next request of a connection that ends goes to another server. */
function sendElsewhere(app: FastifyInstance, leaving: AbortSignal): void {
  app.addHook("onSend", async (_, reply) => {
    if (leaving.aborted) reply.header("connection", "close");
  });
}

/** If the database is unavailable the session counts as valid, because nothing is sent then anyway. */
async function isStillSignedIn({ pool, clock, log }: ServerParts, caller: Caller): Promise<boolean> {
  try {
    const now = clock.now();
    return caller.kind === "person"
      ? await isSessionValid(pool, caller.tokenHash, now)
      : await isTillUnchanged(pool, caller, now);
  } catch (error) {
    log.warn({ err: error }, "a session could not be checked");
    return true;
  }
}

interface Serving extends CallServices {
  streams: Streams;
}

function addModule(app: FastifyInstance, services: Serving, one: Module): void {
  for (const [key, call] of Object.entries(one.group)) {
    const handler = one.handlers[key] as Handler<AnyCall>; // Its own call's handler: `implement` paired them by key.
    addCall(app, services, { call, handler, exporter: one.exporters[key] });
  }
}

interface Answered {
  call: AnyCall;
  handler: Handler<AnyCall>;
  exporter: Exporter<AnyCall> | undefined;
}

function addCall(app: FastifyInstance, services: Serving, { call, handler, exporter }: Answered): void {
  const compiled = compile(call);
  const url = services.settings.basePath + (call.path as string).replace(/\{(\w+)\}/g, ":$1"); // AnyCall widens the path.
  // The catalogue's writing GETs are available as POST on the same path too.
  const method = call.writes && call.method === "GET" ? ["GET", "POST"] : [call.method];
  app.route({
    method,
    url,
    bodyLimit: call.maxBytes ?? jsonLimit,
    config: (call.acceptsForm ? { form: call.body ? "read" : "ignored" } : {}) satisfies RouteConfig,
    handler: async (request, reply) => {
      const format = requestedFormat(call, request.headers.accept);
      if (format && exporter)
        return sendFile(reply, await exportOf(services, { call, compiled, exporter, request, format }));
      const image = call.upload ? await pictureOf(request) : undefined;
      const answered = await serving(() => answer(services, { call, compiled, handler, request, image }));
      if (call.answer === "events" && services.streams.isRequested(request))
        return services.streams.open(request, reply, { first: answered, caller: callerOf(answered.who) });
      if (answered.version !== undefined) reply.header("etag", `"${answered.version}"`);
      if (answered.replayed) reply.header("idempotency-replayed", "true");
      if (isShared(call, request, reply, answered)) return reply.code(304).send();
      if (answered.modified) reply.header("last-modified", answered.modified.toUTCString());
      if (answered.status === 204 || answered.status === 304) return reply.code(answered.status).send();
      if (answered.file) return sendPass(reply, answered.file);
      reply.type(call.answer === "html" ? "text/html; charset=utf-8" : "application/json; charset=utf-8");
      return reply.code(answered.status).send(answered.text);
    },
  });
}

/** Sets the headers of caching; true if the client has this response already. Pages of any origin may read what everybody may store. */
function isShared(call: AnyCall, request: FastifyRequest, reply: FastifyReply, { text }: Answer): boolean {
  const { sharedSeconds } = call as { sharedSeconds: number | undefined }; // AnyCall widens it.
  // Browsers ask each time, so an owner sees a change at once.
  reply.header("cache-control", sharedSeconds ? `public, max-age=0, s-maxage=${sharedSeconds}` : "no-store");
  if (!sharedSeconds) return false;
  const tag = `"${createHash("sha256").update(text).digest("base64url").slice(0, 27)}"`;
  reply.header("etag", tag).header("vary", "accept-language").header("access-control-allow-origin", "*");
  const known = String(request.headers["if-none-match"] ?? "").split(/,\s*/);
  return known.some((one) => one.replace(/^W\//, "") === tag);
}

function sendFile(reply: FastifyReply, { type, fileName, stream }: ExportAnswer) {
  reply.header("cache-control", "no-store");
  reply.header("content-disposition", `attachment; filename="${fileName}"`);
  return reply.type(type === "text/csv" ? "text/csv; charset=utf-8" : type).send(stream);
}

/** A phone opens it at once; elsewhere it is saved. */
function sendPass(reply: FastifyReply, pass: Uint8Array) {
  reply.header("content-disposition", 'attachment; filename="card.pkpass"');
  return reply.type("application/vnd.apple.pkpass").send(pass);
}

async function pictureOf(request: FastifyRequest): Promise<Buffer> {
  if (!request.headers.authorization) throw new Failure("auth.required");
  if (!request.isMultipart()) throw new Failure("body.unsupported");
  const part = await request.file();
  if (part?.fieldname !== "image") {
    throw new Failure("request.malformed", {
      errors: [{ path: "image", code: "required", message: "a multipart field named image is required" }],
    });
  }
  const image = await part.toBuffer();
  // The library checks the limit per chunk, and may miss it if the file was cut after its last one.
  if (part.file.truncated) throw new Failure("body.too_large");
  return image;
}

function failureSender(clock: ServerParts["clock"]) {
  const isFirst = faultLimit();
  return (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (error instanceof ProviderFault) {
      const { provider, cause } = error;
      if (isFirst(error, clock.now())) request.log.error({ err: cause, provider }, "a service cannot be asked");
      return sendFailure(error, reply, request.id);
    }
    const failure = failureFrom(error);
    if (statusOf(failure.code) >= 500) request.log.error({ err: error, code: failure.code }, "call failed");
    return sendFailure(failure, reply, request.id);
  };
}

function sendFailure(failure: Failure, reply: FastifyReply, requestId: string) {
  const status = statusOf(failure.code);
  if (status === 503) reply.header("retry-after", "1");
  const { retry_after: retryAfter } = failure.details;
  if (status === 429) reply.header("retry-after", String(retryAfter ?? 1));
  reply.header("cache-control", "no-store");
  return reply
    .code(status)
    .type("application/problem+json")
    .send(JSON.stringify(problemOf(failure, requestId)));
}

/** Logs one line per response: no bodies, no credentials, no query (it may contain a customer's telephone). */
function addLogging(app: FastifyInstance): void {
  app.addHook("onResponse", async (request, reply) => {
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    if (reply.statusCode >= 500) request.log.warn(line, "answered");
    else request.log.debug(line, "answered");
  });
  app.addHook("onSend", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
}
