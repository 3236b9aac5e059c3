import type { Candidate } from "../loyalty/evaluate-rule.ts";
import { formatDecimal, greatest, type Minor, sum, WHOLE_RATE } from "../money/index.ts";
import { emptyTrace, note, sourceOf, type Trace } from "../trace/trace.ts";
import type { Reader } from "../wire/read.ts";
import { type Columns, columnsOf } from "./columns.ts";
import { type Discounts, discountLines } from "./discounts.ts";
import type { PriceInput } from "./input.ts";
import type { SaleLine } from "./line.ts";
import { isAfterTax, type Redeemed, redeemBonuses } from "./redemption.ts";

/** Priced lines, the discounts that apply, and the amounts added to the goods (delivery and tips). */
export type Goods = {
  input: PriceInput;
  read: Reader;
  lines: readonly SaleLine[];
  candidates: readonly Candidate[];
  added: Minor;
};

/** The costs of the goods from discounts to taxes, with the trace. `to_pay` includes delivery and tips but no cash rounding. */
export type Decided = {
  discounts: Discounts;
  discounted: Minor[];
  redeemed: Redeemed;
  columns: Columns[];
  to_pay: Minor;
  trace: Trace;
};

function explainTaxes(lines: readonly SaleLine[], columns: readonly Columns[], read: Reader, trace: Trace): void {
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  columns.forEach(({ sales, contained }, index) => {
    const line = lines[index]!.id; // One set of columns per line.
    for (const { tax, base, amount } of sales) {
      const entry = { before: money(base), change: money(amount), after: money(base + amount) };
      note(trace, { step: "sales-tax", line, source: sourceOf("tax", tax), ...entry });
    }
    for (const { tax, base, amount } of contained) {
      note(trace, {
        step: "contained-tax",
        line,
        source: sourceOf("tax", tax),
        before: money(base),
        change: money(amount),
      });
    }
  });
}

function decide(goods: Goods, extra: Minor): Decided {
  const { input, read, lines, candidates, added } = goods;
  const trace = emptyTrace();
  const discounts = discountLines(candidates, extra, { input, read, lines, trace });
  const discounted = lines.map(({ amount }, line) => amount - discounts.perLine[line]!); // One discount per line.
  const redeemed = redeemBonuses({ input, read, lines, discounted, added, trace });
  const afterTax = isAfterTax(input);
  const columns = lines.map(
    (line, index) => columnsOf(line, discounts.perLine[index]!, redeemed.parts[index]!, afterTax, read.exponent), // One of each per line.
  );
  explainTaxes(lines, columns, read, trace);
  return { discounts, discounted, redeemed, columns, to_pay: sum(columns.map(({ to_pay }) => to_pay)) + added, trace };
}

/**
 * Computes discounts, redemption and taxes of priced lines. With a ceiling, a further discount is raised until the amount to pay is within
 * it; taxes make that a search, which may end a few minor units below. Undefined if even free goods exceed the ceiling (delivery and tips
 * alone are above it).
 */
export function decideWithin(ceiling: Minor | undefined, goods: Goods): Decided | undefined {
  const limit = sum(goods.lines.map(({ amount }) => amount));
  const rates = goods.lines.map(({ sales_taxes }) =>
    sum(sales_taxes.filter(({ tax }) => tax.type === "percentage").map(({ rate }) => rate)),
  );
  const factor = WHOLE_RATE + rates.reduce(greatest, 0n);
  let extra = 0n;
  for (;;) {
    const decided = decide(goods, extra);
    const over = ceiling === undefined ? 0n : decided.to_pay - ceiling;
    if (over <= 0n) return decided;
    if (extra >= limit) return undefined;
    extra += greatest((over * WHOLE_RATE) / factor, 1n);
  }
}
