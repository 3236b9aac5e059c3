import pg from "pg";
import { businessOf, type SentStatement } from "../driver/statements.ts";

/** Statements that a cluster plans in several parts or not at all, each with its reason. */
const exceptions: { statement: RegExp; reason: string }[] = [
  {
    statement: /^\s*with (sales|counted) as/,
    reason: "A rollup reads and stores in two steps; no call waits for it.",
  },
  {
    statement: /\bnext_check_number\(/,
    reason: "The number is taken while it plans, for a till of another database: sale.citus.test.ts sells.",
  },
  { statement: /sum\(xmin::text::bigint\)/, reason: "The tests' own, about every table." },
  { statement: /from turnover_delta cross join generate_series/, reason: "The tests' own, for many rows." },
];

/** What is wrong with a cluster's plan of a statement; undefined if it is one task in one part. Nothing is executed. */
export async function planned(client: pg.Client, { text, values }: SentStatement): Promise<string | undefined> {
  if (exceptions.some(({ statement }) => statement.test(text))) return undefined;
  await client.query(`begin; set local app.business_id = ${pg.escapeLiteral(businessOf({ text, values }) ?? "")}`);
  try {
    const { rows } = await client.query<Record<string, string>>({ text: `explain (costs off) ${text}`, values });
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    if (/Distributed Subplan/.test(plan)) return "in several parts";
    const tasks = Number(/Task Count: (\d+)/.exec(plan)?.[1] ?? 1);
    return tasks > 1 ? `to ${tasks} shards` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.query("rollback");
  }
}
