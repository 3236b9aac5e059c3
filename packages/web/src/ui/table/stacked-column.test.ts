import { expect, test } from "vitest";
import { stackedColumns, stackedTotals } from "./stacked-column.tsx";

const column = (id: string, numeric = false) => ({ id, header: id, cell: () => id, numeric });
const columns = [column("name"), column("contact"), column("bonuses", true), column("visits", true), column("joined")];
const ids = (sorted: string | null, of = columns) =>
  stackedColumns(of, sorted === null ? null : { column: sorted, descending: true }).map(({ id }) => id);

test("a row of two lines shows its name, a text and a number", () => {
  expect(ids(null)).toEqual(["name", "contact", "bonuses"]);
});

test("the sorted column is always shown", () => {
  expect(ids("visits")).toEqual(["name", "contact", "visits"]);
  expect(ids("joined")).toEqual(["name", "joined", "bonuses"]);
  expect(ids("name")).toEqual(["name", "contact", "bonuses"]);
});

test("without numbers, or without texts, the first two others are shown", () => {
  expect(ids(null, [column("name"), column("code"), column("unit")])).toEqual(["name", "code", "unit"]);
  expect(ids("c", [column("name"), column("a", true), column("b", true), column("c", true)])).toEqual([
    "name",
    "a",
    "c",
  ]);
  expect(ids(null, [column("name")])).toEqual(["name"]);
});

test("rows of totals keep their names in two lines, so none stays behind when the window is widened", () => {
  const rows = ["Closing balance", "Opening balance"].map((label) => ({ label, cells: { bonuses: "5.00" } }));
  expect(rows.map((row) => stackedTotals(row, columns).label)).toEqual(["Closing balance", "Opening balance"]);
});
