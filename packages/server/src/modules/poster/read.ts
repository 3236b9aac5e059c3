import { currencyExponent, moneyText } from "@patron/engine/money";
import type { Services } from "#kit/http/answer.ts";
import { newId } from "#kit/id.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type Poster, PosterFault, type PosterLine, type PosterOrder } from "../../adapters/poster/poster.ts";
import { readSite } from "../selling/public.ts";
import { getDevice } from "../terminals/public.ts";
import { type Body, tryToBook } from "./book.ts";
import * as queries from "./queries.ts";
import { posterOf, type Stored, storedOf } from "./settings.ts";

type Reading = Pick<Services, "pool" | "settings" | "clock">;

const minute = 60_000;
/** A server that has not finished after this time has gone, and another one takes over. */
const leaseMs = 10 * minute;
const everyMs = minute;
/** Registers that were without a connection send their sales later: the last days are looked through now and then. */
const sweepEveryMs = 60 * minute;
const sweptMs = 72 * 60 * minute;
const overlapMs = 15 * minute;
/** Waits after readings that failed; the last one is repeated. */
const failedMs = [minute, 2 * minute, 5 * minute, 15 * minute, 60 * minute];
/** How many sales are tried again in one go. */
const mostRepeated = 200;

interface Claimed {
  terminalId: string;
  stored: Stored;
  poster: Poster;
  from: Date;
  now: Date;
  isSweep: boolean;
}

/** Reads the sales of a till's register that were closed since the last time, and books each once. A server that is killed on the way leaves nothing half done. */
export async function readTill(services: Reading, businessId: string, terminalId: string): Promise<void> {
  const { pool, clock, settings } = services;
  const now = clock.now();
  const inTenant = <T>(work: (tenant: Tenant) => Promise<T>) => inBusiness(pool, businessId, "read write", work);
  const claimed = await inTenant(async (tenant) => {
    const till = await tenant.maybe(queries.claimTill(terminalId, now, new Date(now.getTime() - leaseMs)));
    const row = till && (await tenant.maybe(getDevice(terminalId, "poster")));
    const poster = row?.active ? posterOf(row, settings) : undefined;
    if (!till || !poster) return undefined;
    const isSweep = till.swept_dt === null || now.getTime() - till.swept_dt.getTime() >= sweepEveryMs;
    const latest = till.read_dt === null ? 0 : till.read_dt.getTime() - overlapMs;
    const begin = isSweep ? Math.min(latest, now.getTime() - sweptMs) : latest;
    const from = new Date(Math.max(till.since_dt.getTime(), begin));
    return { terminalId, stored: storedOf(row), poster, from, now, isSweep, failures: till.failures };
  });
  if (!claimed) return;
  const { failures, ...reading } = claimed;
  try {
    await readSales(inTenant, reading);
    const fine = { problem: null, error_text: null, failures: 0 };
    const due_dt = new Date(clock.now().getTime() + everyMs);
    const until = { read_dt: now, due_dt, ...(reading.isSweep && { swept_dt: now }) };
    await inTenant((tenant) => tenant.run(queries.finishReading(terminalId, now, { ...fine, ...until })));
  } catch (error) {
    if (!(error instanceof PosterFault)) throw error;
    const wait = failedMs[Math.min(failures, failedMs.length - 1)] ?? minute;
    const due_dt = new Date(clock.now().getTime() + wait);
    const failed = { problem: error.problem, error_text: error.said, failures: failures + 1, due_dt };
    await inTenant((tenant) => tenant.run(queries.finishReading(terminalId, now, failed)));
  }
}

type InTenant = <T>(work: (tenant: Tenant) => Promise<T>) => Promise<T>;

async function readSales(
  inTenant: InTenant,
  { poster, stored, terminalId, from, now, isSweep }: Claimed,
): Promise<void> {
  const { account, spot_id, register_id } = stored;
  const orders = (await poster.orders(spot_id ?? "", from, now)).filter(
    (order) => register_id === null || order.registerId === register_id,
  );
  const numbers = orders.map(({ number }) => number);
  const known = new Map(
    numbers.length === 0
      ? []
      : (await inTenant((tenant) => tenant.many(queries.listKnown(account, numbers)))).map((row) => [row.number, row]),
  );
  const fresh = orders.filter(({ number, isRemoved }) => !isRemoved && !known.has(number));
  const lines = await poster.lines(fresh.map(({ number }) => number));
  const phones = new Map<string, string | null>();
  for (const order of fresh) {
    const { clientId } = order;
    if (clientId !== null && !phones.has(clientId)) phones.set(clientId, (await poster.phoneOf(clientId)) ?? null);
    const phone = clientId === null ? null : (phones.get(clientId) ?? null);
    await inTenant((tenant) =>
      takeOrder(tenant, { account, terminalId, order, phone, now, lines: lines.get(order.number) ?? [] }),
    );
  }
  const removed = orders.flatMap(({ number, isRemoved }) => (isRemoved ? (known.get(number) ?? []) : []));
  for (const { id, removed_dt } of removed)
    if (removed_dt === null)
      await inTenant(async (tenant) => {
        await tenant.run(queries.saveSale(id, { removed_dt: now }, now));
        tenant.announce("poster_sale");
      });
  if (!isSweep) return;
  const unbooked = await inTenant((tenant) => tenant.many(queries.listUnbooked(terminalId, mostRepeated)));
  for (const { id } of unbooked) await inTenant((tenant) => repeatSale(tenant, id, now));
}

/** Minor units of hundredths: currencies without a subunit have no odd ones. */
function minorOf(hundredths: bigint, currency: string): bigint {
  const digits = currencyExponent(currency) ?? 2;
  return digits >= 2 ? hundredths * 10n ** BigInt(digits - 2) : hundredths / 10n ** BigInt(2 - digits);
}

interface Taking {
  account: string;
  terminalId: string;
  order: PosterOrder;
  lines: readonly PosterLine[];
  phone: string | null;
  now: Date;
}

/** Books a sale that nobody has taken yet, or keeps it with the reason why that cannot be done. */
async function takeOrder(tenant: Tenant, { account, terminalId, order, lines, phone, now }: Taking): Promise<void> {
  const { pos_id, currency } = await readSite(tenant, terminalId);
  const { number, closedAt, cash, card, thirdParty } = order;
  const money = (hundredths: bigint) => moneyText(minorOf(hundredths, currency), currency);
  const paid = [
    ["cash", cash],
    ["bank-card", card],
    ["bank-card-external", thirdParty],
  ] as const;
  const payments = paid.flatMap(([payment_type, amount]) =>
    amount > 0n ? [{ payment_type, amount: money(amount) }] : [],
  );
  const body: Body = { lines: lines.map((line) => ({ ...line, paid: money(line.paid) })), payments, phone };
  const [id, amount] = [newId(), minorOf(cash + card + thirdParty, currency)];
  const row = {
    ...{ id, account, number, terminal_id: terminalId, pos_id, currency, amount, closed_dt: closedAt },
    ...{ body: JSON.stringify(body), created_dt: now, modified_dt: now },
  };
  // A till of the same register may take it at the same time: the later one waits here, and finds it.
  const added = await tenant.run(queries.addSale({ ...row, problem: "not-priced" }));
  if (added === 0) return;
  const { details, ...outcome } = await tryToBook(tenant, { ...row, body }, now);
  await tenant.run(queries.saveSale(id, { ...outcome, details: JSON.stringify(details) }, now));
  tenant.announce("poster_sale");
}

/** Tries again to book a sale. Returns what it was before; undefined if it is booked, removed or gone. */
export async function repeatSale(tenant: Tenant, id: string, now: Date): Promise<queries.StoredSale | undefined> {
  const row = await tenant.maybe(queries.lockSale(id));
  if (!row || row.transaction_id !== null || row.removed_dt !== null) return undefined;
  const body = row.body as unknown as Body; // Written only by `takeOrder`.
  const { details, ...outcome } = await tryToBook(tenant, { ...row, body }, now);
  await tenant.run(queries.saveSale(id, { ...outcome, details: JSON.stringify(details) }, now));
  tenant.announce("poster_sale");
  return row;
}
