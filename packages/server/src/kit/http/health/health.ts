import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { inTransaction } from "../transaction.ts";

/** Short, because health checks need a quick answer, but long enough to detect and replace one silent connection. */
const timeoutMs = 5_000;

interface Asked {
  /** The id of a business. */
  business?: string;
}
const query = {
  querystring: { type: "object", properties: { business: { type: "string", format: "uuid" } } },
} as const;

/**
 * `/health/live`: the process responds. `/health/ready`: the database responds too, within five seconds, and the server is not about to stop
 * (`leaving`). With `?business=`, so does the machine of a cluster that has its rows; a business that does not exist has none and is ready.
 */
export function addHealth(app: FastifyInstance, pool: Pool, leaving?: AbortSignal): void {
  app.get("/health/live", async () => ({ status: "live" }));
  app.get<{ Querystring: Asked }>("/health/ready", { schema: query }, async (request) => {
    if (leaving?.aborted) throw new Failure("server.unavailable");
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      await inTransaction(pool, "read only", (client) => client.query(probe(request.query)), signal);
    } catch (error) {
      app.log.warn({ err: error }, "not ready");
      throw new Failure("server.unavailable");
    }
    return { status: "ready" };
  });
}

/** Row-level security hides the row; its machine has to look for it all the same. */
function probe({ business }: Asked) {
  return business === undefined
    ? { text: "select 1" }
    : { text: "select from account where business_id = $1 limit 1", values: [business] };
}
