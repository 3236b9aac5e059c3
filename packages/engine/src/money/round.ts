import type { RoundingMode } from "@patron/contract/enums";
import {
  type Minor,
  powerOfTen,
  QUANTITY_SCALE,
  type Quantity,
  type Rate,
  UNIT_PRICE_SCALE,
  type UnitPrice,
  WHOLE_RATE,
} from "./units.ts";

/**
 * Divides and rounds once to an integer. `half-up` rounds halves away from zero, `down` truncates, so a negative amount rounds like its
 * positive counterpart. The divisor must be positive.
 *
 * @example divide(-5n, 2n) // -3n
 */
export function divide(numerator: bigint, divisor: bigint, mode: RoundingMode = "half-up"): bigint {
  if (divisor <= 0n) throw new RangeError("A divisor is positive.");
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = mode === "down" ? size / divisor : (2n * size + divisor) / (2n * divisor);
  return numerator < 0n ? -rounded : rounded;
}

/** `value × by ÷ over`, rounded once. The result has the units of `value` times `by` over `over`. */
export function mulDiv(value: bigint, by: bigint, over: bigint, mode: RoundingMode = "half-up"): bigint {
  return divide(value * by, over, mode);
}

/**
 * A rate of an amount, in the amount's own units, rounded once.
 *
 * @example percentOf(2555n, 10_000_000n) // 256n
 */
export function percentOf(amount: bigint, rate: Rate, mode: RoundingMode = "half-up"): bigint {
  return mulDiv(amount, rate, WHOLE_RATE, mode);
}

/**
 * Rounds to a multiple of a positive step.
 *
 * @example roundTo(2299n, 5n) // 2300n
 */
export function roundTo(value: bigint, step: bigint, mode: RoundingMode = "half-up"): bigint {
  return divide(value, step, mode) * step;
}

/**
 * A price per unit times a quantity, with `scale` decimals (for money those of the currency), rounded once.
 *
 * @example unitsAmount(14_590n, 40_125n, 2) // 5854n
 */
export function unitsAmount(
  price: UnitPrice,
  quantity: Quantity,
  scale: number,
  mode: RoundingMode = "half-up",
): Minor {
  return divide(price * quantity, powerOfTen(UNIT_PRICE_SCALE + QUANTITY_SCALE - scale), mode);
}
