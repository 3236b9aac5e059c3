/** Converts decimals between the user's notation and the plain form `-1234.5` of calls, never through a binary float. */
export interface DecimalSigns {
  decimal: string;
  group: string;
}

interface Notation {
  signs: DecimalSigns;
  whole: Intl.NumberFormat;
}
/** Making one takes longer than writing ten numbers with it, and a price matrix shows hundreds. */
const notations = new Map<string, Notation>();

function notationOf(locale: string): Notation {
  const known = notations.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale, { useGrouping: "always" }).formatToParts(-1234567.8);
  const sign = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  const signs = { decimal: sign("decimal", "."), group: sign("group", " ") };
  const notation = { signs, whole: new Intl.NumberFormat(locale, { useGrouping: "auto" }) };
  notations.set(locale, notation);
  return notation;
}

export function signsOf(locale: string): DecimalSigns {
  return notationOf(locale).signs;
}

/**
 * Reads typed or pasted text. Skips spaces and group signs; a single sign of the other kind counts as the decimal sign unless three digits follow it.
 * Returns null for an empty text and undefined for text that is not a number.
 */
export function readDecimal(text: string, { decimal, group }: DecimalSigns): string | null | undefined {
  const bare = text.replace(/[\s\u00a0\u202f'’_]/g, "").replace(/[−–]/g, "-");
  if (bare === "" || bare === "-") return null;
  const signs = [...bare.matchAll(/[.,٫]/g)];
  const last = signs.at(-1);
  let whole = bare;
  let fraction = "";
  if (last && isDecimalSign(bare, last.index, signs, decimal, group)) {
    whole = bare.slice(0, last.index);
    fraction = bare.slice(last.index + 1);
  }
  whole = whole.replace(/[.,٫]/g, "");
  const negative = whole.startsWith("-");
  const digits = negative ? whole.slice(1) : whole;
  if (!/^\d*$/.test(digits) || !/^\d*$/.test(fraction) || digits + fraction === "") return undefined;
  const plain = (digits.replace(/^0+(?=\d)/, "") || "0") + (fraction && `.${fraction}`);
  return negative && /[1-9]/.test(plain) ? `-${plain}` : plain;
}

function isDecimalSign(text: string, at: number, signs: RegExpExecArray[], decimal: string, group: string): boolean {
  const sign = text[at];
  if (signs.filter((other) => other[0] === sign).length > 1) return false;
  if (sign === decimal || signs.length > 1) return true;
  return sign !== group || text.length - at - 1 !== 3;
}

/** Formats a plain decimal with the locale's signs and keeps every digit. */
export function writeDecimal(plain: string | null, locale: string, grouped = true): string {
  if (plain === null) return "";
  const [whole = "0", fraction] = plain.replace("-", "").split(".");
  const { signs, whole: format } = notationOf(locale);
  const head = grouped ? format.format(BigInt(whole || "0")) : whole;
  return `${plain.startsWith("-") ? "−" : ""}${head}${fraction === undefined ? "" : signs.decimal + fraction}`;
}

/** A plain decimal without trailing zeros, so that equal numbers have equal texts. */
export function withoutZeros(plain: string): string {
  return plain.includes(".") ? plain.replace(/\.?0+$/, "") : plain;
}

/** Adds two plain decimals exactly. */
export function addDecimals(left: string, right: string): string {
  const scale = Math.max(fractionOf(left), fractionOf(right));
  const sum = scaled(left, scale) + scaled(right, scale);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, "0");
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return sum < 0n ? `-${text}` : text;
}

function fractionOf(plain: string): number {
  return plain.split(".")[1]?.length ?? 0;
}

function scaled(plain: string, scale: number): bigint {
  const [whole = "0", fraction = ""] = plain.replace("-", "").split(".");
  const units = BigInt(whole + fraction.padEnd(scale, "0"));
  return plain.startsWith("-") ? -units : units;
}
