/**
 * Writes the row types of every table of a freshly migrated temporary database to packages/server/src/kit/database/tables.ts. `--check`
 * compares instead of writing.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { startEmbedded } from "../packages/server/src/kit/database/embedded.ts";
import { prepareDatabase } from "../packages/server/src/kit/database/prepare.ts";

const target = fileURLToPath(new URL("../packages/server/src/kit/database/tables.ts", import.meta.url));
const notice = "// Generated from the migrations by tools/generate-tables.ts; change a migration, not this file.\n";

/** The row types that result from the migrations. */
export async function printTables(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "patron-tables-"));
  const database = await startEmbedded({ dataDir: folder, report: () => {} });
  try {
    await prepareDatabase(database.address, () => {});
    const text = generate(database.address.owner, join(folder, "tables.ts"));
    return notice + withTexts(withClosedSets(text, await closedSets(database.address.owner)));
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Each column with a CHECK on a list of texts, as `Table.column` with its union. */
async function closedSets(owner: pg.PoolConfig): Promise<Map<string, string>> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; rule: string }>(
      `select c.relname as name, pg_get_constraintdef(k.oid) as rule from pg_constraint k join pg_class c on c.oid = k.conrelid
       where k.contype = 'c' and c.relnamespace = 'public'::regnamespace`,
    );
    const sets = new Map<string, string>();
    for (const { name, rule } of rows) {
      const match = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(rule);
      if (!match) continue;
      const words = [...match[2]!.matchAll(/'([^']*)'::text/g)].map((word) => `"${word[1]}"`); // Both groups always take part.
      sets.set(`${pascal(name)}.${match[1]}`, words.join(" | "));
    }
    return sets;
  } finally {
    await client.end();
  }
}

function pascal(name: string): string {
  return name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

/** The generator ignores CHECKs: it writes `string` even if only some strings are possible. */
function withClosedSets(text: string, sets: Map<string, string>): string {
  let table = "";
  const lines = text.split("\n").map((line) => {
    table = /^export interface (\w+)/.exec(line)?.[1] ?? table;
    const column = /^ {2}(\w+):/.exec(line)?.[1];
    const union = column && sets.get(`${table}.${column}`);
    return union ? line.replace(/\bstring\b/, union) : line;
  });
  return lines.join("\n");
}

/** Language maps are read as objects and written as JSON text. */
function withTexts(text: string): string {
  const type = "\nexport type Texts = ColumnType<Record<string, string>, string | undefined, string>;\n";
  return text
    .replace(/(public_\w+): Generated<Json>/g, "$1: Texts")
    .replace("\nexport type Json = ", `${type}\nexport type Json = `);
}

function generate(owner: pg.PoolConfig, out: string): string {
  const auth = `${encodeURIComponent(String(owner.user))}:${encodeURIComponent(String(owner.password))}`;
  const url = `postgres://${auth}@/${owner.database}?host=${encodeURIComponent(String(owner.host))}&port=${owner.port}`;
  const types = JSON.stringify({
    int8: "bigint",
    timestamptz: "Date",
    timestamp: "Date",
    date: "string",
    bytea: "Buffer",
  });
  const cli = fileURLToPath(new URL("../node_modules/kysely-codegen/dist/cli/bin.js", import.meta.url));
  execFileSync(
    process.execPath,
    [
      cli,
      "--dialect",
      "postgres",
      "--url",
      url,
      "--out-file",
      out,
      "--default-schema",
      "public",
      "--include-pattern",
      "public.*",
      "--type-mapping",
      types,
      "--exclude-pattern",
      "(migration|public.migration)",
    ],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
  return readFileSync(out, "utf8");
}

if (import.meta.main) {
  const text = await printTables();
  if (!process.argv.includes("--check")) writeFileSync(target, text);
  else if (readFileSync(target, "utf8") !== text) {
    console.error("Not up to date: packages/server/src/kit/database/tables.ts. Run: node tools/generate-tables.ts");
    process.exit(1);
  }
}
