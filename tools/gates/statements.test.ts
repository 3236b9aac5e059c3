import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { loadModule, parseSync } from "libpg-query";
import { describe, expect, test } from "vitest";
import { statementsOf } from "../../packages/server/src/kit/distributed/statements.ts";
import { root } from "../data-directory.ts";

await loadModule();
const folder = join(root, "packages/server/migrations");
const count = (text: string) => parseSync(text).stmts?.length ?? 0;

describe("the statements of a migration, one by one", () => {
  test.each(readdirSync(folder).filter((name) => name.endsWith(".sql")))("%s", (name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const statements = statementsOf(text);
    expect(statements.map(count)).toEqual(statements.map(() => 1));
    expect(statements.length).toBe(count(text));
  });

  test("semicolons in texts, names and comments end nothing, and a comment at the end is no statement", () => {
    const text = `select ';''' as "a;""b"; -- ; '
      do $x$ begin perform $$;$$; end $x$; /* ; " */ select 1; -- the end;`;
    expect(statementsOf(text)).toHaveLength(3);
    expect(statementsOf(" -- nothing;\n")).toEqual([]);
  });
});
