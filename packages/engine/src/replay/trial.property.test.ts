import { describe, expect, test } from "vitest";
import { checks, seed } from "../../test/cases.ts";
import { checkOf, member } from "../../test/check.ts";
import { drawFinals } from "../../test/random/finals.ts";
import { drawSale } from "../../test/random/sale.ts";
import type { Rule } from "../loyalty/rule.ts";
import { unitPriceText } from "../money/index.ts";
import { priceInForce } from "../pricing/source.ts";
import { finalise, limitsOf } from "../sale/finalise.ts";
import type { LineInput, PriceInput } from "../sale/input.ts";
import { price } from "../sale/price.ts";
import { emptyTrace } from "../trace/trace.ts";
import { readerOf, readInstant } from "../wire/read.ts";
import type { ProgrammeChange, TrialChange, TrialPrice } from "./change.ts";
import type { StoredSale } from "./recompute.ts";
import { type Replayed, trialOf } from "./replay.ts";

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

function done(sale: StoredSale, change: TrialChange): Replayed {
  const replayed = trialOf(change)(sale);
  if ("code" in replayed) throw new Error(`The sale is refused: ${replayed.code}`);
  return replayed;
}
const sold = (input: PriceInput): StoredSale => {
  const outcome = price(input);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return { input, finals: null, check: outcome.check };
};
const programmeOf = ({ rules = [], loyalty, referral }: PriceInput): ProgrammeChange => ({
  ...{ kind: "programme", rules },
  rule_settings: loyalty.rule_settings ?? {},
  redemption_settings: loyalty.redemption_settings ?? {},
  referral: referral?.programme ?? null,
});
const percentOn = (percent: string, more: object = {}): TrialChange => ({
  ...{ kind: "price-percent", percent, goods_ids: [], category_ids: [], price_group_ids: [] },
  ...more,
});
/** Prices without a group, in the currency of the checks. */
const pricesOf = (...prices: TrialPrice[]): TrialChange => ({ kind: "prices", currency: "UAH", prices });

describe(`with seed ${seed}`, () => {
  const count = Math.ceil(checks.promise / 5);

  test("the programme of the sale itself changes nothing", () => {
    for (const { sale, number } of drawn(count)) {
      const { before, after, credits, lost, unmeasured } = done(sale, programmeOf(sale.input));
      expect(after, `sale ${number}`).toEqual(before);
      expect(credits.after).toEqual(credits.before);
      expect([lost, unmeasured]).toEqual([[], false]);
    }
  });

  test("prices that are those in force, and a change of zero percent, change nothing, also where a pump said what a line costs", () => {
    for (const { sale, number } of drawn(count)) {
      const { before, after, applies } = done(sale, percentOn("0"));
      expect([after, applies], `sale ${number}`).toEqual([before, false]);
    }
  });

  test("what prices were raised to and what the same sale would have cost with those in force is one and the same", () => {
    for (const { sale, number } of drawn(count)) {
      if (sale.finals || sale.input.payments) continue;
      const raised = trialOf(percentOn("10"))(sale);
      const dearer = price({ ...sale.input, lines: sale.input.lines.map((line) => raisedLine(line, sale.input)) });
      if ("code" in raised || !dearer.ok) continue;
      expect(raised.after.amount, `sale ${number}`).toBe(BigInt(dearer.check.totals.amount.replace(".", "")));
    }
  });
});

/** A second way to a price that is ten percent higher: each price of the line, whichever is in force, unless it was entered by hand. */
function raisedLine(line: LineInput, { currency, price_group, at }: PriceInput): LineInput {
  if (line.entered_price != null) return line;
  const decimals = currency === "JPY" ? 0 : currency === "KWD" ? 3 : 2;
  const raise = (text: string) => {
    const scaled = Math.round(Number(text) * 10_000);
    const unit = scaled % 10 ** (4 - decimals) === 0 ? 10 ** (4 - decimals) : 1;
    return ((Math.round((scaled * 11) / (10 * unit)) * unit) / 10_000).toFixed(4);
  };
  // What a pump or a scale said stays while the price in force does, whatever becomes of the others.
  const read = readerOf(currency, decimals);
  const found = priceInForce(line, price_group ?? null, readInstant(at, "at"), read, emptyTrace());
  const inForce = found && unitPriceText(found.price);
  const changes = inForce !== undefined && raise(inForce) !== Number(inForce).toFixed(4);
  return {
    ...line,
    ...(changes ? { stated_amount: null } : {}),
    goods_price: line.goods_price && { ...line.goods_price, price: raise(line.goods_price.price) },
    master_prices: line.master_prices?.map((one) => ({ ...one, price: raise(one.price) })),
  };
}

const percent = (id: string, value: string, more: Partial<Rule> = {}): Rule => ({
  ...{ id, scope: "automatic", action_type: "discount-check-percent", value },
  ...more,
});
const [first] = checkOf().lines;
const goodsId = first?.goods.id ?? "";

describe("prices", () => {
  test("a price of an item applies wherever it is sold in its currency, and rules act on it", () => {
    const sale = sold(checkOf({ rules: [percent("ten", "10")] }));
    const cheaper = done(sale, pricesOf({ goods_id: goodsId, price_group_id: null, price: "5" }));
    expect(cheaper.before.amount - cheaper.after.amount).toBe(1000n);
    expect(cheaper.before.discount - cheaper.after.discount).toBe(100n);
    expect(cheaper.applies).toBe(true);
    const elsewhere = done(sale, {
      kind: "prices",
      currency: "EUR",
      prices: [{ goods_id: goodsId, price_group_id: null, price: "5" }],
    });
    expect([elsewhere.after, elsewhere.applies]).toEqual([elsewhere.before, false]);
  });

  test("a price of a group applies only to sales of that group, and one that is taken away leaves the item's own", () => {
    const group = { id: "shelf", prices_entered_as: "base" as const, taxes: [] };
    const inForce = [{ id: "m", price: "12", valid_from: "2020-01-01T00:00:00Z" }];
    const lines = checkOf().lines.map((line) =>
      line.goods.id === goodsId ? { ...line, master_prices: inForce } : line,
    );
    const sale = sold(checkOf({ price_group: group, lines }));
    const own = { goods_id: goodsId, price_group_id: "shelf", price: null };
    expect(done(sale, pricesOf(own)).after.amount).toBe(2555n);
    expect(done(sale, pricesOf({ ...own, price: "11" })).after.amount).toBe(2755n);
    const other = done(sale, pricesOf({ ...own, price_group_id: "other", price: "11" }));
    expect([other.after, other.applies]).toEqual([other.before, false]);
    // The price of the group goes before one that holds wherever the item is sold.
    expect(done(sale, pricesOf({ ...own, price_group_id: null, price: "1" }, own)).after.amount).toBe(2555n);
  });

  test("a price that was entered by hand stays", () => {
    const lines = checkOf().lines.map((line) => ({ ...line, entered_price: "7" }));
    const sale = sold(checkOf({ lines, terminal: { id: "t", price_entry: "all" } }));
    const { before, after, applies } = done(sale, percentOn("50"));
    expect([after, applies]).toEqual([before, false]);
  });

  test("a percentage is of the price in force, rounded to the minor unit, and only of what is named", () => {
    expect(done(sold(checkOf()), percentOn("-10", { goods_ids: [goodsId] })).after.amount).toBe(2355n);
    expect(done(sold(checkOf()), percentOn("10")).after.amount).toBe(2200n + 611n);
    expect(done(sold(checkOf()), percentOn("10", { category_ids: ["unknown"] })).applies).toBe(false);
    expect(done(sold(checkOf()), percentOn("10", { price_group_ids: ["unknown"] })).applies).toBe(false);
    expect(done(sold(checkOf()), percentOn("-100")).after.amount).toBe(0n);
  });

  test("what a scale said a line costs does not count for another price, and what was paid is paid in the same way", () => {
    const lines = checkOf().lines.map((line, index) => (index === 0 ? { ...line, stated_amount: "20.01" } : line));
    const payments = [{ payment_type: "cash" as const, amount: "25.56", tendered: "30.00" }];
    const sale = sold(checkOf({ lines, payments }));
    expect(sale.check.totals.amount).toBe("25.56");
    expect(done(sale, percentOn("-50", { goods_ids: [goodsId] })).after.to_pay).toBe(1555n);
  });
});

describe("a programme", () => {
  test("its rules and how they combine take the place of those of the sale", () => {
    const sale = sold(checkOf({ rules: [percent("ran", "10")] }));
    const now: ProgrammeChange = {
      ...{ kind: "programme", rules: [percent("ran", "10"), percent("new", "20")] },
      ...{ rule_settings: { discounts_scheme: "summarizing" }, redemption_settings: {} },
    };
    expect(done(sale, now)).toMatchObject({ lost: [], applied: ["ran", "new"], applies: true });
    expect(done(sale, now).after.discount).toBe(767n);
    const best = done(sale, { ...now, rule_settings: { discounts_scheme: "maximum" } });
    expect([best.after.discount, best.lost, best.rivals]).toEqual([511n, ["ran"], ["ran"]]);
    const none = done(sale, { ...now, rules: [] });
    expect([none.after.discount, none.lost, none.applies]).toEqual([0n, [], false]);
  });

  test("a rule that counts earlier purchases is left as it was, unless the sale stores what it counts", () => {
    const thresholds = [{ from: "0", value: "10" }];
    const monthly = percent("tier", "0", { depends_on: "visits", period: "month", thresholds });
    const facts = [{ rule_id: "tier", measure: "3" }];
    const sale = sold(checkOf({ customer: member, rules: [monthly], rule_facts: facts }));
    const now = (rule: Rule): ProgrammeChange => ({
      ...{ kind: "programme", rules: [rule], rule_settings: {}, redemption_settings: {} },
    });
    const dearer = { ...monthly, thresholds: [{ from: "0", value: "20" }] };
    expect(done(sale, now(dearer))).toMatchObject({ unmeasured: false, after: { discount: 511n } });
    expect(done(sale, now({ ...dearer, period: "year" }))).toMatchObject({
      unmeasured: true,
      after: { discount: 256n },
    });
    expect(done(sold(checkOf({ customer: member })), now(dearer))).toMatchObject({
      unmeasured: true,
      after: { discount: 0n },
    });
    // Nobody counts the purchases of a customer without a card.
    expect(done(sold(checkOf()), now(dearer)).unmeasured).toBe(false);
  });

  test("a limited rule knows how often it was used, and keeps what it counts of the past", () => {
    const once = percent("once", "10", { limit_total: 1 });
    const sale = sold(checkOf({ rules: [once], rule_facts: [{ rule_id: "once", used_total: 0 }] }));
    const now: ProgrammeChange = {
      ...{ kind: "programme", rules: [once], rule_settings: {}, redemption_settings: {} },
    };
    const used = (times: number) => trialOf(now)(sale, [{ rule_id: "once", used_total: times }]);
    expect(used(0)).toMatchObject({ applied: ["once"] });
    expect(used(1)).toMatchObject({ applied: [] });
    expect(done(sale, now)).toMatchObject({ applied: ["once"] });
  });

  test("what accounts are credited is told, and whether one was closed stays as it was", () => {
    const account = { id: "fuel", type: "goods" as const, unit: "L" };
    const litres = percent("litres", "2", { action_type: "charge-check-amount", charge_target: "special-account" });
    const sale = (closed: boolean) =>
      sold(checkOf({ customer: member, rules: [{ ...litres, special_account: { ...account, closed } }] }));
    const now: ProgrammeChange = {
      ...{ kind: "programme", rules: [{ ...litres, value: "3", special_account: account }] },
      ...{ rule_settings: {}, redemption_settings: {} },
    };
    expect(done(sale(false), now).credits).toEqual({
      before: [{ special_account_id: "fuel", amount: "2.000" }],
      after: [{ special_account_id: "fuel", amount: "3.000" }],
    });
    expect(done(sale(true), now).credits).toEqual({ before: [], after: [] });
  });
});

describe("invitations", () => {
  const programme = {
    ...{ id: "ref", referral_reward: { type: "percent-of-purchase" as const, value: "10" } },
    referrer_reward: { type: "bonuses" as const, value: "20.00" },
  };
  const inviters = [
    { customer_id: "near", access: "full" as const },
    { customer_id: "far", access: "full" as const },
  ];
  const invited = (more: object = {}, up = inviters.slice(0, 1)) =>
    sold(
      checkOf({
        customer: { ...member, purchases: 0 },
        referral: { programme: { ...programme, ...more }, inviters: up },
      }),
    );
  const levels = [
    { level: 1, value: "5.00" },
    { level: 2, value: "1.50" },
  ];
  const levelsOf = (rewards: Replayed["rewards"]["after"]) =>
    rewards.map(({ level, customer_id, amount }) => [level, customer_id, Number(amount)]);

  test("a rule that changes what the goods come to changes what they earn, and whether they earn", () => {
    const half: TrialChange = { kind: "rule", rule: percent("half", "50"), off: [] };
    const { before, after, rewards } = done(invited(), half);
    expect(levelsOf(rewards.before)[1]).toEqual([1, "near", 2000]);
    expect(after.rewards - 2000n).toBe((before.rewards - 2000n) / 2n);
    const least = { min_purchase_amount: "15.00" };
    expect(levelsOf(done(invited(least), half).rewards.before)).toHaveLength(2);
    expect(done(invited(least), half)).toMatchObject({ after: { rewards: 0n }, rewards: { after: [] } });
  });

  test("a programme rewards as it does now, by its levels; what is not stored with the sale is told", () => {
    const now = (referral: ProgrammeChange["referral"]): TrialChange => ({
      ...{ kind: "programme", rules: [], rule_settings: {}, redemption_settings: {} },
      referral,
    });
    const deep = invited({ levels }, inviters);
    expect(levelsOf(done(deep, now(undefined)).rewards.after)).toEqual(
      levelsOf(done(deep, now(undefined)).rewards.before),
    );
    expect(
      levelsOf(done(deep, now({ ...programme, levels: [{ level: 2, value: "7.00" }] })).rewards.after).slice(1),
    ).toEqual([[2, "far", 700]]);
    expect(done(deep, now(null))).toMatchObject({ rewards: { after: [] }, unrewarded: false });
    expect(done(invited(), now({ ...programme, levels }))).toMatchObject({ unrewarded: true });
    expect(done(deep, now(programme))).toMatchObject({ unrewarded: false });
    // Whom nobody invited further up has no more inviters to know.
    expect(
      done(invited({ levels }), now({ ...programme, levels: [...levels, { level: 3, value: "1.00" }] })),
    ).toMatchObject({
      unrewarded: false,
    });
    expect(done(sold(checkOf({ customer: member })), now(programme))).toMatchObject({ rewards: { after: [] } });
  });

  test("rewards that are no bonuses are not among the amounts", () => {
    const coupons = { referral_reward: { type: "coupon" as const, value: "3", coupon_batch_id: "b" } };
    expect(levelsOf(done(invited(coupons), percentOn("0")).rewards.before)).toEqual([[1, "near", 2000]]);
  });
});
