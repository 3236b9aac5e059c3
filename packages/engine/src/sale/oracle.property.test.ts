import { beforeAll, describe, expect, test } from "vitest";
import { checks, onlyCase, seed } from "../../test/cases.ts";
import { difference } from "../../test/oracle/differences.ts";
import { finalDifference } from "../../test/oracle/finalised.ts";
import { features, featuresOf } from "../../test/random/features.ts";
import { drawFinals } from "../../test/random/finals.ts";
import { failure } from "../../test/random/report.ts";
import { drawSale } from "../../test/random/sale.ts";
import { finalise, limitsOf } from "./finalise.ts";
import type { PriceInput } from "./input.ts";
import { price } from "./price.ts";

// A second calculation of whole checks in exact fractions, written from the specification and not from the engine, on random checks with
// all features. If both differ, one of them is wrong, and the example stays as a test.

const complaint = (input: PriceInput) => difference(input, price(input));

describe(`an independent oracle and the engine, seed ${seed}`, () => {
  const count = onlyCase === undefined ? checks.oracle : 1;
  const seen = new Map<string, number>();
  let error: Error | undefined;

  beforeAll(
    () => {
      seen.clear();
      error = undefined;
      const first = onlyCase ?? 0;
      for (let number = first; number < first + count && !error; number += 1) {
        const input = drawSale(seed, number);
        const outcome = price(input);
        for (const feature of featuresOf(input, outcome)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
        if (difference(input, outcome)) error = failure("oracle and engine differ", number, input, complaint);
      }
    },
    60_000 + count * 5,
  );

  test(`agree on every column, total, accrual and refusal of ${count} random checks`, () => {
    if (error) throw error;
    expect(seen.size).toBeGreaterThan(0);
  });

  // Each is priced three times, so a quarter of them is enough.
  const reservations = onlyCase === undefined ? Math.ceil(count / 4) : 1;

  test(
    `agree on what is left of ${reservations} reserved checks once they are delivered in part`,
    () => {
      const first = onlyCase ?? 0;
      let finished = 0;
      for (let number = first; number < first + reservations; number += 1) {
        const input = { ...drawSale(seed, number), payments: null };
        const reserved = price(input);
        if (!reserved.ok) continue;
        const finals = drawFinals(seed, number, input);
        const complaintOf = (tried: PriceInput) => {
          const before = price(tried);
          if (!before.ok) return undefined;
          const outcome = finalise(tried, finals, limitsOf(before.check));
          return finalDifference(tried, { finals, reserved: before.check, outcome });
        };
        if (complaintOf(input)) throw failure("oracle and engine differ when finalising", number, input, complaintOf);
        finished += 1;
      }
      expect(onlyCase !== undefined || finished > reservations / 2).toBe(true);
    },
    60_000 + count * 8,
  );

  test.skipIf(count < 20_000)("no feature is starved in what they agree on", () => {
    // The rarest features occur some twenty times in 20,000 checks, sometimes less than ten.
    const starved = features.filter((feature) => (seen.get(feature) ?? 0) < count / 10_000);
    expect(starved.map((feature) => `${feature}: ${seen.get(feature) ?? 0}`)).toEqual([]);
  });
});
