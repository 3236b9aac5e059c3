import { request as openRequest } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@patron/contract/client";
import { DASHBOARD_TABS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
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

/** Sales arrive evenly, whether or not the server keeps up. */
export const salesPerSecond = 40;
/** Short rounds, because the machine may be faster in one of them than in the next. */
const [warmMs, msEach, rounds] = [3_000, 5_000, 12];
/**
 * Sales of the first second of a round are not counted: they find the connections and caches that the work before has left, and what an export
 * costs when it begins. A million rows take minutes.
 */
const settleMs = 1_000;
const dashboards = 10;
/** How often an open dashboard reads its figures again while sales arrive. */
const dashboardMs = 1_500;

/** How much slower a sale is while every transaction of a large business is exported and ten dashboards are open. */
export async function measureExports({ url, owner, tills }: ExportRequest): Promise<Figure> {
  const { token } = await callerOf(url)(calls.auth.token, { body: owner });
  await sellEvenly(tills, warmMs);
  const compared: Compared[] = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const alone = await sellEvenly(tills, msEach);
    const end = new AbortController();
    const read = readExport(url, token, end.signal);
    const open = Array.from({ length: dashboards }, (_, index) =>
      openDashboard(callerOf(url, token), index, end.signal),
    );
    compared.push({ alone, beside: await sellEvenly(tills, msEach) });
    end.abort();
    bytes += await read;
    await Promise.all(open);
  }
  const rate = bytes / 1_000 / ((rounds * (settleMs + msEach)) / 1_000);
  const { value, reference } = slowerOf(compared);
  return {
    name: "sale beside an export",
    value,
    reference: `${reference}; ${salesPerSecond} sales and ${rate.toFixed(0)} kB of the export a second`,
  };
}

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

/** Sells for a moment and then for so long; returns the times of the later sales in milliseconds, from when each was sent. */
export async function sellEvenly(tills: readonly Client[], ms: number): Promise<number[]> {
  const started = performance.now();
  const countOf = (time: number) => Math.round((salesPerSecond * time) / 1_000);
  const sell = async (number: number) => {
    const due = started + (number * 1_000) / salesPerSecond;
    await wait(Math.max(0, due - performance.now()));
    const begun = performance.now();
    await tills[number % tills.length]?.(calls.term.sale, { body: sampleSale }, onceOnly());
    return performance.now() - begun;
  };
  const times = await Promise.all(Array.from({ length: countOf(settleMs + ms) }, (_, number) => sell(number)));
  return times.slice(countOf(settleMs));
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

async function openDashboard(request: Client, index: number, signal: AbortSignal): Promise<void> {
  const tab = DASHBOARD_TABS[index % DASHBOARD_TABS.length] ?? "turnover";
  const ended = new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
  await Promise.race([wait((index * dashboardMs) / dashboards), ended]);
  while (!signal.aborted) {
    await request(calls.dashboard.get, { query: { tab } });
    await Promise.race([wait(dashboardMs), ended]);
  }
}
