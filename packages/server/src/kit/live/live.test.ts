import { randomUUID } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import type { Changed } from "./history.ts";
import { openLive } from "./live.ts";

const { address, drop } = await freshDatabase();
afterAll(drop);
const log = pino({ level: "silent" });

test("a subscription listens once the database has confirmed it, and then misses nothing", async () => {
  const [pool, others] = [new pg.Pool({ ...address.app, max: 1 }), new pg.Pool(address.app)];
  const busy = await pool.connect();
  const [live, other] = [openLive(pool, log), openLive(others, log)];
  const businessId = randomUUID();
  const heard: (Changed | undefined)[] = [];
  let isListening = false;
  const subscription = live.subscribe(businessId, (changed) => heard.push(changed));
  void subscription.listening.then(() => {
    isListening = true;
  });
  await others.query("select pg_sleep(0.1)");
  expect(isListening).toBe(false);
  busy.release();
  await subscription.listening;
  other.publish(businessId, ["transaction"]);
  await expect.poll(() => heard).toEqual([{ transaction: 1 }]);
  subscription.stop();
  await Promise.all([live.close(), other.close()]);
  await Promise.all([pool.end(), others.end()]);
});

test("what has changed before a subscription is known from the moment on that its server listens", async () => {
  const pool = new pg.Pool(address.app);
  const live = openLive(pool, log);
  const [business, another] = [randomUUID(), randomUUID()];
  const before = performance.now();
  const heard: (Changed | undefined)[] = [];
  const first = live.subscribe(business, (changed) => heard.push(changed));
  await first.listening;
  const listening = performance.now();
  expect(first.recent(performance.now() - before + 1)).toBeUndefined();
  for (const types of [["transaction"], ["transaction", "customer"]] as const) {
    live.publish(business, types);
    await expect.poll(() => heard.length).toBe(types.length);
  }
  first.stop();
  live.publish(another, ["pos"]);
  const later = live.subscribe(business, () => {});
  await later.listening;
  expect(later.recent(performance.now() - listening)).toEqual({ transaction: 2, customer: 1 });
  expect(later.recent(0)).toEqual({});
  expect(later.recent(60_001)).toBeUndefined();
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen patron_live%' and datname = current_database()",
  );
  await expect.poll(() => later.recent(performance.now() - listening)).toBeUndefined();
  await live.close();
  await pool.end();
});
