import { expect, test } from "vitest";
import { blankSample, momentOf, tryBody } from "./try-state.ts";
import { blankRule, ruleBody } from "./values.ts";

const titles = { draft: "This rule", item: (position: number) => `Item ${position}` };

test("a sample is now, or at the wall-clock time of its time zone", () => {
  expect(momentOf({ day: null, time: null }, "Europe/Kyiv")).toBeUndefined();
  expect(momentOf({ day: "2026-12-01", time: "06:00" }, "Europe/Kyiv")).toBe("2026-12-01T04:00:00.000Z");
  expect(momentOf({ day: "2026-12-01", time: null }, "Europe/Kyiv")).toBe("2026-12-01T10:00:00.000Z");
  expect(momentOf({ day: null, time: "08:30" }, "UTC")).toMatch(/T08:30:00\.000Z$/);
});

test("a sample without a complete item is not priced, and an incomplete item is left out", () => {
  const rule = ruleBody(blankRule("UAH"));
  const incomplete = { goods: null, price: null, quantity: "1" };
  const complete = { goods: null, price: "5", quantity: "1" };
  expect(tryBody(rule, titles, { ...blankSample, lines: [incomplete] }, {})).toBeUndefined();
  const body = tryBody(rule, titles, { ...blankSample, lines: [incomplete, complete] }, {});
  expect(body?.check.items).toEqual([{ goods_id: null, title: "Item 2", price: "5", quantity: "1" }]);
});
