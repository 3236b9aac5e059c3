import { powerOfTen } from "./units.ts";

const DECIMAL = /^(-?)(0|[1-9]\d{0,18})(?:\.(\d{1,18}))?$/;
// The largest value of a `bigint` column.
const LARGEST = 2n ** 63n - 1n;

/**
 * Parses a decimal string as an integer count of 1/10^scale.
 *
 * Exact or nothing: undefined for anything but a plain decimal (`12`, `-0.50`), for more decimals than `scale`, and for a value outside a
 * 64-bit column. JSON numbers are rejected too: they may have lost digits already.
 *
 * @example parseDecimal("12.5", 2) // 1250n
 */
export function parseDecimal(text: unknown, scale: number): bigint | undefined {
  if (typeof text !== "string") return undefined;
  const known = read[scale]?.get(text);
  if (known !== undefined) return known;
  const value = readSize(text, scale);
  if (value !== undefined) keep(text, scale, value);
  return value;
}

/** Parsed texts by scale: prices, rates and quantities repeat from check to check. */
const read: (Map<string, bigint> | undefined)[] = [];
const [MOST_READ, LONGEST_READ] = [5_000, 16];

function keep(text: string, scale: number, value: bigint): void {
  if (text.length > LONGEST_READ) return;
  const ofScale = read[scale] ?? new Map<string, bigint>();
  if (ofScale.size >= MOST_READ) ofScale.clear();
  ofScale.set(text, value);
  read[scale] = ofScale;
}

function readSize(text: string, scale: number): bigint | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole, fraction = ""] = match;
  if (fraction.length > scale) return undefined;
  const size = BigInt(`${whole}${fraction.padEnd(scale, "0")}`);
  if (size > LARGEST) return undefined;
  return sign === "-" ? -size : size;
}

/** Whether a text is a plain decimal of any precision, so `Intl` can format it. */
export function isDecimal(text: unknown): text is `${number}` {
  return typeof text === "string" && DECIMAL.test(text);
}

/**
 * Formats an integer count of 1/10^scale as a decimal string with exactly `scale` decimals; `parseDecimal` reads it back.
 *
 * @example formatDecimal(-5n, 2) // "-0.05"
 */
export function formatDecimal(value: bigint, scale: number): string {
  if (value < 0n) return `-${formatSize(-value, scale)}`;
  return formatSize(value, scale);
}

/** Formatted small values, by scale and value: a receipt repeats them in its columns and its trace. */
const written: (string | undefined)[][] = [];
const SMALL = 10_000;

function formatSize(size: bigint, scale: number): string {
  return written[scale]?.[Number(size)] ?? cachedText(size, scale);
}

function cachedText(size: bigint, scale: number): string {
  const text = writeSize(size, scale);
  if (size >= SMALL) return text;
  // Allocated at full size: a sparse array would become a dictionary.
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
 * Converts a value to another number of decimals without loss, else undefined.
 *
 * @example rescale(15000n, 4, 2) // 150n
 */
export function rescale(value: bigint, from: number, to: number): bigint | undefined {
  if (to >= from) return value * powerOfTen(to - from);
  const step = powerOfTen(from - to);
  return value % step === 0n ? value / step : undefined;
}
