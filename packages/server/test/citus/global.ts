import type { TestProject } from "vitest/node";
import { closeDistributed, copyDistributed, prepareCluster, startCluster } from "./cluster.ts";

/** Starts a cluster with a migrated database for the tests of the project `citus`. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  try {
    const { owner, app, worker } = await prepareCluster(cluster);
    const [template, database] = [String(owner.database), `${owner.database}_shared`];
    const address = { owner: { ...owner, database }, app: { ...app, database }, worker: { ...worker, database } };
    await closeDistributed(cluster.nodes, template);
    await copyDistributed(cluster.nodes, template, address);
    // Every statement that a machine sends on or does itself is reported to the client, so a test sees where it goes.
    const options = `${app.options ?? ""} -c citus.log_remote_commands=on -c citus.log_local_commands=on`;
    project.provide("database", { ...address, app: { ...address.app, options } });
    project.provide("template", template);
    project.provide("seenFile", process.env.PATRON_SEEN_FAILURES ?? "");
    project.provide("admin", cluster.nodes[0]!); // A cluster has a coordinator.
    project.provide("nodes", cluster.nodes);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster.stop;
}
