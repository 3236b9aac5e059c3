import { type Policy, Refused } from "./card.ts";

/** A customer's litres in thousandths, on an account that sales credit; null until the first one opens it. */
export type Tank = { left: number } | null;

/** What a sale credits per unit sold, in thousandths. */
export const perUnit = 333;

/** The account after a sale's credit. */
export const filled = (tank: Tank, amount: number): Tank => ({ left: (tank?.left ?? 0) + amount });

export function draw(tank: Tank, amount: number): void {
  if (!tank) throw new Refused("customer_account.not_found");
  if (amount <= 0) throw new Refused("amount.not_positive");
  if (amount > tank.left) throw new Refused("account.insufficient");
  tank.left -= amount;
}

/** Takes a cancelled credit back: below zero only if the policy allows it. The account stays. */
export function takeBack(tank: Tank, amount: number, policy: Policy): void {
  if (!tank) throw new Error("What was credited went to an account.");
  if (policy === "refuse" && amount > tank.left) throw new Refused("account.insufficient");
  tank.left -= amount;
}
