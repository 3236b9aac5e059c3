import { expect, test } from "vitest";
import { everyCountry } from "./countries.ts";
import { everyTimeZone, isTimeZone } from "./zones.ts";

test("a zone is offered once, by its present name, and understood by both", () => {
  const codes = everyTimeZone(new Date("2026-07-01T00:00:00Z")).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["Europe/Kyiv", "Asia/Kolkata", "America/Nuuk"]));
  expect(codes).not.toContain("Europe/Kiev");
  expect(codes).toEqual([...new Set(codes)].sort());
  expect(["Europe/Kiev", "Europe/Kyiv", "Nowhere/Never"].map(isTimeZone)).toEqual([true, true, false]);
});

test("a country brings zones that the list offers", () => {
  const offered = new Set(everyTimeZone(new Date("2026-07-01T00:00:00Z")).map(({ code }) => code));
  const brought = everyCountry().flatMap(({ time_zones }) => time_zones);
  expect(brought.filter((zone) => !offered.has(zone))).toEqual([]);
});
