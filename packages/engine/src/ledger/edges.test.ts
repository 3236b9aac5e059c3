import { describe, expect, test } from "vitest";
import { bonuses, lot, lotMoves, posted, purse, refusal } from "../../test/ledger.ts";
import { adjust } from "./adjust.ts";
import { apply } from "./apply.ts";
import { available } from "./available.ts";
import { endless } from "./lot.ts";
import { giveBack, type PastTransfer, reverse, takeBack } from "./reverse.ts";
import { release, reserve, spend, writeOff } from "./spend.ts";

// Values at and next to a boundary. Each of them once exposed a wrong implementation.

const day = "2026-11-21";

describe("taking back", () => {
  const granted: PastTransfer = {
    kind: "accrue",
    amount: 500n,
    lots: [{ lot: lot("own", 500n), amount: 500n }],
    given_back: 0n,
    reversed: false,
  };

  test("refuses nothing and less than nothing", () => {
    const state = bonuses(lot("own", 500n));
    expect(refusal(takeBack(state, granted, 0n, { day }))).toBe("amount.not_positive");
    expect(refusal(takeBack(state, granted, 501n, { day }))).toBe("transfer.given_back_exceeded");
    expect(refusal(takeBack(state, { ...granted, reversed: true }, 500n, { day }))).toBe("transfer.already_reversed");
  });

  test("a debt stands in a lot of its own", () => {
    const posting = posted(takeBack(bonuses(lot("own", 1n)), granted, 500n, { day, policy: "allow-debt" }));
    expect(posting.new_lots).toEqual([{ kind: "ordinary", expire_date: null, amount: -499n }]);
    expect(lotMoves(posting)).toEqual({ own: -1n, "new 0": -499n });
  });

  test("leaves what is held where a debt has used up a part of the rest", () => {
    const debt = { ...lot("debt", -30n), sequence: 9n };
    const holds = [{ id: "h", amount: 20n, pins: [{ lot_id: "own", amount: 20n }] }];
    const state = { ...bonuses(lot("own", 100n), debt), held: 20n, holds };
    const taken = takeBack(state, granted, 60n, { day });
    expect(taken).toMatchObject({ ok: false, refusal: { details: { requested: 60n, short: 10n } } });
    expect(posted(takeBack(state, granted, 50n, { day })).balance).toBe(20n);
  });

  test("of an account without lots names none", () => {
    const past: PastTransfer = { ...granted, lots: [] };
    const posting = posted(takeBack(purse(500n), past, 500n, { day }));
    expect([posting.balance, posting.new_lots, posting.lot_entries]).toEqual([0n, [], []]);
  });
});

describe("giving back", () => {
  const spent = (expire_date: string): PastTransfer => ({
    kind: "spend",
    amount: -100n,
    lots: [{ lot: lot("old", 0n, expire_date), amount: -100n }],
    given_back: 0n,
    reversed: false,
  });

  test("with days of grace leaves a lot that lives as long as they do", () => {
    const back = (expire_date: string, grace_days: number) => {
      const past = spent(expire_date);
      return lotMoves(posted(giveBack(bonuses(lot("old", 0n, expire_date)), past, 100n, { day, grace_days })));
    };
    expect(back("2026-11-24", 3)).toEqual({ old: 100n });
    expect(back("2026-11-23", 3)).toEqual({ "new 0": 100n });
    expect(back("2026-11-21", 0)).toEqual({ old: 100n });
    expect(back("2026-11-20", 0)).toEqual({ "new 0": 100n });
  });

  test("to an account without lots names none, and is as much as was spent", () => {
    const past: PastTransfer = { ...spent("2026-11-24"), lots: [] };
    const posting = posted(reverse(purse(0n), past, { day }));
    expect([posting.balance, posting.new_lots, posting.lot_entries]).toEqual([100n, [], []]);
  });

  test("of a transfer of nothing is refused", () => {
    expect(refusal(reverse(purse(0n), { ...spent("2026-11-24"), amount: 0n, lots: [] }, { day }))).toBe(
      "amount.not_positive",
    );
    const one: PastTransfer = { ...spent("2026-11-24"), amount: 1n, kind: "accrue", lots: [] };
    expect(posted(reverse(purse(1n), one, { day })).balance).toBe(0n);
  });
});

test("what has ended lowers what a debt leaves to spend", () => {
  const state = bonuses(lot("ended", 300n, "2026-11-20"), lot("good", 500n), lot("debt", -200n));
  expect(available(state, day)).toBe(300n);
});

test("a correction by one unit is one, and of a purse it makes no lot", () => {
  const posting = posted(adjust(purse(5n), { delta: 1n }, day));
  expect([posting.balance, posting.new_lots, posting.lot_entries]).toEqual([6n, [], []]);
  expect(posted(adjust(bonuses(lot("own", 5n)), { delta: 1n }, day)).new_lots).toMatchObject([{ amount: 1n }]);
});

test("a single unit can be held, and is pinned where there are lots", () => {
  const held = (state: ReturnType<typeof purse>) => apply(state, posted(reserve(state, "h1", 1n, day)));
  expect(held(purse(5n))).toMatchObject({ held: 1n, holds: [{ id: "h1", amount: 1n, pins: [] }] });
  const pins = [{ lot_id: "own", amount: 1n }];
  expect(held(bonuses(lot("own", 5n)))).toMatchObject({ held: 1n, holds: [{ id: "h1", amount: 1n, pins }] });
});

test("lots are ordered by their end, then by age, from whichever side they come", () => {
  const [first, second, third] = [
    lot("b", 1n, "2026-12-01", 1n),
    lot("a", 1n, "2026-12-01", 2n),
    lot("c", 1n, null, 0n),
  ];
  for (const lots of [
    [third, second, first],
    [second, first, third],
    [first, third, second],
  ]) {
    expect(Object.keys(lotMoves(posted(spend(bonuses(...lots), 3n, day))))).toEqual(["b", "a", "c"]);
  }
});

test("a hold that ends has nothing left in it", () => {
  const state = { ...purse(5n), held: 1n, holds: [{ id: "h1", amount: 1n, pins: [] }] };
  expect(posted(release(state, "h1")).hold_changes).toEqual([{ hold_id: "h1", amount: 0n, pins: [] }]);
});

describe("what there is", () => {
  test("is no more than its lots have, whatever the balance, unless lots were left unread", () => {
    const state = { ...bonuses(lot("l", 40n)), balance: 50n };
    expect(available(state, day)).toBe(40n);
    expect(available({ ...state, unread: 7n }, day)).toBe(47n);
  });

  test("by force is less by one unit, too", () => {
    expect(posted(writeOff(bonuses(), 1n, day, true)).new_lots).toEqual([
      { kind: "ordinary", expire_date: null, amount: -1n },
    ]);
  });

  test("by force leaves an account without lots without them", () => {
    const posting = posted(writeOff(purse(5n), 10n, day, true));
    expect([posting.balance, posting.new_lots, posting.lot_entries]).toEqual([-5n, [], []]);
  });

  test("without end are ordinary lots with no last day, down to one unit, less what is held of them", () => {
    const half = { ...lot("half", 9n), sequence: 3n };
    const state = {
      ...bonuses(
        lot("one", 1n),
        lot("used", 0n),
        half,
        lot("promotional", 5n, "2026-12-01"),
        { ...lot("ending", 5n, "2026-12-01"), kind: "ordinary" as const },
        { ...lot("gift", 5n), kind: "promotional" as const },
      ),
      held: 4n,
      holds: [{ id: "h", amount: 4n, pins: [{ lot_id: "half", amount: 4n }] }],
    };
    const found = endless(state).map(({ lot: { id }, free }) => [id, free]);
    expect(Object.fromEntries(found)).toEqual({ one: 1n, half: 5n });
  });
});
