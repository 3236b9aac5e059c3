import { expect, test } from "vitest";
import { type DatedPrice, lowestWithin, overlaps, priceAt, thirtyDaysBefore } from "./prices-in-time.ts";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const price = (amount: bigint | null, from: number, until?: number): DatedPrice => ({
  price: amount,
  valid_from: at(from),
  valid_until: until === undefined ? null : at(until),
});

test("a price that ends returns to the one before it, and a later one stays", () => {
  const usual = [price(100n, 1), price(80n, 5, 10)];
  const inForce = (prices: DatedPrice[], day: number) => priceAt(prices, at(day))?.price;

  expect([4, 5, 9, 10].map((day) => inForce(usual, day))).toEqual([100n, 80n, 80n, 100n]);
  expect([9, 10].map((day) => inForce([...usual, price(90n, 7)], day))).toEqual([90n, 90n]);
  expect(inForce([price(100n, 5)], 4)).toBeUndefined();
});

test("the lowest price of a span counts what was in force at its start, and what returned within it", () => {
  expect(lowestWithin([price(70n, 1), price(100n, 5)], at(6), at(20))).toBe(100n);
  expect(lowestWithin([price(70n, 1), price(100n, 5)], at(4), at(20))).toBe(70n);
  expect(lowestWithin([price(70n, 1), price(90n, 2, 8)], at(6), at(7))).toBe(90n);
  expect(lowestWithin([price(70n, 1), price(90n, 2, 8)], at(6), at(8))).toBe(70n);
  expect(lowestWithin([price(null, 1), price(10n, 30)], at(2), at(20))).toBeNull();
});

test("the lowest price of 30 days is that of 30 days of the clock, also where it has changed", () => {
  const noon = (day: string) => new Date(`2026-${day}:00Z`);
  const cheap = (until: string) => [
    { price: 70n, valid_from: noon("03-01T00:00"), valid_until: noon(until) },
    { price: 100n, valid_from: noon(until), valid_until: null },
  ];
  const lowest = (until: string, at: string, timeZone = "Europe/Kyiv") =>
    lowestWithin(cheap(until), thirtyDaysBefore(noon(at), timeZone), noon(at));

  // Noon of 10 November was noon of 11 October, in summer time an hour earlier in UTC.
  expect(thirtyDaysBefore(noon("11-10T10:00"), "Europe/Kyiv")).toEqual(noon("10-11T09:00"));
  expect([lowest("10-11T09:30", "11-10T10:00"), lowest("10-11T09:00", "11-10T10:00")]).toEqual([70n, 100n]);
  expect(lowest("10-11T09:30", "11-10T10:00", "UTC")).toBe(100n);
  // Noon of 10 April was noon of 11 March, in winter time an hour later.
  expect(thirtyDaysBefore(noon("04-10T09:00"), "Europe/Kyiv")).toEqual(noon("03-11T10:00"));
  expect([lowest("03-11T10:30", "04-10T09:00"), lowest("03-11T09:30", "04-10T09:00")]).toEqual([70n, 100n]);
  // The hour that the clock skips, 30 days later.
  expect(thirtyDaysBefore(noon("04-28T00:30"), "Europe/Kyiv")).toEqual(noon("03-29T01:30"));
});

test("planned prices overlap where they disagree about a moment", () => {
  const span = (from: number, until?: number) => ({ from: at(from), until: until === undefined ? null : at(until) });
  const both = (one: ReturnType<typeof span>, other: ReturnType<typeof span>) => {
    expect(overlaps(one, other)).toBe(overlaps(other, one));
    return overlaps(one, other);
  };
  expect(both(span(1, 5), span(4, 8))).toBe(true);
  expect(both(span(1, 5), span(5, 8))).toBe(false);
  expect(both(span(1, 5), span(3))).toBe(true);
  expect(both(span(1, 5), span(5))).toBe(false);
  expect(both(span(3, 5), span(1))).toBe(false);
  expect(both(span(1), span(2))).toBe(false);
  expect(both(span(2), span(2))).toBe(true);
});
