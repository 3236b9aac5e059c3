import { describe, expect, test } from "vitest";
import { MalformedInput, readDay, readerOf, readInstant, readTime, wallClock } from "./read.ts";

function pathOf(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof MalformedInput) return error.path;
    throw error;
  }
  return "not malformed";
}

describe("a reader", () => {
  const uah = readerOf("UAH", 2);
  const yen = readerOf("JPY", 0);

  test("knows the decimals of every kind of value", () => {
    expect(uah.money("12.34", "p")).toBe(1_234n);
    expect(yen.money("12", "p")).toBe(12n);
    expect(uah.unitPrice("1.4590", "p")).toBe(14_590n);
    expect(uah.quantity("40.125", "p")).toBe(40_125n);
    expect(uah.rate("5.65678", "p")).toBe(5_656_780n);
    expect(uah.decimal("7", 0, "p")).toBe(7n);
    expect([uah.currency, uah.exponent]).toEqual(["UAH", 2]);
  });

  test("names the path of what it cannot read", () => {
    expect(pathOf(() => uah.money("12.345", "a.b"))).toBe("a.b");
    expect(pathOf(() => yen.money("12.0", "yen"))).toBe("yen");
    expect(pathOf(() => uah.unitPrice("1.00001", "price"))).toBe("price");
    expect(pathOf(() => uah.quantity("", "quantity"))).toBe("quantity");
    expect(pathOf(() => uah.rate("5%", "rate"))).toBe("rate");
    expect(pathOf(() => uah.decimal("1.5", 0, "count"))).toBe("count");
  });
});

describe("time", () => {
  test("instants need a zone, days a calendar day, times a clock", () => {
    expect(readInstant("2026-11-21T12:00:00+02:00", "at").toString()).toBe("2026-11-21T10:00:00Z");
    expect(readDay("2026-02-28", "d").toString()).toBe("2026-02-28");
    expect(readTime("23:59", "t").toString()).toBe("23:59:00");
    expect(pathOf(() => readInstant("2026-11-21T12:00:00", "at"))).toBe("at");
    expect(pathOf(() => readDay("2026-02-29", "d"))).toBe("d");
    expect(pathOf(() => readTime("24:01", "t"))).toBe("t");
  });

  test("the clock on the wall follows the zone, summer time included", () => {
    const at = (text: string) => Temporal.Instant.from(text);
    expect(wallClock(at("2026-07-01T10:00:00Z"), "Europe/Kyiv", "z").toString()).toBe("2026-07-01T13:00:00");
    expect(wallClock(at("2026-12-01T10:00:00Z"), "Europe/Kyiv", "z").toString()).toBe("2026-12-01T12:00:00");
    expect(wallClock(at("2026-12-31T23:30:00Z"), "Asia/Tokyo", "z").toString()).toBe("2027-01-01T08:30:00");
    expect(pathOf(() => wallClock(at("2026-07-01T10:00:00Z"), "Kyiv", "zone"))).toBe("zone");
  });
});
