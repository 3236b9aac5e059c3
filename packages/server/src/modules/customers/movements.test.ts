import { expect, test } from "vitest";
import { mergeNewestFirst } from "./movements.ts";

const at = (id: string, second: number) => ({ id, event_dt: `2026-11-23T10:00:0${second}.000Z` });
const idsOf = (accounts: Parameters<typeof mergeNewestFirst<ReturnType<typeof at>>>[0]) =>
  mergeNewestFirst(accounts).map(({ id }) => id);

test("movements of one moment keep the order of their account, whatever their ids", () => {
  expect(idsOf([[at("b", 2), at("c", 2), at("a", 2), at("d", 1)]])).toEqual(["b", "c", "a", "d"]);
});

test("movements of several accounts merge by time", () => {
  expect(idsOf([[at("a", 5), at("b", 1)], [at("c", 6), at("d", 3)], [at("e", 2)]])).toEqual(["c", "a", "d", "e", "b"]);
  expect(idsOf([])).toEqual([]);
});
