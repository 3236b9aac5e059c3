import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import type pg from "pg";
import type { DatabaseAddress } from "../../server/src/kit/database/address.ts";
import { StartRefused } from "../../server/src/kit/database/start-refused.ts";
import { createLog } from "../../server/src/kit/log.ts";
import { openPool } from "../../server/src/kit/pool.ts";
import { Tenant } from "../../server/src/kit/tenant.ts";
import { openDemoServer } from "./api.ts";
import type { RuleBody } from "./business/rules.ts";
import { Chance } from "./chance.ts";
import type { DemoOwner } from "./found/desk.ts";
import { type Founded, foundBusiness } from "./found/found.ts";
import { finishLoad } from "./load/finish.ts";
import { loadSales } from "./load/load.ts";
import { type PlannedDay, type PlannedSale, planSales } from "./plan.ts";
import { beginDemo, finishDemo, listDemos, removeUnfinished } from "./registry.ts";
import { sellSample } from "./sample.ts";
import { inOneTransaction } from "./transaction.ts";

export interface DemoRequest {
  address: DatabaseAddress;
  dataDir: string;
  seed: number;
  transactions: number;
  customers: number;
  /** The end of the history: nothing happens later. */
  upTo: Date;
  /** How many of the last sales go through the API; the rest is loaded by COPY. */
  sample?: number;
  /** How many threads calculate the loaded sales; by default as many as the machine and the number of sales suggest. */
  shifts?: number;
  /** Generated if absent. */
  password?: string | undefined;
  /** Rules of the programme besides the demo's own. */
  rules?: readonly RuleBody[];
  /** Whether customers spend bonuses; by default they do. */
  redeems?: boolean;
  /** Creates another demo business beside existing ones. */
  again?: boolean;
  report(line: string): void;
}
export interface MadeDemo {
  email: string;
  password: string;
  businessId: string;
  /** Checks loaded by COPY, and checks sold through the API. */
  loaded: number;
  sold: number;
  /** Rows that COPY wrote. */
  rows: number;
}

/** A tenth of the sales goes through the API, up to a maximum, by default. */
const sampleShare = 0.1;
const maxSample = 600;
/** More would wait for the database, which receives the rows on one connection. */
const mostShifts = 4;
const salesPerShift = 50_000;

/**
 * Creates a demo business with a year of sales up to a moment. The same seed, size and moment give the same business except for ids.
 * Removes an unfinished earlier run first; fails with one line if a demo business already exists.
 */
export async function makeDemo(request: DemoRequest): Promise<MadeDemo> {
  const { address, seed, transactions, customers, upTo, report } = request;
  // The driver has no COPY in a pipeline.
  const pool = openPool({ ...address.owner, pipeline: false }, createLog("warn"));
  const client = await pool.connect();
  client.on("error", () => {}); // A broken connection rejects the pending statement.
  const server = await openDemoServer(address, request.dataDir);
  try {
    if ((await removeUnfinished(client)) > 0) report("Removed a demo business that was never finished.");
    const [there] = await listDemos(client);
    if (there && !request.again)
      throw new StartRefused(`There is a demo business already (${there.email}). Use --again to create another.`);
    const email = await beginDemo(client, seed, transactions);
    const password = request.password ?? randomBytes(12).toString("base64url");
    const owner: DemoOwner = { email, password, title: "Kalyna" };
    const chance = new Chance(String(seed));
    report("Opening the business …");
    const founded = await foundBusiness({ server, owner, chance, customers, upTo, rules: request.rules ?? [] });
    const sample: PlannedSale[] = [];
    const sampled = request.sample ?? Math.min(Math.floor(transactions * sampleShare), maxSample);
    const redeems = request.redeems ?? true;
    const plan = planSales({ chance: chance.of("sales"), transactions, upTo, people: founded.people, redeems });
    const days = upToSample(plan, transactions - sampled, sample);
    const loaded = await loadAll(client, {
      ...request,
      founded,
      reading: server.pool,
      days,
      total: transactions - sampled,
      shifts: request.shifts ?? shiftsFor(transactions),
    });
    report(`Selling ${sample.length} more through the API …`);
    await sellSample({ server, owner, founded, sales: sample, chance: chance.of("sample"), upTo });
    await finishDemo(client, email, founded.businessId);
    return {
      email,
      password,
      businessId: founded.businessId,
      loaded: loaded.sales,
      sold: sample.length,
      rows: loaded.rows,
    };
  } finally {
    await server.close();
    client.release();
    await pool.end();
  }
}

/** Every thread loads and warms up the code for itself, which only pays for many sales. */
function shiftsFor(transactions: number): number {
  return Math.max(Math.min(availableParallelism(), mostShifts, Math.floor(transactions / salesPerShift)), 1);
}

/** The days of a plan up to a number of sales; the others are collected in `rest`. */
function* upToSample(plan: Iterable<PlannedDay>, limit: number, rest: PlannedSale[]): Generator<PlannedDay> {
  let passed = 0;
  for (const { sales, ...day } of plan) {
    const own = sales.slice(0, Math.max(limit - passed, 0));
    rest.push(...sales.slice(own.length));
    passed += own.length;
    yield { ...day, sales: own };
  }
}

interface Loading extends Pick<DemoRequest, "upTo" | "report"> {
  founded: Founded;
  reading: pg.Pool;
  days: Iterable<PlannedDay>;
  total: number;
  shifts: number;
}

/** The sales come in one transaction. If checking them fails afterwards, the demo stays unfinished, and the next run removes it. */
async function loadAll(client: pg.PoolClient, { total, report, ...loading }: Loading) {
  const tenant = new Tenant(client);
  const started = Date.now();
  let lastReport = started;
  const progress = (sold: number) => {
    if (Date.now() - lastReport < 5_000) return;
    lastReport = Date.now();
    const left = Math.round((((lastReport - started) / sold) * (total - sold)) / 1000);
    report(`  ${sold.toLocaleString("en")} of ${total.toLocaleString("en")} sales, about ${left} s left`);
  };
  const { businessId } = loading.founded;
  const loaded = await inOneTransaction(client, async () => {
    await tenant.enter(businessId);
    return loadSales({ client, tenant, progress, ...loading });
  });
  report("Summing and checking the sales …");
  await finishLoad({ client, pool: loading.reading, businessId });
  return loaded;
}
