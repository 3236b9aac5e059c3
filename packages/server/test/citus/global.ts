import { randomBytes } from "node:crypto";
import type { TestProject } from "vitest/node";
import { externalAddress, prepareExternal } from "../../src/kit/database/external.ts";
import { prepareDatabase } from "../../src/kit/database/prepare.ts";
import { createDistributed, startCluster } from "./cluster.ts";

/** Starts a cluster with a migrated database for the tests of the project `citus`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const tools = process.env.PATRON_CITUS;
  if (!tools) throw new Error("Set PATRON_CITUS to a folder with a cluster script (CONTRIBUTING.md).");
  const cluster = await startCluster(tools);
  try {
    const database = `patron_test_${randomBytes(6).toString("hex")}`;
    await createDistributed(cluster.nodes, database);
    const [coordinator] = cluster.nodes;
    const { user, password = "owner", host, port } = coordinator!; // A cluster has a coordinator.
    const address = externalAddress({ databaseUrl: `postgres://${user}:${password}@${host}:${port}/${database}` });
    await prepareExternal(address);
    await prepareDatabase(address, () => {});
    // Every statement that the coordinator sends on is reported to the client, so a test sees where it goes.
    const options = `${address.app.options ?? ""} -c citus.log_remote_commands=on`;
    project.provide("database", { ...address, app: { ...address.app, options } });
    project.provide("seenFile", process.env.PATRON_SEEN_FAILURES ?? "");
    project.provide("admin", coordinator!);
    project.provide("nodes", cluster.nodes);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster.stop;
}
