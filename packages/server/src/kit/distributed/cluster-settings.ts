import type pg from "pg";

/**
 * Settings of every connection to a cluster, also of those among its machines, which do not have the options of the server's own. The business of a
 * transaction reaches the other machines (SET LOCAL). A change of a copied table may follow one of a distributed table. Triggers run where the rows are,
 * which is right for those that stay in one business. Every statement is planned with its values, which say which machine has the rows; `keepPlans` has the
 * exception. A machine neither compiles a statement nor divides it among processes, for the reason in
 * `database/address.ts`: the tabs of the dashboard that count the customers of a large business took about three times as long.
 */
export const clusterSettings = {
  "citus.propagate_set_commands": "local",
  "citus.multi_shard_modify_mode": "sequential",
  "citus.enable_unsafe_triggers": "on",
  plan_cache_mode: "force_custom_plan",
  jit: "off",
  max_parallel_workers_per_gather: "0",
} as const;

/**
 * Versions of Citus that keep one plan for a statement and a shard, and reuse it. Version 13.2.2 plans the shard's statement each time and keeps all of these
 * plans (issue 8824 of Citus): the memory of a connection grew by 0.6 MB with each sale. Add a version once the tests of the cluster pass with it.
 */
const keeping = ["13.2.0"];

/** Lets a new connection to a machine keep plans, if its version of Citus does so correctly. Must be the first statement on the connection. */
export async function keepPlans(client: pg.ClientBase): Promise<void> {
  await client.query(
    "select set_config('plan_cache_mode', 'auto', false) where substring(citus_version() from '^Citus ([0-9.]+)') = any($1)",
    [keeping],
  );
}
