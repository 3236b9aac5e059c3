import { sql } from "kysely";
import { expect, test } from "vitest";
import { compiledOnce, fixed, isOfFixedText } from "./fixed.ts";
import { inTenant, q, raw } from "./rows.ts";
import { tenantParameter } from "./tenant-compiler.ts";

// `verifyFixed` is on in tests: every use is compared with the statement built from its values.

const textAndValues = ({ sql: text, parameters }: { sql: string; parameters: readonly unknown[] }) => [
  text,
  parameters,
];

test("a statement is built once for each shape, and has the values of each use", () => {
  let built = 0;
  const find = fixed((id: string, kinds: readonly string[]) => {
    built += 1;
    return q
      .selectFrom("account")
      .select("id")
      .where(inTenant())
      .where("owner_id", "=", id)
      .where(sql<boolean>`kind = any(${kinds})`);
  });
  const text = 'select "id" from "account" where "business_id" = $1::uuid and "owner_id" = $2 and kind = any($3)';
  expect(textAndValues(find("a", ["bonus"]).compile())).toEqual([text, [tenantParameter, "a", ["bonus"]]]);
  expect(textAndValues(find("b", []).compile())).toEqual([text, [tenantParameter, "b", []]]);
  const before = built;
  find("c", ["x", "y"]).compile();
  // Once by the comparison, and never for the statement itself.
  expect(built).toBe(before + 1);
});

test("absent values and the number of rows are part of the shape", () => {
  const add = fixed((rows: { id: string; comment?: string | null }[]) =>
    raw(sql`insert into x values ${sql.join(rows.map((row) => sql`(${row.id}, ${row.comment ?? sql`default`})`))}`),
  );
  const compiled = (...rows: { id: string; comment?: string | null }[]) => textAndValues(add(rows).compile());
  expect(compiled({ id: "1", comment: "one" })).toEqual(["insert into x values ($1, $2)", ["1", "one"]]);
  expect(compiled({ id: "2", comment: null })).toEqual(["insert into x values ($1, default)", ["2"]]);
  expect(compiled({ id: "3" }, { id: "4", comment: "four" })).toEqual([
    "insert into x values ($1, default), ($2, $3)",
    ["3", "4", "four"],
  ]);
});

test("a text that depends on a value is refused", () => {
  const find = fixed((amount: number) => raw(amount > 0 ? sql`select 1` : sql`select 2`));
  expect(() => find(1).compile()).toThrow("The text of a fixed statement depends on its values: select 1");
});

test("a statement may be built once and still be planned for each use", () => {
  const find = (amount: number) => raw(sql`select ${amount}`);
  expect(textAndValues(compiledOnce(find)(1).compile())).toEqual(["select $1", [1]]);
  expect(isOfFixedText(fixed(find)(1).compile())).toBe(true);
  expect(isOfFixedText(compiledOnce(find)(1).compile())).toBe(false);
});
