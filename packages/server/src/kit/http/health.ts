import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { inTransaction } from "./transaction.ts";

/** Short, because health checks need a quick answer, but long enough to detect and replace one silent connection. */
const timeoutMs = 5_000;

/** `/health/live`: the process responds. `/health/ready`: the database responds too, within five seconds. */
export function addHealth(app: FastifyInstance, pool: Pool): void {
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async () => {
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
