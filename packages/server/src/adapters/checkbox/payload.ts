import { divide, roundTo } from "@patron/engine/money";
import type { FiscalLine, FiscalReceipt } from "../fiscal-device.ts";

/** The step to which Checkbox itself rounds what is paid in cash: ten kopecks. */
const ownStep = 10n;
const thousandths = 1000n;
const [longestName, longestLabel] = [500, 128];

interface Discount {
  type: "DISCOUNT" | "EXTRA_CHARGE";
  mode: "VALUE";
  value: number;
}

/** A receipt as Checkbox takes it: integers in kopecks and thousandths, and whatever changes an amount as a discount or an extra charge. */
export function payloadOf({ id, isReturn, relatedId, cashier, lines, payments, rounding, total }: FiscalReceipt) {
  const roundsItself = rounding !== 0n && roundTo(total - rounding, ownStep) === total;
  return {
    id,
    ...(cashier && { cashier_name: cashier }),
    goods: lines.map((line) => goodOf(line, isReturn)),
    discounts: roundsItself ? [] : changeOf(rounding),
    payments: payments.map(({ isCash, label, amount }) => ({
      type: isCash ? "CASH" : "CASHLESS",
      value: Number(amount),
      ...(label && { label: label.slice(0, longestLabel) }),
    })),
    rounding: roundsItself,
    ...(relatedId && { related_receipt_id: relatedId }),
  };
}

function goodOf({ code, name, price, quantity, due, taxes }: FiscalLine, isReturn: boolean) {
  const cost = divide(price * quantity, thousandths);
  return {
    good: {
      code,
      name: name.slice(0, longestName) || code,
      price: Number(price),
      ...(taxes.length > 0 && { tax: codesOf(taxes) }),
    },
    quantity: Number(quantity),
    is_return: isReturn,
    discounts: changeOf(due - cost),
  };
}

/** Codes are numbers, or else the letters that receipts show; the service takes either all numbers or all texts. */
function codesOf(taxes: readonly string[]): readonly number[] | readonly string[] {
  return taxes.every((code) => /^\d{1,9}$/.test(code)) ? taxes.map(Number) : taxes;
}

function changeOf(amount: bigint): Discount[] {
  if (amount === 0n) return [];
  return [
    { type: amount < 0n ? "DISCOUNT" : "EXTRA_CHARGE", mode: "VALUE", value: Number(amount < 0n ? -amount : amount) },
  ];
}
