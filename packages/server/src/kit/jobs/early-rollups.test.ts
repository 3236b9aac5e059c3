import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeEach, expect, inject, test, vi } from "vitest";
import { newId } from "../id.ts";
import { openEarlyRollups } from "./early-rollups.ts";

const { app, worker } = inject("database");
const pool = new pg.Pool({ ...app, max: 1 });
const queue = new pg.Pool({ ...worker, max: 1 });
const log = pino({ level: "silent" });
afterAll(async () => {
  await pool.end();
  await queue.end();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Starts counting for a new business, and records the requests instead of sending them. */
function start() {
  const sent = vi.spyOn(pool, "query").mockImplementation(() => undefined);
  const rollups = openEarlyRollups(pool, log);
  const businessId = newId();
  const sell = (sales: number) => {
    for (let sale = 0; sale < sales; sale += 1) rollups.count(businessId, ["transaction", "customer"]);
  };
  return { rollups, businessId, sell, sent };
}

test("few transactions wait for the schedule", async () => {
  const { rollups, businessId, sell, sent } = start();
  sell(99);
  for (let change = 0; change < 500; change += 1) rollups.count(businessId, ["customer"]);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  sell(99);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sent).not.toHaveBeenCalled();
});

test("a burst that goes on requests rollups every five seconds", async () => {
  const { sell, sent } = start();
  for (let tenth = 0; tenth < 120; tenth += 1) {
    sell(20);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(sent).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveBeenCalledTimes(3);
});

test("a burst requests rollups once it pauses, until its last sale is rolled up", async () => {
  const { sell, sent } = start();
  sell(150);
  expect(sent).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveBeenCalledTimes(1);
  sell(1);
  sell(300);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  sell(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(60_000);
  sell(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveBeenCalledTimes(3);
});

test("nothing is requested after the stop", async () => {
  const { rollups, sell, sent } = start();
  sell(200);
  rollups.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).not.toHaveBeenCalled();
});

test("one job of each kind waits for a business and for nothing else, however often it is requested", async () => {
  vi.useRealTimers();
  const rollups = openEarlyRollups(pool, log);
  const businessId = newId();
  const waiting = async () => {
    const { rows } = await queue.query<{ task_identifier: string; queue_name: string | null }>(
      "select task_identifier, queue_name from graphile_worker.jobs where key like '%' || $1 order by 1",
      [businessId],
    );
    return rows;
  };
  for (let round = 0; round < 2; round += 1) {
    for (let sale = 0; sale < 100; sale += 1) rollups.count(businessId, ["transaction"]);
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect.poll(waiting).toEqual([
      { task_identifier: "transactions.rollup", queue_name: null },
      { task_identifier: "turnover.rollup", queue_name: null },
    ]);
  }
  rollups.stop();
  await queue.query("select graphile_worker.remove_job(key) from graphile_worker.jobs where key like '%' || $1", [
    businessId,
  ]);
});
