import { describe, expect, test } from "vitest";
import { checkOf, member, priced, rule } from "../../test/check.ts";
import { emptyTrace } from "../trace/trace.ts";
import { readerOf } from "../wire/read.ts";
import { grantReferral, type Referral, type ReferralEvent, type ReferralProgramme } from "./referral.ts";

const programme: ReferralProgramme = {
  id: "ref",
  version: 2,
  referral_reward: { type: "bonuses", value: "10.00" },
  referrer_reward: { type: "bonuses", value: "20.00" },
};
const inviters: Referral["inviters"] = [
  { customer_id: "near", access: "full" },
  { customer_id: "far", access: "limited" },
];
const event = (more: Partial<ReferralEvent> = {}): ReferralEvent => ({
  customer: { id: "new", access: "full", purchases: 0, registered_date: "2026-11-01" },
  purchase: { goods_amount: 10_000n },
  day: Temporal.PlainDate.from("2026-11-21"),
  read: readerOf("UAH", 2),
  trace: emptyTrace(),
  ...more,
});
const granted = (more: Partial<ReferralProgramme> = {}, at: Partial<ReferralEvent> = {}) => {
  const requested = event(at);
  const rewards = grantReferral({ programme: { ...programme, ...more }, inviters }, requested);
  return { rewards, reasons: requested.trace.rejected.map(({ reason }) => reason), steps: requested.trace.entries };
};
const who = (rewards: ReturnType<typeof grantReferral>) =>
  rewards.map(({ side, level, customer_id, amount }) => [side, level, customer_id, amount]);
const bought = (purchases: number) => ({ customer: { ...event().customer, purchases } });

describe("rewards for an invitation", () => {
  test("go to both sides on the first purchase, and the trace has the reason", () => {
    const { rewards, steps, reasons } = granted();
    expect(who(rewards)).toEqual([
      ["referral", 0, "new", "10.00"],
      ["referrer", 1, "near", "20.00"],
    ]);
    expect(rewards[0]).toMatchObject({ type: "bonuses", target: "bonuses", lot_kind: "ordinary", expire_date: null });
    expect(steps[1]).toMatchObject({
      step: "referral-reward",
      source: { kind: "referral-programme", id: "ref", version: 2 },
      change: "20.00",
      params: { side: "referrer", level: "1", type: "bonuses" },
    });
    expect(reasons).toEqual(["referral-level-without-reward"]);
  });

  test("go up the chain by their levels", () => {
    const levels = [
      { level: 1, value: "5.00" },
      { level: 2, value: "1.50" },
    ];
    expect(who(granted({ levels }).rewards)).toEqual([
      ["referral", 0, "new", "10.00"],
      ["referrer", 1, "near", "5.00"],
      ["referrer", 2, "far", "1.50"],
    ]);
  });

  test("are due at the event that the programme defines", () => {
    const sides = (more: Partial<ReferralProgramme>, at: Partial<ReferralEvent>) =>
      granted(more, at).rewards.map(({ side }) => side);
    const registered = { purchase: null };
    expect(sides({ referral_grant_type: "on-registration" }, registered)).toEqual(["referral"]);
    expect(sides({ referral_grant_type: "on-registration" }, {})).toEqual(["referrer"]);
    expect(sides({ referrer_grant_type: "on-registration" }, registered)).toEqual(["referrer"]);
    expect(sides({}, registered)).toEqual([]);
    expect(granted({}, bought(1)).reasons).toContain("referral-not-first-purchase");
    expect(sides({ referrer_grant_type: "on-each-purchase" }, bought(7))).toEqual(["referrer"]);
    expect(granted({ referral_grant_type: "on-registration" }).reasons[0]).toBe("referral-other-occasion");
  });

  test("are limited by the guard rails", () => {
    const each = { referrer_grant_type: "on-each-purchase" as const };
    const first = (more: Partial<ReferralProgramme>, at: Partial<ReferralEvent> = {}) => granted(more, at).reasons[0];
    expect(first({ active: false })).toBe("referral-inactive");
    expect(first({ min_purchase_amount: "100.01" })).toBe("referral-amount-below");
    expect(granted({ min_purchase_amount: "100.00" }).rewards).toHaveLength(2);
    expect(first({ ...each, purchases_limit: 3 }, bought(3))).toBe("referral-purchases-limit");
    expect(granted({ ...each, purchases_limit: 3 }, bought(2)).rewards).toHaveLength(1);
    expect(first({ days_limit: 19 })).toBe("referral-days-limit");
    expect(granted({ days_limit: 20 }).rewards).toHaveLength(2);
  });

  test("nobody whose card is locked gets anything, and no reward is none", () => {
    const customer = { ...event().customer, access: "none" as const };
    expect(granted({}, { customer }).reasons).toContain("access-none");
    expect(granted({ referral_reward: null, referrer_reward: { type: "none" } }).reasons).toEqual([
      "referral-no-reward",
      "referral-no-reward",
      "referral-no-reward",
    ]);
    expect(granted({ referral_reward: { type: "bonuses", value: "0" } }).reasons).toContain("value-zero");
  });

  test("come as promotional bonuses, units of an account, coupons, or a share of the purchase", () => {
    const one = (referral_reward: ReferralProgramme["referral_reward"], at: Partial<ReferralEvent> = {}) => {
      const { rewards, reasons } = granted({ referral_reward, referrer_reward: null }, at);
      return rewards[0] ?? reasons[0];
    };
    const life = { promo_expire_type: "day" as const, promo_expire_value: "9" };
    expect(one({ type: "promotional-bonuses", value: "7", ...life })).toMatchObject({
      ...{ target: "promotional-bonuses", amount: "7.00", lot_kind: "promotional", expire_date: "2026-11-30" },
    });
    expect(one({ type: "promotional-bonuses", value: "7" })).toMatchObject({ expire_date: null });
    const over = { promo_expire_type: "date" as const, promo_expire_value: "2026-11-20" };
    expect(one({ type: "promotional-bonuses", value: "7", ...over })).toBe("expiry-past");
    const cups = { id: "cups", type: "punches" as const };
    expect(one({ type: "special-account", value: "2", special_account: cups })).toMatchObject({
      ...{ target: "special-account", amount: "2", lot_kind: null, special_account: cups },
    });
    expect(one({ type: "special-account", value: "2" })).toBe("target-missing");
    expect(one({ type: "coupon", value: "3", coupon_batch_id: "b" })).toMatchObject({
      ...{ target: null, amount: "3", coupon_batch_id: "b" },
    });
    expect(one({ type: "coupon", value: "3" })).toBe("target-missing");
    expect(one({ type: "percent-of-purchase", value: "2.5" })).toMatchObject({ target: "bonuses", amount: "2.50" });
    expect(one({ type: "percent-of-purchase", value: "2.5" }, { purchase: { goods_amount: 20n } })).toMatchObject({
      amount: "0.01",
    });
    expect(one({ type: "bonuses", value: "1", currency: "EUR" })).toBe("referral-other-currency");
    expect(one({ type: "special-account", value: "1", currency: "EUR", special_account: cups })).toMatchObject({
      amount: "1",
    });
  });

  test("are part of a priced sale, from what its goods came to", () => {
    const referral = {
      programme: { ...programme, referral_reward: { type: "percent-of-purchase" as const, value: "10" } },
      inviters: inviters.slice(0, 1),
    };
    const sold = (customer: typeof member | null) =>
      priced(checkOf({ customer, referral, rules: [rule("discount-check-percent", "10")], delivery_amount: "99.00" }));
    expect(who(sold({ ...member, purchases: 0 }).referral_rewards)).toEqual([
      ["referral", 0, "u1", "2.30"],
      ["referrer", 1, "near", "20.00"],
    ]);
    expect(sold(null).referral_rewards).toEqual([]);
    const alone = checkOf({ customer: member, referral: { ...referral, inviters: [] } });
    expect(priced(alone).referral_rewards).toEqual([]);
  });
});

test("guard rails of a purchase do not look at a registration, and nobody invited is no failure", () => {
  const registered = {
    referral_grant_type: "on-registration",
    min_purchase_amount: "100.01",
    purchases_limit: 0,
  } as const;
  expect(granted(registered, { purchase: null }).rewards).toHaveLength(1);
  const requested = event();
  expect(grantReferral({ programme, inviters: [] }, requested)).toEqual([]);
  expect(requested.trace.rejected).toEqual([]);
});

test("purchases that nobody counted are none, and days without a registration are not counted", () => {
  const unknown = { customer: { ...event().customer, purchases: null, registered_date: null } };
  expect(granted({ purchases_limit: 1 }, unknown).rewards).toHaveLength(2);
  expect(granted({ purchases_limit: 0 }, unknown).reasons).toEqual(["referral-purchases-limit"]);
  expect(granted({ days_limit: 0 }, unknown).rewards).toHaveLength(2);
  expect(granted({}, { customer: { ...event().customer, registered_date: "2020-01-01" } }).rewards).toHaveLength(2);
});

test("promotional bonuses that end today are given, those that ended yesterday are not", () => {
  const until = (promo_expire_value: string) =>
    granted({
      referral_reward: { type: "promotional-bonuses", value: "1.00", promo_expire_type: "date", promo_expire_value },
    });
  expect(until("2026-11-21").rewards.find(({ side }) => side === "referral")?.expire_date).toBe("2026-11-21");
  expect(until("2026-11-20").reasons).toContain("expiry-past");
});
