import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../packages/bench/src/caller.ts";
import { firstVisit } from "../packages/bench/src/first-visit.ts";
import type { Figure } from "../packages/bench/src/measure.ts";
import { readDashboard, readLists, searchCustomers } from "../packages/bench/src/reading.ts";
import { isKept, page, readBudgets } from "../packages/bench/src/report.ts";
import { startEmbedded } from "../packages/server/src/kit/database/embedded.ts";
import { prepareDatabase } from "../packages/server/src/kit/database/prepare.ts";
import { type Ground, prepareGround } from "./bench/ground.ts";
import { serverOn, startTwice } from "./bench/processes.ts";
import { measureSelling } from "./bench/selling.ts";
import { findBrowser } from "./browser.ts";
import { builtWeb } from "./build-web.ts";
import { root } from "./data-directory.ts";
import { refuse } from "./refusal.ts";

// Behind `npm run bench`: measures, compares with the budgets, writes docs/performance.md, and fails when a budget is broken. Its data is
// made once, in a folder of its own, and kept.

const { values: wish } = parseArgs({
  options: {
    transactions: { type: "string", default: "1000000" },
    customers: { type: "string", default: "1000000" },
    data: { type: "string", default: process.getuid?.() === 0 ? "/var/lib/patron-bench" : join(root, ".bench") },
  },
});
const size = { transactions: Number(wish.transactions), customers: Number(wish.customers) };

try {
  const figures = [...(await onGround()), ...(await onNothing())];
  const budgets = readBudgets(join(root, "packages/bench/budgets.json"));
  const text = page(figures, budgets, circumstances());
  writeFileSync(join(root, "docs/performance.md"), text);
  console.log(text);
  const broken = figures.filter((figure) => !isKept(figure, budgets));
  for (const { name, detail, value } of broken)
    console.error(`Broken: ${[name, detail].filter(Boolean).join(", ")} (${value.toFixed(2)}).`);
  process.exitCode = broken.length === 0 ? 0 : 1;
} catch (error) {
  refuse(error);
}

/** What is measured on much data: selling, lists, search, dashboard. */
async function onGround(): Promise<Figure[]> {
  mkdirSync(wish.data, { recursive: true });
  const database = await startEmbedded({ dataDir: wish.data, report: console.log });
  try {
    await prepareDatabase(database.address, console.log);
    const place = { address: database.address, dataDir: wish.data };
    const ground = await prepareGround({ ...place, ...size, report: console.log });
    const server = await serverOn(place.address, place.dataDir);
    try {
      return [
        ...(await measureSelling({ ...place, url: server.url, people: ground.people })),
        ...(await read(server.url, ground)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}

async function read(url: string, { sales, people, until }: Ground): Promise<Figure[]> {
  const signIn = async (body: { login: string; password: string }) =>
    callerOf(url, (await callerOf(url)(calls.auth.token, { body })).token);
  const [seller, keeper] = [await signIn(sales), await signIn(people)];
  const { items } = await keeper(calls.embedded.loyalties, {});
  return [
    ...(await readLists(seller)),
    ...(await searchCustomers(keeper, items[0]?.id ?? "")),
    ...(await readDashboard(seller, until)),
  ];
}

/** What is measured on an empty installation: start, memory, the first visit. */
async function onNothing(): Promise<Figure[]> {
  await builtWeb(console.log);
  const { figures, url, stop } = await startTwice();
  try {
    const browserPath = findBrowser();
    if (!browserPath)
      throw new Error("The first visit is measured in a browser: install Chromium, or name one with CHROME_PATH.");
    return [...figures, await firstVisit(url, browserPath)];
  } finally {
    await stop();
  }
}

function circumstances() {
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
