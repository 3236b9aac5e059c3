import { randomBytes } from "node:crypto";
import { afterAll, inject } from "vitest";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { connected } from "../src/kit/database/connection.ts";
import { copyDistributed, createDistributed, dropDistributed } from "./citus/cluster.ts";
import { createDatabase, dropDatabase } from "./create-and-drop.ts";

interface TestDatabase {
  address: DatabaseAddress;
  drop(): Promise<void>;
}

/** A test's own empty database beside the shared one, with the same roles. Call `drop` at the end. */
export async function freshDatabase(): Promise<TestDatabase> {
  return await newDatabase();
}

/** A test's own migrated database: a copy, which takes a twentieth of the time of all migrations. Call `drop` at the end. */
export async function migratedDatabase(): Promise<TestDatabase> {
  return await newDatabase(inject("template"));
}

async function newDatabase(template?: string): Promise<TestDatabase> {
  const database = `patron_test_${randomBytes(6).toString("hex")}`;
  const { owner, app, worker } = inject("database");
  const admin = inject("admin");
  const address = { owner: { ...owner, database }, app: { ...app, database }, worker: { ...worker, database } };
  const nodes = inject("nodes");
  if (nodes.length > 0) {
    await (template ? copyDistributed(nodes, template, address) : createDistributed(nodes, database));
    return { address, drop: () => dropDistributed(nodes, database) };
  }
  await createDatabase(admin, database, { template: template ?? "template1", owner: owner.user ?? "" });
  return { address, drop: () => dropDatabase(admin, database) };
}

/**
 * A database whose planner believes that these tables belong to many businesses with one row each, as in a large installation: it takes
 * whatever a business has for a row or two, so a statement that joins two of them badly takes as many steps as they have pairs of rows.
 */
export async function ofManyBusinesses(tables: readonly string[]): Promise<DatabaseAddress> {
  const { address, drop } = await migratedDatabase();
  afterAll(drop);
  await connected(address.owner, async (client) => {
    for (const table of tables) {
      const named = "'schemaname', 'public', 'relname', $1::text";
      await client.query(`select pg_restore_relation_stats(${named}, 'relpages', 5::int, 'reltuples', 500::real)`, [
        table,
      ]);
      const { rows } = await client.query(
        "select attname from pg_attribute where attrelid = $1::regclass and atttypid = 'uuid'::regtype and attnum > 0",
        [table],
      );
      for (const { attname } of rows)
        await client.query(
          `select pg_restore_attribute_stats(${named}, 'attname', $2::text, 'inherited', false,
            'null_frac', 0::real, 'avg_width', 16::int, 'n_distinct', (-1)::real)`,
          [table, attname],
        );
    }
  });
  return address;
}
