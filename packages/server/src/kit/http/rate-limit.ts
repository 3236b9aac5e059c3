import rateLimit, { type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { Failure } from "@patron/contract/kit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { hashToken } from "../secret.ts";
import { keyPrefix } from "./guard.ts";

/** The requests of an address in its current minute, this one included, and the rest of that minute in milliseconds. */
export interface RequestCount {
  current: number;
  ttl: number;
}
/** Counts a request of an address. */
export type RequestCounter = (address: string) => Promise<RequestCount>;

/** How many addresses are tracked at once; the least recently seen is dropped first. */
export const maxAddresses = 20_000;
export const windowMs = 60_000;

/**
 * Limits requests per minute and address, and per API key of a business wherever it is used; 0 is no limit. IPv6 addresses of one /64 network count as one. This protects the server: its
 * processes count together, other servers on the same database count their own. Guessable secrets are counted in the database
 * (`throttle.ts`).
 */
export async function addRateLimit(app: FastifyInstance, perMinute: number, counter?: RequestCounter): Promise<void> {
  if (perMinute === 0) return;
  const store = counter ? { store: storeOf(counter) } : { cache: maxAddresses };
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: windowMs, ...store });
  const count = app.createRateLimit();
  const countKey = app.createRateLimit({ keyGenerator: (request) => apiKeyOf(request) ?? "" });
  // An application hook rather than a route hook, so unknown paths count as well.
  app.addHook("onRequest", async (request) => {
    // The address first: it bounds the keys that somebody makes up.
    requireRoom(await count(request));
    if (apiKeyOf(request) !== undefined) requireRoom(await countKey(request));
  });
}

type Counted = Awaited<ReturnType<ReturnType<FastifyInstance["createRateLimit"]>>>;
function requireRoom(found: Counted): void {
  if (found.isAllowed || !found.isExceeded) return;
  throw new Failure("rate.limited", { details: { retry_after: found.ttlInSeconds } });
}

/** What the requests of a business's program are counted by: its key, hashed, because it may be sent to the primary. */
function apiKeyOf({ headers }: FastifyRequest): string | undefined {
  const { authorization } = headers;
  return authorization?.startsWith(`Bearer ${keyPrefix}`) ? hashToken(authorization).toString("base64url") : undefined;
}

/** The library creates the store itself, so it takes a class. */
function storeOf(counter: RequestCounter): FastifyRateLimitStoreCtor {
  return class Store {
    incr(address: string, done: (error: Error | null, result?: RequestCount) => void): void {
      counter(address).then((count) => done(null, count), done);
    }
    child(): Store {
      return this;
    }
  };
}
