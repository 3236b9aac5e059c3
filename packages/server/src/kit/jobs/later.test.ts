import { pino } from "pino";
import { expect, test } from "vitest";
import { beginLater } from "./later.ts";

const log = pino({ level: "silent" });

test("what fails to begin is begun again, and stopped once", async () => {
  let [tries, stops] = [0, 0];
  const later = beginLater(async () => {
    tries += 1;
    if (tries === 1) throw new Error("not yet");
    return {
      async stop() {
        stops += 1;
      },
    };
  }, log);
  await expect.poll(() => tries).toBe(2);
  await later.stop();
  expect(stops).toBe(1);
});

test("stopping ends the wait for the next try", async () => {
  let tries = 0;
  const later = beginLater(async () => {
    tries += 1;
    throw new Error("never");
  }, log);
  await expect.poll(() => tries).toBe(1);
  await later.stop();
  expect(tries).toBe(1);
});

test("what begins while it is stopped is stopped when it has begun", async () => {
  let stops = 0;
  const ready = Promise.withResolvers<void>();
  const later = beginLater(async () => {
    await ready.promise;
    return {
      async stop() {
        stops += 1;
      },
    };
  }, log);
  const stopped = later.stop();
  ready.resolve();
  await stopped;
  expect(stops).toBe(1);
});
