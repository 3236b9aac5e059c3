import type { PriceInput } from "../../src/sale/input.ts";
import { type Rational, rounded, total, zero } from "./rational.ts";
import { decimal, Refused } from "./read.ts";

/** A payment's amount; change applies to tendered cash. */
export type Paid = { type: string; amount: Rational; change: Rational | undefined };

/** The rounding and every payment. Undefined payments: not known yet. */
export function settled(due: Rational, input: PriceInput, unit: Rational): { rounding: Rational; paid: Paid[] | null } {
  const payments = input.payments;
  if (!payments) return { rounding: zero, paid: null };
  const decimals = String(unit.bottom).length - 1;
  const amounts = payments.map(({ amount }) => (amount == null ? undefined : decimal(amount, decimals)));
  const account = payments.find(({ payment_type }) => payment_type === "special-account");
  if (account && payments.length > 1) throw new Refused("payments.special_account_not_alone");
  const codes = account?.special_account?.goods_codes;
  if (codes?.length && !input.lines.every(({ goods }) => codes.includes(goods.code ?? "")))
    throw new Refused("payments.special_account_other_goods");

  const isCash = payments.map(({ payment_type }) => payment_type === "cash");
  const others = total(amounts.filter((_, index) => !isCash[index]).map((amount) => amount ?? zero));
  const remainder = due.minus(others);
  const cashTakesTheRest = isCash.includes(true) && amounts.every((amount, position) => isCash[position] || amount);
  const step = input.loyalty.cash_rounding_step;
  const rounding =
    step != null && cashTakesTheRest && remainder.against(zero) > 0
      ? rounded(remainder, decimal(step, decimals)).minus(remainder)
      : zero;

  const final = due.plus(rounding);
  const given = total(amounts.map((amount) => amount ?? zero));
  const open = final.minus(given);
  const hasOpen = amounts.includes(undefined);
  if (open.against(zero) < 0 || (!hasOpen && open.against(zero) !== 0)) throw new Refused("payments.sum_mismatch");
  const paid = payments.map(({ payment_type, tendered }, at) => {
    const amount = amounts[at] ?? open;
    if (tendered == null || payment_type !== "cash") return { type: payment_type, amount, change: undefined };
    const change = decimal(tendered, decimals).minus(amount);
    if (change.against(zero) < 0) throw new Refused("payments.tendered_short");
    return { type: payment_type, amount, change };
  });
  return { rounding, paid };
}
