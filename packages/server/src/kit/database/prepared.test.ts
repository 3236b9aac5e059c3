import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, inject, test } from "vitest";
import { inTransaction } from "../http/transaction.ts";
import { openPool } from "../pool.ts";
import { Tenant } from "../tenant.ts";
import { preparedNames } from "./prepared.ts";
import { raw } from "./rows.ts";

const pool = openPool({ ...inject("database").app, max: 6 }, pino({ level: "silent" }));
const owner = new pg.Pool(inject("database").owner);
afterAll(() => Promise.all([pool.end(), owner.end()]));

test("a statement gets its name when it comes again and again, and keeps it", () => {
  const nameOf = preparedNames();
  const names = Array.from({ length: 10 }, () => nameOf("select 1"));
  expect(names.filter((name) => name === undefined)).toHaveLength(7);
  expect(new Set(names.slice(7)).size).toBe(1);
});

test("statements whose text always changes are not prepared, and their number is limited", () => {
  const nameOf = preparedNames();
  for (let index = 0; index < 5_000; index += 1) expect(nameOf(`select ${index}`)).toBeUndefined();
  const named = Array.from({ length: 300 }, (_, position) =>
    Array.from({ length: 8 }, () => nameOf(`select '${position}'`)).at(-1),
  );
  expect(new Set(named.filter((name) => name !== undefined)).size).toBe(200);
});

test("connections that prepared a statement before its table changed are replaced, and nobody hears of it", async () => {
  const table = `changing_${randomBytes(4).toString("hex")}`;
  await owner.query(`create table ${table} (id int)`);
  try {
    await owner.query(`insert into ${table} values (1)`);
    const query = raw(sql`select * from ${sql.table(table)}`);
    const request = () => inTransaction(pool, "read write", (client) => new Tenant(client, () => table).many(query));
    await Promise.all(Array.from({ length: 6 }, request));
    expect(pool.idleCount).toBe(6);
    await owner.query(`alter table ${table} add column more int`);
    // Each of the six would fail; the transaction is tried three times.
    expect(await request()).toEqual([{ id: 1, more: null }]);
  } finally {
    await owner.query(`drop table ${table}`);
  }
});

test("pipelined queries are answered in order, and the first failure counts", async () => {
  const replies = inTransaction(pool, "read write", (client) => {
    const tenant = new Tenant(client);
    return Promise.all([
      tenant.many(raw(sql`select set_config('patron.reply', 'one', true)`)),
      tenant.one(raw(sql<{ reply: string }>`select current_setting('patron.reply') as reply`)),
    ]);
  });
  expect((await replies)[1]).toEqual({ reply: "one" });
  const failed = inTransaction(pool, "read write", (client) => {
    const tenant = new Tenant(client);
    return Promise.all([tenant.many(raw(sql`select 1 / 0`)), tenant.many(raw(sql`select 'never'`))]);
  });
  await expect(failed).rejects.toMatchObject({ code: "22012" });
  // The failure about the awaited row arrives after the refusal of all rows.
  const heardLater = inTransaction(pool, "read write", (client) => {
    const tenant = new Tenant(client);
    return Promise.all([tenant.one(raw(sql`select 1 / 0`)), tenant.many(raw(sql`select 'never'`))]);
  });
  await expect(heardLater).rejects.toMatchObject({ code: "22012" });
  expect(pool.totalCount).toBe(pool.idleCount);
});

test("what is left for the commit stands in the transaction, all of it, or nothing does", async () => {
  const table = `left_${randomBytes(4).toString("hex")}`;
  await owner.query(`create table ${table} (id int primary key, by xid8 default pg_current_xact_id())`);
  await owner.query(`grant all on ${table} to public`);
  const add = (id: number) => raw(sql`insert into ${sql.table(table)} (id) values (${id})`);
  const write = (...ids: number[]) =>
    inTransaction(pool, "read write", async (client, beforeCommit) => {
      const tenant = new Tenant(client);
      await tenant.run(add(ids[0] ?? 0));
      beforeCommit(tenant.ready(ids.slice(1).map(add)));
    });
  try {
    await write(1, 2, 3, 4);
    await expect(write(5, 6, 2, 7)).rejects.toMatchObject({ code: "23505" });
    const { rows } = await owner.query(
      `select count(*)::int as count, count(distinct by)::int as transactions from ${table}`,
    );
    expect(rows).toEqual([{ count: 4, transactions: 1 }]);
  } finally {
    await owner.query(`drop table ${table}`);
  }
});

test("a change that is sent and not awaited fails its transaction with its own error, whatever follows", async () => {
  const table = `sent_${randomBytes(4).toString("hex")}`;
  await owner.query(`create table ${table} (id int primary key)`);
  await owner.query(`grant all on ${table} to public`);
  const add = (id: number) => raw(sql`insert into ${sql.table(table)} (id) values (${id})`);
  const sending = (ids: readonly number[], follow: (tenant: Tenant) => Promise<unknown>) =>
    inTransaction(pool, "read write", async (client) => {
      const tenant = new Tenant(client);
      for (const id of ids) tenant.send(add(id));
      return await follow(tenant);
    });
  try {
    await sending([1, 2], async () => "nothing follows");
    const broken = { code: "23505" };
    await expect(sending([3, 1], async () => "nothing follows")).rejects.toMatchObject(broken);
    await expect(sending([3, 1], (tenant) => tenant.run(add(4)))).rejects.toMatchObject(broken);
    const unsendable = {
      toPostgres() {
        throw new Error("The driver cannot send this.");
      },
    };
    const sendBroken = inTransaction(pool, "read write", async (client) => {
      const tenant = new Tenant(client);
      tenant.send(add(5));
      tenant.send(raw(sql`select ${unsendable}::text`));
    });
    await expect(sendBroken).rejects.toThrow("cannot send");
    await expect(sending([3, 1, 4], () => new Promise((done) => setTimeout(done, 50)))).rejects.toMatchObject(broken);
    const { rows } = await owner.query(`select id from ${table} order by id`);
    expect(rows).toEqual([{ id: 1 }, { id: 2 }]);
    expect(pool.totalCount).toBe(pool.idleCount);
  } finally {
    await owner.query(`drop table ${table}`);
  }
});
