import { currencyExponent } from "../money/index.ts";
import { emptyTrace } from "../trace/trace.ts";
import { readerOf } from "../wire/read.ts";
import { type GrantedReward, grantReferral, type Referral, type ReferralEvent } from "./referral.ts";

/** The rewards at the registration of an invited customer, in one currency; `day` is today in the programme's zone. */
export function rewardsAtRegistration(
  referral: Referral,
  customer: ReferralEvent["customer"],
  { currency, day }: { currency: string; day: string },
): GrantedReward[] {
  const read = readerOf(currency, currencyExponent(currency) ?? 2);
  return grantReferral(referral, {
    ...{ customer, purchase: null, read, trace: emptyTrace() },
    day: Temporal.PlainDate.from(day),
  });
}
