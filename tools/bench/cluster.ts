import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@patron/contract/routes";
import type pg from "pg";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { percentile, perSecond } from "../../packages/bench/src/measure.ts";
import { onceOnly } from "../../packages/demo/src/api.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { connected } from "../../packages/server/src/kit/database/connection.ts";
import { prepareDatabase } from "../../packages/server/src/kit/database/prepare.ts";
import { listTenants } from "../../packages/server/src/kit/distributed/tenants.ts";
import { type Cluster, prepareCluster, startCluster } from "../../packages/server/test/citus/cluster.ts";
import { newCustomer, openShop } from "./context.ts";
import { type DatabaseProcesses, processesOf } from "./database-processes.ts";
import { serverOn } from "./processes.ts";
import { sampleSale } from "./replay.ts";
import { keysOf } from "./selling.ts";

// `npm run bench -- --citus`: what a cluster costs and brings, on a cluster of its own (PATRON_CITUS). The plain database beside it lies on the
// coordinator's PostgreSQL, without the extension, so version, settings and disk are the same. Everything alternates, so other load affects all.

const [rounds, salesEach, msEach, businesses] = [12, 40, 4_000, 20];

/** Whose processor time a sale takes, by name: the server and each machine of the cluster. */
type Spenders = Record<string, () => number | Promise<number>>;

interface Till {
  code: string;
  sell(): Promise<unknown>;
}

/** Measures on a new cluster and reports one line for each question. */
export async function measureCluster(report: (line: string) => void): Promise<void> {
  const cluster = await startCluster({ isDurable: true });
  const dataDir = mkdtempSync(join(tmpdir(), "patron-bench-"));
  try {
    const distributed = await prepareCluster(cluster);
    const plain = await plainBeside(cluster, distributed);
    const servers = [await serverOn({ address: plain, dataDir }), await serverOn({ address: distributed, dataDir })];
    const [onPlain, onCluster] = servers.map(({ url }) => `${url}/api`);
    try {
      const [coordinator, ...workers] = await Promise.all(cluster.nodes.map(processesOf));
      const spenders: Spenders = {
        server: () => servers[1]?.cpuMs() ?? 0,
        coordinator: () => coordinator?.cpuMs() ?? 0,
        workers: () => workers.reduce((sum, worker) => sum + worker.cpuMs(), 0),
      };
      report(await connected(distributed.owner, versionOf));
      report(await compareSales(await newTill(onPlain ?? ""), await newTill(onCluster ?? "")));
      report(await costOfSales(await newTill(onCluster ?? ""), spenders));
      report(await compareWorkers(onCluster ?? "", distributed, { spenders, workers }));
    } finally {
      for (const server of servers) await server.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What a sale costs depends on it: see `keepPlans`. */
async function versionOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ version: string }>(
    "select substring(citus_version() from '^Citus [0-9.]+') as version",
  );
  return rows[0]?.version ?? "";
}

/** A migrated database without the extension on the coordinator's PostgreSQL. */
async function plainBeside({ nodes }: Cluster, { owner, app, worker }: DatabaseAddress): Promise<DatabaseAddress> {
  const database = "patron_plain";
  await connected(nodes[0]!, (client) => client.query(`create database ${database} template template0`)); // A cluster has a coordinator.
  const address = { owner: { ...owner, database }, app: { ...app, database }, worker: { ...worker, database } };
  await prepareDatabase(address, () => {});
  return address;
}

async function compareSales(plain: Till, distributed: Till): Promise<string> {
  const times = { plain: [] as number[], distributed: [] as number[] };
  // The first round warms both up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, till] of [
      ["plain", plain],
      ["distributed", distributed],
    ] as const) {
      for (let sale = 0; sale < salesEach; sale += 1) {
        const started = performance.now();
        await till.sell();
        if (round > 0) times[name].push(performance.now() - started);
      }
    }
  }
  const [one, other] = [percentile(times.plain, 50), percentile(times.distributed, 50)];
  return `A sale, median of ${times.plain.length} each: plain ${one.toFixed(1)} ms, cluster ${other.toFixed(1)} ms, ratio ${(other / one).toFixed(2)} (aim: 1.5 at most)`;
}

/** The processor time of a sale, one after another. */
async function costOfSales(till: Till, spenders: Spenders): Promise<string> {
  for (let sale = 0; sale < salesEach; sale += 1) await till.sell();
  const spent = await spending(spenders, async () => {
    for (let sale = 0; sale < rounds * salesEach; sale += 1) await till.sell();
    return rounds * salesEach;
  });
  return `A sale on the cluster, processor time: ${spent}`;
}

/** The milliseconds of each for one of the sales that `work` counts. */
async function spending(spenders: Spenders, work: () => Promise<number>): Promise<string> {
  const before = new Map<string, number>();
  for (const [name, cpuMs] of Object.entries(spenders)) before.set(name, await cpuMs());
  const sales = await work();
  const parts: string[] = [];
  for (const [name, cpuMs] of Object.entries(spenders))
    parts.push(`${name} ${(((await cpuMs()) - (before.get(name) ?? 0)) / sales).toFixed(1)} ms`);
  return parts.join(", ");
}

/** As many businesses sell at once, once all on one worker and once half on each of two. */
async function compareWorkers(
  url: string,
  { owner }: DatabaseAddress,
  { spenders, workers }: { spenders: Spenders; workers: DatabaseProcesses[] },
): Promise<string> {
  const tills: Till[] = [];
  const onWorkers = async () => {
    const placed = await connected(owner, listTenants);
    const ports = [...new Set(placed.map(({ port }) => port))].sort();
    const portOf = new Map(placed.map(({ code, port }) => [code, port]));
    return ports.map((port) => tills.filter(({ code }) => portOf.get(code) === port));
  };
  let [here = [], there = []] = await onWorkers();
  while (here.length < businesses || there.length < businesses / 2) {
    tills.push(await newTill(url));
    [here = [], there = []] = await onWorkers();
  }
  const half = businesses / 2;
  const sets = [here.slice(0, businesses), [...here.slice(0, half), ...there.slice(0, half)]];
  for (const till of new Set(sets.flat())) await till.sell();
  for (const [index, worker] of workers.entries()) await worker.pinTo(index % availableParallelism());
  const sold = [0, 0];
  const spent = ["", ""];
  for (let round = 0; round < 4; round += 1)
    for (const [index, set] of sets.entries()) {
      let next = 0;
      spent[index] = await spending(spenders, async () => {
        sold[index]! += await perSecond(businesses, msEach, () => set[next++ % businesses]!.sell()); // Both are as long.
        return next;
      });
    }
  const [one = 0, two = 0] = sold.map((sum) => sum / 4);
  return [
    `${businesses} businesses at once, each worker on a core of its own: on one ${one.toFixed(0)} sales a second, on two ${two.toFixed(0)}, ratio ${(two / one).toFixed(2)}`,
    `Processor time of each of these sales on one worker: ${spent[0]}; on two: ${spent[1]}; there are ${availableParallelism()} cores`,
  ].join("\n");
}

/** A new business with a till. */
async function newTill(url: string): Promise<Till> {
  const body = { ...newCustomer(), email: `${randomUUID()}@example.com` };
  const session = await callerOf(url)(calls.auth.register, { body });
  const owner = callerOf(url, session.token);
  const { items } = await owner(calls.embedded.loyalties, {});
  await openShop(owner, items[0]?.id ?? "", 1);
  const [key] = await keysOf(owner);
  const till = callerOf(url, key);
  return {
    code: session.business.business_code,
    sell: () => till(calls.term.sale, { body: sampleSale }, onceOnly()),
  };
}
