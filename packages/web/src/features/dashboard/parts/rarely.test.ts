import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rarely } from "./rarely.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Work that takes so long; `begun` are the moments at which it began, in milliseconds from now. */
function work(ms: number) {
  const start = performance.now();
  const begun: number[] = [];
  const run = async () => {
    begun.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, ms));
  };
  return { run, begun };
}

async function requestEvery(ms: number, until: number, request: () => void): Promise<void> {
  for (let passed = 0; passed < until; passed += ms) {
    request();
    await vi.advanceTimersByTimeAsync(ms);
  }
}

test("begins at once, and again a second and a half after it has ended", async () => {
  const { run, begun } = work(20);
  await requestEvery(10, 4_000, rarely(run).request);
  expect(begun).toEqual([0, 1_520, 3_040]);
});

test("rests for nine times as long as it took, and is never begun while it runs", async () => {
  const { run, begun } = work(2_000);
  await requestEvery(250, 30_000, rarely(run).request);
  expect(begun).toEqual([0, 20_000]);
});

test("is done once more for what was requested while it ran, and not without a request", async () => {
  const { run, begun } = work(100);
  const { request } = rarely(run);
  request();
  await vi.advanceTimersByTimeAsync(50);
  request();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).toEqual([0, 1_600]);
});

test("does not begin after its end, not even what has been requested", async () => {
  const { run, begun } = work(100);
  const { request, end } = rarely(run);
  request();
  await vi.advanceTimersByTimeAsync(50);
  request();
  end();
  request();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).toEqual([0]);
});
