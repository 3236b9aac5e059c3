import { expect, test } from "vitest";
import { isReadable } from "./values.ts";

test.each([
  ["date_from", "2026-02-28", "2026-02-31"],
  ["day", "2028-02-29", "today"],
  ["month", "2026-11", "2026-13"],
  ["time", "23:59", "24:00"],
  ["at", "1", "2026-11-21"],
  ["at", "2026-11-21T08:00:00Z", "2026-11-21T99:00:00Z"],
  ["loyalty", "01a21d86-7fef-7000-9d5a-0e0fb4d9926f", "mine"],
  ["currency", "UAH", "hryvnia"],
])("%s can be %s and not %s", (name, right, wrong) => {
  expect([right, wrong].map((value) => isReadable(name, value))).toEqual([true, false]);
});

test("a name that means something else on every screen can be anything", () => {
  expect(isReadable("search", "2026-02-31")).toBe(true);
});
