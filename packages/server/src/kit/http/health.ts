import { Failure } from "@patron/contract/kit";
import type { FastifyInstance } from "fastify";
import type { Pool } from "pg";

/** `/health/live`: the process answers. `/health/ready`: the database answers too. */
export function addHealth(app: FastifyInstance, pool: Pool): void {
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async () => {
    try {
      await pool.query("select 1");
    } catch (error) {
      app.log.warn({ err: error }, "not ready");
      throw new Failure("server.unavailable");
    }
    return { status: "ready" };
  });
}
