import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { allowReferences, distributeTables } from "../distributed/distribute-tables.ts";
import { isDistributed } from "../distributed/is-distributed.ts";
import { statementsOf } from "../distributed/statements.ts";
import { connected } from "./connection.ts";
import { StartRefused } from "./start-refused.ts";

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

const ownFolder = join(import.meta.dirname, "../../../migrations");

/**
 * Applies the files `NNNN-name.sql` in the order of their numbers: forward only, one transaction each. Every transaction takes the same
 * advisory lock and then checks again, so servers can start together, also behind a transaction pooler. One that meets the locks of servers
 * that serve meanwhile is tried again. Fails if an applied file has
 * changed or is missing, or if a new one sorts before an applied one. Migrations that a newer server applied after our last file are
 * ignored, so servers can be replaced one by one. On a Citus coordinator the tables are then distributed (`kit/distributed`). Why no
 * library: `docs/decisions/0013-migrations.md`.
 */
export async function migrate(
  owner: pg.PoolConfig,
  report: (line: string) => void,
  folder = ownFolder,
): Promise<{ applied: string[] }> {
  const files = await readMigrations(folder);
  const applied: string[] = [];
  await connected(owner, async (client) => {
    await underLock(client, () => client.query(journal));
    for (;;) {
      const next = pending(files, await recorded(client))[0];
      if (!next) break;
      if (await apply(client, next, files)) {
        applied.push(next.name);
        report(`Migrated ${next.name}`);
      }
    }
    if (!(await isDistributed(client))) return;
    const tables = await underLock(client, () => distributeTables(client));
    if (tables.length > 0) report(`Distributed ${tables.length} tables`);
  });
  return { applied };
}

/** The applied migrations. The app role may read them (readiness checks) but not write. */
const journal = `create table if not exists public.migration (
  name text primary key, checksum text not null, applied_at timestamptz not null default now()
)`;

/**
 * Raises the version of every business's settings, so that servers which run meanwhile do not go on with settings in memory that a migration has
 * changed. Business by business under row security: to lift it for the table would take a lock that every call holds from its beginning, and so
 * wait in a circle with calls that need what the migration has changed.
 */
async function raiseSettingsVersions(client: pg.Client): Promise<void> {
  await client.query(`do $$
declare
  every uuid[];
  one uuid;
begin
  if to_regclass('public.settings_version') is null then
    return;
  end if;
  call public.borrow_role('patron_across');
  set local role patron_across;
  every := array(select business_id from public.business order by 1);
  reset role;
  call public.return_role('patron_across');
  foreach one in array every loop
    execute format('set local app.business_id = %L', one);
    insert into public.settings_version as s (business_id, version) values (one, 1)
      on conflict (business_id) do update set version = s.version + 1;
  end loop;
  set local app.business_id = '';
end
$$`);
}

async function apply(client: pg.Client, next: Migration, files: Migration[]): Promise<boolean> {
  return await underLock(client, async () => {
    if (pending(files, await recorded(client))[0]?.name !== next.name) return false;
    // An ALTER that waits for one long query blocks every later query of the table, and a call waits for three seconds.
    await client.query("set local lock_timeout = '2s'");
    await allowReferences(client);
    try {
      for (const text of (await isDistributed(client)) ? statementsOf(next.text) : [next.text])
        await client.query(text);
    } catch (error) {
      throw new Error(`Migration ${next.name} failed and was rolled back: ${describe(error)}`, { cause: error });
    }
    await client.query("insert into public.migration (name, checksum) values ($1, $2)", [next.name, next.checksum]);
    await raiseSettingsVersions(client);
    return true;
  });
}

/** How often a transaction is tried that meets the locks of servers that serve meanwhile. */
const mostAttempts = 20;
const pauseMs = 500;

/** Runs work in a transaction under our advisory lock: again, if it waited too long for a lock or in a circle with somebody else. */
async function underLock<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await underLockOnce(client, work);
    } catch (error) {
      if (attempt === mostAttempts || !metLocks(error)) throw error;
      await wait(pauseMs);
    }
  }
}

function metLocks(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // PostgreSQL takes no lock for changes of roles and rights: the later of two transactions fails, with an internal error that has no code of its own.
  if (error.message === "tuple concurrently updated") return true;
  if ("code" in error) return error.code === "40P01" || error.code === "55P03";
  return metLocks(error.cause);
}

async function underLockOnce<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('patron migrations'))");
    const result = await work();
    await client.query("commit");
    return result;
  } catch (error) {
    // A broken connection cannot roll back, but the database does; report the first error.
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

async function recorded(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from public.migration",
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function pending(files: Migration[], done: Map<string, string>): Migration[] {
  const last = files.at(-1)?.name ?? "";
  const newest = [...done.keys()].sort().at(-1) ?? "";
  for (const name of done.keys()) {
    if (name <= last && !files.some((file) => file.name === name)) {
      throw new StartRefused(`Migration ${name} was applied to this database, but its file is missing.`);
    }
  }
  return files.filter(({ name, checksum }) => {
    const known = done.get(name);
    if (known === undefined && name < newest) {
      throw new StartRefused(
        `Migration ${name} comes before ${newest}, which was applied already: give it the next number.`,
      );
    }
    if (known !== undefined && known !== checksum) {
      throw new StartRefused(
        `Migration ${name} has changed since it was applied: undo the change and write a new file.`,
      );
    }
    return known === undefined;
  });
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number || numbers.has(number))
      throw new StartRefused(`Migration ${name}: names are NNNN-name.sql, each number once.`);
    numbers.add(number);
  }
  return await Promise.all(
    names.map(async (name) => {
      // Git may check files out with CRLF on Windows; that is not a change.
      const text = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, text, checksum: createHash("sha256").update(text).digest("hex") };
    }),
  );
}

function describe(error: unknown): string {
  if (!(error instanceof pg.DatabaseError)) return String(error);
  const details = [
    error.message,
    error.detail,
    error.hint,
    error.where,
    error.position && `at character ${error.position}`,
  ];
  return details.filter(Boolean).join("; ");
}
