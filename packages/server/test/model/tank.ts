import { type Policy, Refused } from "./card.ts";

/** Litres of a customer in thousandths, on an account that sales fill; null until the first of them opens it. */
export type Tank = { left: number } | null;

/** What a sale credits for each unit that it sells, in thousandths. */
export const perUnit = 333;

/** What a sale has credited: an account with what there was and what is added. */
export const filled = (tank: Tank, amount: number): Tank => ({ left: (tank?.left ?? 0) + amount });

export function draw(tank: Tank, amount: number): void {
  if (!tank) throw new Refused("customer_account.not_found");
  if (amount <= 0) throw new Refused("amount.not_positive");
  if (amount > tank.left) throw new Refused("account.insufficient");
  tank.left -= amount;
}

/** Takes a cancelled credit back: below nothing only where the policy lets it. The account stays. */
export function takeBack(tank: Tank, amount: number, policy: Policy): void {
  if (!tank) throw new Error("What was credited went to an account.");
  if (policy === "refuse" && amount > tank.left) throw new Refused("account.insufficient");
  tank.left -= amount;
}
