/** An exact fraction. Deliberately slow and simple: only `rounded` rounds. The denominator is positive. */
export class Rational {
  readonly top: bigint;
  readonly bottom: bigint;

  constructor(top: bigint, bottom = 1n) {
    this.top = bottom < 0n ? -top : top;
    this.bottom = bottom < 0n ? -bottom : bottom;
  }

  plus(other: Rational): Rational {
    if (this.bottom === other.bottom) return new Rational(this.top + other.top, this.bottom);
    return new Rational(this.top * other.bottom + other.top * this.bottom, this.bottom * other.bottom);
  }

  minus(other: Rational): Rational {
    return this.plus(new Rational(-other.top, other.bottom));
  }

  times(other: Rational): Rational {
    return new Rational(this.top * other.top, this.bottom * other.bottom);
  }

  over(other: Rational): Rational {
    return new Rational(this.top * other.bottom, this.bottom * other.top);
  }

  /** Negative if this is smaller, zero if both are equal. */
  against(other: Rational): number {
    const apart = this.top * other.bottom - other.top * this.bottom;
    return apart === 0n ? 0 : apart < 0n ? -1 : 1;
  }

  /** The greatest integer not above this. */
  floor(): bigint {
    const quotient = this.top / this.bottom;
    return this.top < 0n && quotient * this.bottom !== this.top ? quotient - 1n : quotient;
  }
}

export const zero = new Rational(0n);
export const one = new Rational(1n);
export const hundred = new Rational(100n);

/** One unit at that decimal place. */
export function unitOf(decimals: number): Rational {
  return new Rational(1n, 10n ** BigInt(decimals));
}

/** Rounds to the nearest multiple of the step, halves away from zero; `down`: towards zero. */
export function rounded(value: Rational, step: Rational, mode: "half-up" | "down" = "half-up"): Rational {
  const steps = value.over(step);
  const isNegative = steps.top < 0n;
  const size = isNegative ? zero.minus(steps) : steps;
  const whole = (mode === "down" ? size : size.plus(new Rational(1n, 2n))).floor();
  return new Rational((isNegative ? -whole : whole) * step.top, step.bottom);
}

export function least(first: Rational, ...others: Rational[]): Rational {
  return others.reduce((best, other) => (other.against(best) < 0 ? other : best), first);
}

/** The value itself, or zero in place of a negative one. */
export function notNegative(value: Rational): Rational {
  return value.against(zero) < 0 ? zero : value;
}

export function total(values: readonly Rational[]): Rational {
  return values.reduce((sum, value) => sum.plus(value), zero);
}

/**
 * Splits an amount by largest remainder: exact parts rounded down to the unit, then single units to the largest remainders, the earlier one
 * on a tie. Without weights all parts are zero.
 */
export function shared(amount: Rational, weights: readonly Rational[], unit: Rational): Rational[] {
  const whole = total(weights);
  if (whole.against(zero) === 0) return weights.map(() => zero);
  const exact = weights.map((weight) => amount.times(weight).over(whole));
  const parts = exact.map((part) => rounded(part, unit, "down"));
  const lacks = exact.map((part, index) => part.minus(parts[index] ?? zero));
  for (let given = total(parts); given.against(amount) < 0; given = given.plus(unit)) {
    let neediest = 0;
    lacks.forEach((lack, position) => {
      if (lack.against(lacks[neediest] ?? zero) > 0) neediest = position;
    });
    parts[neediest] = (parts[neediest] ?? zero).plus(unit);
    lacks[neediest] = (lacks[neediest] ?? zero).minus(unit);
  }
  return parts;
}

/** A plain decimal with exactly that many decimals. */
export function written(value: Rational, decimals: number): string {
  const units = rounded(value, unitOf(decimals)).over(unitOf(decimals));
  const count = units.top / units.bottom;
  const digits = String(count < 0n ? -count : count).padStart(decimals + 1, "0");
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return count < 0n ? `-${text}` : text;
}
