import { formatDecimal, type Minor, notNegative, roundTo, sum } from "../money/index.ts";
import { MalformedInput, type Reader } from "../wire/read.ts";
import type { LineInput, PaymentInput } from "./input.ts";
import type { PricedPayment, SaleRefusal } from "./result.ts";

/** How a check is paid: cash rounding and every payment with its amount. */
export type Settled = { rounding: Minor; payments: PricedPayment[] };

type Paid = { payment: PaymentInput; amount: Minor | undefined };

function readPayments(payments: readonly PaymentInput[], read: Reader): Paid[] {
  return payments.map((payment, index) => {
    const path = `payments.${index}.amount`;
    const amount = payment.amount == null ? undefined : read.money(payment.amount, path);
    if (amount !== undefined && amount < 0n) throw new MalformedInput(path);
    return { payment, amount };
  });
}

function accountFails(payments: readonly PaymentInput[], lines: readonly LineInput[]): SaleRefusal | undefined {
  const byAccount = payments.find(({ payment_type }) => payment_type === "special-account");
  if (!byAccount) return undefined;
  const account = byAccount.special_account?.id ?? "";
  if (payments.length > 1) return { code: "payments.special_account_not_alone", details: { account } };
  const codes = byAccount.special_account?.goods_codes ?? [];
  const other = codes.length > 0 && lines.find(({ goods }) => !codes.includes(goods.code ?? ""));
  return other ? { code: "payments.special_account_other_goods", details: { account, line: other.id } } : undefined;
}

/** The rest to pay in cash after the other payments, or undefined if another payment takes the rest. */
function cashRemainder(paid: readonly Paid[], toPay: Minor): Minor | undefined {
  const others = paid.filter(({ payment }) => payment.payment_type !== "cash");
  if (others.length === paid.length || others.some(({ amount }) => amount === undefined)) return undefined;
  return notNegative(toPay - sum(others.map(({ amount }) => amount ?? 0n)));
}

function pay({ payment }: Paid, amount: Minor, index: number, read: Reader): PricedPayment | SaleRefusal {
  const money = (value: Minor) => formatDecimal(value, read.exponent);
  const tendered = payment.tendered == null ? undefined : read.money(payment.tendered, `payments.${index}.tendered`);
  const details = { payment: String(index), amount: money(amount), tendered: payment.tendered ?? "" };
  if (tendered !== undefined && tendered < amount) return { code: "payments.tendered_short", details };
  return {
    id: payment.id ?? null,
    payment_type: payment.payment_type,
    amount: money(amount),
    tendered: tendered === undefined ? null : money(tendered),
    change: tendered === undefined ? null : money(tendered - amount),
    special_account_id: payment.special_account?.id ?? null,
  };
}

/**
 * Checks how a check is paid. If everything left after other payments is paid in cash, that rest is rounded to the cash step (half up), and
 * the difference is the rounding amount. The payments must then sum to the amount to pay, where one may omit its amount. A special account
 * pays the whole check or nothing. Tendered cash covers its payment, and the change is the difference.
 */
export function settle(
  toPay: Minor,
  payments: readonly PaymentInput[],
  lines: readonly LineInput[],
  step: Minor | undefined,
  read: Reader,
): Settled | SaleRefusal {
  const failed = accountFails(payments, lines);
  if (failed) return failed;
  const paid = readPayments(payments, read);
  const cash = step === undefined || step <= 0n ? undefined : cashRemainder(paid, toPay);
  const rounding = cash === undefined || step === undefined ? 0n : roundTo(cash, step) - cash;
  const due = toPay + rounding;
  const given = sum(paid.map(({ amount }) => amount ?? 0n));
  const open = paid.filter(({ amount }) => amount === undefined).length;
  if (open > 1 || given > due || (open === 0 && given !== due)) {
    const details = { expected: formatDecimal(due, read.exponent), given: formatDecimal(given, read.exponent) };
    return { code: "payments.sum_mismatch", details };
  }
  const priced: PricedPayment[] = [];
  for (const [index, one] of paid.entries()) {
    const payment = pay(one, one.amount ?? due - given, index, read);
    if ("code" in payment) return payment;
    priced.push(payment);
  }
  return { rounding, payments: priced };
}
