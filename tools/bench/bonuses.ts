import type { Client } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import pg from "pg";
import { callerOf } from "../../packages/bench/src/caller.ts";
import { type Figure, percentile, perSecond } from "../../packages/bench/src/measure.ts";
import { onceOnly, openDemoServer } from "../../packages/demo/src/api.ts";
import type { DatabaseAddress } from "../../packages/server/src/kit/database/address.ts";
import { newCustomer, openShop } from "./context.ts";
import type { Cost } from "./cost.ts";
import { bareDriver, type Repeated, recordSale, sampleSale } from "./replay.ts";
import { keysOf, turns } from "./selling.ts";

interface BonusRequest {
  address: DatabaseAddress;
  dataDir: string;
  /** The server to measure. */
  url: string;
  costOf: Cost;
}
/** The number of customers, who take turns because each sale adds a lot to its customer. */
const buyers = 192;
const [writers, hotMs] = [50, 6_000];

/** Sales that spend and earn bonuses and round cash, compared with the bare driver; and many writers on two accounts. */
export async function measureBonuses({ address, dataDir, url, costOf }: BonusRequest): Promise<Figure[]> {
  const email = `bench.${Date.now()}@example.com`;
  const { token } = await callerOf(url)(calls.auth.register, { body: { ...newCustomer(), email } });
  const request = callerOf(url, token);
  const loyaltyId = (await request(calls.embedded.loyalties, {})).items[0]?.id ?? "";
  await openShop(request, loyaltyId);
  await earnAndRound(request, loyaltyId);
  const keys = await keysOf(request);
  const customers = await richCustomers(request, loyaltyId);
  return [
    ...(await sellForBonuses({ address, dataDir, url, costOf }, keys, customers)),
    ...(await writeHot({ request, address, loyalty_id: loyaltyId, customers: customers.slice(0, 2) })),
  ];
}

async function earnAndRound(request: Client, loyaltyId: string): Promise<void> {
  const path = { loyaltyId };
  const rule = { title: "Five percent", action_type: "charge-check-percent" as const, value: "5" };
  await request(calls.rules.add, { path, body: rule });
  await request(calls.loyalty.changeSettings, { path, body: { cash_rounding_steps: { UAH: "0.50" } } });
}

async function richCustomers(request: Client, loyalty_id: string): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < buyers; index += 1) {
    const body = { loyalty_id, first_name: "Buyer", phone: `+38092${String(5_000_000 + index)}` };
    const { id } = await request(calls.customers.add, { body });
    await request(calls.transactions.addBonuses, {
      body: { loyalty_id, customer_id: id, currency: "UAH", amount: "1000000.00" },
    });
    ids.push(id);
  }
  return ids;
}

async function sellForBonuses({ address, dataDir, url, costOf }: BonusRequest, keys: string[], customers: string[]) {
  const server = await openDemoServer(address, dataDir, 1);
  const driver = await bareDriver(address);
  try {
    server.goTo(Date.now());
    const tills = keys.map((key) => callerOf(url, key));
    const bodies = customers.map((customer_id) => ({
      ...sampleSale,
      ...{ customer_id, bonuses_to_redeem: "5.00", payments: [{ payment_type: "cash" as const }] },
    }));
    const recorded: Repeated[] = [];
    for (const [index, body] of bodies.entries())
      recorded.push(await recordSale(server, keys[index % keys.length] ?? "", body));
    const sell = async (run: number) => {
      const [till, body] = [tills[run % tills.length], bodies[run % buyers]];
      if (!till || !body) throw new Error("Every buyer has a till.");
      return await till(calls.term.sale, { body }, onceOnly());
    };
    const figures = await costOf("sale with bonuses", sell);
    for (const callers of [1, 16]) {
      let [served, bare, next] = [0, 0, 0];
      for (let turn = -turns.warm; turn < turns.counted; turn += 1) {
        // No customer is served twice at once, because the bare driver does not retry.
        const driven = await perSecond(callers, turns.ms, () => driver.sell(recorded[next++ % buyers] ?? []));
        const sold = await perSecond(callers, turns.ms, () => sell(next++));
        if (turn >= 0) [served, bare] = [served + sold, bare + driven];
      }
      const [patron, baseline] = [served / turns.counted, bare / turns.counted].map(Math.round);
      const reference = `${patron} sales a second, the bare driver ${baseline} (${recorded[0]?.length} statements each)`;
      figures.push({
        name: `sale with bonuses, ${callers} caller${callers > 1 ? "s" : ""}`,
        value: served / bare,
        reference,
      });
    }
    return figures;
  } finally {
    await driver.close();
    await server.close();
  }
}

interface HotRequest {
  request: Client;
  address: DatabaseAddress;
  loyalty_id: string;
  customers: readonly string[];
}

/**
 * Fifty callers credit and take bonuses of the same two customers; any refusal fails the benchmark. An account is locked until its commit
 * is on disk, so two connections that commit only an empty message show what the disk allows for two accounts.
 */
async function writeHot({ request, address, loyalty_id, customers }: HotRequest): Promise<Figure[]> {
  const { addBonuses, writeOffBonuses } = calls.transactions;
  const body = (index: number) => ({
    ...{ loyalty_id, currency: "UAH", amount: "1.00" },
    customer_id: customers[Math.floor(index / 2) % customers.length] ?? "",
  });
  const running = async (callers: number) => {
    let next = 0;
    const waits: number[] = [];
    const commits = await perSecond(callers, hotMs, async () => {
      const position = next++;
      const requested = { body: body(position) };
      const sent = performance.now();
      if (position % 2 === 0) await request(addBonuses, requested, onceOnly());
      else await request(writeOffBonuses, requested, onceOnly());
      waits.push(performance.now() - sent);
    });
    return { commits, waits };
  };
  const alone = await running(1);
  const disk = await emptyCommits(address, customers.length);
  const together = await running(writers);
  const [median, slowest] = [percentile(together.waits, 50), percentile(together.waits, 100)];
  return [
    {
      name: `commits a second, ${writers} writers on 2 accounts`,
      value: together.commits,
      reference: `one writer alone: ${Math.round(alone.commits)} a second; ${customers.length} connections that only commit: ${Math.round(disk)}`,
    },
    {
      name: `slowest commit of ${writers} writers on 2 accounts`,
      value: slowest / median,
      reference: `${slowest.toFixed(0)} ms of ${together.waits.length}, median ${median.toFixed(0)} ms`,
    },
  ];
}

async function emptyCommits(address: DatabaseAddress, connections: number): Promise<number> {
  const pool = new pg.Pool({ ...address.app, max: connections });
  try {
    return await perSecond(connections, hotMs / 2, () =>
      pool.query("select pg_logical_emit_message(true, 'bench', '')"),
    );
  } finally {
    await pool.end();
  }
}
