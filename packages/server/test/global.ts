import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import type { TestProject } from "vitest/node";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { superuser } from "../src/kit/database/cluster.ts";
import { connected } from "../src/kit/database/connection.ts";
import { startEmbedded } from "../src/kit/database/embedded.ts";
import { externalAddress, prepareExternal } from "../src/kit/database/external.ts";
import { prepareDatabase } from "../src/kit/database/prepare.ts";
import { rolePassword } from "../src/kit/database/roles.ts";
import { createDatabase, dropDatabase } from "./create-and-drop.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A migrated database for the whole run. Tests share it and create a business each; `inject("database")` returns the three roles. */
    database: DatabaseAddress;
    /** Settings of a role that may create databases, for `freshDatabase`. */
    admin: pg.PoolConfig;
    /** A migrated database without data, which `migratedDatabase` copies. Nothing connects to it. */
    template: string;
    /** The machines of a cluster, the coordinator first; none on plain PostgreSQL. */
    nodes: pg.PoolConfig[];
  }
}

interface TestDatabase {
  address: DatabaseAddress;
  admin: pg.PoolConfig;
  /** The name of the copy that other databases are made of. */
  template: string;
  stop(): Promise<void>;
}

/** Starts the server suite's database: an embedded one in a temporary directory, or a temporary one on DATABASE_URL. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL;
  const database = url ? await throwAway(url) : await temporary();
  try {
    await prepareDatabase(database.address, () => {});
    const { admin, template } = database;
    const { database: migrated = "", user = "" } = database.address.owner;
    await createDatabase(admin, template, { template: migrated, owner: user });
  } catch (error) {
    await database.stop();
    throw error;
  }
  project.provide("database", database.address);
  project.provide("template", database.template);
  project.provide("seenFile", process.env.PATRON_SEEN_FAILURES ?? "");
  project.provide("admin", database.admin);
  project.provide("nodes", []);
  return database.stop;
}

/**
 * Durability is off, because only a test run could be lost; the tests of durability start their own. Test files that run at once have servers of
 * their own, each with its pools.
 */
async function temporary(): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "patron-test-"));
  const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" };
  const { address, stop } = await startEmbedded({ dataDir, report: () => {}, settings });
  const password = rolePassword(readFileSync(join(dataDir, "secret"), "utf8"), superuser);
  return {
    address,
    admin: { ...address.owner, user: superuser, password },
    template: "patron_test_template",
    async stop() {
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function throwAway(url: string): Promise<TestDatabase> {
  const { owner, app, worker } = externalAddress({
    databaseUrl: url,
    appUrl: process.env.DATABASE_APP_URL,
    workerUrl: process.env.DATABASE_WORKER_URL,
  });
  const database = `patron_test_${randomBytes(6).toString("hex")}`;
  await connected(owner, (client) => client.query(`create database ${database} template template0 encoding 'UTF8'`));
  const address = { owner: { ...owner, database }, app: { ...app, database }, worker: { ...worker, database } };
  const template = `${database}_template`;
  const stop = async () => {
    await dropDatabase(owner, database);
    await dropDatabase(owner, template);
  };
  try {
    await prepareExternal(address);
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, admin: owner, template, stop };
}
