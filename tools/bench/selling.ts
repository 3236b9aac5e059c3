import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { type Figure, perSecond } from "../../packages/bench/src/measure.ts";
import { onceOnly, openDemoServer } from "../../packages/demo/src/api.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import type { SignIn } from "./context.ts";
import { pgbench } from "./pgbench.ts";
import { bareDriver, type Repeated, recordSale, sampleSale } from "./replay.ts";

interface SellRequest {
  address: DatabaseAddress;
  dataDir: string;
  /** The server to measure. */
  url: string;
  people: SignIn;
}
/** Short turns: a machine that shares its processor is faster or slower for some seconds. */
export const turns = { warm: 2, counted: 8, ms: 1_000 };
/** A server that has just started compiles its code in the first thousands of sales: they take two to three times as much of its time. */
const warmAfterStart = 12;

/**
 * Sales per second through the API, compared with the bare driver and pgbench (if installed), which send the same statements. They
 * alternate, so other load affects all of them.
 */
export async function measureSelling({ address, dataDir, url, people }: SellRequest): Promise<Figure[]> {
  const { token } = await callerOf(url)(calls.auth.token, { body: people });
  const keys = await keysOf(callerOf(url, token));
  const server = await openDemoServer(address, dataDir, 1);
  const driver = await bareDriver(address);
  let baselineResult: Awaited<ReturnType<typeof pgbench>>;
  try {
    server.goTo(Date.now());
    const recorded: Repeated[] = [];
    for (const key of keys) recorded.push(await recordSale(server, key, sampleSale));
    baselineResult = await pgbench(address, recorded);
    const tills = keys.map((key) => callerOf(url, key));
    const figures: Figure[] = [];
    for (const callers of [1, 16]) {
      let [served, bare, plain] = [0, 0, 0];
      for (let turn = callers === 1 ? -warmAfterStart : -turns.warm; turn < turns.counted; turn += 1) {
        let next = 0;
        const driven = await perSecond(callers, turns.ms, () => driver.sell(recorded[next++ % callers] ?? []));
        const sent = await baselineResult?.perSecond(callers, turns.ms / 1000);
        const sold = await perSecond(callers, turns.ms, () => {
          const till = tills[next++ % callers];
          if (!till) throw new Error("Every caller has a till.");
          return till(calls.term.sale, { body: sampleSale }, onceOnly());
        });
        if (turn < 0) continue;
        [served, bare, plain] = [served + sold, bare + driven, plain + (sent ?? 0)];
      }
      const [patron, baseline] = [served / turns.counted, bare / turns.counted].map(Math.round);
      const beside = baselineResult
        ? `pgbench ${Math.round(plain / turns.counted)}, the ratio to it ${(served / plain).toFixed(2)}`
        : "pgbench is not installed";
      const reference = `${patron} sales a second, the bare driver ${baseline}, ${beside} (${recorded[0]?.length} statements each)`;
      figures.push({ name: `sale, ${callers} caller${callers > 1 ? "s" : ""}`, value: served / bare, reference });
    }
    return figures;
  } finally {
    baselineResult?.close();
    await driver.close();
    await server.close();
  }
}

/** A new key for every till of the benchmark's shop. */
export async function keysOf(request: Client): Promise<string[]> {
  const { items } = await request(calls.terminals.list, {});
  const keys: string[] = [];
  for (const { id } of items)
    keys.push((await request(calls.terminals.updateKey, { path: { terminalId: id } }, onceOnly())).api_key);
  return keys;
}
