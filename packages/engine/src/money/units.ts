/** Money in minor units of its currency: 12.34 UAH is 1234n, 12 JPY is 12n. */
export type Minor = bigint;
/** A price of one unit of goods, in 1/10 000 of the currency. */
export type UnitPrice = bigint;
/** A quantity in 1/1 000 of the goods' unit. */
export type Quantity = bigint;
/** A rate in 1/1 000 000 of a percent: 10 % is 10_000_000n. */
export type Rate = bigint;

/** Decimals of a unit price. */
export const UNIT_PRICE_SCALE = 4;
/** Decimals of a quantity. */
export const QUANTITY_SCALE = 3;
/** Decimals of a rate. */
export const RATE_SCALE = 6;

/** One hundred percent as a rate. */
export const WHOLE_RATE: Rate = 100n * 10n ** BigInt(RATE_SCALE);

/** The power of ten that scales an integer to `scale` decimals. */
export function powerOfTen(scale: number): bigint {
  return POWERS[scale] ?? 10n ** BigInt(scale);
}

const POWERS = Array.from({ length: 19 }, (_, scale) => 10n ** BigInt(scale));
