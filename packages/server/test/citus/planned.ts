import pg from "pg";
import { businessOf, type SentStatement } from "../driver/statements.ts";

/** What is wrong with a cluster's plan of a statement; undefined if it is one task in one part. Nothing is executed. */
export async function planned(client: pg.Client, { text, values }: SentStatement): Promise<string | undefined> {
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
