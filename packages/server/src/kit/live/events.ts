import { PassThrough } from "node:stream";
import type { EntityType } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Answer } from "../http/answer.ts";
import type { Caller } from "../who.ts";
import type { Changed } from "./history.ts";
import type { Live } from "./live.ts";

/** An empty comment line shows proxies and browsers that the stream is alive. */
const pulseMs = 5_000;
/** The maximum number of streams per person or till. */
const maxPerCaller = 20;
/** A client that does not read is disconnected instead of buffered in memory. */
const maxBufferedBytes = 64 * 1024;

export interface Streams {
  /** Whether the request is for a stream rather than for the first event alone. */
  isRequested(request: FastifyRequest): boolean;
  /** Sends the first event and every following one, until either side ends the stream. */
  open(request: FastifyRequest, reply: FastifyReply, answered: { first: Answer; caller: Caller }): FastifyReply;
  close(): void;
}

/**
 * Server-sent events: what changed in the caller's business; a till is only told that there are sales, or that it has to sign in again. `isAlive` returns whether the
 * caller's session is still valid.
 */
export function streamsOf(live: Live, isAlive: (caller: Caller) => Promise<boolean>): Streams {
  const open = new Set<PassThrough>();
  const perCaller = new Map<string, number>();

  return {
    isRequested: (request) => /text\/event-stream/i.test(request.headers.accept ?? ""),
    open(request, reply, { first, caller }) {
      const isTill = caller.kind === "terminal";
      const callerId = isTill ? caller.terminalId : caller.personId;
      const count = perCaller.get(callerId) ?? 0;
      if (count >= maxPerCaller) throw new Failure("rate.limited", { details: { retry_after: 30 } });
      perCaller.set(callerId, count + 1);
      const stream = new PassThrough();
      const write = (text: string) => {
        if (stream.writableLength > maxBufferedBytes) stream.destroy();
        else stream.write(text);
      };
      // Signed out, suspended or expired: the next request would be refused, so the stream ends too.
      const writeIfAlive = async (text: string) => {
        if (await isAlive(caller)) write(text);
        else if (stream.writable) stream.end("event: ended\ndata: {}\n\n");
      };
      const { listening, recent, stop } = live.subscribe(caller.businessId, (changed) => {
        // Whoever is suspended or signed out from elsewhere must not wait for the next pulse.
        if (isTill) {
          if (!changed || changed.staff || changed.terminal) void writeIfAlive(":\n\n");
          if (!changed || changed.transaction) write("event: sales\ndata: {}\n\n");
        } else if (changed?.staff || changed?.person || changed?.session) void writeIfAlive(eventOf(changed));
        else write(eventOf(changed));
      });
      const pulse = setInterval(() => void writeIfAlive(":\n\n"), pulseMs);
      open.add(stream);
      stream.once("close", () => {
        clearInterval(pulse);
        stop();
        open.delete(stream);
        const left = (perCaller.get(callerId) ?? 1) - 1;
        if (left > 0) perCaller.set(callerId, left);
        else perCaller.delete(callerId);
      });
      // A client reads what it shows after this event, so no change may be missed from here on.
      void listening.then(() => {
        if (!stream.writable) return;
        const { since_ms: since } = request.query as { since_ms?: string }; // The call has checked it; tills have none.
        const before = since === undefined || isTill ? {} : recent(Number(since));
        write(`retry: 2000\nevent: start\ndata: ${before ? withChanges(first, before) : first.text}\n\n`);
        if (!before) write(eventOf(undefined));
      });
      reply.header("cache-control", "no-store, no-transform");
      // Proxies such as nginx would otherwise buffer events.
      reply.header("x-accel-buffering", "no");
      return reply.type("text/event-stream; charset=utf-8").send(stream);
    },
    close() {
      for (const stream of open) stream.end();
    },
  };
}

function eventOf(changed: Changed | undefined): string {
  if (!changed) return "event: missed\ndata: {}\n\n";
  return `event: changed\ndata: ${JSON.stringify({ changed: listOf(changed) })}\n\n`;
}

/** The first event with what has changed before it. */
function withChanges(first: Answer, before: Changed): string {
  return JSON.stringify({ ...JSON.parse(first.text), changed: listOf(before) });
}

function listOf(changed: Changed): { entity_type: EntityType; count: number }[] {
  return Object.entries(changed).map(([entityType, count]) => ({ entity_type: entityType as EntityType, count })); // Its keys are entity types.
}
