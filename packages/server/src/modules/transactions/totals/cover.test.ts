import fc from "fast-check";
import { expect, test } from "vitest";
import { type Part, partsOf, spansOf } from "./cover.ts";

const at = (text: string) => new Date(text);
const ranges = (parts: readonly Part[]) =>
  parts.map(({ grain, from, until }) => [grain, from?.toISOString(), until?.toISOString()]);

test("a span is read by its months, the days and hours beside them, and the rest", () =>
  expect(ranges(partsOf({ from: at("2026-01-30T21:45:00Z"), until: at("2026-04-02T03:30:00Z") }))).toEqual([
    ["moment", "2026-01-30T21:45:00.000Z", "2026-01-30T22:00:00.000Z"],
    ["hour", "2026-01-30T22:00:00.000Z", "2026-01-31T00:00:00.000Z"],
    ["day", "2026-01-31T00:00:00.000Z", "2026-02-01T00:00:00.000Z"],
    ["month", "2026-02-01T00:00:00.000Z", "2026-04-01T00:00:00.000Z"],
    ["day", "2026-04-01T00:00:00.000Z", "2026-04-02T00:00:00.000Z"],
    ["hour", "2026-04-02T00:00:00.000Z", "2026-04-02T03:00:00.000Z"],
    ["moment", "2026-04-02T03:00:00.000Z", "2026-04-02T03:30:00.000Z"],
  ]));

test("a period without bounds consists of its months only", () =>
  expect(partsOf({ from: undefined, until: undefined })).toEqual([
    { grain: "month", from: undefined, until: undefined },
  ]));

test("a span that ends before it begins has no part", () =>
  expect(partsOf({ from: at("2026-05-01T00:00:00Z"), until: at("2026-04-01T00:00:00Z") })).toEqual([]));

const moments = fc.oneof(
  fc.date({ min: at("0001-01-01T00:00:00Z"), max: at("2200-01-01T00:00:00Z"), noInvalidDate: true }),
  fc.integer({ min: 490_000, max: 500_000 }).map((hour) => new Date(hour * 3_600_000)),
  fc.integer({ min: 20_400, max: 20_800 }).map((day) => new Date(day * 86_400_000)),
);

test("parts follow each other from end to end, and whole ones begin and end as such", () => {
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const [from, until] = one <= other ? [one, other] : [other, one];
      const parts = partsOf({ from, until });
      let reached = from.getTime();
      for (const part of parts) {
        expect(part.from?.getTime()).toBe(reached);
        reached = part.until?.getTime() ?? Number.NaN;
        const ends = [part.from, part.until].map((date) => date?.toISOString() ?? "");
        const tail = { moment: /Z$/, hour: /:00:00\.000Z$/, day: /T00:00:00\.000Z$/, month: /-01T00:00:00\.000Z$/ };
        for (const end of ends) expect(end).toMatch(tail[part.grain]);
      }
      expect(reached).toBe(until.getTime());
      expect(parts.length).toBeLessThanOrEqual(7);
    }),
  );
});

test("hours that follow each other are one span", () =>
  expect(spansOf([at("2026-01-01T01:00:00Z"), at("2026-01-01T02:00:00Z"), at("2026-01-01T05:00:00Z")])).toEqual([
    { from: at("2026-01-01T01:00:00Z"), until: at("2026-01-01T03:00:00Z") },
    { from: at("2026-01-01T05:00:00Z"), until: at("2026-01-01T06:00:00Z") },
  ]));
