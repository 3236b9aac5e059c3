import type { Finals } from "../../src/sale/finalise.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import type { PricedCheck, PriceOutcome } from "../../src/sale/result.ts";
import { reckoned } from "./check.ts";
import { difference } from "./differences.ts";
import { least, written, zero } from "./rational.ts";
import { decimal, decimalsOf } from "./read.ts";

/** The frozen check with the delivered quantities: nothing else changes, and no more bonuses are requested than are on hold. */
export function finalInput(input: PriceInput, { lines, payments }: Finals, reserved: PricedCheck): PriceInput {
  const decimals = decimalsOf(input.currency);
  const held = decimal(reserved.redemption?.redeemed ?? "0", decimals);
  const requested = least(held, input.redemption ? decimal(input.redemption.asked, decimals) : zero);
  const text = written(requested, decimals);
  return {
    ...input,
    lines: input.lines.map((line) => {
      const final = lines.find(({ id }) => id === line.id);
      if (!final) return line;
      const isWhole = decimal(final.quantity, 3).against(decimal(line.quantity, 3)) === 0;
      return { ...line, quantity: final.quantity, stated_amount: isWhole ? line.stated_amount : null };
    }),
    redemption: requested.against(zero) > 0 ? { asked: text, available: text } : null,
    payments: payments ?? null,
  };
}

/**
 * The problem with a finalised check. If the delivered goods cost no more than reserved, it is that check by itself; otherwise a further
 * discount keeps the reserved amount.
 */
export function finalDifference(
  input: PriceInput,
  { finals, reserved, outcome }: { finals: Finals; reserved: PricedCheck; outcome: PriceOutcome },
): string | undefined {
  const final = finalInput(input, finals, reserved);
  const decimals = decimalsOf(input.currency);
  const promised = decimal(reserved.totals.amount_to_pay, decimals).minus(
    decimal(reserved.totals.rounding_amount, decimals),
  );
  const sale = reckoned(final);
  if (sale.toPay.minus(sale.payment.rounding).against(promised) <= 0) return difference(final, outcome);
  if (!outcome.ok) return outcome.refusal.code === "finalise.limit_unreachable" ? undefined : outcome.refusal.code;
  const { totals, trace } = outcome.check;
  if (decimal(totals.amount_to_pay, decimals).against(promised) > 0)
    return `to pay ${totals.amount_to_pay} of the promised`;
  const isLimited = trace.entries.some(({ step }) => step === "finalise-limit");
  return isLimited ? undefined : "the promised total was met without a trace entry";
}
