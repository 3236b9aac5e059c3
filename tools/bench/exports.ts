import { request as openRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@patron/contract/client";
import { DASHBOARD_TABS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { slownessNow } from "../../packages/bench/src/machine.ts";
import { type Figure, percentile } from "../../packages/bench/src/measure.ts";
import { onceOnly } from "../../packages/demo/src/api.ts";
import type { SignIn } from "./context.ts";
import { sampleSale } from "./replay.ts";

interface ExportRequest {
  url: string;
  /** The owner of the business whose sales are exported. */
  owner: SignIn;
  /** Tills of another business. */
  tills: readonly Client[];
}

/** How much work arrives, whether or not the server keeps up. */
export interface Load {
  salesPerSecond: number;
  /** How often an open dashboard reads its figures again while sales arrive. */
  dashboardMs: number;
}

/**
 * The load of a machine that is so slow. Work that arrives by the clock would be twice as large a part of a machine that is twice as slow: beside an export
 * and dashboards, 95 % of forty sales a second took 1.39 and 1.44 times as long where it was about twice as slow, and 1.50 to 1.52 times where it was 2.4
 * to 2.7 times as slow.
 */
export function loadOf(slowness: number): Load {
  return { salesPerSecond: 40 / slowness, dashboardMs: 1_500 * slowness };
}

/** Short rounds, because the machine may be faster in one of them than in the next. */
const [salesToWarm, salesEach, rounds] = [120, 140, 7];
/**
 * Sales of the first second of a round are not counted: they find the connections and caches that the work before has left, and what an export
 * costs when it begins. A million rows take minutes.
 */
const settleMs = 1_000;
const dashboards = 10;

/** How much slower a sale is while every transaction of a large business is exported and ten dashboards are open. */
export async function measureExports({ url, owner, tills }: ExportRequest): Promise<Figure> {
  const { token } = await callerOf(url)(calls.auth.token, { body: owner });
  await sellEvenly(tills, loadOf(await slownessNow()), salesToWarm);
  const rates: number[] = [];
  const compared: Compared[] = [];
  let [bytes, ms] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const load = loadOf(await slownessNow());
    rates.push(load.salesPerSecond);
    const alone = await sellEvenly(tills, load, salesEach);
    const end = new AbortController();
    const begun = performance.now();
    const read = readExport(url, token, end.signal);
    const open = Array.from({ length: dashboards }, (_, index) =>
      openDashboard(callerOf(url, token), { index, dashboardMs: load.dashboardMs, signal: end.signal }),
    );
    compared.push({ alone, beside: await sellEvenly(tills, load, salesEach) });
    end.abort();
    ms += performance.now() - begun;
    bytes += await read;
    await Promise.all(open);
  }
  const { value, reference } = slowerOf(compared);
  return {
    name: "sale beside an export",
    value,
    reference: `${reference}; ${rangeOf(rates)} sales and ${(bytes / ms).toFixed(0)} kB of the export a second`,
  };
}

/** The rates of the rounds: the lowest and the highest. */
export const rangeOf = (rates: readonly number[]) =>
  `${Math.min(...rates).toFixed(0)} to ${Math.max(...rates).toFixed(0)}`;

/** The times of sales in a round: without other work, and right afterwards beside it. */
export interface Compared {
  alone: readonly number[];
  beside: readonly number[];
}

/**
 * How much slower sales are beside other work: the median of the rounds, because the machine may be slower in some of them, whose sales would be most of the
 * slowest twentieth of all.
 */
export function slowerOf(rounds: readonly Compared[]): { value: number; reference: string } {
  const within = (times: readonly number[]) => percentile(times, 95);
  const ratios = rounds.map(({ alone, beside }) => within(beside) / within(alone));
  const [loaded, quiet] = [within(rounds.flatMap((one) => one.beside)), within(rounds.flatMap((one) => one.alone))];
  const reference = `95 % within ${loaded.toFixed(1)} ms, ${quiet.toFixed(1)} ms without; by round ${ratios.map((ratio) => ratio.toFixed(2)).join(", ")}`;
  return { value: percentile(ratios, 50), reference };
}

/** Sells for a moment and then so many times; returns the times of the later sales in milliseconds, from when each was sent. */
export async function sellEvenly(tills: readonly Client[], { salesPerSecond }: Load, count: number): Promise<number[]> {
  const started = performance.now();
  const uncounted = Math.round((salesPerSecond * settleMs) / 1_000);
  const sell = async (number: number) => {
    const due = started + (number * 1_000) / salesPerSecond;
    await wait(Math.max(0, due - performance.now()));
    const begun = performance.now();
    await tills[number % tills.length]?.(calls.term.sale, { body: sampleSale }, onceOnly());
    return performance.now() - begun;
  };
  const times = await Promise.all(Array.from({ length: uncounted + count }, (_, number) => sell(number)));
  return times.slice(uncounted);
}

/** Reads an export as fast as it comes; returns the bytes that came until the end. */
async function readExport(url: string, token: string, signal: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let bytes = 0;
  const headers = { authorization: `Bearer ${token}`, accept: "text/csv" };
  const sent = openRequest(`${url}${calls.transactions.list.path}`, { headers }, (answer) => {
    if (answer.statusCode !== 200) reject(new Error(`The export was answered with ${answer.statusCode}.`));
    answer.on("data", (piece: Buffer) => {
      bytes += piece.length;
    });
    answer.on("end", () => reject(new Error("The export ended before the measurement did.")));
    answer.on("error", () => {});
  });
  sent.on("error", (error) => (signal.aborted ? undefined : reject(error)));
  signal.addEventListener("abort", () => {
    sent.destroy();
    resolve(bytes);
  });
  sent.end();
  return await promise;
}

interface Opened {
  index: number;
  dashboardMs: number;
  signal: AbortSignal;
}

async function openDashboard(request: Client, { index, dashboardMs, signal }: Opened): Promise<void> {
  const tab = DASHBOARD_TABS[index % DASHBOARD_TABS.length] ?? "turnover";
  const ended = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  await Promise.race([wait((index * dashboardMs) / dashboards), ended]);
  while (!signal.aborted) {
    await request(calls.dashboard.get, { query: { tab } });
    await Promise.race([wait(dashboardMs), ended]);
  }
}
