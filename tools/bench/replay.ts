import { randomUUID } from "node:crypto";
import type { term } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import pg from "pg";
import { type DemoServer, onceOnly } from "../../packages/demo/src/api.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { rowTypes } from "../../packages/server/src/kit/database/rows.ts";

/** The check that is sold repeatedly: three lines, a discount, paid by card. */
export const sampleSale = {
  items: [
    { code: "A", quantity: "2" },
    { code: "B", quantity: "1" },
    { code: "C", quantity: "1" },
  ],
  payments: [{ payment_type: "bank-card" as const }],
};

type SaleBody = BodyOf<typeof term.sale>;
interface Statement {
  text: string;
  values: unknown[];
  rows: Record<string, unknown>[];
}
/** A statement's value in a repetition: the same, a new id, an earlier statement's result plus an offset, or JSON rows with such values. */
export type Source =
  | { same: unknown }
  | { fresh: string }
  | { from: number; column: string; plus: bigint }
  | { rows: Record<string, Source>[] };
/** The statements of a sale, ready to be sent again. */
export type Repeated = { text: string; values: Source[] }[];

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Records the server's statements for a till's sale, twice: what differs is new in every sale. */
export async function recordSale(server: DemoServer, key: string, body: SaleBody): Promise<Repeated> {
  // A till's first sale reads the settings, and waits for its caller to be found.
  await server.as(key)(calls.term.sale, { body }, onceOnly());
  const one = await listenTo(server, key, body);
  const other = await listenTo(server, key, body);
  if (one.length !== other.length) throw new Error("Two equal sales send different queries.");
  return one.map(({ text, values }, index) => {
    const before = one.slice(0, index).map(({ rows }, at) => ({ one: rows[0] ?? {}, other: other[at]?.rows[0] ?? {} }));
    return { text, values: values.map((value, at) => sourceOf(value, other[index]?.values[at], before)) };
  });
}

type Answers = Record<string, unknown>;

/** The origin of a value: a difference between two equal sales is a new id or an earlier statement's result. */
function sourceOf(value: unknown, again: unknown, before: readonly { one: Answers; other: Answers }[]): Source {
  if (typeof value === "string" && value !== again && uuid.test(value)) return { fresh: value };
  if (typeof value === "string" && typeof again === "string" && value !== again && value.startsWith("[{"))
    return { rows: rowsOf(value, again, before) };
  if (typeof value !== "bigint" || value === again) return { same: value };
  const ahead = (from: unknown, to: unknown) => (typeof from === "bigint" && typeof to === "bigint" ? to - from : null);
  const moved = before.flatMap(({ one, other }, from) =>
    Object.keys(one).flatMap((column) => {
      const plus = ahead(one[column], value);
      return plus !== null && one[column] !== other[column] && plus === ahead(other[column], again)
        ? [{ from, column, plus }]
        : [];
    }),
  );
  // An identical value is preferred to a balance or version with an offset.
  return moved.find(({ plus }) => plus === 0n) ?? moved.at(-1) ?? { same: value };
}

type Row = Record<string, unknown>;
function rowsOf(one: string, other: string, before: Parameters<typeof sourceOf>[2]): Record<string, Source>[] {
  const [own, again] = [one, other].map((text) => JSON.parse(text) as Row[]); // Rows that the ledger wrote.
  return (own ?? []).map((row, index) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const [recorded, repeated] = [value, again?.[index]?.[name]].map(unquoted);
        return [
          name,
          typeof recorded === "bigint" && recorded === repeated
            ? { same: value }
            : sourceOf(recorded, repeated, before),
        ];
      }),
    ),
  );
}

/** JSON numbers are too small for amounts, which are therefore strings. */
function unquoted(value: unknown): unknown {
  return typeof value === "string" && /^-?\d+$/.test(value) ? BigInt(value) : value;
}

async function listenTo(server: DemoServer, key: string, body: SaleBody): Promise<Statement[]> {
  const client = await server.pool.connect();
  const statements: Statement[] = [];
  const own = client.query;
  // The pool returns this same connection again, because it is the only free one.
  const { query } = client.constructor.prototype;
  client.query = (async (requested: string | pg.QueryConfig, values?: unknown[], callback?: unknown) => {
    // The pool's own statements, such as change notifications, are not part of the sale.
    if (callback) return query.call(client, requested, values, callback);
    const answered: pg.QueryResult | pg.QueryResult[] = await query.call(client, requested, values);
    const row =
      typeof requested === "string"
        ? { text: requested, values: values ?? [] }
        : { text: requested.text, values: requested.values ?? [] };
    // BEGIN has several results, because it also sets how the transaction plans.
    statements.push({ ...row, rows: Array.isArray(answered) ? [] : answered.rows });
    return answered;
  }) as unknown as typeof own; // The server uses only this of its many overloads.
  client.release();
  await server.as(key)(calls.term.sale, { body }, onceOnly());
  client.query = own;
  return statements;
}

/**
 * The bare driver: the same statements, prepared as the server prepares them, one after another on one connection, without HTTP, parsing,
 * access, rules or a response.
 */
export async function bareDriver(address: DatabaseAddress): Promise<{
  sell(statements: Repeated): Promise<void>;
  close(): Promise<void>;
}> {
  const pool = new pg.Pool({ ...address.app, types: rowTypes });
  pool.on("error", () => {});
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    // Like the server: statements that open and end a transaction need no plan.
    if (/^(begin|commit)/.test(text)) return {};
    const name = names.get(text) ?? `bare_${names.size}`;
    names.set(text, name);
    return { name };
  };
  return {
    async sell(statements) {
      const client = await pool.connect();
      const fresh = new Map<string, string>();
      const answers: Answers[] = [];
      try {
        for (const { text, values } of statements) {
          const own = values.map((value) => resolved(value, fresh, answers));
          const answered: pg.QueryResult | pg.QueryResult[] = await client.query({
            text,
            values: own,
            ...nameOf(text),
          });
          answers.push(Array.isArray(answered) ? {} : (answered.rows[0] ?? {}));
        }
        client.release();
      } catch (error) {
        // A failed transaction must not affect the next one.
        client.release(true);
        throw error;
      }
    },
    close: () => pool.end(),
  };
}

function filled(row: Record<string, Source>, fresh: Map<string, string>, answers: readonly Answers[]): Answers {
  return Object.fromEntries(
    Object.entries(row).map(([name, source]) => {
      const value = resolved(source, fresh, answers);
      return [name, typeof value === "bigint" ? value.toString() : value];
    }),
  );
}

function resolved(source: Source, fresh: Map<string, string>, answers: readonly Answers[]): unknown {
  if ("same" in source) return source.same;
  if ("rows" in source) return JSON.stringify(source.rows.map((row) => filled(row, fresh, answers)));
  if ("from" in source) {
    const value = answers[source.from]?.[source.column];
    return typeof value === "bigint" ? value + source.plus : value;
  }
  const known = fresh.get(source.fresh) ?? randomUUID();
  fresh.set(source.fresh, known);
  return known;
}
