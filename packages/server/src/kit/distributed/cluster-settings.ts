/**
 * Settings of every connection to a cluster: the business of a transaction reaches the other machines (SET LOCAL); a change of a copied table may
 * follow one of a distributed table; triggers run where the rows are, which is right for those that stay in one business; a machine keeps
 * the plans of statements on one table, and plans the others with their values, which say which machine has the rows.
 */
export const clusterSettings = {
  "citus.propagate_set_commands": "local",
  "citus.multi_shard_modify_mode": "sequential",
  "citus.enable_unsafe_triggers": "on",
  plan_cache_mode: "auto",
} as const;
