import { expect, test } from "vitest";
import { withBatchesFor } from "./goods-batches.ts";

const keys = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => String(from + n));

test("keys are asked for once, at most a hundred at a time", () => {
  const first = withBatchesFor([], [...keys(0, 250), "7"]);
  expect(first.map(({ length }) => length)).toEqual([100, 100, 50]);
  expect(first.flat()).toEqual(keys(0, 250));
});

test("a key that is added is asked for alone, and what was asked for is not asked for again", () => {
  const first = withBatchesFor([], keys(0, 3));
  const second = withBatchesFor(first, ["1", "new"]);
  expect(second).toEqual([keys(0, 3), ["new"]]);
  expect(second[0]).toBe(first[0]);
  expect(withBatchesFor(second, ["0", "new"])).toBe(second);
});
