import { least, sum } from "../money/index.ts";
import { type AccountState, hasLots } from "./account.ts";
import { expirable, spendable } from "./lot.ts";

/**
 * The amount that can be spent or held on a day: balance + credit limit − held; null if credit is unlimited.
 *
 * For an account with lots, expired but unposted lots do not count, and the result is limited to spendable lots. It is negative if there is
 * a debt.
 */
export function available(state: AccountState, day: string): bigint | null {
  const { balance, held, unread = 0n, credit_type = "debit", credit_limit = 0n } = state;
  if (credit_type === "credit-unlimited") return null;
  const own = balance - held;
  if (!hasLots(state)) return credit_type === "credit" ? own + credit_limit : own;
  const overdue = sum(expirable(state, day).map(({ free }) => free));
  return least(own - overdue, sum(spendable(state, day).map(({ free }) => free)) + unread);
}
