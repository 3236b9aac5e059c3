import type pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { migratedDatabase } from "../../../test/database.ts";
import type { DatabaseAddress } from "./address.ts";
import { assertAppRole } from "./assert-app-role.ts";
import { connected } from "./connection.ts";
import { isolationExceptions } from "./isolation-exceptions.ts";
import { findIsolationGaps } from "./tenant-isolation.ts";

const here = "0198d3a0-0000-7000-8000-000000000001";
const there = "0198d3a0-0000-7000-8000-000000000002";

let address: DatabaseAddress;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ address, drop } = await migratedDatabase());
  await connected(address.owner, (client) =>
    client.query(`
      create table sweet (business_id uuid not null, id int, title text, primary key (business_id, id));
      call tenant_table('sweet');
      call across_table('sweet');
      create function find_sweet(pattern text) returns setof int language sql stable
        as $$ select id from sweet where title ilike pattern and business_id = current_business() $$;
      call across_function('find_sweet(text)');
      create function count_sweets() returns bigint language sql stable as $$ select count(*) from sweet $$;
      call across_function('count_sweets()');
    `),
  );
});
afterAll(() => drop());

/** Runs one transaction as the app role for a business, or for none. */
async function inBusiness<T>(business: string | undefined, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return await connected(address.app, async (client) => {
    await client.query("begin");
    if (business) await client.query("select set_config('app.business_id', $1, true)", [business]);
    const result = await work(client);
    await client.query("commit");
    return result;
  });
}

const titles = (client: pg.Client) =>
  client.query("select title from sweet order by title").then(({ rows }) => rows.map((row) => row.title));

describe("tenant isolation", () => {
  beforeAll(async () => {
    await inBusiness(here, (client) => client.query("insert into sweet values ($1, 1, 'halva')", [here]));
    await inBusiness(there, (client) => client.query("insert into sweet values ($1, 1, 'lokum')", [there]));
  });

  test("a transaction sees the rows of its business", async () => {
    expect(await inBusiness(here, titles)).toEqual(["halva"]);
    expect(await inBusiness(there, titles)).toEqual(["lokum"]);
  });

  test("without a business it sees none and writes none", async () => {
    expect(await inBusiness(undefined, titles)).toEqual([]);
    const add = inBusiness(undefined, (client) => client.query("insert into sweet values ($1, 2, 'x')", [here]));
    await expect(add).rejects.toThrow(/violates row-level security/);
  });

  test("the setting ends with its transaction", async () => {
    await connected(address.app, async (client) => {
      await client.query(`begin; select set_config('app.business_id', '${here}', true); commit`);
      expect(await titles(client)).toEqual([]);
    });
  });

  test("another business's rows cannot be added, changed, moved or removed", async () => {
    await expect(
      inBusiness(here, (client) => client.query("insert into sweet values ($1, 2, 'x')", [there])),
    ).rejects.toThrow(/row-level security/);
    await expect(
      inBusiness(here, (client) => client.query("update sweet set business_id = $1", [there])),
    ).rejects.toThrow(/row-level security/);
    expect(
      (await inBusiness(here, (client) => client.query("update sweet set title = 'x' where business_id = $1", [there])))
        .rowCount,
    ).toBe(0);
    expect(
      (await inBusiness(here, (client) => client.query("delete from sweet where business_id = $1", [there]))).rowCount,
    ).toBe(0);
  });

  test("it binds the owner too", async () => {
    expect(await connected(address.owner, titles)).toEqual([]);
  });

  test("a listed function searches within the business or looks across, and is open to the app role only", async () => {
    expect((await inBusiness(here, (client) => client.query("select find_sweet('%')"))).rows).toEqual([
      { find_sweet: 1 },
    ]);
    expect((await inBusiness(undefined, (client) => client.query("select find_sweet('%')"))).rows).toEqual([]);
    expect((await inBusiness(here, (client) => client.query("select count_sweets()::int"))).rows).toEqual([
      { count_sweets: 2 },
    ]);
    await expect(connected(address.worker, (client) => client.query("select count_sweets()"))).rejects.toThrow(
      "permission denied",
    );
  });
});

/** The gaps after a planted change, which is rolled back. */
async function gapsAfter(planted: string): Promise<string[]> {
  return await connected(address.owner, async (client) => {
    await client.query("begin");
    await client.query(planted);
    const gaps = await findIsolationGaps(client, {
      ...isolationExceptions,
      definerFunctions: [...isolationExceptions.definerFunctions, "find_sweet", "count_sweets"],
    });
    await client.query("rollback");
    return gaps;
  });
}

describe("the catalog lint", () => {
  test("finds no gap in the migrated database", async () => {
    expect(await gapsAfter("select 1")).toEqual([]);
  });

  test.each([
    [
      "a table without business_id",
      "create table loose (id int primary key)",
      "table loose has no business_id and is not listed as global",
    ],
    [
      "row security that is off",
      "alter table sweet disable row level security",
      "table sweet: row security is not enabled",
    ],
    [
      "row security that spares the owner",
      "alter table sweet no force row level security",
      "table sweet: row security is not forced",
    ],
    ["a dropped policy", "drop policy tenant on sweet", "table sweet has no policy on business_id"],
    [
      "a policy that lets all through",
      "alter policy tenant on sweet using (true)",
      "table sweet has no policy on business_id",
    ],
    [
      "a policy that checks no write",
      "alter policy tenant on sweet with check (true)",
      "table sweet has no policy on business_id",
    ],
    [
      "a second policy for the app role",
      "create policy more on sweet to patron_app using (true)",
      "table sweet: policy more lets the app role see more",
    ],
    [
      "a second policy for everybody",
      "create policy more on sweet using (true)",
      "table sweet: policy more lets the app role see more",
    ],
    [
      "a key without business_id",
      "truncate sweet; alter table sweet drop constraint sweet_pkey, add primary key (id)",
      "table sweet: primary key sweet_pkey does not start with business_id",
    ],
    [
      "a key with business_id behind",
      "alter table sweet drop constraint sweet_pkey, add primary key (id, business_id)",
      "table sweet: primary key sweet_pkey does not start with business_id",
    ],
    ["no key", "alter table sweet drop constraint sweet_pkey", "table sweet has no primary key"],
    [
      "a unique constraint across businesses",
      "create unique index sweet_title on sweet (title)",
      "table sweet: unique sweet_title does not start with business_id",
    ],
    [
      "a business_id that may be null",
      "create table a (business_id uuid, id int); call tenant_table('a')",
      "table a: business_id must be uuid and not null",
    ],
    [
      "a business_id of another type",
      "create table a (business_id text not null primary key); alter table a enable row level security",
      "table a: business_id must be uuid and not null",
    ],
    [
      "a foreign key that could cross",
      "alter table sweet add unique (business_id, title), add other uuid, add foreign key (other, title) references sweet (business_id, title)",
      "table sweet: foreign key sweet_other_title_fkey does not carry business_id",
    ],
    [
      "a view that reads as its owner",
      "create view v as select * from sweet",
      "view v must have security_invoker = true, or it reads as its owner",
    ],
    [
      "a materialized view",
      "create materialized view m as select * from sweet",
      "materialized view m cannot have row security: list it as global or make it a table",
    ],
    [
      "a function with its owner's rights",
      "create function f() returns int language sql security definer set search_path = public return 1",
      "function f() is SECURITY DEFINER and not listed",
    ],
    [
      "a listed function without a search_path",
      "create function find_sweet(pattern int) returns int language sql security definer return 1",
      "function find_sweet(integer) is SECURITY DEFINER without a pinned search_path",
    ],
  ])("finds %s", async (_name, planted, gap) => {
    expect(await gapsAfter(planted)).toContain(gap);
  });

  test("lets a view pass that reads as its caller", async () => {
    expect(await gapsAfter("create view v with (security_invoker = true) as select * from sweet")).toEqual([]);
  });
});

describe("the app role", () => {
  const lists = {
    ...isolationExceptions,
    definerFunctions: [...isolationExceptions.definerFunctions, "find_sweet", "count_sweets"],
  };

  test("is accepted as it is made", async () => {
    await assertAppRole(address.app, lists);
  });

  test("the owner and the worker are refused instead of it", async () => {
    await expect(assertAppRole(address.owner, lists)).rejects.toThrow(
      /^tenant isolation has \d+ gap\(s\): the app role .*owns/,
    );
    await expect(assertAppRole(address.worker, lists)).rejects.toThrow(/the app role owns schema graphile_worker/);
  });

  test.skipIf(process.env.DATABASE_URL)("a superuser and a role beside row security are refused", async () => {
    const admin = { ...inject("admin"), database: address.app.database };
    await expect(assertAppRole(admin, lists)).rejects.toThrow(/the app role is a superuser/);
    const role = `${address.app.database}_wide`;
    await connected(admin, (client) => client.query(`create role ${role} login bypassrls password 'wide'`));
    await expect(assertAppRole({ ...address.app, user: role, password: "wide" }, lists)).rejects.toThrow(
      /the app role has BYPASSRLS/,
    );
    await connected(admin, (client) => client.query(`drop role ${role}`));
  });

  test("what it owns, or could become, counts", async () => {
    await connected(address.owner, (client) => client.query("grant create on schema public to patron_app"));
    await expect(assertAppRole(address.app, lists)).rejects.toThrow(/may create tables in schema public/);
    await connected(address.app, (client) =>
      client.query("create table public.own (business_id uuid not null primary key)"),
    );
    await expect(assertAppRole(address.app, lists)).rejects.toThrow(/the app role owns own/);
    await connected(address.app, (client) => client.query("drop table public.own"));
    await connected(address.owner, (client) => client.query("revoke create on schema public from patron_app"));
    await assertAppRole(address.app, lists);
  });
});
