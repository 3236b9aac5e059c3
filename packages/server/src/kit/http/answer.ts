import type { EntityType } from "@patron/contract/enums";
import { type Access, type AnyCall, Failure } from "@patron/contract/kit";
import type { FastifyRequest } from "fastify";
import type { Pool, PoolClient } from "pg";
import { auditsOf } from "../audit.ts";
import type { Clock } from "../clock.ts";
import { CommittedFailure } from "../committed-failure.ts";
import { nameRead, nameWritten } from "../database/prepared.ts";
import type { Settings } from "../env.ts";
import type { FileStore } from "../files.ts";
import { type Claim, claimOf, claimOpen, previousAnswer, type Stored, storeAnswer } from "../idempotency.ts";
import { type Change, type Context, type Handler, isPlannedOnce, isReadingFirst } from "../implement.ts";
import type { EarlyRollups } from "../jobs/early-rollups.ts";
import type { Live } from "../live/live.ts";
import { withSeenIds } from "../records/seen-ids.ts";
import { Tenant, type Versions } from "../tenant.ts";
import { countAttempt } from "../throttle.ts";
import { versionsOf } from "../versions.ts";
import { type Caller, seesSome, type Who } from "../who.ts";
import { isDirect } from "./direct.ts";
import {
  type Bearer,
  bearerOf,
  enterSession,
  enterTerminal,
  guard,
  markTill,
  mayCall,
  refuseNavigation,
  requireKey,
  seenBy,
  signedIn,
} from "./guard.ts";
import { isSameCaller, KnownCallers, UnexpectedCaller } from "./known-callers.ts";
import { languageOf } from "./language.ts";
import { type Parsed, parse } from "./parse.ts";
import { seenVersionOf } from "./seen-version.ts";
import { type BeforeCommit, inTransaction, type Mode } from "./transaction.ts";
import type { Compiled } from "./validate.ts";

/** Services that every call uses. */
export interface Services {
  pool: Pool;
  clock: Clock;
  settings: Settings;
  files: FileStore;
}
/** A finished response, ready to be sent. */
export interface Answer {
  status: number;
  text: string;
  /** The file that is sent instead of the text. */
  file?: Uint8Array | undefined;
  modified?: Date | undefined;
  version: number | undefined;
  replayed: boolean;
  who: Who;
  /** Whose open screens hear of it: the caller's business, or the one in which an open call has announced something. */
  businessId: string | undefined;
  /** The types of the changed entities. */
  entityTypes: readonly EntityType[];
}
/** The services, and what is notified of changes. */
export interface CallServices extends Services {
  live: Live;
  rollups: EarlyRollups;
}
interface Incoming {
  call: AnyCall;
  compiled: Compiled;
  handler: Handler<AnyCall>;
  request: FastifyRequest;
  image: Buffer | undefined;
}
/** The default time limit of a call: clients give up after ten seconds. */
const timeoutSeconds = 8;
const callSpecific = undefined as never; // Context fields typed per call; the kit handles every call through one widest type.

/** Handles one request in one transaction: authenticates, authorises, parses, and answers it at most once per idempotency key. */
export async function answer(services: CallServices, incoming: Incoming): Promise<Answer> {
  const { call, request } = incoming;
  refuseNavigation(call, request);
  const now = services.clock.now();
  const signal = AbortSignal.timeout((call.maxSeconds ?? timeoutSeconds) * 1_000);
  const token = call.access.caller === "open" ? undefined : bearerOf(request.headers.authorization);
  let parsed: Parsed | undefined;
  if (token === undefined) parsed = parseRequest(incoming);
  if (call.throttle) {
    const subject = await subjectOf(services, incoming, token, now);
    await throttle(services, incoming, { parsed, subject, now, signal });
  }
  const claimed = claimOf(incoming, token === undefined);
  const prepared = { incoming, token, parsed, now, signal, claimed, supportEmails: services.settings.supportEmails };
  try {
    return await answerOnce(services, prepared, expectedCaller(prepared));
  } catch (error) {
    if (error instanceof Replay) return error.answer;
    // The work begins once more, after the database has said who calls.
    if (error instanceof UnexpectedCaller) return await answerOnce(services, prepared, undefined);
    throw error;
  }
}

/** One request, and what is known of it before the first query. */
interface Prepared {
  incoming: Incoming;
  /** The caller's token; undefined for open calls. */
  token: Bearer | undefined;
  /** The request of an open call or of one with limited attempts, which is parsed first. */
  parsed: Parsed | undefined;
  now: Date;
  signal: AbortSignal;
  claimed: Claim | undefined;
  supportEmails: readonly string[];
}

/** The stored response of a repeated request whose work has begun already, and is rolled back. */
class Replay extends Error {
  readonly answer: Answer;
  constructor(stored: Answer) {
    super("This request has its response.");
    this.answer = stored;
  }
}

/** Answers in one transaction. For an expected caller, the work begins before the database has confirmed the token. */
async function answerOnce(services: CallServices, prepared: Prepared, expected: Caller | undefined): Promise<Answer> {
  const { call, request } = prepared.incoming;
  const { now, signal, claimed } = prepared;
  let staleCaller: Who | undefined;
  let done: Answer | undefined;
  const work = async (client: PoolClient, beforeCommit: BeforeCommit) => {
    const tenant = new Tenant(client, call.writes ? nameWritten : nameRead);
    const parsed = prepared.parsed ?? tryParsing(prepared.incoming);
    const admitting = admit(tenant, client, prepared, parsed);
    const run = (who: Who, request: Parsed) => {
      if (who.kind !== "anonymous") tenant.entered(who.businessId, rememberedFor(prepared, who), seesSome(who));
      if (call.maxSeconds !== undefined) tenant.allow(call.maxSeconds);
      return runHandler(services, prepared.incoming, { tenant, who, parsed: request, now, beforeCommit, claimed });
    };
    try {
      if (expected && !(parsed instanceof Failure)) {
        const begun = () => run(expected, parsed);
        const { admitted, answered } = await runAhead(tenant, expected, admitting, begun);
        if (admitted.stale) staleCaller = admitted.who;
        done = answered;
        return done;
      }
      const admitted = await admitting;
      if (admitted.stale) staleCaller = admitted.who;
      if (admitted.first) return replayOf(admitted.first, admitted.who);
      done = await run(admitted.who, admitted.parsed);
      return done;
    } catch (error) {
      if (error instanceof CommittedFailure) return error;
      throw error;
    }
  };
  try {
    const answered = await inTransaction(services.pool, modeOf(prepared.incoming, expected), work, signal);
    if (answered instanceof CommittedFailure) throw answered;
    if (staleCaller) await markSeen(services.pool, staleCaller, { now, signal, request });
    return answered;
  } finally {
    // Also if the response to the commit was lost: the commit may have succeeded, and a retry would change nothing to notify about.
    if (done?.businessId !== undefined) {
      services.live.publish(done.businessId, done.entityTypes);
      services.rollups.count(done.businessId, done.entityTypes);
    }
  }
}

/** What a till sells touches its business alone. */
function modeOf({ call, handler }: Incoming, expected: Caller | undefined): Mode {
  const plansOnce = isPlannedOnce(handler);
  const businessId = plansOnce && expected?.kind === "terminal" ? expected.businessId : undefined;
  return { access: call.writes ? "read write" : "read only", plansOnce, businessId };
}

/** Who called lately, by token. */
const callers = new KnownCallers();

/** The caller for whom the work may begin before the database has confirmed the token. */
function expectedCaller({ incoming: { call, handler, request }, token }: Prepared): Caller | undefined {
  if (!token || !isReadingFirst(call, handler)) return undefined;
  const known = callers.expect(token.hash, call.access.caller === "terminal" ? "terminal" : "person");
  if (!known || !mayCall(call, known)) return undefined;
  return { ...known, remoteAddr: request.ip };
}

/** The versions of what may be taken from memory; undefined where the call may change it. */
function rememberedFor({ incoming: { call, handler } }: Prepared, who: Caller): Versions | undefined {
  if (!isReadingFirst(call, handler)) return undefined;
  return { settings: who.settingsVersion, goods: who.kind === "terminal" ? who.goodsVersion : undefined };
}

/**
 * Runs the work of an expected caller in the same round trip that confirms it. The work gets no result before that, and is rolled back if the
 * caller is another one now or the request already has its response. Both have ended when this does, so nothing follows the rollback.
 */
async function runAhead(tenant: Tenant, expected: Caller, admitting: Promise<Admitted>, run: () => Promise<Answer>) {
  const confirmed = admitting.then((found) => {
    if (!isSameCaller(expected, found.who)) throw new UnexpectedCaller();
    if (found.first) throw new Replay(replayOf(found.first, found.who));
    return found;
  });
  tenant.withholdUntil(confirmed);
  const [admitted, answered] = await Promise.allSettled([confirmed, run()]);
  // Work that was not admitted fails with it.
  if (admitted.status === "rejected") throw admitted.reason;
  if (answered.status === "rejected") throw answered.reason;
  return { admitted: admitted.value, answered: answered.value };
}

interface Admitted {
  who: Who;
  parsed: Parsed;
  /** The session was last marked as used some time ago. */
  stale: boolean;
  /** The stored response, if this request was answered before. */
  first: Stored | undefined;
}

/** Confirms caller, access, request and idempotency key, in this order and in one round trip. */
async function admit(
  tenant: Tenant,
  client: PoolClient,
  prepared: Prepared,
  parsed: Parsed | Failure,
): Promise<Admitted> {
  const { who, stale, claimed } = await enter(tenant, client, prepared);
  if (parsed instanceof Failure) throw parsed;
  requireKey(prepared.incoming.call, who, prepared.claimed !== undefined);
  return { who, parsed, stale, first: prepared.claimed && claimed && previousAnswer(prepared.claimed, claimed) };
}

async function enter(tenant: Tenant, client: PoolClient, { incoming, ...prepared }: Prepared) {
  const { token, claimed, now, supportEmails } = prepared;
  const { call, request } = incoming;
  if (token === undefined) {
    const who: Who = { kind: "anonymous", remoteAddr: request.ip };
    const { openCaller } = claimed ?? {};
    const found = claimed && openCaller ? await claimOpen(tenant, { ...claimed, openCaller }) : undefined;
    return { who, stale: false, claimed: found };
  }
  const find = call.access.caller === "terminal" ? enterTerminal : enterSession;
  const key = claimed && ([claimed.call, claimed.key] as const);
  const entered = await find(client, { token, key, now, remoteAddr: request.ip, supportEmails });
  guard(call, entered.who);
  callers.learn(token.hash, entered.who);
  return entered;
}

function tryParsing(incoming: Incoming): Parsed | Failure {
  try {
    return parseRequest(incoming);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** If this fails, the session's next request marks it; the response is unaffected. */
async function markSeen(
  pool: Pool,
  who: Who,
  { now, signal, request }: { now: Date; signal: AbortSignal; request: FastifyRequest },
): Promise<void> {
  const mark = async (client: PoolClient) => {
    if (who.kind === "person") await client.query(seenBy(who), [who.sessionId, now, who.remoteAddr]);
    if (who.kind === "terminal") {
      const tenant = new Tenant(client);
      await tenant.enter(who.businessId);
      await tenant.run(markTill(who.tokenHash, now));
    }
  };
  const businessId = who.kind === "terminal" ? who.businessId : undefined;
  try {
    await inTransaction(pool, { access: "read write", businessId }, mark, signal);
  } catch (error) {
    request.log.warn({ err: error }, "a session could not be marked as used");
  }
}

function parseRequest({ call, compiled, request }: Incoming): Parsed {
  return parse(call, compiled, {
    params: request.params as object,
    query: request.query as object,
    body: request.body,
  }); // Fastify types them unknown.
}

/** What the attempts of a caller are counted by: the address of an open call, the person, or the token of a terminal. */
async function subjectOf({ pool }: Services, { call, request }: Incoming, token: Bearer | undefined, now: Date) {
  if (token === undefined) return request.ip;
  const { caller } = call.access as Access; // AnyCall widens it.
  return caller === "session" ? await signedIn(pool, token, now) : token.hash.toString("base64url");
}

/** Counts an attempt to guess something. */
async function throttle(
  services: Services,
  incoming: Incoming,
  { parsed, subject, ...when }: Pick<Prepared, "parsed" | "now" | "signal"> & { subject: string },
): Promise<void> {
  const { call } = incoming;
  if (!call.throttle) return;
  const read = parsed ?? tryParsing(incoming);
  // A malformed request is refused once its caller is known.
  if (read instanceof Failure) return;
  const named = { ...(read.body as object | undefined), ...read.path } as Record<string, unknown>; // Both are records of fields.
  const value = call.throttle.field ? named[call.throttle.field] : undefined;
  const { caller } = call.access as Access; // AnyCall widens it.
  // One address or till may belong to many people, so it may try more often than one login or one person.
  const attempts = caller === "session" ? call.throttle.attempts : call.throttle.attempts * 10;
  await countAttempt(services.pool, { call: `${call.name}@`, subject, limit: { ...call.throttle, attempts }, ...when });
  if (typeof value !== "string") return;
  // The same login in two businesses is not the same person.
  const guessed = caller === "terminal" ? `${subject} ${value}` : value;
  await countAttempt(services.pool, { call: call.name, subject: guessed, limit: call.throttle, ...when });
}

interface Entered {
  tenant: Tenant;
  who: Who;
  parsed: Parsed;
  now: Date;
  beforeCommit: BeforeCommit;
  claimed: Claim | undefined;
}

/** The stored response to a repeated request. */
function replayOf({ status, reply }: Stored, who: Who): Answer {
  if (reply === null) throw new Failure("request.answered");
  return { status, text: reply, version: undefined, replayed: true, who, businessId: undefined, entityTypes: [] };
}

async function runHandler(services: Services, incoming: Incoming, entered: Entered): Promise<Answer> {
  const { call, compiled, handler, request } = incoming;
  const { tenant, who, parsed, now, beforeCommit, claimed } = entered;
  const changes: Change[] = [];
  const context: Context<AnyCall> = {
    path: parsed.path,
    query: parsed.query,
    page: parsed.page,
    body: parsed.body as typeof callSpecific,
    image: incoming.image ?? Buffer.alloc(0),
    tenant,
    who,
    now,
    language: languageOf(request.headers["accept-language"]),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 512),
    received: {
      body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      header: (name) => String(request.headers[name] ?? ""),
    },
    seenVersion: seenVersionOf(request.headers["if-match"]),
    settings: services.settings,
    isDirect: isDirect(request.headers),
    files: services.files,
    sends: {},
    report: (details, message) => request.log.warn(details, message),
    fail: (code, details) => new Failure(code, details ? { details } : {}),
    changed: (change) => changes.push(change),
  };
  const reply = await handler(context);
  if (reply instanceof Failure) throw reply;
  const file = call.answer === "pkpass" ? (reply as Uint8Array) : undefined; // Its shape is that of a file.
  const text = file ? "" : call.answer === "html" ? String(reply) : compiled.write(withSeenIds(reply, who));
  // The catalogue's writing GETs may also just show something.
  const audited = call.writes && (changes.length > 0 || (who.kind !== "anonymous" && call.method !== "GET"));
  const line = { name: call.name, who, requestId: request.id, now, body: parsed.body };
  const last = [
    ...(audited ? [...auditsOf(line, changes), ...versionsOf(changes, who, now)] : []),
    ...(claimed ? [storeAnswer(claimed, { status: 200, reply: call.secretAnswer ? null : text }, now)] : []),
  ];
  if (last.length > 0) beforeCommit(tenant.ready(last));
  const { version } = (reply ?? {}) as { version?: number }; // Entities have a version; other responses have none.
  // Others need not load again what only stands in the log.
  const written = changes.filter(({ before, after }) => before ?? after).map(({ entityType }) => entityType);
  const entityTypes = [...written, ...tenant.announced];
  // A call that enters another business changes that one.
  const businessId = who.kind !== "anonymous" || tenant.announced.length > 0 ? tenant.businessId : undefined;
  const { status = 200, modified } = context.sends;
  return { status, text, file, modified, version, replayed: false, who, businessId, entityTypes };
}
