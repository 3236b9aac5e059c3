import { afterAll } from "vitest";
import type { DatabaseAddress } from "../src/kit/database/address.ts";
import { connected } from "../src/kit/database/connection.ts";
import { prepareDatabase } from "../src/kit/database/prepare.ts";
import { freshDatabase } from "./database.ts";

/**
 * A database whose planner believes that these tables belong to many businesses with one row each, as in a large installation: it takes
 * whatever a business has for a row or two, so a statement that joins two of them badly takes as many steps as they have pairs of rows.
 */
export async function ofManyBusinesses(tables: readonly string[]): Promise<DatabaseAddress> {
  const { address, drop } = await freshDatabase();
  afterAll(drop);
  await prepareDatabase(address, () => {});
  await connected(address.owner, async (client) => {
    for (const table of tables) {
      const named = "'schemaname', 'public', 'relname', $1::text";
      await client.query(`select pg_restore_relation_stats(${named}, 'relpages', 5::int, 'reltuples', 500::real)`, [
        table,
      ]);
      const { rows } = await client.query(
        "select attname from pg_attribute where attrelid = $1::regclass and atttypid = 'uuid'::regtype and attnum > 0",
        [table],
      );
      for (const { attname } of rows)
        await client.query(
          `select pg_restore_attribute_stats(${named}, 'attname', $2::text, 'inherited', false,
            'null_frac', 0::real, 'avg_width', 16::int, 'n_distinct', (-1)::real)`,
          [table, attname],
        );
    }
  });
  return address;
}
