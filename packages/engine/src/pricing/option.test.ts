import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { checkOf, lineA, priced } from "../../test/check.ts";
import { emptyTrace } from "../trace/trace.ts";
import { readerOf } from "../wire/read.ts";
import { applyOption, chooseOption, type PriceOption } from "./option.ts";
import { priceInForce } from "./source.ts";

const read = readerOf("UAH", 2);
const today = Temporal.PlainDate.from("2026-11-21");
const goods = { id: "g", category_ids: ["near", "far"] };

const anyOption = fc.record({
  owner: fc.constantFrom("corporate-account", "corporate-category", "card-category"),
  item_id: fc.constantFrom(null, "g", "other"),
  item_category_id: fc.constantFrom(null, "near", "far", "strange"),
  option_type: fc.constant("fixed-price" as const),
  value: fc.constant("1"),
  active: fc.boolean(),
  date_from: fc.constantFrom(null, "2026-11-21", "2026-11-22"),
  date_to: fc.constantFrom(null, "2026-11-21", "2026-11-20"),
});
const options = fc
  .array(anyOption, { maxLength: 6 })
  .map((all) => all.map((one, index): PriceOption => ({ ...one, id: `o${index}` })));

// Scores an option as one number: owner, then target, then index. The smallest score wins; no score means that it does not apply.
function score(option: PriceOption, index: number): number {
  if (!option.active || option.date_from === "2026-11-22" || option.date_to === "2026-11-20")
    return Number.POSITIVE_INFINITY;
  const owner = { "corporate-account": 0, "corporate-category": 1, "card-category": 2 }[option.owner];
  const byCategory = { near: 1, far: 2, strange: Number.POSITIVE_INFINITY }[option.item_category_id ?? ""] ?? 3;
  const byItem = option.item_id === "g" ? 0 : Number.POSITIVE_INFINITY;
  return owner * 1000 + (option.item_id ? byItem : byCategory) * 100 + index;
}

describe("chooseOption", () => {
  test("finds the one with the best score, and gives every other a reason", () => {
    fc.assert(
      fc.property(options, (all) => {
        const trace = emptyTrace();
        const scores = all.map(score);
        const best = Math.min(Number.POSITIVE_INFINITY, ...scores);
        const expected = best === Number.POSITIVE_INFINITY ? undefined : all[scores.indexOf(best)];
        expect(chooseOption(all, { id: "L", goods }, today, trace)).toBe(expected);
        expect(trace.rejected.map(({ source }) => source.id)).toEqual(
          all.filter((one) => one !== expected).map(({ id }) => id),
        );
        const outranked = trace.rejected.filter(({ reason }) => reason === "option-outranked").length;
        expect(outranked).toBe(scores.filter((one) => one !== Number.POSITIVE_INFINITY).length - (expected ? 1 : 0));
      }),
      cases,
    );
  });

  test("chooses nothing among nothing", () => {
    expect(chooseOption([], { id: "L", goods }, today, emptyTrace())).toBeUndefined();
  });
});

describe("applyOption", () => {
  const option = (option_type: PriceOption["option_type"], value: string): PriceOption => ({
    id: "o",
    owner: "card-category",
    option_type,
    value,
  });

  test("never gives a negative price, and a fixed one whatever there was", () => {
    const signed = fc.integer({ min: -2_000_000, max: 2_000_000 }).map((value) => (value / 10_000).toFixed(4));
    const price = fc.option(fc.bigInt({ min: 0n, max: 10n ** 7n }), { nil: undefined });
    fc.assert(
      fc.property(
        fc.constantFrom("fixed-price", "change-amount", "change-percent"),
        signed,
        price,
        (type, value, before) => {
          const after = applyOption(option(type, value), before, read);
          if (after === undefined) expect([type, before]).not.toContain("fixed-price");
          else expect(after >= 0n).toBe(true);
          if (type === "fixed-price" && !value.startsWith("-")) expect(after).toBe(read.unitPrice(value, "value"));
        },
      ),
      cases,
    );
  });

  test("rounds percents to the four decimals of a price", () => {
    expect(applyOption(option("change-percent", "10"), 10_005n, read)).toBe(11_006n);
    expect(applyOption(option("change-percent", "-0.000001"), 10_000n, read)).toBe(10_000n);
    expect(applyOption(option("change-amount", "-0.0001"), 10_000n, read)).toBe(9_999n);
    expect(applyOption(option("change-amount", "1"), undefined, read)).toBeUndefined();
    expect(applyOption(option("change-percent", "1"), undefined, read)).toBeUndefined();
  });
});

test("the price in force is the last one that began, as walking through all of them finds it", () => {
  const at = Temporal.Instant.from("2026-11-21T10:00:00Z");
  const hours = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(hours, (offsets) => {
      const master_prices = offsets.map((hour, index) => ({
        id: `m${index}`,
        price: `${index + 1}`,
        valid_from: at.add({ hours: hour }).toString(),
      }));
      let expected: bigint | undefined;
      let latest = Number.NEGATIVE_INFINITY;
      offsets.forEach((hour, position) => {
        if (hour <= 0 && hour >= latest) [expected, latest] = [BigInt(position + 1) * 10_000n, hour];
      });
      const trace = emptyTrace();
      const found = priceInForce({ id: "L", goods, master_prices }, { prices_entered_as: "base" }, at, read, trace);
      expect(found?.price).toBe(expected);
      expect(trace.rejected.length).toBe(offsets.length - (expected === undefined ? 0 : 1));
    }),
    cases,
  );
});

test("only an outranked option names what won", () => {
  const fixed = { owner: "card-category", option_type: "fixed-price", value: "9" } as const;
  const price_options = [
    { ...fixed, id: "best" },
    { ...fixed, id: "other", item_id: "another" },
    { ...fixed, id: "second" },
  ];
  const { rejected } = priced(checkOf({ lines: [lineA], price_options })).trace;
  expect(rejected.map(({ source, reason, details }) => [source.id, reason, details])).toEqual([
    ["other", "option-other-goods", {}],
    ["second", "option-outranked", { winner_id: "best" }],
  ]);
});
