/** A price of an item in a group, null where the item's own applies, from its start until its end if it has one. */
export interface DatedPrice {
  price: bigint | null;
  valid_from: Date;
  valid_until: Date | null;
}

/** The price in force at a moment: of those that have started and not ended, the latest. `prices` are in the order of their starts. */
export function priceAt<Price extends DatedPrice>(prices: readonly Price[], at: Date): Price | undefined {
  return prices.findLast(
    ({ valid_from, valid_until }) => valid_from <= at && (valid_until === null || valid_until > at),
  );
}

/** The lowest price that was in force within a span, both ends included; null without any. */
export function lowestWithin(prices: readonly DatedPrice[], from: Date, until: Date): bigint | null {
  // The price in force changes only where one starts or ends.
  const moments = prices.flatMap(({ valid_from, valid_until }) => [valid_from, valid_until ?? valid_from]);
  let lowest: bigint | null = null;
  for (const at of [from, ...moments.filter((one) => one > from && one <= until)]) {
    const price = priceAt(prices, at)?.price ?? null;
    if (price !== null && (lowest === null || price < lowest)) lowest = price;
  }
  return lowest;
}

/** The same time of the clock in a zone, 30 days before: an hour earlier or later than 720 hours where the clock has changed. */
export function thirtyDaysBefore(at: Date, timeZone: string): Date {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(local.subtract({ days: 30 }).epochMilliseconds);
}

/** A span that a price is planned for. */
interface Span {
  from: Date;
  until: Date | null;
}

/**
 * Whether two planned prices disagree about a moment. One without an end is a change at its start: it may follow another one, but not start within
 * one that ends, whose end would then return to it.
 */
export function overlaps(one: Span, other: Span): boolean {
  if (one.until && other.until) return one.from < other.until && other.from < one.until;
  if (one.until) return one.from <= other.from && other.from < one.until;
  if (other.until) return other.from <= one.from && one.from < other.until;
  return one.from.getTime() === other.from.getTime();
}
