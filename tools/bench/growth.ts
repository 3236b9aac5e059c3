import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { slownessNow, withSlowness } from "../../packages/bench/src/machine.ts";
import { type Figure, percentile } from "../../packages/bench/src/measure.ts";
import { readDashboard, readLists } from "../../packages/bench/src/reading.ts";
import { connected } from "../../packages/server/src/kit/database/connection.ts";
import { startEmbedded } from "../../packages/server/src/kit/database/embedded.ts";
import { prepareDatabase } from "../../packages/server/src/kit/database/prepare.ts";
import { measureCalls } from "./calls.ts";
import { preparePricingContext, type SignIn } from "./context.ts";
import { type Cost, costWith } from "./cost.ts";
import { serverOn } from "./processes.ts";
import { keysOf } from "./selling.ts";

// `npm run bench -- --rows 10m`: what the calls cost at so many sales of a business beside what they cost at a hundred thousand. Each size has a folder
// of its own, whose data are made once.

const few = 100_000;
const customers = 1_000;
/** What a figure may grow by. */
const most = 1.5;
/** How often both sizes are measured: a machine that shares its processor is half as fast from one minute to the next. */
const inTurns = 3;
/** The minutes in which a machine of the usual speed makes a million sales, or fewer. */
const loadMinutesPerMillion = 4;

interface GrowthRequest {
  rows: number;
  /** The folder in which each size has its own. */
  data: string;
  report(line: string): void;
}

/** Measures both sizes in turns and reports a line for each figure; whether all stay within what they may grow by. */
export async function measureGrowth({ rows, data, report }: GrowthRequest): Promise<boolean> {
  await using small = await openAt(few, join(data, String(few)), report);
  await using large = await openAt(rows, join(data, String(rows)), report);
  let isWithin = small.isLoadedInTime && large.isLoadedInTime;
  for (const measure of [measureCallsOf, readListsOf, readDashboardOf]) {
    const rounds: [Figure[], Figure[]][] = [];
    for (let round = 0; round < inTurns; round += 1) {
      rounds.push([await withSlowness(() => measure(small)), await withSlowness(() => measure(large))]);
    }
    for (const [index, { name }] of (rounds[0]?.[1] ?? []).entries()) {
      const pairs = rounds.flatMap(([before, after]) => {
        const [few, many] = [before[index], after[index]];
        return few && many ? [{ small: few, large: many }] : [];
      });
      if (pairs.length < inTurns) throw new Error(`"${name}" was not measured each time.`);
      isWithin = compared(pairs, report) && isWithin;
    }
  }
  return isWithin;
}

/** A figure at both sizes, one right after the other. */
interface Both {
  small: Figure;
  large: Figure;
}

/** Reports by how much a figure grows in the middle of several rounds; whether it may. Each is taken as it would be on a machine of the usual speed. */
function compared(rounds: readonly Both[], report: GrowthRequest["report"]): boolean {
  const [first] = rounds;
  if (!first) throw new Error("A figure was not measured.");
  // Of calls a second more is better.
  const isSpeed = first.large.name.includes("calls a second");
  const usual = ({ value, slowness = 1 }: Figure) => (isSpeed ? value * slowness : value / slowness);
  const grown = rounds.map(({ small, large }) => {
    const [before, after] = [usual(small), usual(large)];
    return { before, after, ratio: isSpeed ? before / after : after / before };
  });
  const middle = (of: (one: (typeof grown)[number]) => number) => percentile(grown.map(of), 50);
  const ratio = middle((one) => one.ratio);
  const title = [first.large.name, first.large.detail].filter(Boolean).join(", ");
  const each = grown.map((one) => one.ratio.toFixed(2)).join(", ");
  const remark = ratio > most ? " (too much)" : "";
  const [before, after] = [middle((one) => one.before), middle((one) => one.after)];
  report(`${title}: ${before.toFixed(2)} → ${after.toFixed(2)}, ${ratio.toFixed(2)} times (${each})${remark}`);
  return ratio <= most;
}

/** A server on a database with so many sales. */
interface Installation {
  owner: Client;
  tills: readonly Client[];
  costOf: Cost;
  /** The last day with sales. */
  until: string;
  /** False if making the sales took longer than it may. */
  isLoadedInTime: boolean;
  [Symbol.asyncDispose](): Promise<void>;
}
type Measure = (installation: Installation) => Promise<Figure[]>;

const measureCallsOf: Measure = ({ costOf, owner, tills }) => measureCalls({ costOf, owner, tills });
const readListsOf: Measure = ({ owner }) => readLists(owner);
const readDashboardOf: Measure = ({ owner, until }) => readDashboard(owner, until);

async function openAt(transactions: number, dataDir: string, report: GrowthRequest["report"]): Promise<Installation> {
  await using opened = new AsyncDisposableStack();
  mkdirSync(dataDir, { recursive: true });
  const database = await startEmbedded({ dataDir, report });
  opened.defer(() => database.stop());
  await prepareDatabase(database.address, () => {});
  const target = { address: database.address, dataDir };
  const slownessBefore = await slownessNow();
  const { sales, people, until, loadMinutes } = await preparePricingContext({
    ...target,
    transactions,
    customers,
    report,
  });
  // The machine is compared while it rests: loading keeps all cores busy.
  const slowness = (slownessBefore + (await slownessNow())) / 2;
  const isLoadedInTime =
    loadMinutes === undefined || reportLoading({ transactions, minutes: loadMinutes, slowness }, report);
  // Otherwise the database would do so by itself while it is measured.
  await connected(database.address.owner, (client) => client.query("vacuum (analyze)"));
  const server = await serverOn(target);
  opened.defer(() => server.stop());
  const api = `${server.url}/api`;
  const signedIn = async (body: SignIn) => callerOf(api, (await callerOf(api)(calls.auth.token, { body })).token);
  const installation = {
    owner: await signedIn(sales),
    tills: (await keysOf(await signedIn(people))).map((key) => callerOf(api, key)),
    costOf: costWith({ server, empty: () => fetch(`${server.url}/health/live`) }),
    until,
    isLoadedInTime,
  };
  const open = opened.move();
  return { ...installation, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

interface Loaded {
  transactions: number;
  minutes: number;
  slowness: number;
}

/** Reports how long the sales took to make; whether they may. */
function reportLoading({ transactions, minutes, slowness }: Loaded, report: GrowthRequest["report"]): boolean {
  const allowed = Math.max(transactions / 1_000_000, 1) * loadMinutesPerMillion * slowness;
  const isInTime = minutes <= allowed;
  report(
    `${transactions.toLocaleString("en")} sales were made in ${minutes.toFixed(1)} of ${allowed.toFixed(1)} minutes on a machine ${slowness.toFixed(2)} times as slow as usual${isInTime ? "" : " (too much)"}`,
  );
  return isInTime;
}
