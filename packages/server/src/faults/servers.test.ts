import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, test } from "vitest";
import { startBalancer } from "../../test/faults/balancer.ts";
import { startLinked } from "../../test/faults/link.ts";
import {
  expectSharedEvents,
  expectSharedSessions,
  expectSharedSettings,
  expectSharedThrottle,
  reach,
} from "../../test/faults/shared.ts";
import { type Attempt, causesOf, expectLedger, figuresOf, keepSelling, openShop } from "../../test/faults/tills.ts";

// Two servers on one database agree as the processes of one do, and one may end without the other. One of them has two processes.

// On a busy machine the balancer may notice late that a server is leaving.
const drains = { PATRON_DRAIN_SECONDS: "3" };
const { patron, newServer } = await startLinked(drains);
const other = await newServer({ ...drains, PATRON_PROCESSES: "2" });
await other.start();

test("share settings, sessions, attempts and events", async () => {
  const reached = reach([patron.url, other.url], 2);
  await expectSharedSettings(reached);
  await expectSharedSessions(reached);
  await expectSharedThrottle(reached);
  await expectSharedEvents(reached);
});

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
});

// Which database there is makes no difference to a server that leaves, so `npm test` asks on a plain one only.
const isAskedElsewhere = inject("nodes").length > 0 && process.env.PATRON_FAULTS !== "full";
test.skipIf(isAskedElsewhere)(
  "are replaced one after the other behind a balancer, and no request fails",
  async ({ annotate }) => {
    const url = await startBalancer([patron.url, other.url]);
    const attempts: Attempt[] = [];
    const shop = await openShop(url, 6, (attempt) => attempts.push(attempt));
    const selling = keepSelling(shop.tills);
    for (const one of [other, patron]) {
      await wait(500);
      await one.stop();
      await wait(500);
      await one.start();
    }
    await wait(500);
    const acknowledged = await selling.stop();
    await annotate(figuresOf(attempts));
    const refused = attempts.filter(({ status }) => status !== 200);
    expect(refused, causesOf(refused, [patron, other])).toEqual([]);
    await expectLedger(shop, acknowledged);
  },
);
