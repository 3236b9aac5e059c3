import { beforeEach, describe, expect, test } from "vitest";
import { plant, root } from "./planted.ts";
import { tenantSql } from "./tenant-sql.ts";

describe("tenant sql", () => {
  const bound = "business_id = $1::uuid";
  const planted = (sql: string) =>
    plant({ "packages/server/sql/shop.sql": `-- shop/queries.ts\n\n-- listShops\n${sql};\n` });
  beforeEach(() =>
    plant({
      "packages/server/src/kit/database/tables.ts": `export interface Shop {\n  business_id: string;\n}\nexport interface Till {
  business_id: string;\n}\nexport interface Person {\n  id: string;\n}\nexport interface DB {
  person: Person;\n  shop: Shop;\n  till: Till;\n  session: Shop;\n}\n`,
    }),
  );

  test.each([
    ["in the condition", `select id from shop where ${bound} and id = $2`],
    ["under another name", `select id from shop as s, person p where p.id = s.id and $1::uuid = s.business_id`],
    ["along a chain", `select 1 from shop s join till t on t.business_id = s.business_id where t.${bound}`],
    [
      "beside a row that may be missing",
      `select 1 from shop s left join till t on t.business_id = s.business_id where s.${bound}`,
    ],
    ["in a subquery as well", `select (select max(id) from till t where t.${bound}) from shop s where ${bound}`],
    [
      "in a lateral query as well",
      `select 1 from shop s, lateral (select 1 from till t where t.${bound}) x where s.${bound}`,
    ],
    [
      "where a query reads itself",
      `with recursive up as (select id from shop where ${bound} union select s.id from up, shop s where s.${bound}) select * from up`,
    ],
    ["in rows that are added", "insert into shop (id, business_id) values ($2, $1::uuid), ($3, $1::uuid)"],
    ["in rows that are copied", `insert into shop (business_id) select t.business_id from till t where t.${bound}`],
    [
      "in what is changed and removed",
      `with gone as (delete from till where ${bound}) update shop set id = $2 where ${bound}`,
    ],
    ["where no table is a tenant's", "select id from person, session where session.id = $1"],
  ])("a statement that binds the business %s passes", async (_name, sql) => {
    planted(sql);
    expect(await tenantSql.run(root)).toEqual([]);
  });

  test.each([
    ["nowhere", "select id from shop where id = $1", "shop"],
    ["to what the caller names", "select id from shop where business_id = $1", "shop"],
    ["only perhaps", `select id from shop where ${bound} or id = $2`, "shop"],
    ["from the database's setting", "select id from shop where business_id = current_business()", "shop"],
    [
      "in a subquery",
      `select id from shop where ${bound} and exists (select from till t where t.id = shop.id)`,
      "till as t",
    ],
    ["in what is joined", `select 1 from shop s join till t on t.id = s.id where s.${bound}`, "till as t"],
    [
      "where an outer join keeps every row",
      `select 1 from shop s left join till t on t.${bound} and s.business_id = t.business_id`,
      "shop as s",
    ],
    [
      "in a subquery but by the row around it",
      `select (select max(id) from till t where t.business_id = s.business_id) from shop s where ${bound}`,
      "till as t",
    ],
    [
      "but through a query of the same statement",
      `with s as (select business_id from shop where ${bound}) select 1 from till t, s where t.business_id = s.business_id`,
      "till as t",
    ],
    [
      "in a lateral query but by the row before it",
      `select 1 from shop s, lateral (select 1 from till t where t.business_id = s.business_id) x where s.${bound}`,
      "till as t",
    ],
    [
      "in a query of the same statement",
      `with t as (select id from till) select 1 from shop, t where ${bound}`,
      "till",
    ],
    ["in a part of a union", `select 1 from shop where ${bound} union all select 1 from till`, "till"],
    [
      "in a lateral query",
      `select 1 from shop s, lateral (select 1 from till t where t.id = s.id) x where s.${bound}`,
      "till as t",
    ],
    ["in rows that are added", "insert into shop (id) values ($1)", "shop"],
    ["in one of the rows that are added", "insert into shop (business_id) values ($1::uuid), (default)", "shop"],
    ["in rows that are copied", `insert into shop (id) select id from till where ${bound}`, "shop"],
    [
      "behind a star",
      `insert into shop (business_id, id) select x.*, $1::uuid from (select id, business_id from till where ${bound}) x`,
      "shop",
    ],
    ["in what is changed", "update shop set id = $2", "shop"],
    ["in what a change reads", `update shop set id = t.id from till t where shop.${bound}`, "till as t"],
    ["in what is removed", `delete from shop using till t where t.${bound}`, "shop"],
    ["in a language that is not SQL", "select from where", "anything"],
  ])("a statement that leaves the business loose %s is found", async (_name, sql, table) => {
    planted(sql);
    expect((await tenantSql.run(root)).join()).toContain(
      `shop/queries.ts: listShops: the business is not bound for ${table}`,
    );
  });

  test("a run that sees nothing is found", async () => {
    plant({ "packages/server/sql/shop.sql": "" });
    expect(await tenantSql.run(root)).toEqual(["no statement or no tenant table was seen"]);
  });
});
