import type pg from "pg";
import { isolationExceptions } from "../src/kit/database/isolation-exceptions.ts";

const filter = /(?:"?\b\w+"?\.)?"?\bbusiness_id"? = (\$\d+::uuid|\(select current_business\(\)\))/g;
/** Tables without row-level security: the filter is their only protection and stays. */
const outside = new RegExp(`\\b(${isolationExceptions.globalTables.join("|")})\\b`);

/**
 * Makes every connection of a pool drop the tenant condition from each statement, so only row-level security is left. `count` is the number
 * of dropped conditions, `left` lists statements that still have one.
 */
export function withoutFilters(pool: pg.Pool): { count: number; left: Set<string> } {
  const removed = { count: 0, left: new Set<string>() };
  const strip = (text: string) => {
    if (outside.test(text)) return text;
    // The parameter stays in place, so the others keep their numbers.
    const bare = text.replace(filter, (_, business: string) => {
      removed.count += 1;
      return `${business} is not null`;
    });
    if (/business_id"? = (\$|\(select current_business)/.test(bare)) removed.left.add(bare);
    return bare;
  };
  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...all: unknown[]) => unknown; // Overloaded; the text always comes first.
    const stripped = (requested: string | pg.QueryConfig, ...rest: unknown[]) =>
      query(typeof requested === "string" ? strip(requested) : { ...requested, text: strip(requested.text) }, ...rest);
    Object.assign(client, { query: stripped });
  });
  return removed;
}
