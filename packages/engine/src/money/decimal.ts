import { powerOfTen } from "./units.ts";

const DECIMAL = /^(-?)(0|[1-9]\d{0,18})(?:\.(\d{1,18}))?$/;
// What a `bigint` column of the database can hold.
const LARGEST = 2n ** 63n - 1n;

/**
 * Reads a decimal string as an integer count of 1/10^scale.
 *
 * Exact or nothing: undefined for anything but a plain decimal (`12`, `-0.50`), for more decimals than `scale`, and for a
 * value that a 64-bit column could not hold. A JSON number is refused too: it may have lost digits before we see it.
 *
 * @example parseDecimal("12.5", 2) // 1250n
 */
export function parseDecimal(text: unknown, scale: number): bigint | undefined {
  if (typeof text !== "string") return undefined;
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction = ""] = match;
  if (fraction.length > scale) return undefined;
  const size = BigInt(`${whole}${fraction.padEnd(scale, "0")}`);
  if (size > LARGEST) return undefined;
  return sign === "-" ? -size : size;
}

/** Whether a text is a plain decimal, whatever its precision: what `Intl` may format and a form may keep. */
export function isDecimal(text: unknown): text is `${number}` {
  return typeof text === "string" && DECIMAL.test(text);
}

/**
 * Writes an integer count of 1/10^scale as a decimal string with exactly `scale` decimals; `parseDecimal` reads it back.
 *
 * @example formatDecimal(-5n, 2) // "-0.05"
 */
export function formatDecimal(value: bigint, scale: number): string {
  if (value < 0n) return `-${formatSize(-value, scale)}`;
  return formatSize(value, scale);
}

/** What small sizes look like, by scale and size: a receipt repeats them in its columns and in its explanation. */
const written: (string | undefined)[][] = [];
const SMALL = 10_000;

function formatSize(size: bigint, scale: number): string {
  return written[scale]?.[Number(size)] ?? cachedText(size, scale);
}

function cachedText(size: bigint, scale: number): string {
  const text = writeSize(size, scale);
  if (size >= SMALL) return text;
  // All places at once: an array that grows by leaps would be looked up like a dictionary.
  const ofScale = written[scale] ?? new Array<string | undefined>(SMALL);
  ofScale[Number(size)] = text;
  written[scale] = ofScale;
  return text;
}

function writeSize(size: bigint, scale: number): string {
  const digits = size.toString().padStart(scale + 1, "0");
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/**
 * Moves a value to another number of decimals when nothing is lost by it, else undefined.
 *
 * @example rescale(15000n, 4, 2) // 150n
 */
export function rescale(value: bigint, from: number, to: number): bigint | undefined {
  if (to >= from) return value * powerOfTen(to - from);
  const step = powerOfTen(from - to);
  return value % step === 0n ? value / step : undefined;
}
