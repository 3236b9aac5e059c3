import { expect, test } from "vitest";
import { mergedLots } from "./merged-lots.ts";

const lot = (kind: "ordinary" | "promotional", amount: string, expire_date: string | null = null) => ({
  ...{ id: crypto.randomUUID(), kind, amount, expire_date },
});

test("bonuses of a kind that expire on the same day are one line with their sum", () => {
  const lots = [
    lot("promotional", "5.00", "2026-12-01"),
    lot("ordinary", "6.61"),
    lot("promotional", "1.50", "2026-12-24"),
    lot("ordinary", "0.36"),
    lot("promotional", "2.25", "2026-12-01"),
    lot("ordinary", "-1.00"),
  ];
  const lines = mergedLots(lots, "UAH").map(({ kind, amount, expire_date }) => [kind, amount, expire_date]);
  expect(lines).toEqual([
    ["promotional", "7.25", "2026-12-01"],
    ["ordinary", "5.97", null],
    ["promotional", "1.50", "2026-12-24"],
  ]);
});
