import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import type { DatabaseAddress } from "./address.ts";
import { connected } from "./connection.ts";
import { migrate } from "./migrate.ts";
import { prepareDatabase } from "./prepare.ts";

let address: DatabaseAddress;
let drop: () => Promise<void>;
let folder: string;

beforeEach(async () => {
  ({ address, drop } = await freshDatabase());
  folder = mkdtempSync(join(tmpdir(), "patron-migrations-"));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await drop();
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const run = () => migrate(address.owner, () => {}, folder);
const query = (text: string) => connected(address.owner, async (client) => (await client.query(text)).rows);

describe("migrate", () => {
  test("applies the files in their order, once", async () => {
    write("0002-second.sql", "alter table thing add column two int;");
    write("0001-first.sql", "create table thing (one int); insert into thing values (1);");
    expect(await run()).toEqual({ applied: ["0001-first.sql", "0002-second.sql"] });
    expect(await run()).toEqual({ applied: [] });
    expect(await query("select * from thing")).toEqual([{ one: 1, two: null }]);
  });

  test("servers that start together apply each file once", async () => {
    write("0001-first.sql", "create table thing (one int); select pg_sleep(0.3);");
    write("0002-second.sql", "insert into thing values (1);");
    const results = await Promise.all([run(), run(), run(), run()]);
    expect(results.flatMap((result) => result.applied).sort()).toEqual(["0001-first.sql", "0002-second.sql"]);
    expect(await query("select * from thing")).toEqual([{ one: 1 }]);
  });

  test("a file that fails leaves nothing of itself, and runs again once it is right", async () => {
    write("0001-first.sql", "create table thing (one int);");
    write("0002-second.sql", "insert into thing values (1);\nselect nothing_here;");
    await expect(run()).rejects.toThrow(
      /0002-second\.sql failed and was rolled back: column "nothing_here" does not exist/,
    );
    expect(await query("select * from thing")).toEqual([]);
    write("0002-second.sql", "insert into thing values (2);");
    expect(await run()).toEqual({ applied: ["0002-second.sql"] });
    expect(await query("select * from thing")).toEqual([{ one: 2 }]);
  });

  test("a server killed in the middle of a file leaves nothing of it and holds nobody up", async () => {
    write("0001-first.sql", "create table thing (one int); select pg_sleep(30);");
    const killed = run().catch((error: unknown) => error);
    const isAsleep = () =>
      query("select pid from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()");
    await expect.poll(isAsleep, { interval: 20 }).toHaveLength(1);
    await query(
      "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()",
    );
    expect(await killed).toBeInstanceOf(Error);
    write("0001-first.sql", "create table thing (one int);");
    expect(await run()).toEqual({ applied: ["0001-first.sql"] });
  });

  test("a file that waits in a circle with a server that serves is run again", async () => {
    write("0001-first.sql", "create table one (id int); create table two (id int);");
    await run();
    write("0002-second.sql", "alter table two add column more int; alter table one add column more int;");
    await connected(address.owner, async (client) => {
      await client.query("begin; lock table one in access share mode");
      const migrated = run();
      // The database takes the second lock by itself as soon as the migration waits: it ends whichever has waited for a second first, and this process
      // may be busy for longer than that.
      await client.query(`do $$ begin
        while not exists (select from pg_locks where relation = 'one'::regclass and not granted) loop
          perform pg_sleep(0.01);
        end loop;
        perform from two;
      end $$`);
      await client.query("commit");
      expect(await migrated).toEqual({ applied: ["0002-second.sql"] });
    });
  });

  test("a file that changes the same rights as another transaction at that moment is run again", async () => {
    write("0001-first.sql", "create table one (id int);");
    await run();
    write("0002-second.sql", "grant insert on one to public;");
    await connected(address.owner, async (client) => {
      await client.query("begin; grant select on one to public");
      const migrated = run();
      const isWaiting = () =>
        query(`select from pg_locks join pg_stat_activity using (pid)
          where locktype = 'transactionid' and not granted and datname = current_database()`);
      await expect.poll(isWaiting, { interval: 20 }).toHaveLength(1);
      await client.query("commit");
      expect(await migrated).toEqual({ applied: ["0002-second.sql"] });
    });
  });

  test("an applied file that changed is refused; other line ends are no change", async () => {
    write("0001-first.sql", "create table thing (one int);\n");
    await run();
    write("0001-first.sql", "create table thing (one int);\r\n");
    expect(await run()).toEqual({ applied: [] });
    write("0001-first.sql", "create table thing (one bigint);\n");
    await expect(run()).rejects.toThrow("Migration 0001-first.sql has changed since it was applied: undo the change");
  });

  test("a missing file and one that comes too late are refused", async () => {
    write("0001-first.sql", "select 1;");
    write("0003-third.sql", "select 1;");
    await run();
    write("0002-second.sql", "select 1;");
    await expect(run()).rejects.toThrow("0002-second.sql comes before 0003-third.sql, which was applied already");
    rmSync(join(folder, "0002-second.sql"));
    rmSync(join(folder, "0001-first.sql"));
    await expect(run()).rejects.toThrow(
      "Migration 0001-first.sql was applied to this database, but its file is missing",
    );
  });

  test("what a newer server applied does not stop an older one", async () => {
    write("0001-first.sql", "select 1;");
    write("0002-newer.sql", "select 1;");
    await run();
    rmSync(join(folder, "0002-newer.sql"));
    expect(await run()).toEqual({ applied: [] });
  });

  test.each(["1-short.sql", "0001_score.sql", "0001-Upper.sql"])("the name %s is refused", async (name) => {
    write(name, "select 1;");
    await expect(run()).rejects.toThrow("names are NNNN-name.sql, each number once");
  });

  test("the same number twice is refused", async () => {
    write("0001-one.sql", "select 1;");
    write("0001-two.sql", "select 1;");
    await expect(run()).rejects.toThrow("names are NNNN-name.sql, each number once");
  });
});

describe("the real migrations", () => {
  test("servers that start together on an empty database all become ready", async () => {
    const results = await Promise.all([1, 2, 3].map(() => prepareDatabase(address, () => {})));
    expect(new Set(results.flatMap((result) => result.applied)).size).toBe(
      results.flatMap((result) => result.applied).length,
    );
    expect(await prepareDatabase(address, () => {})).toEqual({ applied: [] });
  });

  test("the app role adds a job through add_job and reaches the queue in no other way", async () => {
    await prepareDatabase(address, () => {});
    const pool = new pg.Pool({ ...address.app, max: 1 });
    const added = await pool.query(
      "select add_job('mail.send', '{\"id\": 7}', queue => 'mail', key => 'mail-7', max_attempts => 3)",
    );
    expect(added.rows).toEqual([{ add_job: "1" }]);
    // The same key replaces a waiting job.
    expect((await pool.query("select add_job('mail.send', '{\"id\": 8}', key => 'mail-7')")).rows).toEqual([
      { add_job: "1" },
    ]);
    await expect(pool.query("select * from graphile_worker.jobs")).rejects.toThrow(
      "permission denied for schema graphile_worker",
    );
    await pool.end();
    const jobs = await connected(address.worker, async (client) => {
      return (
        await client.query(
          "select task_identifier, p.key, payload from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)",
        )
      ).rows;
    });
    expect(jobs).toEqual([{ task_identifier: "mail.send", key: "mail-7", payload: { id: 8 } }]);
    await expect(connected(address.worker, (client) => client.query("select * from person"))).rejects.toThrow(
      "permission denied",
    );
  });
});
