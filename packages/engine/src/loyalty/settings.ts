import type {
  BonusesPaymentType,
  ChargeBase,
  CombinationScheme,
  RedemptionMoment,
  RoundingMode,
} from "@patron/contract/enums";
import { divide, type Minor, powerOfTen, type Rate, WHOLE_RATE } from "../money/index.ts";

/** The rule settings of a programme. Everything absent has its default. */
export type RuleSettings = {
  version?: number | null | undefined;
  /** Default maximum. */
  discounts_scheme?: CombinationScheme | undefined;
  /** Default summarizing. */
  charges_scheme?: CombinationScheme | undefined;
  /** Default amount-to-pay. */
  charge_base?: ChargeBase | undefined;
  /** Default true; false: a check that redeems bonuses earns nothing. */
  charge_on_bonus_redemption?: boolean | undefined;
  /** Percent of the check before discounts, default 100. */
  discount_max_percent?: string | null | undefined;
  discount_rounding_precision?: number | null | undefined;
  discount_rounding_mode?: RoundingMode | null | undefined;
  charge_rounding_precision?: number | null | undefined;
  charge_rounding_mode?: RoundingMode | null | undefined;
};

/** The settings for paying with bonuses. */
export type RedemptionSettings = {
  version?: number | null | undefined;
  /** Default partial. */
  bonuses_payment_type?: BonusesPaymentType | undefined;
  /** Default 100. */
  bonuses_max_percent?: string | null | undefined;
  bonuses_min_check_amount?: string | null | undefined;
  bonuses_exclude_goods?: readonly string[] | null | undefined;
  bonuses_exclude_categories?: readonly string[] | null | undefined;
  /** Default before-tax: bonuses are a deferred discount. */
  redemption_moment?: RedemptionMoment | undefined;
};

/** How results of rules are rounded: to a step in minor units (or in the account's unit). */
export type Rounding = { step: bigint; mode: RoundingMode };

/** Keeps `precision` decimals of a value with `scale`, by default all of them. */
export function roundingOf(
  precision: number | null | undefined,
  mode: RoundingMode | null | undefined,
  scale: number,
): Rounding {
  return { step: powerOfTen(scale - Math.min(precision ?? scale, scale)), mode: mode ?? "half-up" };
}

/** A quotient in steps of the rounding, rounded once. */
export function inSteps(numerator: bigint, divisor: bigint, { step, mode }: Rounding): Minor {
  return divide(numerator, divisor * step, mode) * step;
}

/** A rate of an amount, rounded once by the settings. */
export function rateOf(amount: Minor, rate: Rate, rounding: Rounding): Minor {
  return inSteps(amount * rate, WHOLE_RATE, rounding);
}
