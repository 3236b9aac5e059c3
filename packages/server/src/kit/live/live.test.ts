import { randomUUID } from "node:crypto";
import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { type Changed, openLive } from "./live.ts";

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
