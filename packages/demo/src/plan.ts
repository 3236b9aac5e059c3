import type { TillPaymentType } from "@patron/contract/enums";
import { busyness, historyDays, historyOf, hourStart, likingNow } from "./business/calendar.ts";
import { goods } from "./business/goods.ts";
import { type DemoLocation, locations } from "./business/locations.ts";
import type { DemoCustomer } from "./business/people.ts";
import { type Chance, Weights } from "./chance.ts";
import { Visitors } from "./visitors.ts";

/** A planned sale: who, where, when, what, and how it is paid. The engine computes the prices. */
export interface PlannedSale {
  /** Milliseconds since 1970. */
  at: number;
  location: number;
  terminal: number;
  customer: number | null;
  lines: { item: number; quantity: string }[];
  payment: TillPaymentType;
  /** Paid with a larger banknote than needed. */
  change: boolean;
  /** Whether the customer spends their bonuses. */
  redeems: boolean;
  /** Cancelled after this time. */
  cancelledAfter: number | null;
}
export interface PlannedDay {
  day: number;
  date: string;
  /** In chronological order. */
  sales: PlannedSale[];
}
export interface PlanRequest {
  chance: Chance;
  transactions: number;
  /** The end of the history: nothing is sold later. */
  upTo: Date;
  people: readonly DemoCustomer[];
  /** Whether customers spend bonuses. */
  redeems: boolean;
}

/** The sales of a year, day by day; exactly as many as requested. */
export function* planSales({ chance, transactions, upTo, people, redeems }: PlanRequest): Generator<PlannedDay> {
  const { first } = historyOf(upTo);
  const visitors = new Visitors(people);
  const shares = dayShares(first, upTo, chance.of("days"));
  const total = shares.reduce((sum, share) => sum + share, 0);
  let [passed, planned] = [0, 0];
  for (const [day, share] of shares.entries()) {
    passed += share;
    const until = Math.round((transactions * passed) / total);
    const date = first.add({ days: day });
    const sales = planDay({ chance: chance.of(`day ${day}`), date, day, upTo, visitors, redeems }, until - planned);
    planned = until;
    yield { day, date: date.toString(), sales };
  }
}

/** Each day's share of the year's sales; for the last day only the part that has passed. */
function dayShares(first: Temporal.PlainDate, upTo: Date, chance: Chance): number[] {
  return Array.from({ length: historyDays }, (_, day) => {
    const date = first.add({ days: day });
    const weather = 0.88 + chance.next() * 0.24;
    return (
      weather * locations.reduce((sum, location) => sum + location.share * openShare(location, date, day, upTo), 0)
    );
  });
}

/** How busy a location is on a day, times the part of its hours before the end of the history. */
function openShare(location: DemoLocation, date: Temporal.PlainDate, day: number, upTo: Date): number {
  const all = location.hours.reduce((sum, busy) => sum + busy, 0);
  if (day < historyDays - 1) return busyness(location, date, day);
  const passed = hoursBefore(location, date, upTo).reduce((sum, busy) => sum + busy, 0);
  return (busyness(location, date, day) * passed) / all;
}

function hoursBefore(location: DemoLocation, date: Temporal.PlainDate, upTo: Date): number[] {
  return location.hours.map((busy, hour) => (hourStart(date, hour) + 3_600_000 <= upTo.getTime() ? busy : 0));
}

const tills = locations.map(({ terminals }) => new Weights(terminals.map((one) => one.share)));

interface DayRequest {
  chance: Chance;
  date: Temporal.PlainDate;
  day: number;
  upTo: Date;
  visitors: Visitors;
  redeems: boolean;
}

function planDay({ chance, date, day, upTo, visitors, redeems }: DayRequest, count: number): PlannedSale[] {
  if (count === 0) return [];
  const hours = locations.map((location) => new Weights(hoursBefore(location, date, upTo)));
  const byLocation = new Weights(locations.map((location) => location.share * openShare(location, date, day, upTo)));
  const starts = Array.from({ length: 24 }, (_, hour) => hourStart(date, hour));
  const shelves = new Map<string, Shelf>();
  const sales = Array.from({ length: count }, (): PlannedSale => {
    const location = byLocation.draw(chance);
    const hour = hours[location]?.draw(chance) ?? 12;
    const { range } = locations[location]!; // Drawn from the locations.
    const key = `${range} ${hour}`;
    const shelf = shelves.get(key) ?? new Shelf(range, date, hour);
    shelves.set(key, shelf);
    const at = (starts[hour] ?? 0) + chance.whole(0, 3_599_999);
    const customer = visitors.draw(chance, location, day);
    return {
      at,
      location,
      terminal: tills[location]?.draw(chance) ?? 0,
      customer,
      lines: shelf.take(chance),
      ...payment(chance),
      redeems: customer !== null && chance.is(0.12) && redeems,
      cancelledAfter: chance.is(0.009) ? cancelledAfter(chance) : null,
    };
  });
  return sales.sort((a, b) => a.at - b.at || a.location - b.location || a.terminal - b.terminal);
}

function payment(chance: Chance): Pick<PlannedSale, "payment" | "change"> {
  const one = chance.next();
  if (one < 0.27) return { payment: "cash", change: chance.is(0.6) };
  return { payment: one < 0.88 ? "bank-card" : one < 0.96 ? "mobile-app" : "bank-card-external", change: false };
}

/** Most mistakes are noticed at the till; some goods are returned within days. */
function cancelledAfter(chance: Chance): number {
  return chance.is(0.7) ? chance.whole(20_000, 600_000) : chance.whole(3_600_000, 5 * 86_400_000);
}

/** What customers buy at a kind of location at an hour of a day. */
class Shelf {
  readonly #range: DemoLocation["range"];
  readonly #fuel: { indexes: number[]; weights: Weights };
  readonly #rest: { indexes: number[]; weights: Weights };

  constructor(range: DemoLocation["range"], date: Temporal.PlainDate, hour: number) {
    this.#range = range;
    const ranged = goods.flatMap((item, index) => (item.ranges.includes(range) ? [{ item, index }] : []));
    const of = (chosen: typeof ranged) => ({
      indexes: chosen.map(({ index }) => index),
      weights: new Weights(chosen.map(({ item }) => item.weight * likingNow(item.likings, date, hour))),
    });
    this.#fuel = of(ranged.filter(({ item }) => item.category === "fuel"));
    this.#rest = of(ranged.filter(({ item }) => item.category !== "fuel"));
  }

  /** The lines of one check; no item twice. */
  take(chance: Chance): PlannedSale["lines"] {
    const taken = new Set<number>();
    const isFilling = this.#range === "fuel" && chance.is(0.84);
    if (isFilling) taken.add(this.#fuel.indexes[this.#fuel.weights.draw(chance)] ?? 0);
    const further = this.#range === "market" ? 0.6 : 0.36;
    let addsMore = isFilling ? chance.is(0.24) : true;
    while (addsMore && taken.size < 12) {
      taken.add(this.#rest.indexes[this.#rest.weights.draw(chance)] ?? 0);
      addsMore = chance.is(further);
    }
    return [...taken].map((item) => ({ item, quantity: quantityOf(item, chance) }));
  }
}

function quantityOf(item: number, chance: Chance): string {
  const { unit } = goods[item]!; // An index of the list.
  if (unit === "L") return chance.is(0.45) ? `${chance.whole(1, 6) * 10}` : (8 + chance.next() * 50).toFixed(2);
  if (unit === "kg") return (0.2 + chance.next() * 1.8).toFixed(3);
  return chance.is(0.8) ? "1" : `${chance.whole(2, 3)}`;
}
