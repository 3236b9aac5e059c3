import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { type Logger, pino } from "pino";
import { afterAll, inject } from "vitest";
import type { Clock } from "../src/kit/clock.ts";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { endPool } from "../src/kit/distributed/machines.ts";
import { readSettings, type Settings } from "../src/kit/env.ts";
import { type FileStore, fileStore } from "../src/kit/files.ts";
import { buildServer } from "../src/kit/http/server.ts";
import { openPool } from "../src/kit/pool.ts";
import { everyModule } from "../src/modules.ts";
import { startPoster } from "./devices/poster.ts";
import { startStripe } from "./devices/stripe.ts";

/** A real server on its own port, on the run's database. */
export interface TestServer {
  url: string;
  app: FastifyInstance;
  pool: pg.Pool;
  clock: Clock & { forward(milliseconds: number): void };
  settings: Settings;
  files: FileStore;
  /** The client address of this file's callers, unless they set their own. */
  address: string;
}

/** A unique client address, so limits by address do not affect other tests. */
export function newAddress(): string {
  return `10.${Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join(".")}`;
}

/** A clock that a test can move forward; it starts at the current time. */
function movableClock(): TestServer["clock"] {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

let shared: pg.Pool | undefined;

/**
 * The connections of this process to the run's database. Its test files use them one after the other, because a connection that has planned a call's
 * statements answers it in a fraction of the time.
 */
function sharedPool(log: Logger): pg.Pool {
  shared ??= openPool({ ...inject("database").app, max: 10 }, log);
  return shared;
}

/**
 * Starts a server for one test file and stops it afterwards. `env` sets environment variables; `database` is for files that need their own, `log` for
 * those that read what an operator reads.
 */
export async function startTestServer(
  env: Record<string, string> = {},
  database: DatabaseAddress = inject("database"),
  log: Logger = pino({ level: process.env.PATRON_LOG ?? "silent" }),
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "patron-files-"));
  const [stripe, poster] = [await startStripe(), await startPoster()];
  const own = {
    ...{ PATRON_REQUESTS_PER_MINUTE: "0", PATRON_TRUST_PROXY: "1", PATRON_STRIPE_URL: stripe.url },
    ...{ PATRON_POSTER_URL: poster.url },
    // Nobody listens there. Tests that need Google start one.
    ...{ PATRON_GOOGLE_WALLET_URL: "http://127.0.0.1:1", PATRON_GOOGLE_TOKEN_URL: "http://127.0.0.1:1" },
  };
  const settings = readSettings({ ...own, ...env }, dataDir);
  const isShared = database.app.database === inject("database").app.database;
  const pool = isShared ? sharedPool(log) : openPool({ ...database.app, max: 10 }, log);
  const clock = movableClock();
  const parts = { pool, clock, settings, files: fileStore(join(dataDir, "files")), modules: everyModule, log };
  const app = await buildServer({ ...parts, webDist: undefined });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  afterAll(async () => {
    await app.close();
    stripe.close();
    poster.close();
    if (!isShared) await endPool(pool);
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { url, app, pool, clock, settings, files: parts.files, address: newAddress() };
}
