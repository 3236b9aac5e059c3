import type { Query } from "#kit/database/rows.ts";
import type { Tenant } from "#kit/tenant.ts";

/** Runs a query and returns the rows that its busiest step read, in all its repetitions. */
export async function mostRowsRead(tenant: Tenant, query: Query<unknown>): Promise<number> {
  const compiled = query.compile();
  const explained = { ...compiled, sql: `explain (analyze, costs off) ${compiled.sql}` };
  const lines = await tenant.many<{ "QUERY PLAN": string }>({ compile: () => explained as never }); // Its rows are lines of a plan.
  const read = lines.map((line) => {
    const [, rows, loops] = /rows=([\d.]+) loops=(\d+)/.exec(line["QUERY PLAN"]) ?? [];
    return Number(rows ?? 0) * Number(loops ?? 0);
  });
  return Math.max(...read);
}
