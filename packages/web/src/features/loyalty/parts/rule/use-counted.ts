import type { embedded } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useWatch } from "react-hook-form";
import { digitsOf, useCountedName } from "#kit/account-amount.ts";
import { useCall } from "#kit/call/use-call.ts";
import { isCharge, isOnGoods, isPercent, type RulePart } from "./values.ts";

// A stable reference, so that memoised values stay.
const none: ReplyOf<typeof embedded.specialAccounts>["items"] = [];

/** Special accounts that a rule may credit. */
export function useTargetAccounts() {
  return useCall(calls.embedded.specialAccounts, { query: { scope: "retail" } }).data?.items ?? none;
}

/** The unit of the values of a rule: decimals, suffix, and the account that the rule credits. */
export function useCounted({ form }: Pick<RulePart, "form">) {
  const control = form.control.control;
  const names = ["action_type", "charge_target", "special_account_id"] as const;
  const [action, target, accountId] = useWatch({ control, name: names });
  const accounts = useTargetAccounts();
  const name = useCountedName();
  const credits = isCharge(action) && target === "special-account";
  const account = credits ? accounts.find(({ id }) => id === accountId) : undefined;
  if (isPercent(action)) return { digits: 6, suffix: "%", account };
  const perUnit = isOnGoods(action) && action !== "special-price-check";
  const whole = account ? digitsOf(account) : 2;
  return { digits: perUnit ? 4 : whole, suffix: account && name(account), account };
}
