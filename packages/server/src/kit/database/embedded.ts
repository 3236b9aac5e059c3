import type { ChildProcess } from "node:child_process";
import { mkdirSync, realpathSync } from "node:fs";
import { createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { appConfig, type DatabaseAddress, ownerConfig, roleNames, workerConfig } from "./address.ts";
import { type Cluster, prepareCluster, superuser } from "./cluster.ts";
import { connected } from "./connection.ts";
import { type DirectoryLock, lockDirectory } from "./directory-lock.ts";
import { endEarlierRun, startPostmaster, stopPostmaster } from "./postmaster.ts";
import { ensureRoles, rolePassword } from "./roles.ts";
import { StartRefused } from "./start-refused.ts";

/** A PostgreSQL process that runs until it is stopped. Its address stays the same, even after a restart. */
export interface EmbeddedDatabase {
  address: DatabaseAddress;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** Patron's data directory; the cluster is its subfolder `database`. */
  dataDir: string;
  report: (line: string) => void;
  /** Further PostgreSQL settings for tests, which may trade durability for speed. */
  settings?: Record<string, string>;
  /** Called once while the database starts. */
  whileStarting?: (() => unknown) | undefined;
}

const databaseName = "patron";

/**
 * Starts PostgreSQL on the data directory, creating everything the first time, and keeps it running: if its process dies, it restarts with
 * growing pauses, and pools reconnect. Processes left by a killed run are ended first. Fails with one line if another Patron uses the
 * directory, if PostgreSQL cannot access it, or if the files belong to another version.
 */
export async function startEmbedded({
  dataDir,
  report,
  settings = {},
  whileStarting,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { folder, lock } = takeDirectory(dataDir);
  try {
    const cluster = await prepareCluster(folder, report);
    const ended = await endEarlierRun(cluster);
    if (ended > 0) report(`Ended ${ended} database process(es) that an earlier run had left behind.`);
    const port = cluster.socketFolder === undefined ? await freePort() : 5432;
    const supervisor = await supervise({ cluster, port, settings, report, whileStarting });
    try {
      const address = await openDatabase(cluster, port);
      return { address, stop: () => supervisor.stop().finally(() => lock.release()) };
    } catch (error) {
      await supervisor.stop();
      throw error;
    }
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Processes are identified by their folder on the command line, so its path is resolved to one spelling. */
function takeDirectory(dataDir: string): { folder: string; lock: DirectoryLock } {
  try {
    mkdirSync(dataDir, { recursive: true });
    const folder = realpathSync(dataDir);
    return { folder, lock: lockDirectory(folder) };
  } catch (error) {
    if (error instanceof StartRefused) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `Cannot write to the data directory ${dataDir} (${reason}): set PATRON_DATA to one that this user owns.`,
    );
  }
}

interface Supervised {
  cluster: Cluster;
  port: number;
  settings: Record<string, string>;
  report: (line: string) => void;
  whileStarting: (() => unknown) | undefined;
}

async function supervise({
  cluster,
  port,
  settings,
  report,
  whileStarting,
}: Supervised): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let child: ChildProcess;
  let recovery: Promise<void> = Promise.resolve();
  const start = async (besides?: () => unknown) => {
    child = await startPostmaster({ cluster, port, settings, whileStarting: besides });
    child.once("exit", () => {
      if (!stopping) recovery = recover();
    });
    // It may have died after it became ready.
    if (child.exitCode !== null || child.signalCode !== null) throw new Error("the database ended at once");
  };
  const recover = async () => {
    report("The database process ended; starting it again.");
    for (let pauseMs = 100; !stopping; pauseMs = Math.min(pauseMs * 2, 5_000)) {
      try {
        await endEarlierRun(cluster);
        await start();
        report("The database is back.");
        return;
      } catch (error) {
        if (pauseMs >= 5_000)
          report(`The database does not start: ${error instanceof Error ? error.message : String(error)}`);
        await wait(pauseMs);
      }
    }
  };
  // Shuts the database down even if the server exits without closing it.
  const stopChild = () => child?.kill("SIGINT");
  process.once("exit", stopChild);
  try {
    await start(whileStarting);
  } catch (error) {
    process.off("exit", stopChild);
    throw new StartRefused(
      `PostgreSQL did not start (${cluster.logFile}): ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  return {
    async stop() {
      stopping = true;
      await recovery;
      await stopPostmaster(cluster, child);
      process.off("exit", stopChild);
    },
  };
}

/** Creates missing database and roles as the superuser; nothing else connects as it. */
async function openDatabase(cluster: Cluster, port: number): Promise<DatabaseAddress> {
  const base = (user: string, database = databaseName): pg.PoolConfig => ({
    host: cluster.socketFolder ?? "127.0.0.1",
    port,
    database,
    user,
    password: rolePassword(cluster.secret, user),
  });
  const { owner, app, worker } = roleNames;
  await connected(ownerConfig(base(superuser, "postgres")), async (admin) => {
    const roles = [owner, app, worker].map((user) => ({ user, password: rolePassword(cluster.secret, user) }));
    await ensureRoles(admin, owner, roles);
    const { rowCount } = await admin.query("select from pg_database where datname = $1", [databaseName]);
    if (rowCount === 0) await admin.query(`create database ${databaseName} owner ${owner}`);
  });
  return { owner: ownerConfig(base(owner)), app: appConfig(base(app)), worker: workerConfig(base(worker)) };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const bound = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof bound === "object" && bound !== null ? bound.port : 0;
}
