import { describe, expect, test } from "vitest";
import { areFiltered, type Filter, filterNames, fitting, isFiltered, ordered, requestedBy } from "./filter-values.ts";

const filters: Filter<{ type: string }>[] = [
  {
    name: "type",
    label: "Type",
    options: [
      { value: "a", label: "A" },
      { value: "b", label: "B" },
    ],
    fits: (row, value) => row.type === value,
  },
  { kind: "days", name: "date", from: "date_from", to: "date_to", label: "Date" },
  { kind: "flag", name: "canceled", label: "Cancelled", yes: "Only", no: "Without" },
];

describe("the query of filters", () => {
  test("is nothing while none is set, and nothing that is no filter", () => {
    expect(requestedBy(filters, { page: "2", q: "a" }, "2026-11-21")).toEqual({});
  });

  test("explicit days stand as they are, half a period too", () => {
    expect(requestedBy(filters, { date_from: "2026-11-01", canceled: "true" }, "2026-11-21")).toEqual({
      date_from: "2026-11-01",
      canceled: "true",
    });
  });

  test("a period that moves becomes the days that it is today, whatever else is written", () => {
    const search = { date: "last-7-days", date_from: "2020-01-01" };
    expect(requestedBy(filters, search, "2026-11-21")).toEqual({ date_from: "2026-11-15", date_to: "2026-11-21" });
    expect(requestedBy(filters, { date: "next-year" }, "2026-11-21")).toEqual({});
  });

  test("a range sends the ends that it has, by their own names", () => {
    const range = { kind: "range", name: "amount", from: "amount_from", to: "amount_to", label: "To pay" } as const;
    const amounts: Filter[] = [{ ...range, whole: 13, digits: 2 }];
    expect(filterNames(amounts)).toEqual(["amount_from", "amount_to"]);
    expect(requestedBy(amounts, { amount: "5", amount_to: "10.50" }, "2026-11-21")).toEqual({ amount_to: "10.50" });
    expect(amounts.map((one) => isFiltered(one, { amount_from: "0" }))).toEqual([true]);
    expect(amounts.map((one) => isFiltered(one, { amount: "0" }))).toEqual([false]);
  });

  test.each([
    [
      { from: "10", to: "9.99" },
      { from: "9.99", to: "10" },
    ],
    [
      { from: "9.99", to: "10" },
      { from: "9.99", to: "10" },
    ],
    [
      { from: "-2", to: "-10" },
      { from: "-10", to: "-2" },
    ],
    [
      { from: "7", to: "7.00" },
      { from: "7", to: "7.00" },
    ],
    [
      { from: null, to: "1" },
      { from: null, to: "1" },
    ],
    [
      { from: "9007199254740993", to: "9007199254740992" },
      { from: "9007199254740992", to: "9007199254740993" },
    ],
  ])("the ends of %j stand in order", (written, range) => {
    expect(ordered(written)).toEqual(range);
  });

  test("what a filter cannot have counts as absent", () => {
    const range = { kind: "range", name: "amount", from: "amount_from", to: "amount_to", label: "To pay" } as const;
    const all: Filter[] = [...(filters as Filter[]), { ...range, whole: 3, digits: 2 }];
    const nonsense = { type: "c", date: "next-year", date_from: "2026-02-31", date_to: "x", canceled: "maybe" };
    const numbers = [{ amount_from: "-1" }, { amount_from: "1000" }, { amount_to: "0.125" }, { amount_to: "1e3" }];
    for (const search of [nonsense, ...numbers]) {
      expect([search, requestedBy(all, search, "2026-11-21")]).toEqual([search, {}]);
      expect([search, areFiltered(all, search)]).toEqual([search, false]);
    }
    const debts: Filter[] = [{ ...range, whole: 3, digits: 2, negative: true }];
    expect(requestedBy(debts, { amount_from: "-1.50" }, "2026-11-21")).toEqual({ amount_from: "-1.50" });
    // Records are options only once they have loaded.
    const id = "01a21d86-7fef-7000-9d5a-0e0fb4d9926f";
    expect(requestedBy(all, { type: id }, "2026-11-21")).toEqual({ type: id });
  });

  test("only filters with a predicate match rows in the browser", () => {
    const rows = [{ type: "a" }, { type: "b" }];
    expect(fitting(rows, filters, { type: "b", canceled: "true" })).toEqual([{ type: "b" }]);
    expect(fitting(rows, filters, {})).toBe(rows);
  });
});
