import { expect, test } from "vitest";
import { nextExpiry } from "./next-expiry.ts";

const lot = (amount: string, expire_date: string | null) => ({ amount, expire_date });

test("adds up the lots that end with the first day", () => {
  const lots = [lot("5.00", null), lot("1.10", "2026-12-31"), lot("2.05", "2026-12-05"), lot("0.30", "2026-12-05")];
  expect(nextExpiry({ currency: "UAH", lots })).toEqual({ day: "2026-12-05", amount: "2.35" });
});

test("knows no day where nothing ends or only a debt has one", () => {
  expect(nextExpiry({ currency: "UAH", lots: [] })).toBeUndefined();
  expect(
    nextExpiry({ currency: "UAH", lots: [lot("5.00", null), lot("-3.00", "2026-12-05"), lot("0.00", "2026-12-06")] }),
  ).toBeUndefined();
});
