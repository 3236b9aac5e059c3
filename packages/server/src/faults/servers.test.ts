import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { startLinked } from "../../test/faults/link.ts";
import { expectSharedEvents, expectSharedSettings, expectSharedThrottle, reach } from "../../test/faults/shared.ts";
import { expectLedger, keepSelling, openShop } from "../../test/faults/tills.ts";

// Two servers on one database agree as the processes of one do, and one may end without the other.

const { patron, newServer } = await startLinked();
const other = await newServer();
await other.start();

test("share settings, attempts and events", async () => {
  const reached = reach([patron.url, other.url], 2);
  await expectSharedSettings(reached);
  await expectSharedThrottle(reached);
  await expectSharedEvents(reached);
}, 60_000);

test("one sells on while the other is killed", async () => {
  const shop = await openShop(patron.url, 4);
  const selling = keepSelling(shop.tills);
  await wait(300);
  await other.kill();
  await wait(500);
  const acknowledged = await selling.stop();
  await other.start();
  expect(acknowledged.length).toBeGreaterThan(0);
  await expectLedger(shop, acknowledged);
}, 60_000);
