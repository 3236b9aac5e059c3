import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { type Client, createClient, type Outgoing } from "@patron/contract/client";
import type { DatabaseAddress } from "../../server/src/kit/database/address.ts";
import { endPool } from "../../server/src/kit/distributed/machines.ts";
import { readSettings } from "../../server/src/kit/env.ts";
import { fileStore } from "../../server/src/kit/files.ts";
import { buildServer } from "../../server/src/kit/http/server.ts";
import { createLog } from "../../server/src/kit/log.ts";
import { openPool } from "../../server/src/kit/pool.ts";
import { everyModule } from "../../server/src/modules.ts";

/** The real server without a socket, on a clock that can be set: requests happen at that time. */
export interface DemoServer {
  pool: ReturnType<typeof openPool>;
  /** Sets the clock. */
  goTo(at: number): void;
  /** Sends requests at a time of their own, beside others at theirs. */
  at<T>(moment: number, send: () => Promise<T>): Promise<T>;
  /** A client with a token, or anonymous. */
  as(token?: string): Client;
  close(): Promise<void>;
}

/** How many requests the demo sends at the same time where their order does not matter. */
export const atOnce = 4;

/** Builds the server on a database, without rate limits and mail, because the demo is its only caller. */
export async function openDemoServer(
  address: DatabaseAddress,
  dataDir: string,
  connections = atOnce,
): Promise<DemoServer> {
  const settings = readSettings({ PATRON_REQUESTS_PER_MINUTE: "0", PATRON_TRUST_PROXY: "1" }, dataDir);
  const log = createLog("warn");
  const pool = openPool({ ...address.app, max: connections }, log);
  let now = new Date();
  const own = new AsyncLocalStorage<Date>();
  const parts = {
    pool,
    clock: { now: () => own.getStore() ?? now },
    settings,
    files: fileStore(join(dataDir, "files")),
    log,
  };
  const app = await buildServer({ ...parts, modules: everyModule, webDist: undefined });
  const send = async (token: string | undefined, { method, target, json, headers }: Outgoing) => {
    const reply = await app.inject({
      method,
      url: settings.basePath + target,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(json === undefined ? {} : { payload: json as object }), // Bodies of the contract are objects or lists.
    });
    return { status: reply.statusCode, body: reply.body ? JSON.parse(reply.body) : undefined };
  };
  return {
    pool,
    goTo(at) {
      now = new Date(at);
    },
    at: (moment, send) => own.run(new Date(moment), send),
    as: (token) => createClient((outgoing) => send(token, outgoing)),
    async close() {
      await app.close();
      await endPool(pool);
    },
  };
}

/** A new idempotency key. */
export const onceOnly = () => ({ idempotencyKey: randomUUID() });
