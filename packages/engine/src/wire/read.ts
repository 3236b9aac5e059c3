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

/** A text of the input is not what its place asks for. The door turns it into the refusal `sale.malformed`. */
export class MalformedInput extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} is malformed.`);
    this.path = path;
  }
}

/** Reads the decimal strings, days and instants of one check. Each throws `MalformedInput` with the path that it was given. */
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

/** A reader for amounts of one currency with that many decimals. */
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
/** Reads each text once: the days and hours of a programme's rules come back with every check. */
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

/** A moment from its RFC 3339 text, or `MalformedInput`. */
export function readInstant(text: string, path: string): Temporal.Instant {
  return temporal(Temporal.Instant.from, text, path);
}

/** A day from `YYYY-MM-DD`, or `MalformedInput`. */
export function readDay(text: string, path: string): Temporal.PlainDate {
  return temporal(dayOf, text, path);
}

/** A time of day from `HH:MM`, or `MalformedInput`. */
export function readTime(text: string, path: string): Temporal.PlainTime {
  return temporal(timeOf, text, path);
}

/** What the clock on the wall shows at a moment in an IANA zone; `MalformedInput` for an unknown zone. */
export function wallClock(at: Temporal.Instant, zone: string, path: string): Temporal.PlainDateTime {
  return temporal((name) => at.toZonedDateTimeISO(name).toPlainDateTime(), zone, path);
}
