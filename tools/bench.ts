import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../packages/bench/src/caller.ts";
import { firstVisit } from "../packages/bench/src/first-visit.ts";
import { longList, makeLongLists } from "../packages/bench/src/long-list.ts";
import { withSlowness } from "../packages/bench/src/machine.ts";
import type { Figure } from "../packages/bench/src/measure.ts";
import type { Shares } from "../packages/bench/src/profile.ts";
import { readDashboard, readLists, searchCustomers } from "../packages/bench/src/reading.ts";
import { isWithinBudget, page, readBaseline, readBudgets } from "../packages/bench/src/report.ts";
import { routeChange } from "../packages/bench/src/route-change.ts";
import { connected } from "../packages/server/src/kit/database/connection.ts";
import { startEmbedded } from "../packages/server/src/kit/database/embedded.ts";
import { prepareDatabase } from "../packages/server/src/kit/database/prepare.ts";
import { StartRefused } from "../packages/server/src/kit/database/start-refused.ts";
import { measureBonuses } from "./bench/bonuses.ts";
import { measureBulk } from "./bench/bulk.ts";
import { measureBurst } from "./bench/burst.ts";
import { measureCalls } from "./bench/calls.ts";
import { measureCluster } from "./bench/cluster.ts";
import { type Context, newCustomer, preparePricingContext, type SignIn } from "./bench/context.ts";
import { costWith } from "./bench/cost.ts";
import { measureExports } from "./bench/exports.ts";
import { measureGrowth } from "./bench/growth.ts";
import { measureLargeBusinesses } from "./bench/large-businesses.ts";
import { besideTransactions } from "./bench/pgbench.ts";
import { serverOn, startTwice } from "./bench/processes.ts";
import { keysOf, measureSelling } from "./bench/selling.ts";
import { measureTrials } from "./bench/trials.ts";
import { findBrowser } from "./browser.ts";
import { builtWeb } from "./build-web.ts";
import { root } from "./data-directory.ts";
import { readOptions } from "./options.ts";
import { refuse } from "./refusal.ts";

// `npm run bench`: measures, compares with the budgets, writes docs/performance.md, and fails if a budget is exceeded. Its data is created
// once, in a separate folder. With `--citus` it only compares a cluster with a plain database; with `--citus --businesses 10` it reads lists and
// dashboards of ten large businesses on a cluster; with `--rows 10m` it compares many sales with few.

const { values: options } = readOptions({
  options: {
    transactions: { type: "string", default: "1000000" },
    customers: { type: "string", default: "1000000" },
    citus: { type: "boolean", default: false },
    businesses: { type: "string" },
    rows: { type: "string" },
    data: { type: "string", default: process.getuid?.() === 0 ? "/var/lib/patron-bench" : join(root, ".bench") },
  },
});
const size = { transactions: Number(options.transactions), customers: Number(options.customers) };

try {
  if (options.businesses !== undefined) {
    if (!options.citus) throw new StartRefused("--businesses needs --citus.");
    const order = {
      businesses: businessesOf(options.businesses),
      transactions: size.transactions,
      report: console.log,
    };
    process.exit((await measureLargeBusinesses(order)) ? 0 : 1);
  }
  if (options.citus) {
    await measureCluster(console.log);
    process.exit();
  }
  if (options.rows !== undefined) {
    const isWithin = await measureGrowth({ rows: countOf(options.rows), data: options.data, report: console.log });
    process.exit(isWithin ? 0 : 1);
  }
  const browserPath = findBrowser();
  if (!browserPath)
    throw new StartRefused("The web app is measured in a browser: install Chromium, or name one with CHROME_PATH.");
  const priced = await pricingAlone();
  const profiles = new Map<string, Shares>();
  const webDist = await builtWeb(console.log);
  const figures = [
    ...priced,
    ...(await onLargeData({ webDist, browserPath, profiles })),
    ...(await withSlowness(() => onEmptyInstallation(browserPath))),
  ];
  const budgets = readBudgets(join(root, "packages/bench/budgets.json"));
  const baseline = readBaseline(join(root, "packages/bench/baseline.json"));
  const text = page({ figures, budgets, baseline, profiles, about: environmentOf() });
  writeFileSync(join(root, "docs/performance.md"), text);
  console.log(text);
  const broken = figures.filter((figure) => !isWithinBudget(figure, budgets));
  for (const { name, detail, value } of broken)
    console.error(`Broken: ${[name, detail].filter(Boolean).join(", ")} (${value.toFixed(2)}).`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  refuse(error);
}

/** A number of sales, such as 250000, 250k or 10m. */
function countOf(text: string): number {
  const [, digits, unit = ""] = /^(\d{1,9})([km]?)$/.exec(text) ?? [];
  const count = Number(digits) * ({ k: 1_000, m: 1_000_000 }[unit] ?? 1);
  if (!(count >= 200_000)) throw new StartRefused("--rows takes a number of sales of 200k or more, such as 10m.");
  return count;
}

/** A number of businesses. Their ids differ in two digits. */
function businessesOf(text: string): number {
  const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > 256) throw new StartRefused("--businesses takes a number from 1 to 256.");
  return count;
}

async function pricingAlone(): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, "tools/bench/pricing-process.ts")]);
  return JSON.parse(stdout) as Figure[]; // Written by our own script.
}

interface LargeRequest {
  webDist: string;
  browserPath: string;
  profiles: Map<string, Shares>;
}

/** Measurements on large data: selling, lists, search, dashboard, route changes. */
async function onLargeData({ webDist, browserPath, profiles }: LargeRequest): Promise<Figure[]> {
  mkdirSync(options.data, { recursive: true });
  const database = await startEmbedded({ dataDir: options.data, report: console.log });
  try {
    await prepareDatabase(database.address, console.log);
    const target = { address: database.address, dataDir: options.data };
    const context = await preparePricingContext({ ...target, ...size, report: console.log });
    // Otherwise the database would do so by itself while it is measured.
    await connected(database.address.owner, (client) => client.query("vacuum (analyze)"));
    const server = await serverOn({ ...target, webDist });
    const api = `${server.url}/api`;
    const costOf = costWith({ server, empty: () => fetch(`${server.url}/health/live`), profiles });
    try {
      const owner = await signedIn(api, context.sales);
      // Each call gives the tills new keys.
      const tills = () => tillsOf(api, context.people);
      const web = { url: server.url, browserPath };
      return await eachAfterAnother([
        () => measureSelling({ ...target, url: api, people: context.people }),
        () => besideTransactions(database.address, async () => measureCalls({ costOf, owner, tills: await tills() })),
        () => measureBonuses({ ...target, url: api, costOf }),
        async () => [await measureExports({ url: api, owner: context.sales, tills: await tills() })],
        async () => measureTrials({ url: api, owner: context.sales, tills: await tills() }),
        () => read(api, context),
        () => measureBurst({ url: api, owner: context.sales }),
        async () => [await routeChange({ ...web, session: await sessionOf(api, context.sales) })],
        () => measureBulk(web),
      ]);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}

async function eachAfterAnother(measurements: readonly (() => Promise<Figure[]>)[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const measure of measurements) figures.push(...(await withSlowness(measure)));
  return figures;
}

async function read(url: string, { sales, people, until }: Context): Promise<Figure[]> {
  const [seller, keeper] = [await signedIn(url, sales), await signedIn(url, people)];
  const { items } = await keeper(calls.embedded.loyalties, {});
  return [
    ...(await readLists(seller)),
    ...(await searchCustomers(keeper, items[0]?.id ?? "")),
    ...(await readDashboard(seller, until)),
  ];
}

async function signedIn(api: string, who: SignIn) {
  return callerOf(api, (await sessionOf(api, who)).token);
}

async function tillsOf(api: string, owner: SignIn) {
  return (await keysOf(await signedIn(api, owner))).map((key) => callerOf(api, key));
}

function sessionOf(api: string, body: SignIn) {
  return callerOf(api)(calls.auth.token, { body });
}

/** Measurements on an empty installation: startup, memory, the first visit; and lists of a small business. */
async function onEmptyInstallation(browserPath: string): Promise<Figure[]> {
  const { figures, url, stop } = await startTwice();
  try {
    const visit = await firstVisit(url, browserPath);
    const api = `${url}/api`;
    const session = await callerOf(api)(calls.auth.register, { body: newCustomer() });
    await makeLongLists(callerOf(api, session.token));
    return [...figures, visit, await longList({ url, browserPath, session })];
  } finally {
    await stop();
  }
}

function environmentOf() {
  const [one] = cpus();
  const machine = `${availableParallelism()} × ${one?.model.trim() ?? "processor"}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.versions.node}`;
  const count = (many: number) => many.toLocaleString("en").replaceAll(",", " ");
  return {
    command: "npm run bench",
    machine,
    date: new Date().toISOString().slice(0, 10),
    data: `${count(size.transactions)} sales of one business, ${count(size.customers)} customers of another, embedded PostgreSQL`,
  };
}
