import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { packed, unpacked } from "#kit/records/pack.ts";
import { dayIn } from "#kit/span.ts";
import { inputReader, unpackerOf } from "../transactions/public.ts";
import { type PastSale, priceSales, type SalesToPrice, type Uses } from "./price-sales.ts";
import * as queries from "./queries.ts";
import { resultOf } from "./result.ts";
import { add, emptyTally, readTally, type Tally, tallyText } from "./tally.ts";

// What a thread does for a replay: it reads past sales on a connection of its own and prices them, so neither holds up the calls of the process.

/** Whose sales are priced with which change. */
interface Order {
  businessId: string;
  /** What is tried, as JSON. */
  change: string;
  period: queries.PastPeriod;
  /** Whether it rewards invitations, so that it has to know which customers were invited. */
  invites: boolean;
}
/** To price sales for some time. */
export interface PriceOrder extends Order {
  /** The limited rules whose uses are counted, by day in this zone. */
  counted: readonly string[];
  timeZone: string;
  /** Where the piece before it has stopped, and what it has found. */
  before: { found: Uint8Array; last: SaleAt; done: number } | null;
  ms: number;
}
/** To price a sample: of each part of the period some sales at a moment. */
export interface EstimateOrder extends Order {
  /** How many sales each part has, by its number from 1. */
  parts: readonly { part: number; count: number }[];
  /** In how many parts the period is divided, and how many sales of each are priced. */
  moments: number;
  perMoment: number;
}
type SaleAt = { at: Date; id: string };

export interface Priced {
  done: number;
  /** What was found so far, for the next piece; null if nothing is left, and then there is a result. */
  found: Uint8Array | null;
  last: SaleAt | null;
  /** As it is stored: JSON. */
  result: string | null;
}

/** A sale that cannot be priced at all, whatever is tried again. */
export class Unpriceable extends Error {}

/** One piece after another reads the same rules. */
const readInput = inputReader();
/** Sales read and priced at once. */
const perRead = 250;
/** The form in which a piece leaves what was found; a piece of another version of the server begins again. */
const foundForm = 3;

/** Prices sales until time is up. */
async function priceOn(pool: Services["pool"], order: PriceOrder): Promise<Priced> {
  const { businessId, change, period, invites, counted, timeZone } = order;
  return await inBusiness(pool, businessId, "read only", async (tenant) => {
    const { tally, uses, ...from } = begun(order.before);
    let { last, done } = from;
    const ends = performance.now() + order.ms;
    const read = async () => {
      const rows = await tenant.many(queries.listPastSales(period, last, perRead, invites));
      return { rows, stored: await unpackerOf(tenant, rows, readInput) };
    };
    // Only uses are counted by day.
    const dayOf = ({ created_dt }: queries.PastSaleRow) => (counted.length > 0 ? dayIn(timeZone, created_dt) : "");
    for (let next = await read(); ; ) {
      const { rows, stored } = next;
      const isComplete = rows.length < perRead;
      const isOver = isComplete || performance.now() >= ends;
      const latest = rows.at(-1);
      if (latest) last = { at: latest.created_dt, id: latest.id };
      // The database works on the next ones while these are priced.
      const reading = isOver ? next : read();
      const sales = rows.map((one) => toPastSale(one, dayOf(one)));
      try {
        priceAll({ change, sales, stored, counted, uses, tally });
      } finally {
        next = await reading;
      }
      done += sales.length;
      if (isComplete) return { done, found: null, last, result: JSON.stringify(resultOf(tally)) };
      if (isOver)
        return { done, found: packed({ form: foundForm, tally: tallyText(tally), uses }), last, result: null };
    }
  });
}

function begun(before: PriceOrder["before"]): { tally: Tally; uses: Uses; last: SaleAt | null; done: number } {
  const nothing = { tally: emptyTally(), uses: {}, last: null, done: 0 };
  if (!before) return nothing;
  const { form, tally, uses } = unpacked(Buffer.from(before.found)) as { form?: number; tally: string; uses: Uses }; // Written by `priceOn`.
  return form === foundForm ? { ...before, tally: readTally(tally), uses } : nothing;
}

/** What a thread is asked, and what it answers. What could not be read may be read another time. */
export type Asked = { price: PriceOrder } | { estimate: EstimateOrder };
export type Answer = { priced: Priced } | { estimate: string } | { unread: Error };

/** Fails for what cannot be priced. */
export async function answerOn(pool: Services["pool"], asked: Asked): Promise<Answer> {
  try {
    if ("price" in asked) return { priced: await priceOn(pool, asked.price) };
    return { estimate: await estimateOn(pool, asked.estimate) };
  } catch (error) {
    if (error instanceof Unpriceable) throw error;
    return { unread: error instanceof Error ? error : new Error(String(error)) };
  }
}

/** The result of a sample, as it is stored. The sales of each part stand for all of it. */
async function estimateOn(pool: Services["pool"], order: EstimateOrder): Promise<string> {
  const { businessId, change, period, invites, parts, moments, perMoment } = order;
  const partMs = (period.until.getTime() - period.from.getTime()) / moments;
  const estimate = emptyTally();
  await inBusiness(pool, businessId, "read only", async (tenant) => {
    for (const { part, count } of parts) {
      const begins = period.from.getTime() + (part - 1) * partMs;
      const until = new Date(begins + partMs);
      const read = (from: Date) =>
        tenant.many(queries.listPastSales({ ...period, from, until }, null, perMoment, invites));
      const drawn = await read(new Date(begins + Math.floor(Math.random() * partMs)));
      // Nothing may follow a moment late in its part.
      const rows = drawn.length > 0 ? drawn : await read(new Date(begins));
      const sales = rows.map((one) => toPastSale(one, ""));
      const tally = emptyTally();
      const stored = await unpackerOf(tenant, rows, readInput);
      priceAll({ change, sales, stored, counted: [], uses: {}, tally });
      add(estimate, tally, { times: BigInt(count), of: BigInt(Math.max(1, rows.length)) });
    }
  });
  return JSON.stringify(resultOf(estimate));
}

function priceAll(sales: SalesToPrice): void {
  try {
    priceSales(sales);
  } catch (cause) {
    throw new Unpriceable("A sale cannot be priced.", { cause });
  }
}

const toPastSale = (sale: queries.PastSaleRow, day: string): PastSale => ({
  ...sale,
  subjects: { day, card: sale.card_id },
});
