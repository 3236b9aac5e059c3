import { least, sum } from "../money/index.ts";
import { type AccountState, hasLots } from "./account.ts";
import { expirable, spendable } from "./lot.ts";

/**
 * What may be spent or held on a day: balance + credit limit − held; null when credit is unlimited.
 *
 * Of an account with lots, what is past its last valid day does not count even before it expires, nor does more than its
 * spendable lots have. May be negative when there is a debt.
 */
export function available(state: AccountState, day: string): bigint | null {
  const { balance, held, unread = 0n, credit_type = "debit", credit_limit = 0n } = state;
  if (credit_type === "credit-unlimited") return null;
  const own = balance - held;
  if (!hasLots(state)) return credit_type === "credit" ? own + credit_limit : own;
  const overdue = sum(expirable(state, day).map(({ free }) => free));
  return least(own - overdue, sum(spendable(state, day).map(({ free }) => free)) + unread);
}
