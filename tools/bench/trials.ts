import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { slownessNow } from "../../packages/bench/src/machine.ts";
import { type Figure, percentile } from "../../packages/bench/src/measure.ts";
import type { SignIn } from "./context.ts";
import { type Compared, loadOf, rangeOf, sellEvenly, slowerOf } from "./exports.ts";

interface TrialRequest {
  url: string;
  /** The owner of the business whose past sales are priced. */
  owner: SignIn;
  /** Tills of another business. */
  tills: readonly Client[];
}

const [salesToWarm, salesEach, rounds] = [120, 160, 5];
const pollMs = 100;

/** How soon a trial of a rule over a year estimates its result, how many past sales it prices a second beside live ones, and what these feel of it. */
export async function measureTrials({ url, owner, tills }: TrialRequest): Promise<Figure[]> {
  const { token } = await callerOf(url)(calls.auth.token, { body: owner });
  const request = callerOf(url, token);
  const { items } = await request(calls.embedded.loyalties, {});
  const path = { loyaltyId: items[0]?.id ?? "" };
  await sellEvenly(tills, loadOf(await slownessNow()), salesToWarm);
  const rates: number[] = [];
  const compared: Compared[] = [];
  const estimates: number[] = [];
  let [priced, pricedMs, all] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const load = loadOf(await slownessNow());
    rates.push(load.salesPerSecond);
    const alone = await sellEvenly(tills, load, salesEach);
    const started = performance.now();
    const { id } = await request(calls.ruleReplays.add, { path, body: yearOf() });
    const one = { path: { ...path, ruleReplayId: id } };
    const read = () => request(calls.ruleReplays.get, one);
    const estimate = untilEstimated(read).then((sales) => {
      all = sales;
      estimates.push(performance.now() - started);
    });
    compared.push({ alone, beside: await sellEvenly(tills, load, salesEach) });
    await estimate;
    const { done_count, ended_dt, created_dt } = await read();
    priced += done_count;
    pricedMs += ended_dt ? Date.parse(ended_dt) - Date.parse(created_dt) : performance.now() - started;
    await request(calls.ruleReplays.remove, one);
  }
  const speed = priced / (pricedMs / 1_000);
  const beside = `beside ${rangeOf(rates)} sales a second`;
  return [
    {
      name: "estimate of a trial over a year",
      value: percentile(estimates, 50),
      reference: `of ${all} sales, ${beside}`,
    },
    {
      name: "past sales that a trial prices a second",
      value: speed,
      reference: `a million in ${(1_000_000 / speed).toFixed(0)} s, ${beside}`,
    },
    { name: "sale beside a trial", ...slowerOf(compared) },
  ];
}

function yearOf() {
  const until = Temporal.Now.plainDateISO("Europe/Kyiv");
  const rule = { title: "Bench", action_type: "discount-check-percent" as const, value: "12" };
  return {
    draft: { kind: "rule" as const, rule },
    date_from: until.subtract({ days: 364 }).toString(),
    date_to: until.toString(),
  };
}

/** Waits for the estimate, or for the result of so few sales that there is none; returns how many sales there are. */
async function untilEstimated(
  read: () => Promise<{ sales_count: number | null; estimate: unknown; result: unknown }>,
): Promise<number> {
  for (;;) {
    const { sales_count, estimate, result } = await read();
    if (estimate !== null || result !== null) return sales_count ?? 0;
    await wait(pollMs);
  }
}
