import { describe, expect, test } from "vitest";
import { checks, seed } from "../../test/cases.ts";
import { checkOf, member } from "../../test/check.ts";
import { Chance } from "../../test/random/chance.ts";
import { drawFinals } from "../../test/random/finals.ts";
import { drawRule } from "../../test/random/rules.ts";
import { drawSale } from "../../test/random/sale.ts";
import type { Rule, RuleFacts } from "../loyalty/rule.ts";
import { finalise, limitsOf } from "../sale/finalise.ts";
import type { PriceInput } from "../sale/input.ts";
import { price } from "../sale/price.ts";
import type { RuleChange } from "./change.ts";
import type { StoredSale } from "./recompute.ts";
import { type Replayed, trialOf } from "./replay.ts";

const replay = (sale: StoredSale, change: Omit<RuleChange, "kind">, facts?: RuleFacts) =>
  trialOf({ kind: "rule", ...change })(sale, facts ? [facts] : []);
const nothing = { rule: null, off: [] };

/** Sales that were made, reserved and finished ones among them. */
function* drawn(count: number): Generator<{ sale: StoredSale; number: number }> {
  for (let number = 0; number < count; number++) {
    const input = drawSale(seed, number);
    const outcome = price(input);
    if (!outcome.ok) continue;
    yield { sale: { input, finals: null, check: outcome.check }, number };
    const finals = drawFinals(seed, number, input);
    const finished = finalise(input, finals, limitsOf(outcome.check));
    if (finished.ok) yield { sale: { input, finals, check: finished.check }, number };
  }
}

function done(sale: StoredSale, change: Omit<RuleChange, "kind">): Replayed {
  const replayed = replay(sale, change);
  if ("code" in replayed) throw new Error(`The sale is refused: ${replayed.code}`);
  return replayed;
}

describe(`with seed ${seed}`, () => {
  const count = Math.ceil(checks.promise / 5);

  test("without a change of rules nothing differs, and no rule is lost", () => {
    for (const { sale, number } of drawn(count)) {
      const { before, after, lost } = done(sale, nothing);
      expect(after, `sale ${number}`).toEqual(before);
      expect(lost).toEqual([]);
    }
  });

  test("a rule of the sale in place of itself gives the stored result", () => {
    for (const { sale, number } of drawn(count)) {
      for (const rule of sale.input.rules ?? []) {
        const { before, after, applies } = done(sale, { rule, off: [] });
        expect(after, `sale ${number}`).toEqual(before);
        expect(applies).toBe(sale.check.applied_rule_ids.includes(rule.id));
      }
    }
  });

  test("what a sale without a rule would have been is what it was before the rule was added", () => {
    for (const { sale, number } of drawn(count)) {
      if (sale.finals) continue;
      const rule = { ...drawRule(new Chance(seed, number), 0, 0), id: "added" };
      const input: PriceInput = { ...sale.input, rules: [...(sale.input.rules ?? []), rule], payments: null };
      const [plain, added] = [price({ ...sale.input, payments: null }), price(input)];
      if (!plain.ok || !added.ok) continue;
      const there = done(
        { input: { ...sale.input, payments: null }, finals: null, check: plain.check },
        { rule, off: [] },
      );
      const back = done({ input, finals: null, check: added.check }, { rule: null, off: ["added"] });
      expect([back.before, back.after], `sale ${number}`).toEqual([there.after, there.before]);
    }
  });
});

const percent = (id: string, value: string): Rule => ({
  id,
  scope: "automatic",
  action_type: "discount-check-percent",
  value,
});
const sold = (input: PriceInput): StoredSale => {
  const outcome = price(input);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { input, finals: null, check: outcome.check };
};

test("a better rule beats the one that ran, and both are named", () => {
  const maximum = { loyalty: { rule_settings: { discounts_scheme: "maximum" as const } } };
  const sale = sold(checkOf({ ...maximum, rules: [percent("ran", "10")] }));
  const better = done(sale, { rule: percent("draft", "20"), off: [] });
  expect(better).toMatchObject({ lost: ["ran"], rivals: ["ran"], applies: true });
  expect([better.before.discount, better.after.discount]).toEqual([256n, 511n]);
  expect(done(sale, { rule: percent("draft", "5"), off: [] })).toMatchObject({
    lost: [],
    rivals: ["ran"],
    applies: false,
  });
});

test("a check that would cost less or more is paid in the same ways", () => {
  const payments = [
    { payment_type: "cash" as const, amount: "5.55", tendered: "6.00" },
    { payment_type: "bank-card" as const, amount: "20.00" },
  ];
  const cheaper = done(sold(checkOf({ payments })), { rule: percent("draft", "10"), off: [] });
  expect(cheaper.after.to_pay).toBe(2299n);
  const whole = [{ payment_type: "cash" as const, amount: "22.99", tendered: "22.99" }];
  const dearer = done(sold(checkOf({ rules: [percent("ran", "10")], payments: whole })), { rule: null, off: ["ran"] });
  expect(dearer.after.to_pay).toBe(2555n);
});

test("a limited rule knows how often it was used", () => {
  const rule = { ...percent("draft", "10"), limit_per_customer: 1 };
  const sale = sold(checkOf({ customer: member }));
  const used = (times: number) =>
    replay(sale, { rule, off: [] }, { rule_id: "draft", used_by_customer: times, used_today: 0, used_total: 0 });
  expect(used(0)).toMatchObject({ applies: true });
  expect(used(1)).toMatchObject({ applies: false });
});

test("a sale that its ways of payment could not pay is refused", () => {
  const payments = [
    { payment_type: "bank-card" as const, amount: "10.00" },
    { payment_type: "bank-card" as const, amount: "15.55" },
  ];
  expect(replay(sold(checkOf({ payments })), { rule: percent("draft", "90"), off: [] })).toMatchObject({
    code: "payments.sum_mismatch",
  });
});
