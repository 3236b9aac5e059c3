import { expect, test } from "vitest";
import { RequestCounts } from "./request-counts.ts";
import { sharedCounter } from "./shared-counter.ts";

test("a minute starts with the first request of an address", () => {
  const counts = new RequestCounts();
  expect(counts.count("a", 0)).toEqual({ current: 1, ttl: 60_000 });
  expect(counts.count("a", 20_000)).toEqual({ current: 2, ttl: 40_000 });
  expect(counts.count("b", 20_000)).toEqual({ current: 1, ttl: 60_000 });
  expect(counts.count("a", 59_999)).toEqual({ current: 3, ttl: 1 });
  expect(counts.count("a", 60_000)).toEqual({ current: 1, ttl: 60_000 });
  expect(counts.count("b", 60_000)).toEqual({ current: 2, ttl: 20_000 });
});

test("of too many addresses the oldest is dropped", () => {
  const counts = new RequestCounts();
  for (let address = 0; address <= 20_000; address += 1) counts.count(`${address}`, 0);
  expect(counts.count("20000", 1).current).toBe(2);
  expect(counts.count("0", 1).current).toBe(1);
});

test("each request gets its own count, in order", async () => {
  const requested: string[] = [];
  const { counter, counted } = sharedCounter((address) => requested.push(address));
  const waiting = [counter("a"), counter("b"), counter("a")];
  counted("a", { current: 7, ttl: 1 });
  counted("b", { current: 1, ttl: 1 });
  counted("a", { current: 8, ttl: 1 });
  expect((await Promise.all(waiting)).map(({ current }) => current)).toEqual([7, 1, 8]);
  expect(requested).toEqual(["a", "b", "a"]);
});
