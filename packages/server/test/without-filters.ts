import type pg from "pg";
import { isolationExceptions } from "../src/kit/database/isolation-exceptions.ts";

const filter = /(?:"?\b\w+"?\.)?"?\bbusiness_id"? = (\$\d+::uuid|\(select current_business\(\)\))/g;
/** Rows of these tables have no row security behind them: there the filter is the only lock, and stays. */
const outside = new RegExp(`\\b(${isolationExceptions.globalTables.join("|")})\\b`);

/**
 * Makes every connection of a pool drop the condition on the business from each statement, so that row security alone
 * is left. `count` tells how often that was done, `left` which statements still have such a condition.
 */
export function withoutFilters(pool: pg.Pool): { count: number; left: Set<string> } {
  const removed = { count: 0, left: new Set<string>() };
  const strip = (text: string) => {
    if (outside.test(text)) return text;
    // The parameter stays where it is, so that the others keep their numbers.
    const bare = text.replace(filter, (_, business: string) => {
      removed.count += 1;
      return `${business} is not null`;
    });
    if (/business_id"? = (\$|\(select current_business)/.test(bare)) removed.left.add(bare);
    return bare;
  };
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown; // Overloaded; all of them take the text first.
    const stripped = (requested: string | pg.QueryConfig, ...rest: unknown[]) =>
      query(typeof requested === "string" ? strip(requested) : { ...requested, text: strip(requested.text) }, ...rest);
    Object.assign(client, { query: stripped });
  });
  return removed;
}
