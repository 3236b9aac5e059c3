import { expect, test } from "vitest";
import { ruleAt } from "./rule-history.ts";
import type { Rule } from "./values.ts";

const rule = { id: "r", title: "Now", value: "10", time_to: "09:00" } as Rule; // Only what the test compares.
const changed = (id: string, field: string, before: unknown, after: unknown) => ({
  ...{ id, action: "changed" as const, entity_id: "r" },
  changes: [{ field, before, after }],
});
const lines = [
  changed("3", "time_to", "10:00", "09:00"),
  { ...changed("other", "value", "1", "2"), entity_id: "of another record" },
  changed("2", "time_to", null, "10:00"),
  changed("1", "value", "5", "10"),
  { id: "0", action: "added" as const, entity_id: "r", changes: [] },
];

test("the history of a rule leads back from the present rule to what it was before and after each change", () => {
  expect(ruleAt(rule, lines, "3")).toEqual({ before: { ...rule, time_to: "10:00" }, after: rule });
  expect(ruleAt(rule, lines, "2")?.before).toEqual({ ...rule, time_to: null });
  const first = { ...rule, time_to: null, value: "5" };
  expect(ruleAt(rule, lines, "1")).toEqual({ before: first, after: { ...first, value: "10" } });
  expect(ruleAt(rule, lines, "0")?.after).toEqual(first);
  expect(ruleAt(rule, lines, "unknown")).toBeUndefined();
});
