import type { AccountKind, CounterAccountKind, CounterAccountName, CreditType, LotKind } from "@patron/contract/enums";

/** An account with an owner: a card, a special account, a coupon, or the business. `unit` is a currency or an item unit. */
export type OwnerAccount = { owner_id: string; kind: AccountKind; unit: string };

/** The other side of transfers, per business, kind and unit. Its balance is a sum, and it is never locked. */
export type CounterAccount = { counter: CounterAccountName; kind: CounterAccountKind; unit: string };

/** A portion of a bonus account that was credited together. A negative ordinary lot is a debt. */
export type Lot = {
  id: string;
  kind: LotKind;
  /** The last valid day, `YYYY-MM-DD`; null: it does not expire. */
  expire_date: string | null;
  remaining: bigint;
  /** Increases with the time of crediting, so it orders lots by age. */
  sequence: bigint;
};

/** The part of a lot that a hold will spend. */
export type Pin = { lot_id: string; amount: bigint };

/** An amount that is reserved but not spent. Accounts without lots have no pins. */
export type Hold = { id: string; amount: bigint; pins: readonly Pin[] };

/** An owner's account, read under its lock. Amounts are scaled integers of the unit. */
export type AccountState = {
  account: OwnerAccount;
  balance: bigint;
  held: bigint;
  version: bigint;
  credit_type?: CreditType | undefined;
  credit_limit?: bigint | undefined;
  /** The account holds no bonuses but its value expires, so it keeps lots. */
  expiring?: boolean | undefined;
  /** All lots with a remainder, including debts, of an account with lots. Together with `unread` they sum to the balance. */
  lots: readonly Lot[];
  /**
   * The total of lots without a last valid day that are younger than the listed ones. Spending needs enough lots in the list; everything
   * else needs all of them.
   */
  unread?: bigint | undefined;
  holds: readonly Hold[];
};

/** Whether an account keeps lots, as bonuses and other expiring accounts do. */
export function hasLots({ account, expiring = false }: Pick<AccountState, "account" | "expiring">): boolean {
  return account.kind === "bonus" || expiring;
}

/** The sort key for locking owners' accounts. Different accounts have different keys. */
export function accountKey({ owner_id, kind, unit }: OwnerAccount): string {
  return [owner_id, kind, unit].map(encodeURIComponent).join("/");
}

/**
 * The owners' accounts that commands change, each once, in locking order: by owner, kind and unit, compared by code units, so every server
 * sorts the same way.
 */
export function plan(commands: readonly { account: OwnerAccount }[]): OwnerAccount[] {
  const byKey = new Map(commands.map(({ account }) => [accountKey(account), account]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, account]) => account);
}
