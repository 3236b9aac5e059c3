import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { readId } from "../parse.ts";
import { inTransaction } from "../transaction.ts";

/** Short, because health checks need a quick answer, but long enough to detect and replace one silent connection. */
const timeoutMs = 5_000;

/**
 * `/health/live`: the process responds. `/health/ready`: the database responds too, within five seconds, and the server is not about to stop
 * (`leaving`). With `?business=`, so does the machine of a cluster that has its rows; a business that does not exist has none and is ready.
 */
export function addHealth(app: FastifyInstance, pool: Pool, leaving?: AbortSignal): void {
  app.get("/health/live", async () => ({ status: "live" }));
  // A schema of the route would be compiled at each start.
  app.get<{ Querystring: Record<string, unknown> }>("/health/ready", async (request) => {
    const business = readId(request.query, "business");
    if (leaving?.aborted) throw new Failure("server.unavailable");
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      await inTransaction(pool, "read only", (client) => client.query(probe(business)), signal);
    } catch (error) {
      app.log.warn({ err: error }, "not ready");
      throw new Failure("server.unavailable");
    }
    return { status: "ready" };
  });
}

/** Row-level security hides the row; its machine has to look for it all the same. */
function probe(business: string | undefined) {
  return business === undefined
    ? { text: "select 1" }
    : { text: "select from account where business_id = $1 limit 1", values: [business] };
}
