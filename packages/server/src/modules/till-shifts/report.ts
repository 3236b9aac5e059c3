import type { shifts } from "@patron/contract";
import type { PaymentType } from "@patron/contract/enums";
import type { ReplyOf } from "@patron/contract/kit";
import { moneyText } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { type ReportRow, type ShiftRow, sumShift } from "./queries.ts";

/** A shift with its report, as the calls return it. */
export type ShiftDetails = ReplyOf<typeof shifts.get>;
export type ShiftReport = ShiftDetails["report"];

/** What a shift came to. */
interface Reported {
  report: ShiftReport;
  /** What has to be in the drawer, and what was sold less what went back, in minor units. */
  expected: bigint;
  turnover: bigint;
}

/** Sums up a shift from its checks: until now while it is open. */
export async function readReport(tenant: Tenant, shift: ShiftRow): Promise<Reported> {
  return toReport(await tenant.one(sumShift(shift)), shift);
}

function toReport(row: ReportRow, { currency, opening_amount }: Pick<ShiftRow, "currency" | "opening_amount">) {
  const money = (amount: bigint | string) => moneyText(BigInt(amount), currency);
  const sums = (back: boolean) =>
    sumsOf(
      row.sums.find((one) => one.back === back),
      money,
    );
  const toPay = (back: boolean) => BigInt(row.sums.find((one) => one.back === back)?.amount_to_pay ?? 0);
  const paid = (back: boolean, type?: string) =>
    row.payments
      .filter((one) => one.back === back && (type === undefined || one.payment_type === type))
      .reduce((all, { amount }) => all + BigInt(amount), 0n);
  const types = [...new Set(row.payments.map(({ payment_type }) => payment_type))];
  const payments: ShiftReport["payments"] = types.map((type) => ({
    payment_type: type as PaymentType, // The column has no other values.
    sales_amount: money(paid(false, type)),
    refunds_amount: money(paid(true, type)),
  }));
  const unnamed = { sales: toPay(false) - paid(false), refunds: toPay(true) - paid(true) };
  if (unnamed.sales !== 0n || unnamed.refunds !== 0n) {
    const [sales_amount, refunds_amount] = [money(unnamed.sales), money(unnamed.refunds)];
    payments.push({ payment_type: null, sales_amount, refunds_amount });
  }
  const [cashSales, cashRefunds] = [paid(false, "cash"), paid(true, "cash")];
  const expected = opening_amount + cashSales + cashRefunds + row.paid_in - row.paid_out;
  const report: ShiftReport = {
    first_check: row.first_check?.toString() ?? null,
    last_check: row.last_check?.toString() ?? null,
    sales: sums(false),
    refunds: sums(true),
    payments,
    taxes: row.taxes.map(({ base, amount, ...tax }) => ({ ...tax, base: money(base), amount: money(amount) })),
    cash: {
      opening_amount: money(opening_amount),
      sales_amount: money(cashSales),
      refunds_amount: money(cashRefunds),
      paid_in_amount: money(row.paid_in),
      paid_out_amount: money(row.paid_out),
      expected_amount: money(expected),
    },
  };
  return { report, expected, turnover: toPay(false) + toPay(true) };
}

function sumsOf(row: ReportRow["sums"][number] | undefined, money: (amount: string) => string): ShiftReport["sales"] {
  const of = (name: Exclude<keyof ReportRow["sums"][number], "back" | "count">) => money(row?.[name] ?? "0");
  return {
    count: row?.count ?? 0,
    amount: of("amount"),
    discount_amount: of("discount_amount"),
    bonuses_redeemed_amount: of("bonuses_redeemed_amount"),
    sales_taxes_amount: of("sales_taxes_amount"),
    contained_taxes_amount: of("contained_taxes_amount"),
    delivery_amount: of("delivery_amount"),
    tip_amount: of("tip_amount"),
    rounding_amount: of("rounding_amount"),
    amount_to_pay: of("amount_to_pay"),
    bonuses_added_amount: of("bonuses_added_amount"),
  };
}
