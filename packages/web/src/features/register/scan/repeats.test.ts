import { expect, test } from "vitest";
import { Repeats } from "./repeats.ts";

test("a code counts once while it stays before the camera, and again after it was away for a moment", () => {
  const repeats = new Repeats();
  const seen = (code: string, ...times: number[]) => times.map((time) => repeats.isNew(code, time));
  expect(seen("482", 0, 100, 1_500, 2_900)).toEqual([true, false, false, false]);
  expect(seen("590", 2_950)).toEqual([true]);
  expect(seen("482", 4_500, 4_600)).toEqual([true, false]);
});
