import { formatDecimal, least, type Minor, moneyText, parseMoney } from "../money/index.ts";
import type { Reader } from "../wire/read.ts";
import { calculate } from "./calculate.ts";
import type { LineInput, PaymentInput, PriceInput } from "./input.ts";
import { answering } from "./price.ts";
import type { PricedCheck, PriceOutcome, SaleRefusal } from "./result.ts";

/** The delivered quantity of a reserved line. The device may provide the final amount too. */
export type FinalLine = { id: string; quantity: string; stated_amount?: string | null | undefined };

/** How a reserved check ends. A line that is missing is delivered as reserved. */
export type Finals = {
  lines: readonly FinalLine[];
  payments?: readonly PaymentInput[] | null | undefined;
};

/** The amounts reserved, as money; `amount_to_pay` before cash rounding. `limitsOf` reads them from the reservation. */
export type FinaliseLimits = { redeemed: string; amount_to_pay: string };

/** The limits that a reserved check sets for its completion. */
export function limitsOf(reserved: PricedCheck): FinaliseLimits {
  const { currency, totals, redemption } = reserved;
  const rounding = parseMoney(totals.rounding_amount, currency);
  const toPay = parseMoney(totals.amount_to_pay, currency);
  if (rounding === undefined || toPay === undefined)
    throw new RangeError("A reserved check is a result of this engine.");
  return {
    redeemed: redemption?.redeemed ?? moneyText(0n, currency),
    amount_to_pay: moneyText(toPay - rounding, currency),
  };
}

function finalLine(line: LineInput, finals: Finals, read: Reader): LineInput | SaleRefusal {
  const final = finals.lines.find(({ id }) => id === line.id);
  if (!final) return line;
  const reserved = read.quantity(line.quantity, `lines.${line.id}.quantity`);
  const delivered = read.quantity(final.quantity, `finals.${line.id}.quantity`);
  if (delivered > reserved) {
    return {
      code: "line.quantity_raised",
      details: { line: line.id, reserved: line.quantity, delivered: final.quantity },
    };
  }
  const statedAmount = delivered === reserved ? line.stated_amount : null;
  return { ...line, quantity: final.quantity, stated_amount: final.stated_amount ?? statedAmount };
}

function finalInput(frozen: PriceInput, finals: Finals, redeemed: Minor, read: Reader): PriceInput | SaleRefusal {
  const unknown = finals.lines.find(({ id }) => !frozen.lines.some((line) => line.id === id));
  if (unknown) return { code: "line.unknown", details: { line: unknown.id } };
  const lines: LineInput[] = [];
  for (const line of frozen.lines) {
    const final = finalLine(line, finals, read);
    if ("code" in final) return final;
    lines.push(final);
  }
  const requested = frozen.redemption ? least(read.money(frozen.redemption.asked, "redemption.asked"), redeemed) : 0n;
  const text = formatDecimal(requested, read.exponent);
  return {
    ...frozen,
    lines,
    redemption: requested > 0n ? { asked: text, available: text } : null,
    payments: finals.payments ?? null,
  };
}

/**
 * Prices a reserved check again for the delivered quantities.
 *
 * Everything but the quantities (and the payments) comes from the frozen input of the reservation: time, rules, prices, taxes, category,
 * past measures. Conditions on the check itself are evaluated again. Redemption never exceeds the amount on hold, and the amount to pay,
 * before cash rounding, never exceeds the reserved amount: if a lost condition would raise it, a discount with source `reservation`
 * compensates. Delivering more than reserved fails.
 */
export function finalise(frozen: PriceInput, finals: Finals, limits: FinaliseLimits): PriceOutcome {
  return answering(frozen.currency, (read) => {
    const redeemed = read.money(limits.redeemed, "limits.redeemed");
    const input = finalInput(frozen, finals, redeemed, read);
    if ("code" in input) return { ok: false, refusal: input };
    return calculate(input, read, read.money(limits.amount_to_pay, "limits.amount_to_pay"));
  });
}
