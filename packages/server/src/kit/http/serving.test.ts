import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Activity, activity, givingWay, serving } from "./serving.ts";

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
  expect(activity()).toBe("answering");
  resolve("done");
  expect(await answered).toBe("done");
  expect(activity()).not.toBe("answering");
  await expect.poll(activity).toBe("idle");
});

test("long work goes on after a request is answered", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = serving(() => promise);
  const read: number[] = [];
  let checks = 0;
  const now = () => {
    checks += 1;
    if (checks === 3) resolve();
    return checks < 3 ? activity() : "idle";
  };
  for await (const batch of givingWay(batches(), now)) read.push(batch);
  await answered;
  expect(read).toEqual([1, 2, 3]);
  expect(checks).toBeGreaterThanOrEqual(3);
});

test.each<Activity>(["answering", "between"])("%s: long work goes on after a rest for each batch", async (what) => {
  const read: number[] = [];
  let checks = 0;
  const now = () => {
    checks += 1;
    return what;
  };
  for await (const batch of givingWay(batches(), now)) read.push(batch);
  expect(read).toEqual([1, 2, 3]);
  // Each rest looks more than once whether it is over.
  expect(checks).toBeGreaterThan(3);
});

test("long work does not rest on an idle server", async () => {
  let checks = 0;
  const now = () => {
    checks += 1;
    return "idle" as const;
  };
  for await (const _ of givingWay(batches(), now));
  expect(checks).toBe(3);
});
