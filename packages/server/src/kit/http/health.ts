import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { inTransaction } from "./transaction.ts";

/** Short, because health checks need a quick answer, but long enough to detect and replace one silent connection. */
const timeoutMs = 5_000;

/**
 * `/health/live`: the process responds. `/health/ready`: the database responds too, within five seconds, and the server is not about to stop
 * (`leaving`).
 */
export function addHealth(app: FastifyInstance, pool: Pool, leaving?: AbortSignal): void {
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async () => {
    if (leaving?.aborted) throw new Failure("server.unavailable");
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      await inTransaction(pool, "read only", (client) => client.query("select 1"), signal);
    } catch (error) {
      app.log.warn({ err: error }, "not ready");
      throw new Failure("server.unavailable");
    }
    return { status: "ready" };
  });
}
