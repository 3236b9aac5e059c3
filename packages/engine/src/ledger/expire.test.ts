import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { after, bonuses, counter, lot, lotMoves, posted, refusal } from "../../test/ledger.ts";
import { least, sum } from "../money/index.ts";
import type { AccountState } from "./account.ts";
import { available } from "./available.ts";
import { accrue } from "./credit.ts";
import { expire, expireLots, restoreExpired } from "./expire.ts";
import { expirable } from "./lot.ts";
import { type PastTransfer, reverse } from "./reverse.ts";
import { capture, release, reserve, spend } from "./spend.ts";

const day = "2026-11-21";
const before = "2026-11-01";
const dayOf = (offset: number) => Temporal.PlainDate.from(before).add({ days: offset }).toString();

describe("expire", () => {
  const state = bonuses(lot("a", 100n), lot("old", 30n, "2026-11-20"), lot("today", 40n, "2026-11-21"));

  test("takes what ended before the day, and leaves what is good on it", () => {
    const posting = posted(expire(state, day));
    expect(lotMoves(posting)).toEqual({ old: -30n });
    expect([posting.kind, posting.balance, counter(posting)]).toEqual(["expire", 140n, "expired"]);
    expect(expire(after(state, expire(state, day)), day)).toBeUndefined();
  });

  test("is one transfer for all lots of an account, the nearest end first, then the older", () => {
    const lots = [lot("ccc", 3n, "2026-11-19"), lot("bb", 2n, "2026-11-19"), lot("d", 4n, "2026-11-18")];
    const posting = posted(expire(bonuses(...lots), day));
    expect(posting.lot_entries).toEqual([
      { lot: { id: "d" }, amount: -4n },
      { lot: { id: "bb" }, amount: -2n },
      { lot: { id: "ccc" }, amount: -3n },
    ]);
    expect(posting.entries.map(({ amount }) => amount)).toEqual([-9n, 9n]);
  });

  test("leaves a pinned part until it is released, and for ever when it is captured", () => {
    const held = after(state, reserve(state, "h", 20n, "2026-11-20"));
    expect(lotMoves(posted(expire(held, day)))).toEqual({ old: -10n });
    const expired = after(held, expire(held, day));
    expect(expire(expired, day)).toBeUndefined();
    expect(lotMoves(posted(expire(after(expired, release(expired, "h")), day)))).toEqual({ old: -20n });
    expect(expire(after(expired, capture(expired, "h", 20n)), day)).toBeUndefined();
  });

  test("leaves a debt alone", () => {
    expect(expire(bonuses({ ...lot("debt", -15n, "2026-11-01"), sequence: 0n }, lot("a", 20n)), day)).toBeUndefined();
  });
});

describe("the expiry of lots that nobody uses", () => {
  test("takes those that were named, what is free of them, and no lot that ends by itself or is owed", () => {
    const debt = { ...lot("debt", -15n), sequence: 0n };
    const state = bonuses(lot("a", 100n), lot("b", 50n), lot("ending", 40n, "2026-12-31"), debt);
    const posting = posted(expireLots(state, ["a", "ending", "debt", "nobody's"]));
    expect(lotMoves(posting)).toEqual({ a: -100n });
    expect([posting.kind, counter(posting)]).toEqual(["expire", "expired"]);
    expect(expireLots(after(state, expireLots(state, ["a"])), ["a"])).toBeUndefined();
    const held = after(state, reserve(state, "h", 60n, day));
    expect(lotMoves(posted(expireLots(held, ["a", "b"])))).toEqual({ a: -80n, b: -50n });
  });
});

const lots = fc.array(
  fc.record({ amount: fc.bigInt({ min: 1n, max: 50n }), end: fc.option(fc.nat({ max: 30 })), sequence: fc.nat() }),
  { minLength: 1, maxLength: 6 },
);
/** An account with lots, some of them on hold, on a day before any of them expires. */
const accounts = fc
  .tuple(lots, fc.array(fc.bigInt({ min: 1n, max: 40n }), { maxLength: 3 }))
  .map(([portions, requested]) => {
    const made = portions.map(({ amount, end, sequence }, index) => ({
      ...lot(`l${index}`, amount, end === null ? null : dayOf(end), BigInt(sequence)),
    }));
    return requested.reduce<AccountState>(
      (state, amount, position) => {
        const decision = reserve(state, `h${position}`, amount, before);
        return decision.ok ? after(state, decision) : state;
      },
      bonuses(...made),
    );
  });
const days = fc.nat({ max: 35 }).map(dayOf);

describe("whatever an account holds", () => {
  test("an expiry takes all that is past its end and free, nothing that could be spent, and nothing twice", () => {
    fc.assert(
      fc.property(accounts, days, (state, today) => {
        const decision = expire(state, today);
        const overdue = sum(expirable(state, today).map(({ free }) => free));
        expect(decision === undefined).toBe(overdue === 0n);
        const expired = decision ? after(state, decision) : state;
        expect(expired.balance).toBe(state.balance - overdue);
        expect(sum(expired.lots.map(({ remaining }) => remaining))).toBe(expired.balance);
        expect([expired.held, expired.holds]).toEqual([state.held, state.holds]);
        expect(available(expired, today)).toBe(available(state, today));
        expect(expire(expired, today)).toBeUndefined();
      }),
      cases,
    );
  });

  test("expiring every night comes to the same as expiring once in the morning after", () => {
    fc.assert(
      fc.property(accounts, fc.nat({ max: 35 }), (state, nights) => {
        let nightly = state;
        for (let night = 0; night <= nights; night += 1) {
          const decision = expire(nightly, dayOf(night));
          if (decision) nightly = after(nightly, decision);
        }
        const once = expire(state, dayOf(nights));
        expect(nightly.lots).toEqual((once ? after(state, once) : state).lots);
      }),
      cases,
    );
  });
});

describe("what expired", () => {
  const granted = (amount: bigint, remaining: bigint): { state: AccountState; past: PastTransfer } => {
    const gift = { ...lot("gift", remaining, "2026-11-10"), sequence: 5n };
    const moved = [{ lot: gift, amount }];
    return {
      state: bonuses(gift, lot("own", 100n)),
      past: { kind: "accrue", amount, lots: moved, given_back: 0n, reversed: false },
    };
  };

  test("comes back out of the counter-account that it went to", () => {
    const posting = posted(restoreExpired(bonuses(lot("gift", 0n, "2026-11-10")), [{ lot_id: "gift", amount: 30n }]));
    expect(posting).toMatchObject({
      kind: "give-back",
      balance: 30n,
      lot_entries: [{ lot: { id: "gift" }, amount: 30n }],
    });
    expect(counter(posting)).toBe("expired");
    expect(restoreExpired(bonuses(), [])).toBeUndefined();
  });

  test("is not owed a second time when the sale that granted it is cancelled", () => {
    const { state, past } = granted(30n, 30n);
    const expired = after(state, expire(state, day));
    expect(lotMoves(posted(reverse(expired, past, { day })))).toEqual({ own: -30n });
    const back = after(expired, restoreExpired(expired, [{ lot_id: "gift", amount: 30n }]));
    expect(lotMoves(posted(reverse(back, past, { day })))).toEqual({ gift: -30n });
  });

  test("does not make good what was spent", () => {
    const { state, past } = granted(30n, 10n);
    const poor = { ...state, lots: state.lots.filter(({ id }) => id === "gift"), balance: 10n };
    const expired = after(poor, expire(poor, day));
    const back = after(expired, restoreExpired(expired, [{ lot_id: "gift", amount: 10n }]));
    expect(reverse(back, past, { day })).toMatchObject({ refusal: { code: "bonuses.spent", details: { short: 20n } } });
    expect(refusal(reverse(back, past, { day, policy: "allow-debt" }))).toBe("not refused");
  });

  test("and was brought back leaves, after the reversal, what the customer would have had without the gift", () => {
    const grant = fc.record({ amount: fc.bigInt({ min: 1n, max: 60n }), end: fc.nat({ max: 15 }) });
    fc.assert(
      fc.property(lots, grant, fc.bigInt({ min: 0n, max: 60n }), (portions, { amount, end }, requested) => {
        const made = portions.map(({ amount: own }, index) => ({ ...lot(`l${index}`, own), sequence: BigInt(index) }));
        const bare = bonuses(...made);
        const gift = { kind: "promotional" as const, expire_date: dayOf(end), amount };
        let state = after(bare, accrue(bare, [gift]));
        const past: PastTransfer = {
          kind: "accrue",
          amount,
          lots: state.lots.slice(-1).map((one) => ({ lot: one, amount })),
          given_back: 0n,
          reversed: false,
        };
        // The gift expires first, so it is spent first; the customer pays the rest of the request from their own bonuses.
        const spent = least(requested, bare.balance);
        if (spent > 0n) state = after(state, spend(state, spent, before));
        const left = state.lots.find(({ id }) => id === past.lots[0]?.lot.id)?.remaining ?? 0n;
        const decision = expire(state, day);
        if (decision) state = after(state, decision);
        const recalled = restoreExpired(state, left > 0n ? [{ lot_id: past.lots[0]?.lot.id ?? "", amount: left }] : []);
        if (recalled) state = after(state, recalled);
        state = after(state, reverse(state, past, { day }));
        expect(state.balance).toBe(bare.balance - spent);
        expect(state.lots.filter(({ remaining }) => remaining < 0n)).toEqual([]);
      }),
      cases,
    );
  });
});
