import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { givingWay, isServing, serving } from "./serving.ts";

async function* batches() {
  for (const batch of [1, 2, 3]) {
    await wait(2);
    yield batch;
  }
}

test("a request counts until it is answered or fails", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const answered = serving(() => promise);
  const failed = serving(() => Promise.reject(new Error("no")));
  await expect(failed).rejects.toThrow("no");
  expect(isServing()).toBe(true);
  resolve("done");
  expect(await answered).toBe("done");
  expect(isServing()).toBe(false);
});

test("long work goes on after a request is answered", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = serving(() => promise);
  const read: number[] = [];
  let checks = 0;
  const isBusy = () => {
    checks += 1;
    if (checks === 3) resolve();
    return checks < 3 && isServing();
  };
  for await (const batch of givingWay(batches(), isBusy)) read.push(batch);
  await answered;
  expect(read).toEqual([1, 2, 3]);
  expect(checks).toBeGreaterThanOrEqual(3);
});

test("long work goes on under requests that never end, after a rest for each batch", async () => {
  const read: number[] = [];
  let checks = 0;
  const isBusy = () => {
    checks += 1;
    return true;
  };
  for await (const batch of givingWay(batches(), isBusy)) read.push(batch);
  expect(read).toEqual([1, 2, 3]);
  // Each rest looks more than once whether it is over.
  expect(checks).toBeGreaterThan(3);
});
