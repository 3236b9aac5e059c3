/**
 * Writes the SQL of every query in the server's query files to packages/server/sql, one file per module, ledger and kit, so reviewers see
 * the resulting statements. `--check` compares instead of writing.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root as clone } from "./data-directory.ts";
import { printed, type Statement } from "./generate/printed-sql.ts";
import { everything, requiredOnly, samplesOf, type Turn } from "./generate/sql-samples.ts";

const folder = "packages/server/sql";
/** More turns than any enum has values. */
const turns = 20;
const notice = `-- Generated from the queries by tools/generate-sql.ts; change a query, not this file. "…" stands for the columns that the caller provides.
-- A query whose SQL depends on its parameters is printed once for each form. One that "begins as" another repeats it up to
-- the clause printed first; one "as" another, "but", differs from it only in the printed clauses.
`;

/** Every generated file by its path from the root. */
export async function printSql(root = clone): Promise<Map<string, string>> {
  const files = new Map<string, Map<string, Statement[]>>();
  const sources = globSync("packages/server/src/{kit,kit/*,ledger,modules/*,modules/*/*}/*queries.ts", {
    cwd: root,
  }).sort();
  for (const source of sources.map((path) => path.replaceAll("\\", "/"))) {
    const title = source.replace(/^packages\/server\/src\/(modules\/)?/, "");
    const target = `${folder}/${title.split("/")[0]}.sql`;
    const statements = await queriesOf(join(root, source), title);
    if (statements.length > 0) files.set(target, (files.get(target) ?? new Map()).set(title, statements));
  }
  return new Map([...files].map(([target, sources]) => [target, `${notice}\n${printed(sources)}`]));
}

async function queriesOf(file: string, title: string): Promise<Statement[]> {
  const made = (await import(pathToFileURL(file).href)) as Record<string, unknown>; // A module is a record of its exports.
  const statements: Statement[] = [];
  const every = samplesOf(readFileSync(file, "utf8"));
  const isQueryFunction = (value: unknown) =>
    typeof value === "function" || (typeof value === "object" && value !== null && "compile" in value);
  const missing = Object.keys(made).filter((name) => isQueryFunction(made[name]) && !every.has(name));
  if (missing.length > 0)
    throw new Error(
      `${title}: ${missing.join()} must be a function, because the generator calls it with sample values.`,
    );
  for (const [name, samples] of every) {
    const seen = new Set<string>();
    for (let turn: Turn = everything; turn < turns; turn += 1) {
      const text = compiled(made[name], samples, turn, `${title}: ${name}`);
      if (text === undefined || seen.has(text)) continue;
      const how =
        turn === everything ? "" : turn === requiredOnly ? ", required parameters only" : ", other parameters";
      statements.push({ name: `${name}${how}`, sql: text });
      seen.add(text);
    }
  }
  return statements;
}

/**
 * The text of a query for a sample call; undefined for exports that are no query: columns for one (`…Columns`), a part of one, a constant.
 */
function compiled(made: unknown, samples: (turn: Turn) => unknown[], turn: Turn, what: string) {
  if (typeof made !== "function" || what.endsWith("Columns")) return undefined;
  try {
    const build = "build" in made && typeof made.build === "function" ? made.build : made;
    const query = build(...samples(turn)) as Partial<Compilable>; // Its result is checked next.
    if (typeof query.compile !== "function") throw new Error("it returns no query");
    // A part of a query needs a compiler; a query compiles by itself.
    return query.compile.length > 0 ? undefined : wrapped(query.compile().sql);
  } catch (error) {
    throw new Error(`${what}: no sample call works: ${error}. Give its parameters plainer types.`);
  }
}
interface Compilable {
  compile(): { sql: string };
}

const clause =
  /^ (from|where|(inner |left )?join|and|group by|having|order by|limit|offset|union|values|set|on conflict|returning|for (no key )?update|select)\b/;
const longest = 140;

/** One clause per line, and one column if a line gets long; brackets and quotes are not split. */
export function wrapped(sql: string): string {
  const text = sql.replaceAll(/\s+/g, " ").trim();
  let depth = 0;
  let quote = "";
  let out = "";
  for (const [at, letter] of [...text].entries()) {
    if (quote ? letter === quote : /["']/.test(letter)) quote = quote ? "" : letter;
    else if (!quote && letter === "(") depth += 1;
    else if (!quote && letter === ")") depth -= 1;
    const isOpen = letter === " " && depth === 0 && !quote;
    const continues = /\b(inner|left|delete|distinct)$/.test(out); // "left join", "delete from", "is distinct from".
    if (isOpen && clause.test(text.slice(at)) && !continues) out += text.startsWith(" and ", at) ? "\n  " : "\n";
    else out += isOpen && out.endsWith(",") ? "\t" : letter;
  }
  const fit = (line: string) => line.replaceAll("\t", line.length > longest ? "\n  " : " ");
  return out.split("\n").map(fit).join("\n");
}

/** The generated files that are missing, differ from the queries, or belong to no module. */
export async function outdatedSql(root = clone): Promise<string[]> {
  const files = await printSql(root);
  const read = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), "utf8") : "");
  const left = globSync(`${folder}/*.sql`, { cwd: root }).map((path) => path.replaceAll("\\", "/"));
  const stale = [...files].filter(([path, text]) => read(path) !== text).map(([path]) => path);
  return [...stale, ...left.filter((path) => !files.has(path))];
}

if (import.meta.main) {
  if (process.argv.includes("--check")) {
    const stale = await outdatedSql();
    if (stale.length > 0) {
      console.error(`Not up to date: ${stale.join(", ")}. Run: node tools/generate-sql.ts`);
      process.exit(1);
    }
  } else {
    const files = await printSql();
    rmSync(join(clone, folder), { recursive: true, force: true });
    mkdirSync(join(clone, folder), { recursive: true });
    for (const [path, text] of files) writeFileSync(join(clone, path), text);
  }
}
