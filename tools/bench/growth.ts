import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { withSlowness } from "../../packages/bench/src/machine.ts";
import type { Figure } from "../../packages/bench/src/measure.ts";
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
  let isWithin = true;
  for (const measure of [measureCallsOf, readListsOf, readDashboardOf]) {
    const before = await withSlowness(() => measure(small));
    for (const [index, figure] of (await withSlowness(() => measure(large))).entries()) {
      const other = before[index];
      if (!other) throw new Error(`"${figure.name}" was not measured with few sales.`);
      isWithin = compared(other, figure, report) && isWithin;
    }
  }
  return isWithin;
}

/** Reports a figure at both sizes, each as it would be on a machine of the usual speed; whether the second is within what it may grow by. */
function compared(small: Figure, large: Figure, report: GrowthRequest["report"]): boolean {
  // Of calls a second more is better.
  const isSpeed = large.name.includes("calls a second");
  const usual = ({ value, slowness = 1 }: Figure) => (isSpeed ? value * slowness : value / slowness);
  const [before, after] = [usual(small), usual(large)];
  const ratio = isSpeed ? before / after : after / before;
  const title = [large.name, large.detail].filter(Boolean).join(", ");
  const remark = ratio > most ? " (too much)" : "";
  report(`${title}: ${before.toFixed(2)} → ${after.toFixed(2)}, ${ratio.toFixed(2)} times${remark}`);
  return ratio <= most;
}

/** A server on a database with so many sales. */
interface Installation {
  owner: Client;
  tills: readonly Client[];
  costOf: Cost;
  /** The last day with sales. */
  until: string;
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
  const begun = performance.now();
  const { sales, people, until } = await preparePricingContext({ ...target, transactions, customers, report });
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
  report(`${transactions.toLocaleString("en")} sales are there after ${minutes} minutes.`);
  // Otherwise the database would do so by itself while it is measured.
  await connected(database.address.owner, (client) => client.query("vacuum (analyze)"));
  const server = await serverOn(target);
  opened.defer(() => server.stop());
  const api = `${server.url}/api`;
  const signedIn = async (body: SignIn) => callerOf(api, (await callerOf(api)(calls.auth.token, { body })).token);
  const installation = {
    owner: await signedIn(sales),
    tills: (await keysOf(await signedIn(people))).map((key) => callerOf(api, key)),
    costOf: costWith(server.cpuMs, () => fetch(`${server.url}/health/live`)),
    until,
  };
  const open = opened.move();
  return { ...installation, [Symbol.asyncDispose]: () => open.disposeAsync() };
}
