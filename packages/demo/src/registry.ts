import type pg from "pg";
import { inOneTransaction } from "./transaction.ts";

/** A connection, or a pool for single statements. */
type Requested = Pick<pg.Pool, "query">;

/** A demo business in the database. */
export interface KnownDemo {
  email: string;
  business_id: string | null;
  seed: bigint;
  transactions: number;
  finished_dt: Date | null;
}

/** Demo businesses, oldest first. */
export async function listDemos(client: Requested): Promise<KnownDemo[]> {
  const { rows } = await client.query<KnownDemo>("select * from demo order by started_dt, email");
  return rows;
}

/** The first demo business, if any, and the number of people. */
export async function findDemo(pool: Requested): Promise<{ demo: KnownDemo | undefined; people: bigint }> {
  const [demo] = await listDemos(pool);
  const { rows } = await pool.query<{ people: bigint }>("select count(*) as people from person");
  return { demo, people: rows[0]?.people ?? 0n };
}

/** Sets a new password for the owner of a demo business; ends existing sessions. */
export async function renewPassword(pool: Requested, email: string, hash: string): Promise<void> {
  await pool.query(
    `with changed as (
       update person set password_hash = $2, modified_dt = now(), version = version + 1 where lower(email) = $1 returning id)
     update session set ended_dt = now() where person_id in (select id from changed) and ended_dt is null`,
    [email, hash],
  );
}

/** Reserves an unused e-mail address for a new demo business. */
export async function beginDemo(client: pg.ClientBase, seed: number, transactions: number): Promise<string> {
  for (let number = 1; ; number += 1) {
    const email = number === 1 ? "demo@example.com" : `demo-${number}@example.com`;
    const { rowCount } = await client.query(
      `insert into demo (email, seed, transactions, started_dt) select $1, $2, $3, now()
       where not exists (select from person where lower(email) = $1) on conflict do nothing`,
      [email, seed, transactions],
    );
    if (rowCount === 1) return email;
  }
}

/** Marks a demo business as complete, and confirms its owner's address, which receives no mail. */
export async function finishDemo(client: pg.ClientBase, email: string, businessId: string): Promise<void> {
  await client.query("update person set email_confirmed_dt = now() where lower(email) = $1", [email]);
  await client.query("delete from mail_token where email = $1", [email]);
  await client.query("delete from mail where recipient = $1", [email]);
  await client.query("select set_config('app.business_id', $1, false)", [businessId]);
  await client.query("update business set is_demo = true, version = version + 1 where business_id = $1", [businessId]);
  await client.query("update demo set business_id = $2, finished_dt = now() where email = $1", [email, businessId]);
}

/** Removes an interrupted run: its business with every row, and its owner. */
export async function removeUnfinished(client: pg.ClientBase): Promise<number> {
  const unfinished = (await listDemos(client)).filter((one) => one.finished_dt === null);
  for (const { email } of unfinished) {
    await inOneTransaction(client, async () => {
      await removeOwner(client, email);
      await client.query("delete from demo where email = $1", [email]);
    });
  }
  return unfinished.length;
}

async function removeOwner(client: pg.ClientBase, email: string): Promise<void> {
  const people = await client.query<{ id: string }>("select id from person where lower(email) = $1", [email]);
  for (const { id } of people.rows) {
    const entrances = await client.query<{ business_id: string }>(
      "select business_id from entrance where person_id = $1",
      [id],
    );
    for (const { business_id } of entrances.rows) await removeBusiness(client, business_id);
    await client.query("delete from mail_token where person_id = $1", [id]);
    await client.query("delete from mail where recipient = $1", [email]);
    await client.query("delete from person where id = $1", [id]);
  }
}

/** Deletes every row of a business, in an order that satisfies foreign keys. */
async function removeBusiness(client: pg.ClientBase, businessId: string): Promise<void> {
  await client.query("select set_config('app.business_id', $1, true)", [businessId]);
  const remove = (table: string) => client.query(`delete from ${table} where business_id = $1`, [businessId]);
  for (const table of await tablesOfBusinesses(client)) {
    if (table !== "business") await remove(table);
  }
  // Deleting settings and items has raised their versions again.
  for (const version of ["settings_version", "goods_version"]) await remove(version);
  await remove("business");
}

/** Tables with rows of businesses, in an order in which they can be emptied. */
async function tablesOfBusinesses(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; points_at: string[] }>(`
    select format('%I', c.relname) as name,
      array(select format('%I', t.relname) from pg_constraint f join pg_class t on t.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as points_at
    from pg_class c join pg_attribute b on b.attrelid = c.oid and b.attname = 'business_id' and not b.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`);
  const ordered: string[] = [];
  let left = rows;
  while (left.length > 0) {
    const pointedAt = new Set(left.flatMap((row) => row.points_at));
    const free = left.filter((row) => !pointedAt.has(row.name));
    if (free.length === 0) throw new Error("Tables point at each other in a circle.");
    ordered.push(...free.map((row) => row.name));
    left = left.filter((row) => pointedAt.has(row.name));
  }
  return ordered;
}
