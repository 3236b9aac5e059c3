import { describe, expect, test } from "vitest";
import { after, bonuses, counter, lot, lotMoves, posted, purse, refusal } from "../../test/ledger.ts";
import { accountKey, plan } from "./account.ts";
import { adjust } from "./adjust.ts";
import { apply } from "./apply.ts";
import { accrue, refill } from "./credit.ts";
import { roundingEntries } from "./rounding.ts";
import { move } from "./transfer.ts";

const day = "2026-11-21";
const ordinary = (amount: bigint) => ({ kind: "ordinary", expire_date: null, amount }) as const;
const promotional = (amount: bigint, expire_date: string) => ({ kind: "promotional", expire_date, amount }) as const;

describe("accrue", () => {
  test("makes one lot per portion and issues their sum", () => {
    const posting = posted(accrue(bonuses(), [ordinary(115n), promotional(50n, "2026-12-01")]));
    expect(posting).toMatchObject({
      kind: "accrue",
      balance: 165n,
      new_lots: [ordinary(115n), promotional(50n, "2026-12-01")],
    });
    expect(posting.entries.map(({ amount }) => amount)).toEqual([165n, -165n]);
    expect(counter(posting)).toBe("issued");
  });

  test("settles debts before it makes lots", () => {
    const state = bonuses({ ...lot("debt", -100n), sequence: 0n });
    const posting = posted(accrue(state, [promotional(60n, "2026-12-01"), ordinary(70n)]));
    expect(lotMoves(posting)).toEqual({ debt: 100n, "new 0": 30n });
    expect(posting.new_lots).toEqual([ordinary(30n)]);
    expect(after(state, accrue(state, [ordinary(40n)])).lots).toMatchObject([{ remaining: -60n }]);
  });

  test("settles debts with what ends soonest, in whichever order it was granted", () => {
    const state = bonuses({ ...lot("debt", -100n), sequence: 0n });
    const granted = [ordinary(70n), promotional(30n, "2026-12-24"), promotional(60n, "2026-12-01")];
    const posting = posted(accrue(state, granted));
    expect(lotMoves(posting)).toEqual({ debt: 100n, "new 0": 60n });
    expect(posting.new_lots).toEqual([ordinary(60n)]);
    const richer = posted(accrue(bonuses({ ...lot("debt", -70n), sequence: 0n }), granted));
    expect(richer.new_lots).toEqual([ordinary(70n), promotional(20n, "2026-12-24")]);
  });

  test("refuses nothing and less than nothing", () => {
    expect(refusal(accrue(bonuses(), []))).toBe("amount.not_positive");
    expect(refusal(accrue(bonuses(), [ordinary(5n), ordinary(-1n)]))).toBe("amount.not_positive");
    expect(refusal(accrue(bonuses(), [ordinary(5n), ordinary(0n)]))).toBe("amount.not_positive");
    expect(posted(accrue(bonuses(), [ordinary(1n)])).balance).toBe(1n);
  });

  test("an account without lots just grows", () => {
    const posting = posted(accrue(purse(10n), [ordinary(5n)]));
    expect(posting).toMatchObject({ balance: 15n, lot_entries: [], new_lots: [] });
    const paid = posted(refill(purse(10n), 5n));
    expect([paid.balance, paid.kind, counter(paid)]).toEqual([15n, "refill", "paid-in"]);
    expect(refusal(refill(purse(10n), 0n))).toBe("amount.not_positive");
  });
});

describe("adjust", () => {
  test("corrects by a difference or to a balance", () => {
    const state = bonuses(lot("a", 100n));
    expect(posted(adjust(state, { delta: 20n }, day))).toMatchObject({ balance: 120n, new_lots: [ordinary(20n)] });
    expect(posted(adjust(state, { balance: 70n }, day)).lot_entries).toEqual([{ lot: { id: "a" }, amount: -30n }]);
    expect(posted(adjust(purse(100n), { balance: 70n }, day))).toMatchObject({ balance: 70n, lot_entries: [] });
  });

  test("adds promotional bonuses on request", () => {
    const posting = posted(adjust(bonuses(), { delta: 20n }, day, { kind: "promotional", expire_date: "2026-12-01" }));
    expect(posting.new_lots).toEqual([promotional(20n, "2026-12-01")]);
  });

  test("refuses to change nothing, or to take what is not available", () => {
    const state = bonuses(lot("a", 100n));
    expect(refusal(adjust(state, { balance: 100n }, day))).toBe("adjustment.zero");
    expect(refusal(adjust(state, { delta: -101n }, day))).toBe("bonuses.insufficient");
    expect(refusal(adjust(purse(100n), { delta: -101n }, day))).toBe("account.insufficient");
  });
});

describe("plan", () => {
  const card = { owner_id: "c2", kind: "bonus", unit: "UAH" } as const;
  const purseOf = (owner_id: string) => ({ owner_id, kind: "special-money", unit: "UAH" }) as const;

  test("names each account once, sorted, whatever the order of the commands", () => {
    const commands = [
      { account: purseOf("c9") },
      { account: card },
      { account: purseOf("c1") },
      { account: { ...card } },
    ];
    const expected = [purseOf("c1"), card, purseOf("c9")];
    expect(plan(commands)).toEqual(expected);
    expect(plan(commands.toReversed())).toEqual(expected);
    expect(plan([])).toEqual([]);
  });

  test("different accounts never share a key", () => {
    expect(accountKey({ owner_id: "a/bonus", kind: "bonus", unit: "x" })).not.toBe(
      accountKey({ owner_id: "a", kind: "bonus", unit: "bonus/x" }),
    );
  });
});

test("cash rounding is posted between counter-accounts and sums to zero", () => {
  expect(roundingEntries(0n, "UAH")).toEqual([]);
  expect(roundingEntries(1n, "UAH")).toEqual([
    { account: { counter: "rounding", kind: "cash", unit: "UAH" }, amount: 1n },
    { account: { counter: "paid-in", kind: "cash", unit: "UAH" }, amount: -1n },
  ]);
});

describe("faults of a caller are not refusals", () => {
  test("an account with lots cannot move without them", () => {
    expect(() => move(bonuses(), { kind: "accrue", amount: 5n })).toThrow(RangeError);
  });

  test("a posting is applied to the account that it was decided on, with names for its lots", () => {
    const granted = posted(accrue(bonuses(), [ordinary(5n)]));
    expect(() => apply(bonuses(), granted, [])).toThrow(RangeError);
    expect(() => apply(bonuses(), posted(adjust(bonuses(lot("a", 9n)), { delta: -1n }, day)))).toThrow(RangeError);
  });
});

test("a refill of what expires is one lot with its last day; of what does not, no lot", () => {
  const posting = posted(refill(purse(0n, { expiring: true }), 70n, "2026-12-31"));
  expect(posting.new_lots).toEqual([{ kind: "ordinary", expire_date: "2026-12-31", amount: 70n }]);
  expect(posted(refill(purse(0n), 70n, "2026-12-31")).new_lots).toEqual([]);
});
