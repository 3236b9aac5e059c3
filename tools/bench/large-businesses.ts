import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { withSlowness } from "../../packages/bench/src/machine.ts";
import type { Figure } from "../../packages/bench/src/measure.ts";
import { readDashboard, readLists } from "../../packages/bench/src/reading.ts";
import { budgetOf, isWithinBudget, readBudgets } from "../../packages/bench/src/report.ts";
import { makeDemo } from "../../packages/demo/src/demo.ts";
import { connected } from "../../packages/server/src/kit/database/connection.ts";
import { newId } from "../../packages/server/src/kit/id.ts";
import { prepareCluster, startCluster } from "../../packages/server/test/citus/cluster.ts";
import { root } from "../data-directory.ts";
import { copyBusiness } from "./copied-business.ts";
import { serverOn } from "./processes.ts";

// `npm run bench -- --citus --businesses 10`: lists and dashboards of several businesses on one cluster, each with as many sales as
// `--transactions` says. The first is a demo; the others are its rows with other ids, because pricing each sale once is enough.

interface LargeRequest {
  businesses: number;
  transactions: number;
  report(line: string): void;
}

/** Measures on a new cluster and reports a line for each figure; whether all are within the budgets of one business on a plain database. */
export async function measureLargeBusinesses({ businesses, transactions, report }: LargeRequest): Promise<boolean> {
  const cluster = await startCluster({ isDurable: true });
  const dataDir = mkdtempSync(join(tmpdir(), "patron-bench-"));
  try {
    const address = await prepareCluster(cluster);
    const upTo = new Date();
    const wish = { seed: 7, transactions, customers: 2_000, upTo, address, dataDir, report };
    const demo = await makeDemo(wish);
    const ids = [demo.businessId];
    while (ids.length < businesses) {
      const id = newId();
      report(`Copying it as business ${ids.length + 1} of ${businesses} …`);
      await copyBusiness(address, { from: demo.businessId, to: id, mark: ids.length });
      ids.push(id);
    }
    report("Vacuuming …");
    for (const node of cluster.nodes)
      await connected({ ...node, database: address.owner.database }, (client) => client.query("vacuum (analyze)"));
    const server = await serverOn({ address, dataDir });
    try {
      const api = `${server.url}/api`;
      const { token } = await callerOf(api)(calls.auth.token, { body: { login: demo.email, password: demo.password } });
      return await readEach({ api, token, ids, until: upTo.toISOString().slice(0, 10), report });
    } finally {
      await server.stop();
    }
  } finally {
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Reading {
  /** Where the calls go, and a session of the owner. */
  api: string;
  token: string;
  ids: readonly string[];
  /** The last day with sales. */
  until: string;
  report(line: string): void;
}

/** Reads the lists and the dashboard of one business after the other. */
async function readEach({ api, token, ids, until, report }: Reading): Promise<boolean> {
  const budgets = readBudgets(join(root, "packages/bench/budgets.json"));
  let isWithin = true;
  let request = callerOf(api, token);
  let sales: number | undefined;
  for (const [index, business_id] of ids.entries()) {
    const session = await request(calls.auth.switchBusiness, { body: { business_id } });
    request = callerOf(api, session.token);
    const { total } = await request(calls.transactions.list, { query: {}, page: { count: 1 } });
    sales ??= total;
    if (total !== sales) throw new Error(`Business ${index + 1} has ${total} transactions instead of ${sales}.`);
    const figures: Figure[] = [];
    for (const measure of [() => readLists(request), () => readDashboard(request, until)])
      figures.push(...(await withSlowness(measure)));
    for (const figure of figures) {
      const isKept = isWithinBudget(figure, budgets);
      const { most, unit } = budgetOf(figure, budgets);
      const limit = `${figure.value.toFixed(1)} ${unit} (≤ ${most?.toFixed(0)}${isKept ? "" : ", broken"})`;
      report(`Business ${index + 1}, ${figure.name}, ${figure.detail}: ${limit}; ${figure.reference}`);
      isWithin &&= isKept;
    }
  }
  return isWithin;
}
