import { describe, expect, test } from "vitest";
import { after, bonuses, counter, lot, lotMoves, posted, purse, refusal } from "../../test/ledger.ts";
import { accrue } from "./credit.ts";
import { giveBack, type PastTransfer, reverse, takeBack } from "./reverse.ts";
import { spend } from "./spend.ts";

const terms = { day: "2026-11-21" };
const soon = lot("soon", 0n, "2026-11-25");
const later = lot("later", 0n, "2026-12-01");
const ordinary = lot("ordinary", 900n);
// 9.00 spent of 3.00 until 25 November, 5.00 until 1 December and 10.00 ordinary.
const spentNine: PastTransfer = {
  kind: "spend",
  amount: -900n,
  lots: [
    { lot: soon, amount: -300n },
    { lot: later, amount: -500n },
    { lot: ordinary, amount: -100n },
  ],
  given_back: 0n,
  reversed: false,
};
const spentState = bonuses(soon, later, ordinary);

describe("giving back what was spent", () => {
  test("a reversal gives each lot its own back, with its old expiry", () => {
    const posting = posted(reverse(spentState, spentNine, terms));
    expect(lotMoves(posting)).toEqual({ soon: 300n, later: 500n, ordinary: 100n });
    expect(posting).toMatchObject({ kind: "reverse", balance: 1800n, new_lots: [] });
    expect(counter(posting)).toBe("redeemed");
  });

  test("a refund in parts gives the last taken back first and never more than was taken", () => {
    expect(lotMoves(posted(giveBack(spentState, spentNine, 250n, terms)))).toEqual({ ordinary: 100n, later: 150n });
    const partly = { ...spentNine, given_back: 250n };
    expect(lotMoves(posted(giveBack(spentState, partly, 500n, terms)))).toEqual({ later: 350n, soon: 150n });
    const almost = { ...spentNine, given_back: 750n };
    expect(lotMoves(posted(giveBack(spentState, almost, 150n, terms)))).toEqual({ soon: 150n });
    expect(giveBack(spentState, almost, 151n, terms)).toMatchObject({
      refusal: { code: "transfer.given_back_exceeded", details: { requested: 151n, left: 150n } },
    });
  });

  test("a lot that ended gets its value back under its old date, or a new life of the days of grace", () => {
    const late = { day: "2026-11-30" };
    expect(posted(reverse(spentState, spentNine, late)).new_lots).toEqual([]);
    const posting = posted(reverse(spentState, spentNine, { ...late, grace_days: 14 }));
    expect(posting.new_lots).toEqual([
      { kind: "promotional", expire_date: "2026-12-14", amount: 500n },
      { kind: "promotional", expire_date: "2026-12-14", amount: 300n },
    ]);
    expect(lotMoves(posting)).toMatchObject({ ordinary: 100n });
  });

  test("a purse gets its money back", () => {
    const past: PastTransfer = { kind: "spend", amount: -40n, lots: [], given_back: 0n, reversed: false };
    const posting = posted(reverse(purse(60n), past, terms));
    expect([posting.balance, counter(posting), posting.lot_entries]).toEqual([100n, "redeemed", []]);
  });
});

describe("taking back what was credited", () => {
  const granted: PastTransfer = {
    kind: "accrue",
    amount: 115n,
    lots: [{ lot: lot("g", 115n), amount: 115n }],
    given_back: 0n,
    reversed: false,
  };

  test("comes out of its own lot while that has it", () => {
    const posting = posted(reverse(bonuses(lot("g", 115n), lot("old", 50n)), granted, terms));
    expect(lotMoves(posting)).toEqual({ g: -115n });
    expect(counter(posting)).toBe("issued");
  });

  test("comes out of other lots when its own is spent: bonuses are alike", () => {
    const posting = posted(takeBack(bonuses(lot("g", 15n), lot("old", 500n)), granted, 115n, terms));
    expect(lotMoves(posting)).toEqual({ g: -15n, old: -100n });
  });

  test("is refused with what is short when the customer has spent it", () => {
    expect(reverse(bonuses(lot("g", 15n)), granted, terms)).toEqual({
      ok: false,
      refusal: { code: "bonuses.spent", details: { requested: 115n, short: 100n } },
    });
  });

  test("is booked as a debt where the programme allows it, and the next credit settles it", () => {
    const state = bonuses(lot("g", 15n));
    const owing = after(state, reverse(state, granted, { ...terms, policy: "allow-debt" }));
    expect(owing.balance).toBe(-100n);
    expect(owing.lots.map(({ remaining }) => remaining)).toEqual([0n, -100n]);
    const again = after(owing, reverse(owing, { ...granted, lots: [] }, { ...terms, policy: "allow-debt" }));
    expect(again.lots.filter(({ remaining }) => remaining < 0n)).toMatchObject([{ remaining: -215n }]);
    const settled = after(again, accrue(again, [{ kind: "ordinary", expire_date: null, amount: 300n }]));
    expect(settled.lots.map(({ remaining }) => remaining)).toEqual([0n, 0n, 85n]);
  });

  test("leaves what is held alone", () => {
    const held = {
      ...bonuses(lot("g", 115n)),
      held: 100n,
      holds: [{ id: "h", amount: 100n, pins: [{ lot_id: "g", amount: 100n }] }],
    };
    expect(refusal(reverse(held, granted, terms))).toBe("bonuses.spent");
    expect(lotMoves(posted(takeBack(held, granted, 15n, terms)))).toEqual({ g: -15n });
    expect(posted(takeBack(held, granted, 15n, terms)).kind).toBe("take-back");
    expect(refusal(takeBack(purse(100n, { held: 90n }), { ...granted, lots: [] }, 11n, terms))).toBe(
      "account.insufficient",
    );
  });

  test("does not take what a debt has already used up", () => {
    const state = bonuses(lot("g", 5n), { ...lot("debt", -5n), sequence: 0n });
    expect(refusal(takeBack(state, granted, 1n, terms))).toBe("bonuses.spent");
  });

  test("takes its own lot even past its last day, and no other lot that ended", () => {
    const ended = bonuses(lot("g", 15n, "2026-11-01"), lot("old", 500n, "2026-11-01"));
    expect(lotMoves(posted(takeBack(ended, granted, 15n, terms)))).toEqual({ g: -15n });
    expect(refusal(takeBack(ended, granted, 16n, terms))).toBe("bonuses.spent");
  });

  test("takes a purse down to zero and, as a debt, below", () => {
    const refilled: PastTransfer = { kind: "refill", amount: 50n, lots: [], given_back: 0n, reversed: false };
    expect(counter(posted(reverse(purse(50n), refilled, terms)))).toBe("paid-in");
    expect(refusal(reverse(purse(49n), refilled, terms))).toBe("account.insufficient");
    expect(posted(reverse(purse(49n), refilled, { ...terms, policy: "allow-debt" })).balance).toBe(-1n);
  });
});

test("a transfer is reversed at most once, and not after parts of it went back", () => {
  expect(refusal(reverse(spentState, { ...spentNine, reversed: true }, terms))).toBe("transfer.already_reversed");
  expect(refusal(giveBack(spentState, { ...spentNine, reversed: true }, 1n, terms))).toBe("transfer.already_reversed");
  expect(refusal(reverse(spentState, { ...spentNine, given_back: 1n }, terms))).toBe("transfer.partly_given_back");
  expect(refusal(giveBack(spentState, spentNine, 0n, terms))).toBe("amount.not_positive");
});

test("spending and reversing leaves every lot as it was", () => {
  const start = bonuses(lot("ordinary", 1000n), lot("soon", 300n, "2026-11-25"), lot("later", 500n, "2026-12-01"));
  const spent = spend(start, 900n, terms.day);
  const lots = posted(spent).lot_entries.flatMap(({ lot: moved, amount }) => {
    const own = start.lots.find(({ id }) => "id" in moved && id === moved.id);
    return own ? [{ lot: own, amount }] : [];
  });
  const state = after(start, spent);
  const back = after(
    state,
    reverse(state, { kind: "spend", amount: -900n, lots, given_back: 0n, reversed: false }, terms),
  );
  expect(back).toEqual({ ...start, version: start.version + 2n });
});

describe("taking back a refill", () => {
  const refilled = (amount: bigint, lots: PastTransfer["lots"] = []): PastTransfer => ({
    kind: "refill",
    amount,
    lots,
    given_back: 0n,
    reversed: false,
  });

  test("goes as far as the purse has, credit included, and never what is held", () => {
    expect(counter(posted(reverse(purse(100n), refilled(100n), terms)))).toBe("paid-in");
    expect(reverse(purse(99n), refilled(100n), terms)).toMatchObject({
      refusal: { code: "account.insufficient", details: { requested: 100n, available: 99n } },
    });
    expect(refusal(reverse(purse(100n, { held: 1n }), refilled(100n), terms))).toBe("account.insufficient");
    const credit = purse(20n, { credit_type: "credit", credit_limit: 80n });
    expect(posted(reverse(credit, refilled(100n), terms)).balance).toBe(-80n);
    expect(posted(reverse(purse(0n, { credit_type: "credit-unlimited" }), refilled(100n), terms)).balance).toBe(-100n);
  });

  test("of an account with lots comes out of them", () => {
    const state = purse(70n, { expiring: true, lots: [lot("r", 70n, "2026-12-01")] });
    const past = refilled(70n, [{ lot: lot("r", 70n, "2026-12-01"), amount: 70n }]);
    expect(lotMoves(posted(reverse(state, past, terms)))).toEqual({ r: -70n });
    const spent = { ...state, balance: 50n, lots: [lot("r", 50n, "2026-12-01")] };
    expect(refusal(reverse(spent, past, terms))).toBe("account.insufficient");
  });
});
