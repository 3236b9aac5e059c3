import { describe, expect, test } from "vitest";
import { printed, type Statement, statementsIn } from "./printed-sql.ts";

const head =
  'select "pos".*,\n  "loyalty"."title"\nfrom "pos"\ninner join "loyalty" on "loyalty"."id" = "pos"."loyalty_id"\n';
const list = { name: "listPos", sql: `${head}where "pos"."id" > $1\norder by "title"` };
const whole = (statements: readonly Statement[]) =>
  statementsIn(printed(new Map([["pos/queries.ts", statements]]))).map(({ name, sql }) => ({
    name: name.replace("pos/queries.ts: ", ""),
    sql: sql.replace(/;$/, ""),
  }));

describe("the print of queries", () => {
  test("prints a shared beginning once, and is read back in full", () => {
    const get = { name: "getPos", sql: `${head}where "pos"."id" = $1` };
    const lock = { name: "lockPos", sql: `${get.sql}\nfor update of "pos"` };
    const sorted = { name: "listPos, other parameters", sql: `${head}where "pos"."id" > $1\norder by "id"\nlimit $2` };
    expect(printed(new Map([["pos/queries.ts", [list, sorted, get, lock]]]))).toBe(
      [
        "-- pos/queries.ts\n",
        `-- listPos\n${list.sql};\n`,
        '-- listPos, other parameters: begins as listPos\norder by "id"\nlimit $2;\n',
        '-- getPos: begins as listPos\nwhere "pos"."id" = $1;\n',
        '-- lockPos: begins as listPos\nwhere "pos"."id" = $1\nfor update of "pos";\n',
      ].join("\n"),
    );
    expect(whole([list, sorted, get, lock])).toEqual([list, sorted, get, lock]);
  });

  test("prints only the differing clauses of a query with the same clauses", () => {
    const old = { name: "listOld", sql: list.sql.replace('"id" > $1', '"id" < $1') };
    const text = printed(new Map([["pos/queries.ts", [list, old]]]));
    expect(text.endsWith('\n\n-- listOld: as listPos, but\nwhere "pos"."id" < $1;\n')).toBe(true);
    expect(whole([list, old])).toEqual([list, old]);
  });

  test.each([
    ["is short", 'select 1\nfrom "pos"\nwhere true', 'select 1\nfrom "pos"\nwhere false'],
    ["joins other rows", list.sql, list.sql.replace("inner", "left")],
    ["is not a plain select", `insert into "pos" ("a")\n${list.sql}`, `insert into "pos" ("a")\n${head}where true`],
  ])("prints in full what %s", (_, one, other) => {
    const both = [
      { name: "one", sql: one },
      { name: "other", sql: other },
    ];
    expect(printed(new Map([["pos/queries.ts", both]]))).toBe(
      `-- pos/queries.ts\n\n-- one\n${one};\n\n-- other\n${other};\n`,
    );
    expect(whole(both)).toEqual(both);
  });

  test("never leaves open which query is meant", () => {
    const again = { name: "getPos, other parameters", sql: `${head}where "pos"."id" = $1` };
    const other = {
      name: "getPos, other parameters",
      sql: 'select 1\nfrom "a"\njoin "b" on true\njoin "c" on true\nwhere true',
    };
    const last = { name: "last", sql: `${other.sql}\nlimit 1` };
    expect(whole([list, again, other, last])).toEqual([list, again, other, last]);
    expect(() => statementsIn("-- pos/queries.ts\n\n-- a: begins as gone\nlimit $1;\n")).toThrow("no base");
  });
});
