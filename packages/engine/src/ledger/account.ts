import type { AccountKind, CounterAccountKind, CounterAccountName, CreditType, LotKind } from "@patron/contract/enums";

/** An account that somebody owns: a card, a special account, a coupon, or the business itself. `unit` is a currency or an item unit. */
export type OwnerAccount = { owner_id: string; kind: AccountKind; unit: string };

/** The other side of transfers, per business, kind and unit. Its balance is a sum; it is never locked. */
export type CounterAccount = { counter: CounterAccountName; kind: CounterAccountKind; unit: string };

/** A portion of a bonus account that was credited together. A negative ordinary lot is a debt. */
export type Lot = {
  id: string;
  kind: LotKind;
  /** The last valid day, `YYYY-MM-DD`; null: it does not expire. */
  expire_date: string | null;
  remaining: bigint;
  /** Grows with the time of crediting; decides which lot is older. */
  sequence: bigint;
};

/** A part of a lot that a hold will spend. */
export type Pin = { lot_id: string; amount: bigint };

/** An amount that is promised and not spent yet. Accounts without lots have no pins. */
export type Hold = { id: string; amount: bigint; pins: readonly Pin[] };

/** An owner's account as it was read under its lock. Amounts are scaled integers of the unit. */
export type AccountState = {
  account: OwnerAccount;
  balance: bigint;
  held: bigint;
  version: bigint;
  credit_type?: CreditType | undefined;
  credit_limit?: bigint | undefined;
  /** An account that holds no bonuses, and whose value ends all the same. It keeps lots. */
  expiring?: boolean | undefined;
  /** Of accounts with lots: every lot with something left, debts included. Their sum and `unread` is the balance. */
  lots: readonly Lot[];
  /**
   * What lies in lots without a last valid day that are younger than all such that are listed. Enough of them has to be
   * listed for what is spent; for all else that looks at lots, all.
   */
  unread?: bigint | undefined;
  holds: readonly Hold[];
};

/** Whether an account keeps lots: bonuses do, and whatever else expires portion by portion. */
export function hasLots({ account, expiring = false }: Pick<AccountState, "account" | "expiring">): boolean {
  return account.kind === "bonus" || expiring;
}

/** The key by which owners' accounts are sorted before they are locked; different accounts have different keys. */
export function accountKey({ owner_id, kind, unit }: OwnerAccount): string {
  return [owner_id, kind, unit].map(encodeURIComponent).join("/");
}

/**
 * The owners' accounts that commands touch, each once, in the order in which they must be locked: by owner, kind and
 * unit, compared by code units, so that every server sorts alike.
 */
export function plan(commands: readonly { account: OwnerAccount }[]): OwnerAccount[] {
  const byKey = new Map(commands.map(({ account }) => [accountKey(account), account]));
  return [...byKey.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, account]) => account);
}
