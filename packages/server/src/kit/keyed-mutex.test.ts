import { setImmediate as breath } from "node:timers/promises";
import type { PoolClient } from "pg";
import { expect, test } from "vitest";
import { lockKey, unlockKeys } from "./keyed-mutex.ts";

/** Only its identity matters. */
const transaction = () => ({}) as PoolClient;

/** Locks a key and returns whether it has been acquired by now. */
async function entering(client: PoolClient, key: string): Promise<{ in: boolean; done: Promise<void> }> {
  const state = { in: false, done: Promise.resolve() };
  state.done = lockKey(client, key).then(() => {
    state.in = true;
  });
  await breath();
  return state;
}

test("one transaction after another holds a key, in the order in which they came", async () => {
  const [a, b, c] = [transaction(), transaction(), transaction()];
  const [first, second, third] = [await entering(a, "x"), await entering(b, "x"), await entering(c, "x")];
  expect([first.in, second.in, third.in]).toEqual([true, false, false]);
  unlockKeys(a);
  await breath();
  expect([second.in, third.in]).toEqual([true, false]);
  unlockKeys(b);
  await third.done;
  unlockKeys(c);
  expect((await entering(transaction(), "x")).in).toBe(true);
});

test("other keys are free, and a transaction does not wait for itself", async () => {
  const [a, b] = [transaction(), transaction()];
  expect((await entering(a, "own")).in).toBe(true);
  expect((await entering(a, "own")).in).toBe(true);
  expect((await entering(b, "other")).in).toBe(true);
  unlockKeys(a);
  unlockKeys(b);
});

test("one that leaves before it was let in keeps nobody", async () => {
  const [a, b, c] = [transaction(), transaction(), transaction()];
  await entering(a, "left");
  await entering(b, "left");
  const third = await entering(c, "left");
  unlockKeys(b);
  await breath();
  expect(third.in).toBe(false);
  unlockKeys(a);
  await third.done;
  unlockKeys(c);
});

test("two that wait for each other go on after a second", async () => {
  const [a, b] = [transaction(), transaction()];
  await lockKey(a, "one");
  await lockKey(b, "two");
  const begun = performance.now();
  await Promise.all([lockKey(a, "two"), lockKey(b, "one")]);
  expect(performance.now() - begun).toBeGreaterThan(900);
  unlockKeys(a);
  unlockKeys(b);
});
