import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCheck } from "../../test/arbitrary.ts";
import { cases } from "../../test/cases.ts";
import { priced } from "../../test/check.ts";
import { parseDecimal } from "../money/index.ts";
import { refundParts } from "./refund.ts";

const columns = [
  "amount",
  "discount_amount",
  "bonuses_redeemed",
  "sales_taxes_amount",
  "amount_to_pay",
  "bonuses_added",
] as const;

test("every column of every sold line goes back whole, in whatever pieces the goods come back", () => {
  const cuts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(anyCheck, cuts, (input, shares) => {
      for (const line of priced(input).lines) {
        const quantity = parseDecimal(line.quantity, 3) ?? 0n;
        if (quantity === 0n) continue;
        const sold = Object.fromEntries(columns.map((name) => [name, parseDecimal(line[name], 2) ?? 0n]));
        const back: Record<string, bigint> = Object.fromEntries(columns.map((name) => [name, 0n]));
        let before = 0n;
        for (const share of [...shares, 1000]) {
          const requested = share === 1000 ? quantity - before : ((quantity - before) * BigInt(share)) / 1000n;
          const parts = refundParts(sold, back, { quantity, before, now: requested });
          if (!parts) throw new Error("Too much was returned.");
          for (const [name, part] of Object.entries(parts)) {
            expect(part >= 0n).toBe(true);
            back[name] = (back[name] ?? 0n) + part;
          }
          before += requested;
        }
        expect(back).toEqual(sold);
      }
    }),
    cases,
  );
});
