import type { Rule } from "../src/loyalty/rule.ts";
import type { LineInput, PriceGroupInput, PriceInput } from "../src/sale/input.ts";
import { price } from "../src/sale/price.ts";
import type { PricedCheck, SaleRefusal } from "../src/sale/result.ts";
import type { Tax } from "../src/tax/tax.ts";

/** Line A of the worked examples is 2 × 10.00, line B 1 × 5.55. */
export const lineA: LineInput = {
  id: "A",
  goods: { id: "gA", code: "A", title: "Goods A", category_ids: ["cA"] },
  quantity: "2",
  goods_price: { price: "10.00" },
};
export const lineB: LineInput = {
  id: "B",
  goods: { id: "gB", code: "B", title: "Goods B", category_ids: ["cB"] },
  quantity: "1",
  goods_price: { price: "5.55" },
};

/** A member with full access. */
export const member: NonNullable<PriceInput["customer"]> = { id: "u1", access: "full", category: null };

type Overrides = Partial<Omit<PriceInput, "loyalty">> & { loyalty?: Partial<PriceInput["loyalty"]> };

/** The check of the worked examples, Saturday noon in Kyiv, with overrides. */
export function checkOf(overrides: Overrides = {}): PriceInput {
  const { loyalty, ...rest } = overrides;
  return {
    at: "2026-11-21T10:00:00Z",
    currency: "UAH",
    loyalty: {
      id: "l1",
      time_zone: "Europe/Kyiv",
      ...loyalty,
      rule_settings: { discounts_scheme: "summarizing", ...loyalty?.rule_settings },
    },
    pos: { id: "p1", time_zone: "Europe/Kyiv" },
    terminal: { id: "t1" },
    lines: [lineA, lineB],
    ...rest,
  };
}

/** A rule that applies to every sale. */
export function rule(action_type: Rule["action_type"], value: string, more: Partial<Rule> = {}): Rule {
  return {
    id: `${action_type} ${value}`,
    version: 1,
    title: action_type,
    scope: "automatic",
    action_type,
    value,
    ...more,
  };
}

/** A tax of the programme that the price group uses unchanged. */
export function tax(id: string, classification: Tax["classification"], rate: string, more: Partial<Tax> = {}): Tax {
  return { id, version: 1, title: id, code: id, classification, type: "percentage", rate, ...more };
}

/** A price group with these taxes. */
export function group(prices_entered_as: PriceGroupInput["prices_entered_as"], taxes: readonly Tax[]): PriceGroupInput {
  return { id: "pg1", version: 1, title: "Group", prices_entered_as, taxes: taxes.map(({ id }) => ({ tax_id: id })) };
}

/** Prices a check that must succeed. */
export function priced(input: PriceInput): PricedCheck {
  const outcome = price(input);
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.check;
}

/** Prices a check that must be refused. */
export function refused(input: PriceInput): SaleRefusal {
  const outcome = price(input);
  if (outcome.ok) throw new Error("The check was priced.");
  return outcome.refusal;
}

/** One column of every line. */
export function column<Name extends keyof PricedCheck["lines"][number]>(check: PricedCheck, name: Name) {
  return check.lines.map((line) => line[name]);
}

/** Why candidates did not apply, by id. */
export function reasons(check: PricedCheck): Record<string, string> {
  return Object.fromEntries(check.trace.rejected.map(({ source, reason }) => [source.id ?? "", reason]));
}
