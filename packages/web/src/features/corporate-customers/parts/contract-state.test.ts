import { expect, test } from "vitest";
import { contractState } from "./contract-state.ts";

const now = new Date(2026, 10, 23, 23, 30);
test.each([
  [null, "open"],
  ["2026-11-22", "ended"],
  ["2026-11-23", "ending"],
  ["2027-01-22", "ending"],
  ["2027-01-23", "open"],
])("a contract until %s is %s", (lastDay, state) => {
  expect(contractState(lastDay, now).state).toBe(state);
});

test("the last day counts", () => {
  expect(contractState("2026-11-24", now).days).toBe(1);
  expect(contractState("2026-11-23", now).days).toBe(0);
});
