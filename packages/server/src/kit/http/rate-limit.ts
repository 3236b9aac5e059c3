import rateLimit, { type FastifyRateLimitStoreCtor } from "@fastify/rate-limit";
import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";

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
 * Limits requests per minute and address; 0 is no limit. IPv6 addresses of one /64 network count as one. This protects the server: its
 * processes count together, other servers on the same database count their own. Guessable secrets are counted in the database
 * (`throttle.ts`).
 */
export async function addRateLimit(app: FastifyInstance, perMinute: number, counter?: RequestCounter): Promise<void> {
  if (perMinute === 0) return;
  const store = counter ? { store: storeOf(counter) } : { cache: maxAddresses };
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: windowMs, ...store });
  const count = app.createRateLimit();
  // An application hook rather than a route hook, so unknown paths count as well.
  app.addHook("onRequest", async (request) => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    throw new Failure("rate.limited", { details: { retry_after: found.ttlInSeconds } });
  });
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
