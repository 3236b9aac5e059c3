import { slownessSamples } from "../../packages/bench/src/machine.ts";
import { type Figure, percentile } from "../../packages/bench/src/measure.ts";
import { type LineInput, type PriceInput, price, type Rule } from "../../packages/engine/src/index.ts";

const categories = ["c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9"];
const actions = [
  "discount-items-percent",
  "charge-items-percent",
  "discount-check-percent",
  "discount-items-amount",
  "charge-check-percent",
] as const;

/** Rules of every common kind: those on goods use two categories of ten, a third have hours, a third dates, some a window. */
function rulesOf(count: number): Rule[] {
  return Array.from({ length: count }, (_, index) => {
    const action_type = actions[index % actions.length] ?? "discount-check-percent";
    return {
      id: `r${index}`,
      version: 1,
      title: `Rule ${index}`,
      scope: "automatic",
      action_type,
      value: String(1 + (index % 9)),
      currency: "UAH",
      sort_order: index,
      ...(action_type.includes("items") && { include_categories: [`c${index % 10}`, `c${(index + 3) % 10}`] }),
      ...(index % 3 === 0 && { time_from: "00:00", time_to: "23:59" }),
      ...(index % 3 === 1 && { date_from: "2026-01-01", date_to: "2026-12-31" }),
      ...(index % 7 === 0 && { check_amount_min: "10.00" }),
    };
  });
}

function linesOf(count: number): LineInput[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index + 1),
    goods: { id: `g${index}`, title: `Item ${index}`, category_ids: [categories[index % categories.length] ?? "c0"] },
    quantity: index % 3 === 0 ? "1.500" : "2",
    goods_price: { price: `${10 + (index % 17)}.${10 + (index % 80)}`, version: 1 },
  }));
}

function checkOf(rules: number, lines: number): PriceInput {
  const vat = {
    id: "vat",
    title: "VAT",
    code: "A",
    classification: "base-tax",
    type: "percentage",
    rate: "20",
  } as const;
  return {
    at: "2026-11-21T10:00:00Z",
    currency: "UAH",
    loyalty: {
      ...{ id: "l", version: 1, title: "Programme", time_zone: "Europe/Kyiv" },
      rule_settings: { discounts_scheme: "summarizing", discount_max_percent: "50" },
      redemption_settings: { bonuses_max_percent: "30" },
    },
    pos: { id: "p", time_zone: "Europe/Kyiv" },
    terminal: { id: "t", title: "Till" },
    price_group: { id: "g", version: 1, prices_entered_as: "including-taxes", taxes: [{ tax_id: "vat" }] },
    taxes: [vat],
    customer: { id: "u", access: "full", category: { id: "gold", title: "Gold" }, purchases: 3 },
    rules: rulesOf(rules),
    lines: linesOf(lines),
    redemption: { asked: "5.00", available: "20.00" },
    payments: [{ payment_type: "cash" }],
  };
}

/** Runs of one kind before the other takes over, so each collects its own garbage. */
const block = 50;
const samplesEach = 5;

/**
 * The duration of each run of both kinds in milliseconds, in alternating blocks, after five times as many warm-up runs, when everything is
 * compiled as in a running server.
 */
function alternate(runs: number, work: () => unknown, reference: () => unknown) {
  const [own, other]: [number[], number[]] = [[], []];
  const machine = slownessSamples();
  for (let run = -5 * runs; run < runs; run += block) {
    for (const [times, what] of [
      [own, work],
      [other, reference],
    ] as const) {
      for (let index = 0; index < block; index += 1) {
        const started = performance.now();
        what();
        if (run >= 0) times.push(performance.now() - started);
      }
      if (run >= 0) for (let index = 0; index < samplesEach; index += 1) machine.take();
    }
  }
  return { own, other, slowness: machine.slowness() };
}

/** The cost of pricing with trace on one core, compared with parsing the same result from JSON. */
export function pricing(): Figure[] {
  const [large, usual] = [checkOf(100, 100), checkOf(10, 5)];
  const [largeText, usualText] = [large, usual].map((check) => JSON.stringify(price(check)));
  const many = alternate(
    500,
    () => price(large),
    () => JSON.parse(largeText ?? ""),
  );
  const few = alternate(
    10_000,
    () => price(usual),
    () => JSON.parse(usualText ?? ""),
  );
  const each = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return [
    {
      name: "check of 100 lines with 100 rules",
      value: percentile(many.own, 95),
      reference: `reading its result from JSON: ${percentile(many.other, 95).toFixed(1)} ms`,
      slowness: many.slowness,
    },
    {
      name: "usual checks a second",
      detail: "5 lines, 10 rules",
      value: 1000 / each(few.own),
      reference: `${Math.round(1000 / each(few.other))} results read from JSON a second`,
      slowness: few.slowness,
    },
  ];
}
