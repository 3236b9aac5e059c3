import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "libpg-query";
import { isolationExceptions } from "../../packages/server/src/kit/database/isolation-exceptions.ts";
import { statementsIn } from "../generate/printed-sql.ts";
import type { Gate } from "./program.ts";
import type { Node, Tables } from "./tenant-scope.ts";
import { unboundTables } from "./tenant-statements.ts";

/**
 * Every generated statement binds the business for every tenant table that it reads or changes: by the parameter, or by a chain of
 * equalities from it.
 */
export const tenantSql: Gate = {
  name: "tenant sql",
  async run(root) {
    const tables = tablesOf(root);
    const problems: string[] = [];
    let seen = 0;
    for (const { name, sql } of statementsOf(root)) {
      seen += 1;
      const unbound = await checkStatements(sql, tables);
      if (unbound.length > 0) problems.push(`${name}: the business is not bound for ${unbound.join(", ")}`);
    }
    if (seen === 0 || tables.tenant.size === 0) return ["no statement or no tenant table was seen"];
    return problems;
  },
};

async function checkStatements(sql: string, tables: Tables): Promise<string[]> {
  try {
    const { stmts } = await parse(sql);
    return (stmts ?? []).flatMap(({ stmt }) => unboundTables(stmt as Node, tables)); // The library's types have a member for each kind.
  } catch (error) {
    return [`anything: ${error}`];
  }
}

/** What tools/generate-sql.ts printed. */
const statementsOf = (root: string) =>
  globSync("packages/server/sql/*.sql", { cwd: root })
    .sort()
    .flatMap((path) => statementsIn(readFileSync(join(root, path), "utf8")));

/** The tables with a `business_id`, from the generated row types. */
function tablesOf(root: string): Tables {
  const source = readFileSync(join(root, "packages/server/src/kit/database/tables.ts"), "utf8");
  const interfaces = new Map(
    [...source.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms)].map(([, name = "", body = ""]) => [name, body]),
  );
  const named = [...(interfaces.get("DB") ?? "").matchAll(/^ {2}"?([\w.]+)"?: (\w+);$/gm)];
  const owned = named.filter(([, , type = ""]) => /^ {2}business_id:/m.test(interfaces.get(type) ?? ""));
  const global = new Set(isolationExceptions.globalTables);
  return { global, tenant: new Set(owned.map(([, name = ""]) => name).filter((name) => !global.has(name))) };
}
