import { describe, expect, test } from "vitest";
import { costOf, grossMargin } from "./gross-margin.ts";

describe("what goods cost and leave", () => {
  test("a cost is rounded once for the whole quantity, and unknown without a price", () => {
    expect(costOf(55_555n, 3_000n, 2)).toBe(1_667n);
    expect(costOf(55_555n, 1_500n, 0)).toBe(8n);
    expect(costOf(0n, 3_000n, 2)).toBe(0n);
    expect(costOf(null, 3_000n, 2)).toBeNull();
  });

  test("a margin is a part of what the goods brought without taxes", () => {
    expect(grossMargin(1_000n, 550n)).toEqual({ net: 1_000n, cost: 550n, amount: 450n, percent: 45_000_000n });
    expect(grossMargin(300n, 100n).percent).toBe(66_666_667n);
  });

  test("goods sold below their cost lose money", () => {
    expect(grossMargin(400n, 500n)).toMatchObject({ amount: -100n, percent: -25_000_000n });
  });

  test("an unknown cost makes the margin unknown, and goods given away have no percentage", () => {
    expect(grossMargin(1_000n, null)).toEqual({ net: 1_000n, cost: null, amount: null, percent: null });
    expect(grossMargin(0n, 500n)).toEqual({ net: 0n, cost: 500n, amount: -500n, percent: null });
  });
});
