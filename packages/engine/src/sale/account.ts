import {
  divide,
  formatDecimal,
  type Minor,
  parseDecimal,
  powerOfTen,
  QUANTITY_SCALE,
  quantityText,
  sum,
} from "../money/index.ts";
import { note, sourceOf, type Trace } from "../trace/trace.ts";
import { MalformedInput, type Reader } from "../wire/read.ts";
import type { AccountInput, LineInput } from "./input.ts";
import type { PaidFromAccount, PricedPayment, SaleRefusal } from "./result.ts";

type Context = {
  read: Reader;
  /** The lines of the check with their final amounts. */
  lines: readonly { input: LineInput; quantity: bigint; to_pay: Minor }[];
  /** Delivery and tips, which are not goods. */
  added: Minor;
  trace: Trace;
};
type Taken = { parts: bigint[]; total: bigint; text: (value: bigint) => string };

function punchesOf(line: LineInput, quantity: bigint, account: string): bigint | undefined {
  const found = line.account_prices?.find(({ special_account_id }) => special_account_id === account);
  if (!found) return undefined;
  const price = parseDecimal(found.price, 0);
  if (price === undefined || price < 0n) throw new MalformedInput(`lines.${line.id}.account_prices`);
  return divide(price * quantity, powerOfTen(QUANTITY_SCALE));
}

function take(account: AccountInput, { read, lines, added }: Context): Taken | SaleRefusal {
  const { id, type, unit } = account;
  const details = { account: id };
  if (type === "money") {
    if (unit !== read.currency)
      return { code: "payments.special_account_other_currency", details: { ...details, currency: unit ?? "" } };
    const parts = lines.map(({ to_pay }) => to_pay);
    return { parts, total: sum(parts) + added, text: (value) => formatDecimal(value, read.exponent) };
  }
  if (added > 0n)
    return {
      code: "payments.special_account_goods_only",
      details: { ...details, amount: formatDecimal(added, read.exponent) },
    };
  if (type === "goods") {
    const parts = lines.map(({ quantity }) => quantity);
    return { parts, total: sum(parts), text: quantityText };
  }
  const parts: bigint[] = [];
  for (const { input, quantity } of lines) {
    const part = punchesOf(input, quantity, id);
    if (part === undefined)
      return { code: "payments.special_account_no_price", details: { ...details, line: input.id } };
    parts.push(part);
  }
  return { parts, total: sum(parts), text: (value) => formatDecimal(value, 0) };
}

/**
 * What a special account pays of a check, in its own unit: for money the amount to pay, for goods their quantity, for punches the price in
 * punches of each line, rounded half up per line. An account of unknown type pays money and has no details. Fails for another currency, for
 * delivery or a tip paid with anything but money, and for an item without a price in punches.
 */
export function payFromAccount(
  payments: readonly PricedPayment[],
  account: AccountInput | null | undefined,
  context: Context,
): PricedPayment[] | SaleRefusal {
  if (!account?.type) return [...payments];
  const taken = take(account, context);
  if ("code" in taken) return taken;
  const { parts, total, text } = taken;
  const { id, type } = account;
  const unit = account.unit ?? "";
  const paid: PaidFromAccount = {
    type,
    unit,
    amount: text(total),
    lines: context.lines.map(({ input }, index) => ({
      line: input.id,
      code: input.goods.code ?? null,
      amount: text(parts[index]!), // A part per line.
    })),
  };
  note(context.trace, {
    step: "special-account",
    source: sourceOf("special-account", account),
    change: text(-total),
    params: { special_account_id: id, type, unit },
  });
  return payments.map((payment) =>
    payment.payment_type === "special-account" ? { ...payment, account: paid } : payment,
  );
}
