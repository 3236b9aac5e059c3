import type { customers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { listEntries } from "../../ledger/queries.ts";

type Movement = ReplyOf<typeof customers.movements>["items"][number];
type EntryRow = InferResult<ReturnType<typeof listEntries>>[number];

export function toMovement({ unit: _, ...entry }: EntryRow, currency: string): Movement {
  return {
    ...entry,
    currency,
    event_dt: entry.event_dt.toISOString(),
    amount: moneyText(entry.amount, currency),
    balance_after: moneyText(entry.balance_after ?? 0n, currency),
  };
}

/**
 * Merges the movements of several accounts, each newest first. The order of one account stays, so that every balance follows from the one below:
 * a sale may spend and earn within a millisecond, and neither times nor ids then tell which came first.
 */
export function mergeNewestFirst<M extends Pick<Movement, "event_dt">>(accounts: readonly (readonly M[])[]): M[] {
  const [first = [], ...others] = accounts;
  return others.reduce<M[]>(mergeTwo, [...first]);
}

function mergeTwo<M extends Pick<Movement, "event_dt">>(left: readonly M[], right: readonly M[]): M[] {
  const merged: M[] = [];
  let at = 0;
  for (const one of left) {
    for (let other = right[at]; other && other.event_dt > one.event_dt; other = right[++at]) merged.push(other);
    merged.push(one);
  }
  return [...merged, ...right.slice(at)];
}
