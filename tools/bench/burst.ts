import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@patron/contract/client";
import { DASHBOARD_TABS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { workMs } from "../../packages/bench/src/machine.ts";
import { type Figure, percentile } from "../../packages/bench/src/measure.ts";
import { onceOnly } from "../../packages/demo/src/api.ts";
import type { SignIn } from "./context.ts";
import { keysOf } from "./selling.ts";

/** A burst: so many sales, evenly over so much time. */
const burst = { sales: 6_000, ms: 30_000 };
/**
 * Sales of the same kind before it, so that the first page has the same before and after; others have no customers, for example. Enough for their rollup to be
 * requested, and the time that it takes.
 */
const [first, rollupMs] = [{ sales: 200, ms: 1_000 }, 2_000];
/** As many afterwards as before: the median of a few would be that of whatever else ran beside them. */
const [warmRounds, quietRounds, roundsAfter] = [5, 25, 25];

const customersEach = 100;

interface BurstRequest {
  url: string;
  /** The owner of a demo business. */
  owner: SignIn;
}
/** A till with the codes that it can sell. */
interface SellingTill {
  request: Client;
  codes: readonly string[];
}
interface Read {
  name: string;
  run(): Promise<unknown>;
}

/**
 * How much slower lists with totals and dashboards are right after a burst of sales than before it. A machine that shares its processor changes its speed
 * within a second, so each read is compared with a fixed piece of work just before and after it.
 */
export async function measureBurst({ url, owner }: BurstRequest): Promise<Figure[]> {
  const { token } = await callerOf(url)(calls.auth.token, { body: owner });
  const request = callerOf(url, token);
  const reads = readsOf(request);
  const tills = await tillsOf(url, request);
  const customerIds = await customersOf(request);
  await sell(tills, customerIds, first);
  await wait(rollupMs);
  await timesOf(reads, warmRounds);
  const before = await timesOf(reads, quietRounds);
  const seconds = await sell(tills, customerIds, burst);
  const after = await timesOf(reads, roundsAfter);
  return reads.map(({ name }) => {
    const [quiet, then] = [before.get(name) ?? [], after.get(name) ?? []];
    const medianMs = (times: readonly Timed[]) => medianOf(times.map(({ ms }) => ms)).toFixed(1);
    const medianWorks = (times: readonly Timed[]) => medianOf(times.map(({ ms, workMs }) => ms / workMs));
    const earliest = then.slice(0, 3).map(({ ms }) => ms.toFixed(0));
    const reference = [
      `${medianMs(then)} ms after ${burst.sales} sales in ${seconds.toFixed(0)} s (the first three ${earliest.join(", ")}),`,
      ` ${medianMs(quiet)} ms before; each beside a fixed piece of work`,
    ].join("");
    return { name: "read after a burst", detail: name, value: medianWorks(then) / medianWorks(quiet), reference };
  });
}

const medianOf = (values: readonly number[]) => percentile(values, 50);

async function tillsOf(url: string, owner: Client): Promise<SellingTill[]> {
  const tills: SellingTill[] = [];
  for (const key of await keysOf(owner)) {
    const request = callerOf(url, key);
    const { items } = await request(calls.term.goods, {});
    const codes = items.filter(({ unit, price }) => unit === "piece" && price !== null).map(({ code }) => code);
    if (codes.length > 0) tills.push({ request, codes });
  }
  return tills;
}

/** Some of the newest ten thousand, others in each run: the same ones would soon have bought more than any real customer. */
async function customersOf(request: Client): Promise<string[]> {
  const { items: programmes } = await request(calls.embedded.loyalties, {});
  const body = { loyalty_id: programmes[0]?.id ?? "" };
  const { total } = await request(calls.customers.search, { body: { ...body, count: 1 } });
  const pages = Math.floor(Math.min(total ?? 0, 10_000) / customersEach);
  const page = 1 + Math.floor(Math.random() * Math.max(1, pages));
  const { items } = await request(calls.customers.search, { body: { ...body, page, count: customersEach } });
  return items.map(({ id }) => id);
}

function readsOf(request: Client): Read[] {
  const until = Temporal.Now.plainDateISO("Europe/Kyiv");
  const year = { date_from: until.subtract({ days: 364 }).toString(), date_to: until.toString() };
  const page = { count: 50 };
  return [
    { name: "transactions", run: () => request(calls.transactions.list, { query: {}, page }) },
    { name: "sold items", run: () => request(calls.transactions.items, { query: {}, page }) },
    ...DASHBOARD_TABS.flatMap((tab) => [
      {
        name: `${tab}, a year`,
        run: () => request(calls.dashboard.get, { query: { tab, ...year, compare: "previous" as const } }),
      },
      { name: `${tab}, thirty days`, run: () => request(calls.dashboard.get, { query: { tab } }) },
    ]),
  ];
}

/** A read, and how long the fixed piece of work took just before and after it, on average. */
interface Timed {
  ms: number;
  workMs: number;
}

/**
 * The times of every read by its name. The reads take turns, in another order each time: what recurs after as many of them, such as collecting garbage,
 * would always fall into the same one.
 */
async function timesOf(reads: readonly Read[], rounds: number): Promise<ReadonlyMap<string, readonly Timed[]>> {
  const times = new Map<string, Timed[]>(reads.map(({ name }) => [name, []]));
  let earlierMs = workMs();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of shuffled(reads, round)) {
      const started = performance.now();
      await run();
      const ms = performance.now() - started;
      const laterMs = workMs();
      times.get(name)?.push({ ms, workMs: (earlierMs + laterMs) / 2 });
      earlierMs = laterMs;
    }
  }
  return times;
}

/** Another order for each round, the same in each run: multiples of different numbers differ modulo a prime. */
function shuffled(reads: readonly Read[], round: number): Read[] {
  const key = (read: Read) => ((reads.indexOf(read) + 1) * (round + 2)) % prime;
  return reads.toSorted((one, other) => key(one) - key(other));
}
/** Greater than the number of reads and of rounds. */
const prime = 31;

/** Sells so much evenly, or as fast as the machine can. Returns the seconds that it took. */
async function sell(
  tills: readonly SellingTill[],
  customerIds: readonly string[],
  { sales, ms }: { sales: number; ms: number },
): Promise<number> {
  const started = performance.now();
  let next = 0;
  const sellAt = async ({ request, codes }: SellingTill) => {
    while (next < sales) {
      const number = next++;
      const due = started + (number * ms) / sales - performance.now();
      if (due > 0) await wait(due);
      const customer_id = number % 4 === 0 ? undefined : customerIds[number % customerIds.length];
      const items = [0, 1, 2].map((line) => ({ code: codes[(number + line * 7) % codes.length] ?? "", quantity: "1" }));
      const body = { items, payments: [{ payment_type: "bank-card" as const }], ...(customer_id && { customer_id }) };
      await request(calls.term.sale, { body }, onceOnly());
    }
  };
  await Promise.all(tills.map(sellAt));
  return (performance.now() - started) / 1000;
}
