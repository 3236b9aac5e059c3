import { Rational } from "./rational.ts";

/** A check that cannot be priced or paid, by the code of its refusal. */
export class Refused extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A decimal text with at most that many decimals. */
export function decimal(text: string, decimals: number): Rational {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? "";
  if (!match || fraction.length > decimals) throw new Refused("sale.malformed");
  const top = BigInt(`${match[2]}${fraction}`);
  return new Rational(match[1] === "-" ? -top : top, 10n ** BigInt(fraction.length));
}

const decimalsOfCurrency: Readonly<Record<string, number>> = { JPY: 0, UAH: 2, CAD: 2, EUR: 2, KWD: 3 };

/** The minor units of the currencies that the oracle knows. */
export function decimalsOf(currency: string): number {
  const decimals = decimalsOfCurrency[currency];
  if (decimals === undefined) throw new Refused("sale.unknown_currency");
  return decimals;
}
