import { type AccountState, hasLots } from "./account.ts";
import { splitCredit } from "./credit.ts";
import { taking } from "./lot.ts";
import { pinsFor, shortOf } from "./spend.ts";
import { type Decision, move, type NewLot, refuse } from "./transfer.ts";

/** A correction by a signed amount, or to a target balance. */
export type Adjustment = { delta: bigint } | { balance: bigint };

/**
 * Corrects a balance against `issued`. An increase of bonuses is one new lot, ordinary by default; a decrease takes lots in spending order,
 * up to the available amount. Fails if nothing would change or too little is available.
 */
export function adjust(
  state: AccountState,
  adjustment: Adjustment,
  day: string,
  lot: Pick<NewLot, "kind" | "expire_date"> = { kind: "ordinary", expire_date: null },
): Decision {
  const amount = "delta" in adjustment ? adjustment.delta : adjustment.balance - state.balance;
  if (amount === 0n) return refuse("adjustment.zero");
  if (amount > 0n)
    return move(state, {
      kind: "adjust",
      amount,
      ...(hasLots(state) ? splitCredit(state, [{ ...lot, amount }]) : {}),
    });
  return (
    shortOf(state, -amount, day) ??
    move(state, { kind: "adjust", amount, lot_entries: taking(pinsFor(state, -amount, day)) })
  );
}
