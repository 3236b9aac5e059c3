import type { referralProgram } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import { parseRate, type ReferralProgramme, type ReferralReward, WHOLE_RATE } from "@patron/engine";
import { type SettingsRow, settingsBody, viewOf } from "#kit/families/settings.ts";
import { photoOf } from "#kit/files.ts";
import { lastDay } from "../../ledger/last-day.ts";
import { isCurrency } from "../reference/public.ts";

type Shown = ReplyOf<typeof referralProgram.get>;
/** The settings as they are stored: logos by the keys of their files. */
export type Stored = Omit<Shown, "referral_logo" | "referrer_logo" | "modified_dt" | "version"> & {
  referral_logo: string | null;
  referrer_logo: string | null;
};

const defaults: Stored = {
  active: false,
  referral_title: {},
  referral_description: {},
  referrer_title: {},
  referrer_description: {},
  referral_reward_type: "none",
  referral_reward_value: null,
  referral_promo_expire_type: "none",
  referral_promo_expire_value: null,
  referral_grant_type: "on-first-purchase",
  referrer_reward_type: "none",
  referrer_reward_value: null,
  referrer_promo_expire_type: "none",
  referrer_promo_expire_value: null,
  referrer_grant_type: "on-first-purchase",
  reward_currency: null,
  levels: [],
  min_purchase_amount: null,
  purchases_limit: null,
  days_limit: null,
  referral_logo: null,
  referrer_logo: null,
};

/** The settings that are stored, with the defaults of those that are not. */
export const storedOf = viewOf<Stored & { version: number; modified_dt: string | null }>(defaults);

export function toReferralProgram(row: SettingsRow | undefined): Shown {
  const stored = { ...defaults, ...settingsBody(row) };
  return {
    ...stored,
    referral_logo: photoOf(stored.referral_logo),
    referrer_logo: photoOf(stored.referrer_logo),
  };
}

type Refused =
  | ("currency.unknown" | "referral.value_missing" | "referral.percent_too_large")
  | ("referral.percent_at_registration" | "referral.levels_repeat");

/** A fixed last day may also be one that has passed: then nothing is given any more. */
const firstDay = "0001-01-01";

/** Why settings cannot be saved as a whole. Throws `expiry.invalid` for a life of bonuses that cannot be. */
export function refuseReferral(whole: Stored): Refused | undefined {
  if (whole.reward_currency !== null && !isCurrency(whole.reward_currency)) return "currency.unknown";
  const levels = whole.levels.map(({ level }) => level);
  if (new Set(levels).size < levels.length) return "referral.levels_repeat";
  for (const side of ["referral", "referrer"] as const) {
    const type = whole[`${side}_reward_type`];
    if (type === "none") continue;
    const values = [
      whole[`${side}_reward_value`],
      ...(side === "referrer" ? whole.levels.map((one) => one.value) : []),
    ];
    const rates = values.map((value) => (value === null ? 0n : (parseRate(value) ?? 0n)));
    if (rates.some((rate) => rate <= 0n)) return "referral.value_missing";
    if (type === "promotional-bonuses") {
      lastDay(whole[`${side}_promo_expire_type`], whole[`${side}_promo_expire_value`], firstDay);
    }
    if (type !== "percent-of-purchase") continue;
    if (rates.some((rate) => rate > WHOLE_RATE)) return "referral.percent_too_large";
    if (whole[`${side}_grant_type`] === "on-registration") return "referral.percent_at_registration";
  }
  return undefined;
}

/** The settings in the engine's format. */
export function programmeOf(loyaltyId: string, stored: Stored & { version: number }, title: string): ReferralProgramme {
  const rewardOf = (side: "referral" | "referrer"): ReferralReward => ({
    type: stored[`${side}_reward_type`],
    value: stored[`${side}_reward_value`],
    currency: stored[`${side}_reward_type`] === "percent-of-purchase" ? null : stored.reward_currency,
    promo_expire_type: stored[`${side}_promo_expire_type`],
    promo_expire_value: stored[`${side}_promo_expire_value`],
  });
  const own = stored.referrer_reward_value;
  const { active, version, referral_grant_type, referrer_grant_type } = stored;
  const { min_purchase_amount, purchases_limit, days_limit } = stored;
  return {
    ...{ id: loyaltyId, version, title, active, referral_grant_type, referrer_grant_type },
    ...{ min_purchase_amount, purchases_limit, days_limit },
    referral_reward: rewardOf("referral"),
    referrer_reward: rewardOf("referrer"),
    levels: stored.levels.length > 0 && own ? [{ level: 1, value: own }, ...stored.levels] : null,
  };
}

/** How far up inviters are rewarded. */
export const depthOf = ({ levels }: Pick<Stored, "levels">): number =>
  levels.reduce((deepest, { level }) => Math.max(deepest, level), 1);

export type Change = BodyOf<typeof referralProgram.change>;
