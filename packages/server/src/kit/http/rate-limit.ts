import rateLimit from "@fastify/rate-limit";
import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";

/** How many addresses are tracked at once; the least recently seen is dropped first. */
const maxAddresses = 20_000;

/**
 * Limits requests per minute and address; 0 is no limit. IPv6 addresses of one /64 network count as one. This protects the process and is
 * counted in it; guessable secrets are counted in the database (`throttle.ts`).
 */
export async function addRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: 60_000, cache: maxAddresses });
  const count = app.createRateLimit();
  // An application hook rather than a route hook, so unknown paths count as well.
  app.addHook("onRequest", async (request) => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    throw new Failure("rate.limited", { details: { retry_after: found.ttlInSeconds } });
  });
}
