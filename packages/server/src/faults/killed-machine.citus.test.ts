import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { prepareCluster, startCluster } from "../../test/citus/cluster.ts";
import { machineOf } from "../../test/citus/machine.ts";
import { Sales } from "../../test/citus/sales.ts";
import { portOf, preparedCount, twoShops } from "../../test/citus/where.ts";
import { drawn, profile } from "../../test/faults/profile.ts";
import { startTestServer } from "../../test/server.ts";

// The PostgreSQL of one worker is killed while businesses on two workers sell, and started again on its data. On a cluster of its own, which
// keeps what it has committed: the other tests need theirs, and its durability is off.

const cluster = await startCluster({ isDurable: true });
afterAll(cluster.stop);
const address = await prepareCluster(cluster);
const server = await startTestServer({}, address);
const [one, other] = await twoShops(server, address);

/** The status of the health check, for a business or none. */
async function readiness(shop?: typeof one): Promise<number> {
  const question = shop ? `?business=${shop.w.businessId}` : "";
  return (await fetch(`${server.url}/health/ready${question}`)).status;
}

test(`every acknowledged sale survives ${profile.machineKills} kills of its machine, once, and the business on the other machine notices nothing`, async ({
  annotate,
}) => {
  const port = await portOf(one.w.businessId, address);
  const machine = await machineOf(cluster.nodes.find((node) => node.port === port)!); // A business lies on a machine of the cluster.
  const [lost, kept] = [new Sales(one), new Sales(other)];
  let isOver = false;
  const tills = [lost, lost, lost, kept, kept].map(async (sales) => {
    while (!isOver) await sales.sell(Date.now() + 60_000);
  });
  try {
    for (const pause of drawn(profile.machineKills, 500, 1_500)) {
      await wait(pause);
      const refused = lost.refusals.length;
      await machine.kill();
      // It sells on while the machine is away.
      const sold = kept.sold.size;
      await expect.poll(() => kept.sold.size - sold).toBeGreaterThan(10);
      expect([await readiness(one), await readiness(other), await readiness()]).toEqual([503, 200, 200]);
      await expect.poll(() => lost.refusals.length).toBeGreaterThan(refused);
      await machine.start();
      const back = lost.sold.size;
      await expect.poll(() => lost.sold.size - back).toBeGreaterThan(3);
      expect(await readiness(one)).toBe(200);
    }
  } finally {
    isOver = true;
    await Promise.allSettled(tills);
  }
  await Promise.all(tills);
  await annotate(`${lost.sold.size} sales there, ${kept.sold.size} on the other, ${lost.refusals.length} refusals`);
  expect(kept.refusals).toEqual([]);
  expect([...new Set(lost.refusals)].filter((one) => one !== "409 request.running, to be repeated")).toEqual([
    "503 server.unavailable, to be repeated",
  ]);
  for (const sales of [lost, kept]) await sales.expectStored();
  expect(await preparedCount(address, cluster.nodes)).toBe(0);
});
