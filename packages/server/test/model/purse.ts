import { type Policy, Refused } from "./card.ts";

/** A customer's special account of money, in minor units, with the holds of reservations. */
export interface Purse {
  balance: number;
  holds: Paid[];
  /** Payments that were not cancelled. */
  paid: Paid[];
}
interface Paid {
  serial: number;
  /** The day on which it counts towards the limit. */
  day: number;
  amount: number;
}

/** The credit of every account, and the limit of payments in one day. */
export const creditLimit = 6_000;
export const dayLimit = 4_500;
export const newPurse = (): Purse => ({ balance: 0, holds: [], paid: [] });

const sum = (of: readonly { amount: number }[]) => of.reduce((all, { amount }) => all + amount, 0);
export const heldOf = ({ holds }: Purse) => sum(holds);
export const usedOf = ({ holds, paid }: Purse, today: number) =>
  sum([...holds, ...paid].filter(({ day }) => day === today));

export const availableOf = (purse: Purse) => purse.balance + creditLimit - heldOf(purse);

function refuseBeyond(purse: Purse, amount: number, today: number): void {
  if (amount > availableOf(purse)) throw new Refused("account.insufficient");
  if (amount + usedOf(purse, today) > dayLimit) throw new Refused("customer_account.limit_exceeded");
}

export function pay(purse: Purse, serial: number, amount: number, today: number): void {
  if (amount === 0) return;
  refuseBeyond(purse, amount, today);
  purse.balance -= amount;
  purse.paid.push({ serial, day: today, amount });
}

export function hold(purse: Purse, serial: number, amount: number, today: number): void {
  if (amount === 0) return;
  refuseBeyond(purse, amount, today);
  purse.holds.push({ serial, day: today, amount });
}

/** Pays from a hold on the day it is finished; does nothing without a hold. */
export function capture(purse: Purse, serial: number, amount: number, today: number): void {
  const held = purse.holds.some((one) => one.serial === serial);
  free(purse, serial);
  if (!held || amount === 0) return;
  purse.balance -= amount;
  purse.paid.push({ serial, day: today, amount });
}

export function free(purse: Purse, serial: number): void {
  purse.holds = purse.holds.filter((one) => one.serial !== serial);
}

/** Returns the payment of a cancelled check. */
export function giveBack(purse: Purse, serial: number): void {
  purse.balance += sum(purse.paid.filter((one) => one.serial === serial));
  purse.paid = purse.paid.filter((one) => one.serial !== serial);
}

export function refill(purse: Purse, amount: number): void {
  if (amount <= 0) throw new Refused("amount.not_positive");
  purse.balance += amount;
}

/** Takes a cancelled refill back, beyond the credit only if the policy allows it. */
export function takeBack(purse: Purse, amount: number, policy: Policy): void {
  if (policy === "refuse" && amount > availableOf(purse)) throw new Refused("account.insufficient");
  purse.balance -= amount;
}
