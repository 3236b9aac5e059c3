import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { calls } from "@patron/contract/routes";
import { callerOf } from "../../packages/bench/src/caller.ts";
import type { Figure } from "../../packages/bench/src/measure.ts";
import { readDashboard, readLists } from "../../packages/bench/src/reading.ts";
import { startEmbedded } from "../../packages/server/src/kit/database/embedded.ts";
import { prepareDatabase } from "../../packages/server/src/kit/database/prepare.ts";
import { measureCalls } from "./calls.ts";
import { preparePricingContext, type SignIn } from "./context.ts";
import { costWith } from "./cost.ts";
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

/** Measures both sizes and reports a line for each figure; whether all stay within what they may grow by. */
export async function measureGrowth({ rows, data, report }: GrowthRequest): Promise<boolean> {
  const small = await measured(few, join(data, String(few)), report);
  const large = await measured(rows, join(data, String(rows)), report);
  let isWithin = true;
  for (const [index, { name, detail, value }] of large.entries()) {
    const before = small[index]?.value ?? Number.NaN;
    // Of calls a second more is better.
    const ratio = name.includes("calls a second") ? before / value : value / before;
    if (ratio > most) isWithin = false;
    const title = [name, detail].filter(Boolean).join(", ");
    report(
      `${title}: ${before.toFixed(2)} → ${value.toFixed(2)}, ${ratio.toFixed(2)} times${ratio > most ? " (too much)" : ""}`,
    );
  }
  return isWithin;
}

async function measured(transactions: number, dataDir: string, report: GrowthRequest["report"]): Promise<Figure[]> {
  mkdirSync(dataDir, { recursive: true });
  const database = await startEmbedded({ dataDir, report });
  try {
    await prepareDatabase(database.address, () => {});
    const target = { address: database.address, dataDir };
    const begun = performance.now();
    const { sales, people, until } = await preparePricingContext({ ...target, transactions, customers, report });
    report(
      `${transactions.toLocaleString("en")} sales are there after ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.`,
    );
    const server = await serverOn(target);
    try {
      const api = `${server.url}/api`;
      const signedIn = async (body: SignIn) => callerOf(api, (await callerOf(api)(calls.auth.token, { body })).token);
      const [owner, keeper] = [await signedIn(sales), await signedIn(people)];
      const tills = (await keysOf(keeper)).map((key) => callerOf(api, key));
      const costOf = costWith(server.cpuMs, () => fetch(`${server.url}/health/live`));
      return [
        ...(await measureCalls({ costOf, owner, tills })),
        ...(await readLists(owner)),
        ...(await readDashboard(owner, until)),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}
