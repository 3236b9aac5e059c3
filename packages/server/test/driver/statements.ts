import { appendFileSync } from "node:fs";
import pg from "pg";

// Writes down at the driver which statements the suite sends about a business, each once. A cluster is asked for its plan of each of them
// afterwards (`kit/distributed/every-statement.citus.test.ts`).

/** A statement as it was sent. Large numbers, moments and bytes among its values are texts here, which the database reads just as well. */
export interface SentStatement {
  text: string;
  values: unknown[];
}

/** An import's thousands of rows say no more about the plan than the few of another test. */
const longest = 50_000;

const known = new Set<string>();
let file: string | undefined;
const { query } = pg.Client.prototype;

pg.Client.prototype.query = function kept(this: pg.Client, ...args: unknown[]) {
  const [what] = args;
  // In the driver's forms: a text alone has no values, and so names no business.
  if (file !== undefined && typeof what === "object" && what !== null && "text" in what)
    keep(file, what as pg.QueryConfig);
  return Reflect.apply(query, this, args);
} as typeof query; // The same forms.

/** Appends what is sent from now on to this file, one JSON object per line. */
export function keepStatements(path: string): void {
  file = path;
}

function keep(path: string, { text, values = [] }: pg.QueryConfig): void {
  if (!/^\s*(with|select|insert|update|delete)\b/i.test(text) || businessOf({ text, values }) === undefined) return;
  const kind = kindOf(text);
  if (known.has(kind)) return;
  const line = JSON.stringify({ text, values } satisfies SentStatement, plain);
  if (line.length > longest) return;
  known.add(kind);
  appendFileSync(path, `${line}\n`);
}

/** The business that a statement names as that of its rows; undefined if it names none. */
export function businessOf({ text, values }: SentStatement): string | undefined {
  const place = /\bbusiness_id"?\s*=\s*\$(\d+)/.exec(text)?.[1] ?? insertedInto(text);
  const value = place === undefined ? undefined : values[Number(place) - 1];
  return typeof value === "string" ? value : undefined;
}

/** The parameter of the first row of `insert … values` that is its business, which the kit writes last. */
function insertedInto(text: string): string | undefined {
  return /^insert into [^(]*\([^)]*"business_id"\) values [\s\S]*?\$(\d+)(?:::uuid)?\)/i.exec(text)?.[1];
}

/** The text without the numbers of its parameters and with one of several rows or ids, which say nothing about its plan. */
export function kindOf(text: string): string {
  const tuple = String.raw`\(\$(?:::\w+)?(?:, \$(?:::\w+)?)*\)`;
  return text.replaceAll(/\$\d+/g, "$").replaceAll(new RegExp(`${tuple}(?:, ${tuple})*`, "g"), "($)");
}

function plain(_key: string, value: unknown): unknown {
  if (typeof value === "bigint") return value.toString();
  // Years before the first are written in another way.
  if (typeof value === "string" && /^(0000|-\d{6})-\d\d-\d\dT/.test(value)) return "0001-01-01T00:00:00.000Z";
  const isBytes = typeof value === "object" && value !== null && "type" in value && value.type === "Buffer";
  if (isBytes && "data" in value) return `\\x${Buffer.from(value.data as number[]).toString("hex")}`; // As Buffer.toJSON writes it.
  return value;
}
