import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { parseIntoClientConfig } from "pg-connection-string";
import type { DatabaseAddress } from "../../src/kit/database/address.ts";
import { connected } from "../../src/kit/database/connection.ts";
import { externalAddress, prepareExternal } from "../../src/kit/database/external.ts";
import { prepareDatabase } from "../../src/kit/database/prepare.ts";

/** A Citus cluster of this run: a coordinator and two workers. The contract of the script is in CONTRIBUTING.md. */
export interface Cluster {
  /** The coordinator first. Each as a superuser in a database that is not used otherwise. */
  nodes: pg.PoolConfig[];
  /** The folder with the data. */
  folder: string;
  stop(): Promise<void>;
}

const workers = 2;

/**
 * Starts a cluster with `<folder>/cluster start DIR WORKERS PORT`. Durability is off, because only a test run could be lost, unless the test
 * kills a machine.
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const tools = process.env.PATRON_CITUS;
  if (!tools) throw new Error("Set PATRON_CITUS to a folder with a cluster script (CONTRIBUTING.md).");
  const folder = mkdtempSync(join(tmpdir(), "patron-citus-"));
  const script = join(tools, "cluster");
  const port = await freePort();
  const stop = async () => {
    await run(script, ["stop", folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const lines = (await run(script, ["start", folder, String(workers), String(port)])).trim().split("\n");
    const base = parseIntoClientConfig(lines.at(-1)!); // A split text has a last line.
    const nodes = Array.from({ length: workers + 1 }, (_, index) => ({
      ...base,
      port: Number(base.port) + index,
      database: "postgres",
    }));
    if (!isDurable) for (const node of nodes) await connected(node, relax);
    // Two on each machine are enough to tell one shard from several, and every table is made as often as there are shards.
    await connected(nodes[0]!, (client) => client.query("alter system set citus.shard_count = 4")); // A cluster has a coordinator.
    await connected(nodes[0]!, (client) => client.query("select pg_reload_conf()"));
    return { nodes, folder, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function relax(client: pg.Client): Promise<void> {
  for (const name of ["fsync", "synchronous_commit", "full_page_writes"])
    await client.query(`alter system set ${name} = off`);
  await client.query("select pg_reload_conf()");
}

/** A new migrated database of a cluster. */
export async function prepareCluster({ nodes }: Cluster): Promise<DatabaseAddress> {
  const database = `patron_test_${randomBytes(6).toString("hex")}`;
  await createDistributed(nodes, database);
  const { user, password = "owner", host, port } = nodes[0]!; // A cluster has a coordinator.
  const address = externalAddress({ databaseUrl: `postgres://${user}:${password}@${host}:${port}/${database}` });
  await prepareExternal(address);
  await prepareDatabase(address, () => {});
  return address;
}

/** A database on every machine of the cluster, made one by Citus. */
export async function createDistributed(nodes: pg.PoolConfig[], database: string): Promise<void> {
  for (const node of nodes) {
    await connected(node, (client) => client.query(`create database ${database} template template0 encoding 'UTF8'`));
    await connected({ ...node, database }, (client) => client.query("create extension citus"));
  }
  const [coordinator, ...others] = nodes;
  await connected({ ...coordinator, database }, async (client) => {
    await client.query("select citus_set_coordinator_host($1, $2)", [coordinator?.host, coordinator?.port]);
    for (const { host, port } of others) await client.query("select citus_add_node($1, $2)", [host, port]);
  });
}

/** Ends all connections to a database on every machine and refuses new ones, also Citus's own, so that it can be copied. */
export async function closeDistributed(nodes: pg.PoolConfig[], database: string): Promise<void> {
  for (const node of nodes)
    await connected(node, async (client) => {
      await client.query(`alter database ${database} allow_connections false`);
      await client.query("select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1", [database]);
    });
}

/** A copy of a closed database: each machine copies its shards, and what it knows about the others'. */
export async function copyDistributed(nodes: pg.PoolConfig[], template: string, at: DatabaseAddress): Promise<void> {
  for (const node of nodes)
    await connected(node, (client) => client.query(`create database ${at.owner.database} template ${template}`));
  // Settings are not copied.
  await prepareDatabase(at, () => {});
}

/** Drops it, with the connections that the machines keep to each other. */
export async function dropDistributed(nodes: pg.PoolConfig[], database: string): Promise<void> {
  for (const node of nodes) await connected(node, (client) => drop(client, database));
}

/** Again if somebody was there longer than the database waits: Citus opens connections by itself, and some end late. */
async function drop(client: pg.Client, database: string, attempts = 5): Promise<void> {
  try {
    await client.query(`drop database if exists ${database} with (force)`);
  } catch (error) {
    const { code } = error as { code?: unknown }; // The database's.
    if (code !== inUse || attempts === 1) throw error;
    await wait(1_000);
    await drop(client, database, attempts - 1);
  }
}
/** PostgreSQL's code for what others use. */
const inUse = "55006";

/** The first of as many free ports in a row as there are machines. */
async function freePort(): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all(Array.from({ length: workers + 1 }, (_, index) => isFree(first + index)));
    if (free.every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}

function run(command: string, args: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let [out, err] = ["", ""];
  child.stdout.on("data", (data) => {
    out += data;
  });
  child.stderr.on("data", (data) => {
    err += data;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    // The servers that it has started keep its pipes open, so its end counts and not theirs.
    child.once("exit", (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      if (code === 0) resolve(out);
      else reject(new Error(`${command} ${args.join(" ")} ended with ${code}: ${err}`));
    });
  });
}
