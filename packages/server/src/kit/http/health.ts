import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";
import { inTransaction } from "./transaction.ts";

/** Whoever asks wants to know now; one silent connection may be found out and replaced within it. */
const timeoutMs = 5_000;

/** `/health/live`: the process answers. `/health/ready`: the database answers too, within five seconds. */
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
