import type { BonusesPaymentType, RedemptionLimit, RedemptionRejection } from "@patron/contract/enums";
import { greatest, least, type Minor, percentOf, powerOfTen, type Rate, spread, sum } from "../money/index.ts";

/** The input for a redemption. Amounts in minor units; a bonus is worth one unit of the currency. */
export type RedemptionRequest = {
  requested: Minor;
  /** The balance without holds. */
  available: Minor;
  payment_type: BonusesPaymentType;
  max_rate: Rate;
  exponent: number;
  /** The amount of each line that bonuses may pay for. */
  payable: readonly Minor[];
  /** Whether the goods of the line may be paid for with bonuses. */
  allowed: readonly boolean[];
  /** How much sales taxes may grow per minor unit not redeemed, as a rate; zero if redemption does not affect them. */
  tax_rate: Rate;
  /** How far roundings and per-unit taxes can move the final amount from exact taxes, in minor units either way. */
  roundings: Minor;
  /** The final amount, including taxes and delivery, if these parts are redeemed. */
  toPay(parts: readonly Minor[]): Minor;
};

/** What limited a redemption, and to how much. */
export type Lowered = { by: RedemptionLimit; to: Minor };

/** The redeemed parts of the lines, or why nothing is redeemed. */
export type Redemption = { parts: Minor[]; lowered: Lowered[]; rejected?: RedemptionRejection };

// Beyond this many currency units below the requested amount, the cents of taxes only repeat.
const UNITS_SEARCHED = 100n;

/**
 * The largest redemption up to the given maximum that leaves a final amount without minor units; 0n if there is none within a hundred
 * units. Without sales taxes this is a subtraction; with them the amount jumps, so the search skips amounts that cannot be whole yet and
 * tries the rest. Just above a whole amount it skips nothing: redeeming less may round several lines down and so lower the amount.
 */
function wholeUnits(most: Minor, request: RedemptionRequest, partsOf: (redeemed: Minor) => Minor[]): Minor {
  const unit = powerOfTen(request.exponent);
  const whole = 100n * powerOfTen(6);
  const lowest = most - UNITS_SEARCHED * unit;
  let redeemed = most;
  while (redeemed > 0n && redeemed >= lowest) {
    const over = request.toPay(partsOf(redeemed)) % unit;
    if (over === 0n) return redeemed;
    const sure =
      over > request.roundings ? ((unit - over) * whole) / (whole + request.tax_rate) - request.roundings : 0n;
    redeemed -= greatest(sure, 1n);
  }
  return 0n;
}

/**
 * Decides how many bonuses a check redeems: the requested amount, limited to the balance, to the share of the payable amount (rounded down)
 * and to the goods that bonuses may pay for, spread over those lines.
 *
 * `full-check` redeems exactly what those goods and that share allow, or nothing. `partial-rounded` lowers the amount until the final
 * amount has no minor units, or redeems nothing. Who may redeem is checked before.
 */
export function redeem(request: RedemptionRequest): Redemption {
  const open = request.payable.map((amount, line) => (request.allowed[line] ? amount : 0n));
  const partsOf = (redeemed: Minor) => spread(redeemed, open);
  const none = (rejected: RedemptionRejection): Redemption => ({ parts: open.map(() => 0n), lowered: [], rejected });
  const share = percentOf(sum(request.payable), request.max_rate, "down");
  const goods = sum(open);
  if (request.available <= 0n) return none("redemption-no-balance");
  if (goods === 0n) return none("redemption-goods-excluded");
  if (share === 0n) return none("redemption-share-zero");

  const limits: Lowered[] = [
    { by: "balance", to: request.available },
    { by: "max-percent", to: share },
    { by: "goods", to: goods },
  ];
  let redeemed = request.requested;
  const lowered = limits.filter(({ to }) => {
    if (to >= redeemed) return false;
    redeemed = to;
    return true;
  });
  if (request.payment_type === "full-check" && redeemed < least(share, goods)) return none("redemption-not-full");
  if (request.payment_type === "partial-rounded") {
    const whole = wholeUnits(redeemed, request, partsOf);
    if (whole === 0n) return none("redemption-no-whole-amount");
    if (whole < redeemed) lowered.push({ by: "whole-units", to: whole });
    redeemed = whole;
  }
  return { parts: partsOf(redeemed), lowered };
}
