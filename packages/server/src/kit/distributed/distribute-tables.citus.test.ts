import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { assertAppRole } from "../database/assert-app-role.ts";
import { connected } from "../database/connection.ts";
import { isolationExceptions } from "../database/isolation-exceptions.ts";
import { migrate } from "../database/migrate.ts";
import { clusterSettings } from "./cluster-settings.ts";

const { address, drop } = await freshDatabase();
const folder = mkdtempSync(join(tmpdir(), "patron-migrations-"));
cpSync(join(import.meta.dirname, "../../../migrations"), folder, { recursive: true });
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await drop();
});

const [here, there] = ["0198d3a0-0000-7000-8000-000000000001", "0198d3a0-0000-7000-8000-000000000002"];
const lines: string[] = [];
const run = () => migrate(address.owner, (line) => lines.push(line), folder);
const query = async (text: string) =>
  (await connected(address.owner, (client) => client.query<Record<string, unknown>>(text))).rows;
const distributed = async () =>
  (await query("select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' order by 1")).map(
    ({ name }) => name,
  );

test("a migrated database is distributed by business, and migrating again does nothing", async () => {
  await run();
  expect(lines.at(-1)).toMatch(/^Distributed \d+ tables$/);
  const tenants = await query(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  );
  const notHere = [...isolationExceptions.globalTables, "business"];
  const expected = tenants.map(({ name }) => String(name)).filter((name) => !notHere.includes(name));
  expect(await distributed()).toEqual(expected);
  const groups = "select distinct colocationid, repmodel from pg_dist_partition where partmethod = 'h'";
  expect(await query(groups)).toHaveLength(1);
  const copied = "select logicalrelid::text as name from pg_dist_partition where repmodel = 't' order by 1";
  expect(await query(copied)).toEqual([{ name: "business" }, { name: "person" }, { name: "terminal_token" }]);
  lines.length = 0;
  expect(await run()).toEqual({ applied: [] });
  expect(lines).toEqual([]);
  await assertAppRole(address.app);
});

test("every machine has the settings, also for the connections of the others", async () => {
  // Two by name: taking them from the list would not notice that the list lacks them.
  const expected = { ...clusterSettings, jit: "off", max_parallel_workers_per_gather: "0" };
  for (const { host, port } of inject("nodes")) {
    const machine = { ...address.owner, host: host ?? "", port: port ?? 0 };
    const { rows } = await connected(machine, (client) =>
      client.query("select name, current_setting(name) as setting from unnest($1::text[]) name", [
        Object.keys(expected),
      ]),
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual(expected);
  }
});

test("shards are vacuumed as their table says, also where a later migration says so", async () => {
  writeFileSync(
    join(folder, "9000-vacuumed.sql"),
    "alter table transaction_item set (autovacuum_vacuum_insert_threshold = 7777);",
  );
  expect(await run()).toEqual({ applied: ["9000-vacuumed.sql"] });
  const optionsOf = async (table: string) =>
    (
      await query(
        `select result from run_command_on_shards('${table}', 'select reloptions from pg_class where oid = ''%s''::regclass')`,
      )
    ).map(({ result }) => String(result));
  const [ofSales, ofItems] = [await optionsOf("transaction"), await optionsOf("transaction_item")];
  expect(ofSales.length).toBeGreaterThan(1);
  for (const one of ofSales)
    expect(one).toMatch(/autovacuum_vacuum_insert_scale_factor=0,autovacuum_vacuum_insert_threshold=10000/);
  expect(ofItems.length).toBeGreaterThan(1);
  for (const one of ofItems) expect(one).toMatch(/autovacuum_vacuum_insert_threshold=7777/);
});

test("the table of a later migration is distributed with what it refers to, and keeps its rows", async () => {
  const known = await distributed();
  writeFileSync(
    join(folder, "9001-sweets.sql"),
    `create table sweet (business_id uuid not null default current_business() references business, id uuid not null, title text not null,
       pos_id uuid, primary key (business_id, id), foreign key (business_id, pos_id) references pos);
     create index sweet_title on sweet (business_id, title);
     call tenant_table('sweet');
     alter table goods add column sweetness integer;
     create table person_sweet (person_id uuid not null references person, title text not null);
     insert into person_sweet select id, 'Halva' from person;`,
  );
  expect(await run()).toEqual({ applied: ["9001-sweets.sql"] });
  expect(await distributed()).toEqual([...known, "sweet"].sort());
  expect(lines).toContain("Distributed 1 tables");
  const nobody = "insert into person_sweet values (gen_random_uuid(), 'Lokum')";
  await expect(query(nobody)).rejects.toThrow(/person_sweet_person_id_fkey/);
  const keys =
    "select conname as name from pg_constraint where conrelid = 'sweet'::regclass and contype = 'f' order by 1";
  expect(await query(keys)).toEqual([{ name: "sweet_business_id_fkey" }, { name: "sweet_business_id_pos_id_fkey" }]);
  await assertAppRole(address.app, {
    ...isolationExceptions,
    globalTables: [...isolationExceptions.globalTables, "person_sweet"],
  });
});

test("a business sees its rows alone, on every machine", async () => {
  await query(
    [here, there]
      .map(
        (id) => `insert into business (business_id, title, country, currency, time_zone, language)
        values ('${id}', 'B', 'UA', 'UAH', 'Europe/Kyiv', 'uk')`,
      )
      .join(";"),
  );
  for (const id of [here, there])
    await asApp(id, (client) =>
      client.query("insert into sweet (business_id, id, title) values ($1, gen_random_uuid(), $1::uuid::text)", [id]),
    );
  const seen = (client: pg.Client) =>
    client.query("select title from sweet").then(({ rows }) => rows.map(({ title }) => title));
  expect(await asApp(here, seen)).toEqual([here]);
  expect(await asApp(there, seen)).toEqual([there]);
  expect(await asApp(undefined, seen)).toEqual([]);
  const foreign = asApp(here, (client) =>
    client.query("insert into sweet (business_id, id, title) values ($1, gen_random_uuid(), 'x')", [there]),
  );
  await expect(foreign).rejects.toThrow(/row-level security/);
  // Also for somebody who reaches a worker itself.
  for (const { host, port } of inject("nodes").slice(1)) {
    const worker = { ...address.app, host: host ?? "", port: port ?? 0 };
    expect(await connected(worker, seen)).toEqual([]);
  }
});

test("a database that was filled before is distributed with its rows", async () => {
  const filled = await freshDatabase();
  const { owner } = filled.address;
  try {
    await connected(owner, (client) => client.query("drop extension citus cascade"));
    await migrate(owner, () => {});
    await connected(owner, (client) =>
      client.query(`
        insert into business (business_id, title, country, currency, time_zone, language)
          values ('${here}', 'B', 'UA', 'UAH', 'Europe/Kyiv', 'uk');
        insert into goods (business_id, id, title, code) values ('${here}', '${there}', 'Halva', 'h');
        insert into goods_price (business_id, goods_id, currency, price) values ('${here}', '${there}', 'UAH', 1)`),
    );
    await connected(owner, async (client) => {
      await client.query("create extension citus");
      const [coordinator, ...workers] = inject("nodes");
      await client.query("select citus_set_coordinator_host($1, $2)", [coordinator?.host, coordinator?.port]);
      for (const { host, port } of workers) await client.query("select citus_add_node($1, $2)", [host, port]);
    });
    await migrate(owner, () => {});
    const { rows } = await connected(owner, (client) =>
      client.query(
        "select g.title, p.price from goods g join goods_price p on p.business_id = g.business_id and p.goods_id = g.id",
      ),
    );
    expect(rows).toEqual([{ title: "Halva", price: "1" }]);
  } finally {
    await filled.drop();
  }
});

/** Runs one transaction as the app role for a business, or for none. */
async function asApp<T>(business: string | undefined, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return await connected(address.app, async (client) => {
    await client.query("begin");
    if (business) await client.query(`set local app.business_id = ${pg.escapeLiteral(business)}`);
    const result = await work(client);
    await client.query("commit");
    return result;
  });
}
