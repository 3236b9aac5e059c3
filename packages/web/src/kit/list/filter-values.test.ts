import { describe, expect, test } from "vitest";
import { askedBy, type Filter, fitting } from "./filter-values.ts";

const filters: Filter<{ type: string }>[] = [
  { name: "type", label: "Type", options: [], fits: (row, value) => row.type === value },
  { kind: "days", name: "date", from: "date_from", to: "date_to", label: "Date" },
  { kind: "flag", name: "canceled", label: "Cancelled", yes: "Only", no: "Without" },
];

describe("what filters ask of a call", () => {
  test("is nothing while none is set, and nothing that is no filter", () => {
    expect(askedBy(filters, { page: "2", q: "a" }, "2026-11-21")).toEqual({});
  });

  test("explicit days stand as they are, half a period too", () => {
    expect(askedBy(filters, { date_from: "2026-11-01", canceled: "true" }, "2026-11-21")).toEqual({
      date_from: "2026-11-01",
      canceled: "true",
    });
  });

  test("a period that moves becomes the days that it is today, whatever else is written", () => {
    const search = { date: "last-7-days", date_from: "2020-01-01" };
    expect(askedBy(filters, search, "2026-11-21")).toEqual({ date_from: "2026-11-15", date_to: "2026-11-21" });
    expect(askedBy(filters, { date: "next-year" }, "2026-11-21")).toEqual({});
  });

  test("rows are judged here only by what says how", () => {
    const rows = [{ type: "a" }, { type: "b" }];
    expect(fitting(rows, filters, { type: "b", canceled: "true" })).toEqual([{ type: "b" }]);
    expect(fitting(rows, filters, {})).toBe(rows);
  });
});
