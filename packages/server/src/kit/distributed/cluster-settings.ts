/**
 * Settings of every connection to a cluster, also of those among its machines, which do not have the options of the server's own. The business of a
 * transaction reaches the other machines (SET LOCAL). A change of a copied table may follow one of a distributed table. Triggers run where the rows are,
 * which is right for those that stay in one business. Every statement is planned with its values, which say which machine has the rows: Citus can also
 * keep plans without values, but its version 13.2.2 adds the shard's plan again each time that it uses one (its issue 8824), and the memory of a
 * connection grew by 0.6 MB with each sale. A machine neither compiles a statement nor divides it among processes, for the reason in
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
