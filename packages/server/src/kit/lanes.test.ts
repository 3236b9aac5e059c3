import { setImmediate as breath } from "node:timers/promises";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { leaveLanes, takeLane } from "./lanes.ts";

/** Only its identity is looked at. */
const transaction = () => ({}) as PoolClient;

/** Takes a lane and says whether it has been let in by now. */
async function entering(client: PoolClient, lane: string): Promise<{ in: boolean; done: Promise<void> }> {
  const state = { in: false, done: Promise.resolve() };
  state.done = takeLane(client, lane).then(() => {
    state.in = true;
  });
  await breath();
  return state;
}

test("one transaction after another is in a lane, in the order in which they came", async () => {
  const [a, b, c] = [transaction(), transaction(), transaction()];
  const [first, second, third] = [await entering(a, "x"), await entering(b, "x"), await entering(c, "x")];
  expect([first.in, second.in, third.in]).toEqual([true, false, false]);
  leaveLanes(a);
  await breath();
  expect([second.in, third.in]).toEqual([true, false]);
  leaveLanes(b);
  await third.done;
  leaveLanes(c);
  expect((await entering(transaction(), "x")).in).toBe(true);
});

test("other lanes are free, and a transaction does not wait for itself", async () => {
  const [a, b] = [transaction(), transaction()];
  expect((await entering(a, "own")).in).toBe(true);
  expect((await entering(a, "own")).in).toBe(true);
  expect((await entering(b, "other")).in).toBe(true);
  leaveLanes(a);
  leaveLanes(b);
});

test("one that leaves before it was let in keeps nobody", async () => {
  const [a, b, c] = [transaction(), transaction(), transaction()];
  await entering(a, "left");
  await entering(b, "left");
  const third = await entering(c, "left");
  leaveLanes(b);
  await breath();
  expect(third.in).toBe(false);
  leaveLanes(a);
  await third.done;
  leaveLanes(c);
});

test("two that wait for each other go on after a second", async () => {
  const [a, b] = [transaction(), transaction()];
  await takeLane(a, "one");
  await takeLane(b, "two");
  const begun = performance.now();
  await Promise.all([takeLane(a, "two"), takeLane(b, "one")]);
  expect(performance.now() - begun).toBeGreaterThan(900);
  leaveLanes(a);
  leaveLanes(b);
});
