import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { connected } from "../src/kit/database/connection.ts";
import { createDistributed, dropDistributed } from "./citus/cluster.ts";
import { dropDatabase } from "./drop-database.ts";

/** A test's own empty database beside the shared one, with the same roles. Call `drop` at the end. */
export async function freshDatabase(): Promise<{ address: DatabaseAddress; drop(): Promise<void> }> {
  const database = `patron_test_${randomBytes(6).toString("hex")}`;
  const { owner, app, worker } = inject("database");
  const admin = inject("admin");
  const addressed = { owner: { ...owner, database }, app: { ...app, database }, worker: { ...worker, database } };
  const nodes = inject("nodes");
  if (nodes.length > 0) {
    await createDistributed(nodes, database);
    return { address: addressed, drop: () => dropDistributed(nodes, database) };
  }
  await connected(admin, (client) =>
    client.query(`create database ${database} owner ${pg.escapeIdentifier(owner.user ?? "")}`),
  );
  return {
    address: addressed,
    drop: () => dropDatabase(admin, database),
  };
}
