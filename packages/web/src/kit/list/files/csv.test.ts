import { createElement } from "react";
import { expect, test } from "vitest";
import { decimalCell, type ListColumn } from "#kit/list/columns/columns.tsx";
import { csvOf } from "./csv.ts";

interface Row {
  title: string;
  count: number;
  on: boolean;
}
const columns: ListColumn<Row>[] = [
  {
    id: "title",
    header: "Name",
    text: (row) => row.title,
    cell: (row) => createElement("b", null, createElement("i", null, row.title)),
  },
  { id: "count", header: "Terminals", key: (row) => row.count, cell: (row) => `${row.count} pieces` },
  { id: "on", header: 'State, "now"', key: (row) => row.on, cell: (row) => createElement("b", null, row.on && "On") },
];
const linesOf = (text: string) => text.split("\r\n");

test("has a mark of its encoding, a head, and a line for every row as it is read", () => {
  const text = csvOf(columns, [{ title: "Яблуко", count: -2, on: true }]);
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(linesOf(text.slice(1))).toEqual(['Name,Terminals,"State, ""now"""', "Яблуко,-2,On", ""]);
});

test("writes a negative amount with a hyphen, as other programs read it", () => {
  const amount: ListColumn<Row> = { id: "amount", header: "Amount", cell: () => "−5.00 €" };
  expect(linesOf(csvOf([amount], [{ title: "", count: 0, on: false }]))[1]).toBe("'-5.00 €");
});

test("writes an amount as its decimal, whatever it is sorted by, and nothing where it is not known", () => {
  const amount: ListColumn<{ amount: string | null }> = {
    id: "amount",
    header: "Amount",
    key: (row) => BigInt((row.amount ?? "0").replace(".", "")),
    cell: (row) => row.amount ?? "not known",
    file: (row) => decimalCell(row.amount),
  };
  const rows = [{ amount: "9007199254740993.05" }, { amount: "-5.00" }, { amount: null }];
  expect(linesOf(csvOf([amount], rows).slice(1))).toEqual(["Amount", "9007199254740993.05", "-5.00", "", ""]);
});

test("quotes what would break a line, and lets no cell be computed", () => {
  const rows = ['a "b"', "x, y", "two\nlines", "=1+1", "+380", "-1", "@a", "\tx"].map((title) => ({
    title,
    count: 0,
    on: false,
  }));
  const text = csvOf(columns.slice(0, 1), rows);
  expect(text).toContain('"a ""b"""\r\n"x, y"\r\n"two\nlines"\r\n');
  for (const dangerous of ["'=1+1", "'+380", "'-1", "'@a", "'\tx"]) expect(text).toContain(`\r\n${dangerous}\r\n`);
});
