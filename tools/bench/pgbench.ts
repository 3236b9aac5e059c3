import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Figure } from "../../packages/bench/src/measure.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { connected } from "../../packages/server/src/kit/database/connection.ts";
import type { Repeated, Source } from "./replay.ts";

const run = promisify(execFile);
const isInstalled = () =>
  run("pgbench", ["--version"]).then(
    () => true,
    () => false,
  );
const [schema, scale, seconds] = ["pgbench", 10, 8];

/**
 * Measures beside pgbench's own transactions, similar to TPC-B: how many of them one client commits in a second, before and after. The figures stay as they
 * are if pgbench is not installed.
 */
export async function besideTransactions(
  address: DatabaseAddress,
  measure: () => Promise<Figure[]>,
): Promise<Figure[]> {
  if (!(await isInstalled())) return measure();
  const env = { ...environment(address.owner), PGOPTIONS: `-c search_path=${schema}` };
  const tps = async () => rateIn((await run("pgbench", ["-n", "-c", "1", "-T", String(seconds)], { env })).stdout);
  const drop = `drop schema if exists ${schema} cascade`;
  await connected(address.owner, (client) => client.query(`${drop}; create schema ${schema}`));
  try {
    await run("pgbench", ["-i", "-q", "-s", String(scale)], { env });
    const before = await tps();
    const figures = await measure();
    const transactions = (before + (await tps())) / 2;
    return figures.map((figure) => ({ ...figure, transactions }));
  } finally {
    await connected(address.owner, (client) => client.query(drop));
  }
}

/** Transactions a second, in what pgbench printed. */
function rateIn(output: string): number {
  const tps = /^tps = ([\d.]+)/m.exec(output)?.[1];
  if (!tps) throw new Error(`pgbench printed no figure: ${output}`);
  return Number(tps);
}

/** pgbench, sending a till's recorded statements from each of its clients; undefined if it is not installed. */
export async function pgbench(address: DatabaseAddress, recorded: readonly Repeated[]) {
  if (!(await isInstalled())) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "patron-pgbench-"));
  const file = join(folder, "sale.sql");
  writeFileSync(file, scriptOf(recorded));
  return {
    /** Sales per second with concurrent callers over some seconds. */
    async perSecond(callers: number, seconds: number): Promise<number> {
      const threads = String(Math.min(callers, 2));
      const wish = ["-n", "-c", String(callers), "-j", threads, "-T", String(seconds), "-f", file];
      return rateIn((await run("pgbench", wish, { env: environment(address.app) })).stdout);
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

function environment({ host, port, database, user, password, options }: DatabaseAddress["app"]): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...{ PGHOST: String(host), PGPORT: String(port), PGDATABASE: String(database), PGUSER: String(user) },
    ...{ PGPASSWORD: String(password), PGOPTIONS: options ?? "" },
  };
}

/** Each client sells at its own till, as far as there are enough. */
function scriptOf(recorded: readonly Repeated[]): string {
  const blocks = recorded.map((statements, till) => {
    const condition = `:client_id % ${recorded.length} = ${till}`;
    return `${till === 0 ? "\\if" : "\\elif"} ${condition}\n${saleOf(statements)}`;
  });
  return `${blocks.join("")}\\endif\n`;
}

function saleOf(statements: Repeated): string {
  const fresh = new Map<string, string>();
  const answering = new Set(
    statements.flatMap(({ values }) => values.flatMap((one) => ("from" in one ? one.from : []))),
  );
  const lines = statements.map(({ text, values }, index) => {
    const own = values.map((value) => written(value, fresh));
    const filled = text.replaceAll(/\$(\d+)/g, (_, number: string) => own[Number(number) - 1] ?? "null");
    return answering.has(index) ? `${filled}\n\\gset a${index}_\n` : `${filled};\n`;
  });
  const ids = [...fresh.values()].map((name) => `\\set ${name} random(100000000000, 999999999999)\n`);
  return [...ids, ...lines].join("");
}

/** A value in the script. A new id has twelve random digits after a fixed prefix. */
function written(source: Source, fresh: Map<string, string>): string {
  if ("from" in source) return `:a${source.from}_${source.column}`;
  if ("same" in source) return literal(source.same);
  if ("rows" in source) throw new Error("A sale that moves bonuses is not for pgbench.");
  const name = fresh.get(source.fresh) ?? `id${fresh.size}`;
  fresh.set(source.fresh, name);
  return `'01a00000-0000-7000-8000-:${name}'`;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return "null";
  return `'${plain(value).replaceAll("'", "''")}'`;
}
function plain(value: unknown): string {
  if (Buffer.isBuffer(value)) return `\\x${value.toString("hex")}`;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `{${value.map((one) => JSON.stringify(plain(one))).join(",")}}`;
  return typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);
}
