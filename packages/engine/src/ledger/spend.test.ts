import { describe, expect, test } from "vitest";
import { after, bonuses, counter, lot, lotMoves, posted, purse, refusal } from "../../test/ledger.ts";
import { available } from "./available.ts";
import { capture, release, reserve, spend, writeOff } from "./spend.ts";

const day = "2026-11-21";
const mixed = bonuses(lot("ordinary", 1000n), lot("soon", 300n, "2026-11-25"), lot("later", 500n, "2026-12-01"));

describe("spend", () => {
  test("takes the nearest expiry first and ordinary bonuses last", () => {
    const posting = posted(spend(mixed, 900n, day));
    expect(posting.lot_entries).toEqual([
      { lot: { id: "soon" }, amount: -300n },
      { lot: { id: "later" }, amount: -500n },
      { lot: { id: "ordinary" }, amount: -100n },
    ]);
    expect(posting).toMatchObject({ kind: "spend", balance: 900n, held: 0n });
    expect(counter(posting)).toBe("redeemed");
  });

  test("takes the older of two lots that end alike", () => {
    const state = bonuses(lot("b", 100n, null, 2n), lot("a", 100n, null, 1n));
    expect(lotMoves(posted(spend(state, 150n, day)))).toEqual({ a: -100n, b: -50n });
  });

  test("a lot is good on its last day and not after it, even before it expires", () => {
    expect(available(mixed, "2026-11-25")).toBe(1800n);
    expect(available(mixed, "2026-11-26")).toBe(1500n);
    expect(lotMoves(posted(spend(mixed, 100n, "2026-11-26")))).toEqual({ later: -100n });
    expect(refusal(spend(mixed, 1501n, "2026-11-26"))).toBe("bonuses.insufficient");
  });

  test("more than there is, zero and less are refused", () => {
    expect(spend(mixed, 1801n, day)).toEqual({
      ok: false,
      refusal: { code: "bonuses.insufficient", details: { requested: 1801n, available: 1800n } },
    });
    expect(refusal(spend(mixed, 0n, day))).toBe("amount.not_positive");
    expect(refusal(spend(mixed, -5n, day))).toBe("amount.not_positive");
  });

  test("a purse may go down to its credit limit, and without bound when credit is unlimited", () => {
    expect(refusal(spend(purse(100n), 101n, day))).toBe("account.insufficient");
    const credit = purse(100n, { credit_type: "credit", credit_limit: 50n });
    expect(posted(spend(credit, 150n, day)).balance).toBe(-50n);
    expect(refusal(spend(credit, 151n, day))).toBe("account.insufficient");
    expect(refusal(spend({ ...credit, held: 1n }, 150n, day))).toBe("account.insufficient");
    expect(posted(spend(purse(0n, { credit_type: "credit-unlimited" }), 10n ** 12n, day)).balance).toBe(-(10n ** 12n));
    expect(refusal(spend(purse(100n, { credit_type: "debit", credit_limit: 50n }), 101n, day))).toBe(
      "account.insufficient",
    );
  });

  test("a debt lowers what may be spent below what the lots have", () => {
    const state = bonuses(lot("a", 500n), { ...lot("debt", -200n), sequence: 0n });
    expect(available(state, day)).toBe(300n);
    expect(refusal(spend(state, 301n, day))).toBe("bonuses.insufficient");
    expect(lotMoves(posted(spend(state, 300n, day)))).toEqual({ a: -300n });
  });
});

describe("write-off", () => {
  test("goes in the same order and within the same bounds", () => {
    expect(lotMoves(posted(writeOff(mixed, 400n, day)))).toEqual({ soon: -300n, later: -100n });
    expect(refusal(writeOff(mixed, 1801n, day))).toBe("bonuses.insufficient");
  });

  test("of bonuses counts as used, of money as paid out", () => {
    expect(counter(posted(writeOff(mixed, 400n, day)))).toBe("redeemed");
    expect(counter(posted(writeOff(purse(400n), 400n, day)))).toBe("paid-out");
  });
});

describe("holds", () => {
  const held = after(mixed, reserve(mixed, "h1", 400n, day));

  test("a reservation moves nothing, pins lots and lowers what is available", () => {
    expect(posted(reserve(mixed, "h1", 400n, day))).toMatchObject({
      kind: null,
      entries: [],
      balance: 1800n,
      held: 400n,
    });
    expect(held.holds).toEqual([
      {
        id: "h1",
        amount: 400n,
        pins: [
          { lot_id: "soon", amount: 300n },
          { lot_id: "later", amount: 100n },
        ],
      },
    ]);
    expect(held.version).toBe(mixed.version);
    expect(available(held, day)).toBe(1400n);
  });

  test("pinned lots are not spent by anybody else", () => {
    expect(lotMoves(posted(spend(held, 500n, day)))).toEqual({ later: -400n, ordinary: -100n });
    expect(refusal(spend(held, 1401n, day))).toBe("bonuses.insufficient");
  });

  test("a capture in part spends its own pins in order and releases the rest", () => {
    const captured = after(held, capture(held, "h1", 350n));
    expect(lotMoves(posted(capture(held, "h1", 350n)))).toEqual({ soon: -300n, later: -50n });
    expect(captured).toMatchObject({ balance: 1450n, held: 0n, holds: [], version: 8n });
    expect(available(captured, day)).toBe(1450n);
  });

  test("a capture may spend a pinned lot after its last day", () => {
    expect(lotMoves(posted(capture(held, "h1", 400n)))).toEqual({ soon: -300n, later: -100n });
  });

  test("a release gives everything back", () => {
    const released = after(held, release(held, "h1"));
    expect(released).toMatchObject({ balance: 1800n, held: 0n, holds: [] });
    expect(available(released, day)).toBe(1800n);
    expect(after(held, capture(held, "h1", 0n))).toEqual(released);
  });

  test("more than was held, a hold that is gone and a hold on too little are refused", () => {
    expect(capture(held, "h1", 401n)).toMatchObject({
      refusal: { code: "hold.exceeded", details: { requested: 401n, held: 400n } },
    });
    expect(refusal(capture(held, "h1", -1n))).toBe("amount.not_positive");
    expect(refusal(capture(held, "h2", 1n))).toBe("hold.not_found");
    expect(refusal(release(held, "h2"))).toBe("hold.not_found");
    expect(refusal(reserve(held, "h2", 1401n, day))).toBe("bonuses.insufficient");
    expect(refusal(reserve(held, "h2", 0n, day))).toBe("amount.not_positive");
  });

  test("a purse is held without pins, up to its credit", () => {
    const credit = purse(100n, { credit_type: "credit", credit_limit: 50n });
    const reserved = after(credit, reserve(credit, "h", 120n, day));
    expect(reserved).toMatchObject({ balance: 100n, held: 120n, holds: [{ pins: [] }] });
    expect(refusal(spend(reserved, 31n, day))).toBe("account.insufficient");
    expect(after(reserved, capture(reserved, "h", 110n))).toMatchObject({ balance: -10n, held: 0n });
  });
});

describe("a write-off by force", () => {
  test("takes a purse below everything, and still nothing that is not above zero", () => {
    expect(refusal(writeOff(purse(100n), 150n, day))).toBe("account.insufficient");
    expect(posted(writeOff(purse(100n), 150n, day, true))).toMatchObject({ kind: "write-off", balance: -50n });
    expect(counter(posted(writeOff(purse(100n), 150n, day, true)))).toBe("paid-out");
    expect(refusal(writeOff(purse(100n), 0n, day, true))).toBe("amount.not_positive");
  });

  test("of an account with lots takes them and books the rest as one debt", () => {
    const state = purse(300n, { expiring: true, lots: [lot("a", 300n, "2026-12-01")] });
    const short = writeOff(state, 500n, day, true);
    expect(posted(short)).toMatchObject({
      balance: -200n,
      lot_entries: [
        { lot: { id: "a" }, amount: -300n },
        { lot: { new_lot: 0 }, amount: -200n },
      ],
    });
    const deeper = posted(writeOff(after(state, short), 100n, day, true));
    expect(deeper.new_lots).toEqual([]);
    expect(deeper.balance).toBe(-300n);
  });
});

test("what expires without being bonuses is spent by its lots, and short of its own name", () => {
  const state = purse(800n, {
    expiring: true,
    lots: [lot("later", 500n, "2026-12-01"), lot("soon", 300n, "2026-11-21")],
  });
  expect(lotMoves(posted(spend(state, 400n, day)))).toEqual({ soon: -300n, later: -100n });
  expect(available(state, "2026-11-22")).toBe(500n);
  expect(refusal(spend(state, 501n, "2026-11-22"))).toBe("account.insufficient");
});
