import { describe, expect, test } from "vitest";
import { endOfQuiet, zoneOf } from "./quiet-hours.ts";

const night = { from: "21:00", to: "08:00" };
const noon = { from: "12:00", to: "14:00" };
const end = (at: string, hours: typeof night, zone = "Europe/Kyiv") =>
  endOfQuiet(new Date(at), hours, zone)?.toISOString();

describe("quiet hours", () => {
  test.each([
    ["2026-11-25T18:59:59Z", undefined],
    ["2026-11-25T19:00:00Z", "2026-11-26T06:00:00.000Z"],
    ["2026-11-25T23:30:00Z", "2026-11-26T06:00:00.000Z"],
    ["2026-11-26T05:59:59Z", "2026-11-26T06:00:00.000Z"],
    ["2026-11-26T06:00:00Z", undefined],
  ])("over night at %s end at %s", (at, expected) => expect(end(at, night)).toBe(expected));

  test.each([
    ["2026-11-25T09:59:59Z", undefined],
    ["2026-11-25T10:00:00Z", "2026-11-25T12:00:00.000Z"],
    ["2026-11-25T12:00:00Z", undefined],
  ])("by day at %s end at %s", (at, expected) => expect(end(at, noon)).toBe(expected));

  test("end by the clock of the place also in the night in which it changes", () => {
    expect(end("2026-10-24T20:00:00Z", night)).toBe("2026-10-25T06:00:00.000Z");
    expect(end("2026-03-28T20:00:00Z", night)).toBe("2026-03-29T05:00:00.000Z");
  });
});

test.each([
  ["+819012345678", "Asia/Tokyo"],
  ["+48221234567", "Europe/Warsaw"],
  // Countries with several zones, and nobody, say nothing.
  ["+12125550123", "Europe/Berlin"],
  [null, "Europe/Berlin"],
])("the number %s is in the time zone %s", (phone, zone) => expect(zoneOf(phone, "Europe/Berlin")).toBe(zone));
