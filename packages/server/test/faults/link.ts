import pg from "pg";
import { afterAll } from "vitest";
import { migratedDatabase } from "../database.ts";
import { newPatron, type Patron } from "./patron.ts";
import { type DatabaseProxy, proxyTo, startProxy } from "./proxy.ts";

/** A complete Patron whose connection to its database can be disturbed. */
export interface Linked {
  patron: Patron;
  /** Another server on the same database, not yet started. */
  newServer(env?: Record<string, string>): Promise<Patron>;
  /** The login of the tables' owner, past the proxy. */
  owner: pg.PoolConfig;
  /** Statements as the role of the jobs. */
  jobs: pg.Pool;
  proxy: DatabaseProxy;
  /** The server's open transactions that are idle. */
  idleInTransaction(): Promise<number>;
}

/** Starts one on its own database, for one test file. */
export async function startLinked(env: Record<string, string> = {}): Promise<Linked> {
  const { address, drop } = await migratedDatabase();
  // Runs last: `afterAll` hooks run in reverse order.
  afterAll(drop);
  const proxy = await startProxy(address.app);
  const urlOf = (config: pg.PoolConfig) => {
    const { user, password, host, port, database } = proxyTo(proxy, config);
    return `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`;
  };
  const urls = {
    DATABASE_URL: urlOf(address.owner),
    DATABASE_APP_URL: urlOf(address.app),
    DATABASE_WORKER_URL: urlOf(address.worker),
  };
  const newServer: Linked["newServer"] = (more = {}) => newPatron({ ...urls, ...more });
  const patron = await newServer(env);
  // As the server's own role, which sees its own sessions without further rights; with another name, so it does not count itself.
  const watch = new pg.Pool({ ...address.app, max: 1, application_name: "watch" });
  afterAll(() => watch.end());
  const jobs = new pg.Pool({ ...address.worker, max: 1, application_name: "watch" });
  afterAll(() => jobs.end());
  await patron.start();
  return {
    patron,
    newServer,
    owner: address.owner,
    jobs,
    proxy,
    async idleInTransaction() {
      const { rows } = await watch.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity
         where datname = current_database() and application_name = 'patron' and state like 'idle in transaction%'`,
      );
      return rows[0]?.count ?? 0;
    },
  };
}
