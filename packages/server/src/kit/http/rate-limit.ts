import rateLimit from "@fastify/rate-limit";
import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";

/** How many addresses are remembered at once; the longest unseen is forgotten first. */
const maxAddresses = 20_000;

/**
 * Limits how many requests one address may send a minute, whatever they ask for; 0 is no limit. IPv6 addresses of one
 * /64 network count as one address. This protects the process, so the process counts; guessable things are counted in
 * the database (`throttle.ts`).
 */
export async function addRateLimit(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, { global: false, max: perMinute, timeWindow: 60_000, cache: maxAddresses });
  const count = app.createRateLimit();
  // A hook of the application rather than of each route, so that paths without a route count as well.
  app.addHook("onRequest", async (request) => {
    const found = await count(request);
    if (found.isAllowed || !found.isExceeded) return;
    throw new Failure("rate.limited", { details: { retry_after: found.ttlInSeconds } });
  });
}
