import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { from } from "pg-copy-streams";
import { afterAll, expect, test } from "vitest";
import { connected } from "../../../server/src/kit/database/connection.ts";
import { freshDatabase } from "../../../server/test/database.ts";
import { BinaryRows, type ColumnType } from "./binary-rows.ts";

const { address, drop } = await freshDatabase();
afterAll(drop);

const types: ColumnType[] = ["uuid", "int8", "int4", "bool", "text", "jsonb", "bytea", "timestamptz", "date"];
const first = [
  ...["018f3b1e-0000-7abc-8def-0123456789ab", 9_223_372_036_854_775_807n, -2_147_483_648, true],
  ...["Тістечко «Наполеон» 🍰\t\\N", '{"rule":"ї"}', Buffer.from([0, 255, 92]), new Date("1999-12-31T23:59:59.999Z")],
  "2026-02-28",
];
const second = [
  ...["ffffffff-ffff-8fff-bfff-ffffffffffff", -1n, 7, false, "", "[]", Buffer.alloc(70_000, 1), new Date(0)],
  "1999-12-31",
];

test("rows of every type are what COPY reads, also nothing in each column and a second batch", async () => {
  const rows = new BinaryRows(types);
  const given = [first, second, types.map(() => null)];
  await connected(address.owner, async (client) => {
    await client.query(`create temp table sample (${types.map((type) => `${type}_ ${type}`).join(", ")})`);
    const copy = async () => {
      const { bytes } = rows.take();
      await pipeline(Readable.from([Buffer.from(bytes)]), client.query(from("copy sample from stdin (format binary)")));
    };
    for (const row of given.slice(0, 2)) rows.add(row);
    expect(rows.count).toBe(2);
    await copy();
    rows.add(given[2] ?? []);
    await copy();
    const columns = types.map((type) => (type === "date" || type === "jsonb" ? `${type}_::text` : `${type}_`));
    const stored = await client.query({ text: `select ${columns.join(", ")} from sample`, rowMode: "array" });
    const shown = (row: unknown[]) => row.map((value) => (typeof value === "bigint" ? String(value) : value));
    const spaced = (row: unknown[]) => row.with(5, typeof row[5] === "string" ? row[5].replace(":", ": ") : row[5]);
    expect(stored.rows.map(shown)).toEqual(given.map((row) => shown(spaced(row))));
  });
});

test("a value that its column does not take is refused", () => {
  const row = (type: ColumnType, value: unknown) => () => new BinaryRows([type]).add([value]);
  expect(row("timestamptz", 5)).toThrow("A timestamptz column does not take number.");
  expect(row("int4", "5")).toThrow("A int4 column does not take a text.");
  expect(row("int8", 1.5)).toThrow(RangeError);
});
