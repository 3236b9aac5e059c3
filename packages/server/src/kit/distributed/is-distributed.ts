import type pg from "pg";

/** Whether a database is the coordinator of a Citus cluster. */
export async function isDistributed(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    "select exists (select from pg_extension where extname = 'citus') as found",
  );
  return rows[0]?.found ?? false;
}

/** By pool. Extensions are not installed while servers run. */
const answers = new WeakMap<pg.Pool, boolean | Promise<boolean>>();

/**
 * Whether a pool's database can plan a statement without its values. A coordinator cannot: the values say which machine has the rows. Asks on a
 * connection of its own, once; if that fails, the next transaction asks again.
 */
export function plansWithoutValues(pool: pg.Pool): boolean | Promise<boolean> {
  const known = answers.get(pool);
  if (known !== undefined) return known;
  const asked = ask(pool);
  answers.set(pool, asked);
  return asked;
}

async function ask(pool: pg.Pool): Promise<boolean> {
  try {
    const client = await pool.connect();
    try {
      const answer = !(await isDistributed(client));
      answers.set(pool, answer);
      return answer;
    } finally {
      client.release();
    }
  } catch (error) {
    answers.delete(pool);
    throw error;
  }
}
