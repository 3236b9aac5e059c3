import {
  type Minor,
  parseDecimal,
  QUANTITY_SCALE,
  type Quantity,
  RATE_SCALE,
  type Rate,
  UNIT_PRICE_SCALE,
  type UnitPrice,
} from "../money/index.ts";

/** A malformed text in the input. Callers turn it into the refusal `sale.malformed`. */
export class MalformedInput extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} is malformed.`);
    this.path = path;
  }
}

/** Parses the decimal strings, days and instants of one check. Each method throws `MalformedInput` with the given path. */
export type Reader = {
  currency: string;
  /** Decimals of the currency. */
  exponent: number;
  money(text: string, path: string): Minor;
  unitPrice(text: string, path: string): UnitPrice;
  quantity(text: string, path: string): Quantity;
  rate(text: string, path: string): Rate;
  /** Any other scale: units of an account. */
  decimal(text: string, scale: number, path: string): bigint;
};

function decimal(text: unknown, scale: number, path: string): bigint {
  const value = parseDecimal(text, scale);
  if (value === undefined) throw new MalformedInput(path);
  return value;
}

/** A reader for amounts of one currency. */
export function readerOf(currency: string, exponent: number): Reader {
  return {
    currency,
    exponent,
    money: (text, path) => decimal(text, exponent, path),
    unitPrice: (text, path) => decimal(text, UNIT_PRICE_SCALE, path),
    quantity: (text, path) => decimal(text, QUANTITY_SCALE, path),
    rate: (text, path) => decimal(text, RATE_SCALE, path),
    decimal,
  };
}

function temporal<Value>(read: (text: string) => Value, text: string, path: string): Value {
  try {
    return read(text);
  } catch {
    throw new MalformedInput(path);
  }
}

const maxCached = 1_000;
/** Caches parsed texts, because the days and hours of a programme's rules repeat with every check. */
function cached<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const held = known.get(text);
    if (held !== undefined) return held;
    const value = read(text);
    if (known.size >= maxCached) known.clear();
    known.set(text, value);
    return value;
  };
}
const dayOf = cached((text) => Temporal.PlainDate.from(text));
const timeOf = cached((text) => Temporal.PlainTime.from(text));

/** Parses an RFC 3339 instant, or throws `MalformedInput`. */
export function readInstant(text: string, path: string): Temporal.Instant {
  return temporal(Temporal.Instant.from, text, path);
}

/** Parses a `YYYY-MM-DD` day, or throws `MalformedInput`. */
export function readDay(text: string, path: string): Temporal.PlainDate {
  return temporal(dayOf, text, path);
}

/** Parses an `HH:MM` time, or throws `MalformedInput`. */
export function readTime(text: string, path: string): Temporal.PlainTime {
  return temporal(timeOf, text, path);
}

/** The local time of an instant in an IANA zone; throws `MalformedInput` for an unknown zone. */
export function wallClock(at: Temporal.Instant, zone: string, path: string): Temporal.PlainDateTime {
  return temporal((name) => at.toZonedDateTimeISO(name).toPlainDateTime(), zone, path);
}
