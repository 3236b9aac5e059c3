import pg from "pg";
import type { Logger } from "pino";
import { rowTypes } from "./database/rows.ts";

/** The server's connections. An idle one that breaks is replaced by the next request; it must not end the process. */
export function openPool(config: pg.PoolConfig, log: Logger): pg.Pool {
  const pool = new pg.Pool({ ...config, types: rowTypes });
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection broke"));
  return pool;
}
