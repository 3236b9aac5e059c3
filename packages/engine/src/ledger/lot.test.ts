import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { bonuses, lot, posted, purse } from "../../test/ledger.ts";
import { least, sum } from "../money/index.ts";
import type { AccountState, Lot } from "./account.ts";
import { adjust } from "./adjust.ts";
import { available } from "./available.ts";
import { accrue, splitCredit } from "./credit.ts";
import { debts, expirable, pick, spendable, spendingOrder, unpinned } from "./lot.ts";
import { giveBack, type PastTransfer, reverse } from "./reverse.ts";
import { spend } from "./spend.ts";
import { counterOf } from "./transfer.ts";

const day = "2026-11-21";
const dates = [null, "2026-11-20", "2026-11-21", "2026-11-22", "2026-12-01"] as const;
const anyLot = fc.record({ expire_date: fc.constantFrom(...dates), remaining: fc.bigInt({ min: 0n, max: 50n }) });
const anyLots = fc.array(anyLot, { maxLength: 8 }).map((all) =>
  all.map(
    (one, index): Lot => ({
      ...one,
      id: `l${index}`,
      kind: one.expire_date ? "promotional" : "ordinary",
      sequence: BigInt(index % 3),
    }),
  ),
);

const pinnedState = (pins: { lot_id: string; amount: bigint }[], ...lots: Lot[]): AccountState => {
  const amount = sum(pins.map((pin) => pin.amount));
  return { ...bonuses(...lots), held: amount, holds: [{ id: "h", amount, pins }] };
};

describe("spending order", () => {
  test("is by last valid day, then by age, and keeps every lot", () => {
    fc.assert(
      fc.property(anyLots, (lots) => {
        const order = spendingOrder(lots);
        expect(new Set(order)).toEqual(new Set(lots));
        order.slice(1).forEach((later, index) => {
          const earlier = order[index];
          if (!earlier) return;
          const [a, b] = [earlier.expire_date ?? "9", later.expire_date ?? "9"];
          expect(a < b || (a === b && earlier.sequence <= later.sequence)).toBe(true);
        });
      }),
      cases,
    );
  });

  test("every lot is either spendable, expirable, empty or a debt, and never both", () => {
    fc.assert(
      fc.property(anyLots, (lots) => {
        const state = bonuses(...lots, { ...lot("debt", -5n), sequence: 9n });
        const [good, ended] = [spendable(state, day), expirable(state, day)].map((all) => all.map((one) => one.lot.id));
        expect(good?.filter((id) => ended?.includes(id))).toEqual([]);
        expect([...(good ?? []), ...(ended ?? [])].sort()).toEqual(
          lots
            .filter(({ remaining }) => remaining > 0n)
            .map(({ id }) => id)
            .sort(),
        );
      }),
      cases,
    );
  });
});

describe("pins", () => {
  test("lower what a lot has free, over all holds, and never below zero", () => {
    const a = lot("a", 10n);
    const state = { ...pinnedState([{ lot_id: "a", amount: 4n }], a), held: 7n };
    const twice = { ...state, holds: [...state.holds, { id: "h2", amount: 3n, pins: [{ lot_id: "a", amount: 3n }] }] };
    expect([unpinned(state, a), unpinned(twice, a)]).toEqual([6n, 3n]);
    expect(unpinned(state, lot("b", -3n))).toBe(0n);
  });

  test("take portions in order, to the amount or to the end", () => {
    const portions = [
      { lot_id: "a", free: 3n },
      { lot_id: "b", free: 0n },
      { lot_id: "c", free: 5n },
    ];
    expect(pick(4n, portions)).toEqual([
      { lot_id: "a", amount: 3n },
      { lot_id: "c", amount: 1n },
    ]);
    expect(pick(99n, portions)).toEqual([
      { lot_id: "a", amount: 3n },
      { lot_id: "c", amount: 5n },
    ]);
    expect(pick(0n, portions)).toEqual([]);
  });
});

describe("available", () => {
  test("of bonuses is what spendable lots have free", () => {
    fc.assert(
      fc.property(anyLots, (lots) => {
        const state = bonuses(...lots);
        const good = lots.filter(({ expire_date }) => expire_date === null || expire_date >= day);
        expect(available(state, day)).toBe(sum(good.map(({ remaining }) => remaining)));
      }),
      cases,
    );
  });

  test("does not count what is pinned, ended or owed", () => {
    const ended = lot("ended", 20n, "2026-11-20");
    expect(available(pinnedState([{ lot_id: "a", amount: 4n }], lot("a", 10n), ended), day)).toBe(6n);
    expect(available(pinnedState([{ lot_id: "ended", amount: 15n }], lot("a", 10n), ended), day)).toBe(10n);
    expect(available(bonuses(lot("a", 10n), { ...lot("debt", -15n), sequence: 0n }), day)).toBe(-5n);
    expect(available(bonuses(), day)).toBe(0n);
  });

  test("of a purse follows its credit", () => {
    expect(available(purse(10n, { held: 3n }), day)).toBe(7n);
    expect(available(purse(10n, { credit_type: "credit", credit_limit: 5n }), day)).toBe(15n);
    expect(available(purse(10n, { credit_type: "credit" }), day)).toBe(10n);
    expect(available(purse(10n, { credit_type: "credit-unlimited" }), day)).toBeNull();
  });
});

describe("debts", () => {
  const older = { ...lot("older", -10n), sequence: 1n };
  const newer = { ...lot("newer", -20n), sequence: 2n };
  const state = bonuses(newer, lot("a", 5n), older);

  test("are settled oldest first, wholly or in part", () => {
    expect(debts(state).map(({ id }) => id)).toEqual(["older", "newer"]);
    const credit = (amount: bigint) => splitCredit(state, [{ kind: "ordinary", expire_date: null, amount }]);
    expect(credit(10n)).toEqual({ lot_entries: [{ lot: { id: "older" }, amount: 10n }], new_lots: [] });
    expect(credit(15n).lot_entries.map(({ amount }) => amount)).toEqual([10n, 5n]);
    expect(credit(40n).new_lots).toEqual([{ kind: "ordinary", expire_date: null, amount: 10n }]);
  });

  test("never swallow or make value: entries sum to the credit, and every new lot to its entry", () => {
    const portion = fc.record({
      kind: fc.constantFrom("ordinary", "promotional"),
      expire_date: fc.constant(null),
      amount: fc.bigInt({ min: 1n, max: 30n }),
    });
    fc.assert(
      fc.property(
        fc.array(portion, { minLength: 1, maxLength: 4 }),
        fc.array(fc.bigInt({ min: 1n, max: 30n }), { maxLength: 3 }),
        (lots, owed) => {
          const owing = bonuses(
            ...owed.map((amount, index) => ({ ...lot(`d${index}`, -amount), sequence: BigInt(index) })),
          );
          const { lot_entries, new_lots } = splitCredit(owing, lots);
          const credited = sum(lots.map(({ amount }) => amount));
          expect(sum(lot_entries.map(({ amount }) => amount))).toBe(credited);
          const made = lot_entries.filter((entry) => "new_lot" in entry.lot).map(({ amount }) => amount);
          expect(made).toEqual(new_lots.map(({ amount }) => amount));
          const left = credited - sum(owed);
          expect(sum(made)).toBe(left > 0n ? left : 0n);
          if (left > 0n) expect(posted(accrue(owing, lots)).balance).toBe(left);
        },
      ),
      cases,
    );
  });
});

describe("counter-accounts", () => {
  test("money is paid in and out, everything else issued and used", () => {
    expect(counterOf("refill", "special-money")).toBe("paid-in");
    expect(counterOf("write-off", "special-money")).toBe("paid-out");
    expect(counterOf("write-off", "platform-balance")).toBe("paid-out");
    expect(counterOf("write-off", "punches")).toBe("redeemed");
    expect(["accrue", "adjust", "take-back"].map((kind) => counterOf(kind as "accrue", "bonus"))).toEqual([
      "issued",
      "issued",
      "issued",
    ]); // Each is a moving kind.
    expect(["spend", "capture", "give-back"].map((kind) => counterOf(kind as "spend", "bonus"))).toEqual([
      "redeemed",
      "redeemed",
      "redeemed",
    ]); // As above.
    expect(counterOf("expire", "bonus")).toBe("expired");
  });

  test("an adjustment and its reversal meet on the same one", () => {
    const grown = posted(adjust(purse(5n), { delta: 5n }, day));
    const past: PastTransfer = { kind: "adjust", amount: 5n, lots: [], given_back: 0n, reversed: false };
    const back = posted(reverse(purse(10n), past, { day }));
    expect(back.entries.map(({ account }) => account)).toEqual(grown.entries.map(({ account }) => account));
  });
});

test("any sequence of partial give-backs fills every lot with exactly what was taken from it", () => {
  const taken = fc.array(fc.bigInt({ min: 1n, max: 40n }), { minLength: 1, maxLength: 5 });
  const steps = fc.array(fc.bigInt({ min: 1n, max: 30n }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(taken, steps, (amounts, requested) => {
      const lots = amounts.map((amount, index) => ({ ...lot(`l${index}`, amount), sequence: BigInt(index) }));
      const whole = sum(amounts);
      const spent = posted(spend(bonuses(...lots), whole, day));
      const moved = spent.lot_entries.map(({ amount }, position) => ({ lot: lots[position] ?? lot("?", 0n), amount }));
      const state = bonuses(...lots.map((one) => ({ ...one, remaining: 0n })));
      const back = new Map<string, bigint>();
      let given_back = 0n;
      for (const amount of [...requested, whole]) {
        const part = least(amount, whole - given_back);
        if (part === 0n) continue;
        const past: PastTransfer = { kind: "spend", amount: -whole, lots: moved, given_back, reversed: false };
        for (const entry of posted(giveBack(state, past, part, { day })).lot_entries) {
          const id = "id" in entry.lot ? entry.lot.id : "new";
          expect(entry.amount > 0n).toBe(true);
          back.set(id, (back.get(id) ?? 0n) + entry.amount);
        }
        given_back += part;
      }
      expect(lots.map(({ id }) => back.get(id))).toEqual(amounts);
    }),
    cases,
  );
});

test("days of grace make one new lot per lot that came back late", () => {
  const lots = [lot("a", 0n, "2026-11-01"), lot("b", 0n, "2026-11-02"), lot("c", 0n)];
  const past: PastTransfer = {
    kind: "spend",
    amount: -30n,
    lots: lots.map((one) => ({ lot: one, amount: -10n })),
    given_back: 0n,
    reversed: false,
  };
  const posting = posted(reverse(bonuses(...lots), past, { day, grace_days: 0 }));
  expect(posting.kind).toBe("reverse");
  expect(posting.lot_entries.map((entry) => entry.lot)).toEqual([{ id: "c" }, { new_lot: 0 }, { new_lot: 1 }]);
  expect(posting.new_lots.map(({ expire_date }) => expire_date)).toEqual([day, day]);
  const part = posted(giveBack(bonuses(...lots), past, 5n, { day }));
  expect([part.kind, part.lot_entries]).toEqual(["give-back", [{ lot: { id: "c" }, amount: 5n }]]);
});
