import type { SpecialAccountType } from "@patron/contract/enums";
import type { PaymentInput, PriceInput } from "../../src/sale/input.ts";
import { checkLines, reckoned } from "../oracle/check.ts";
import { notNegative, Rational, rounded, unitOf, written, zero } from "../oracle/rational.ts";
import { decimalsOf, Refused } from "../oracle/read.ts";
import type { Chance } from "./chance.ts";

// A check that cannot be priced has nothing for a device or a till to provide.
function known<Answer>(request: () => Answer): Answer | undefined {
  try {
    return request();
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

/** The same check with amounts from a pump, near price × quantity, occasionally too far from it. */
export function withStated(chance: Chance, input: PriceInput): PriceInput {
  const priced = known(() => checkLines(input));
  if (!priced) return input;
  const decimals = decimalsOf(input.currency);
  const lines = input.lines.map((line, index) => {
    const apart = chance.in100(90) ? chance.between(-1, 1) : chance.between(-60, 60);
    const amount = (priced[index]?.amount ?? zero).plus(unitOf(decimals).times(new Rational(BigInt(apart))));
    if (chance.in100(40)) return line;
    return { ...line, stated_amount: written(notNegative(amount), decimals) };
  });
  return { ...input, lines };
}

const ways = ["cash", "cash", "cash", "bank-card", "bank-card-external", "mobile-app"] as const;

function accountPayment(chance: Chance, input: PriceInput): PaymentInput {
  const codes = input.lines.flatMap(({ goods }) => goods.code ?? []);
  const goods_codes = chance.pick(null, [], [], codes, codes, ["G1"]);
  const type: SpecialAccountType | undefined = chance.pick(
    undefined,
    "money",
    "money",
    "goods",
    "goods",
    "punches",
    "punches",
  );
  const money = chance.in100(85) ? input.currency : "EUR";
  const unit = type && { money, goods: "L", punches: "punch" }[type];
  const bonuses_on_payment = chance.pick(undefined, true, false);
  const special_account = { id: chance.pick("s1", "s2"), type, unit, goods_codes, bonuses_on_payment };
  return { payment_type: "special-account", special_account };
}

// Prices in punches, occasionally none for the paying account.
function withPunches(chance: Chance, input: PriceInput, payments: readonly PaymentInput[]): PriceInput {
  if (!payments.some(({ special_account }) => special_account?.type === "punches")) return input;
  const price = () => String(chance.in100(8) ? 0 : chance.between(1, 12));
  const lines = input.lines.map((line) => {
    const known = ["s1", "s2"].filter(() => chance.in100(85));
    return { ...line, account_prices: known.map((id) => ({ special_account_id: id, price: price() })) };
  });
  return { ...input, lines };
}

function drawTypes(chance: Chance, input: PriceInput): PaymentInput[] {
  if (chance.in100(1)) return [];
  const payments: PaymentInput[] = chance.many(1, 3, () => ({ payment_type: chance.pick(...ways) }));
  if (chance.in100(88)) return payments;
  return [accountPayment(chance, input), ...(chance.in100(85) ? [] : payments)];
}

// Splits a sum: all but one payment have amounts; the open one, if any, has any index.
function withAmounts(chance: Chance, payments: PaymentInput[], due: Rational, decimals: number): PaymentInput[] {
  const open = chance.in100(50) ? chance.between(0, payments.length - 1) : -1;
  const slip = chance.in100(5) ? new Rational(BigInt(chance.pick(-1, 1))).times(unitOf(decimals)) : zero;
  let left = due.plus(slip);
  return payments.map((payment, index) => {
    const share = new Rational(BigInt(chance.between(0, 100)), 100n);
    const isLast = index === payments.length - 1;
    const amount = isLast && open < 0 ? left : rounded(left.times(share), unitOf(decimals), "down");
    if (index === open) return payment;
    left = left.minus(amount);
    return { ...payment, amount: written(notNegative(amount), decimals) };
  });
}

/** The same check with payments that usually sum to its amount. */
export function withPayments(chance: Chance, drawn: PriceInput): PriceInput {
  const types = drawTypes(chance, drawn);
  const input = withPunches(chance, drawn, types);
  // The payments decide which rules apply and how cash is rounded; one open payment of each kind shows both.
  const open = types.some(({ payment_type }) => payment_type === "cash") ? "cash" : types[0]?.payment_type;
  const requested = types.filter(({ payment_type }) => payment_type !== open).map((one) => ({ ...one, amount: "0" }));
  const shown = open ? [...requested, { payment_type: open }] : null;
  const sale = known(() => reckoned({ ...input, payments: shown }));
  if (!sale) return { ...input, payments: types };
  const decimals = sale.decimals;
  const due = chance.in100(85) ? sale.toPay : sale.toPay.minus(sale.payment.rounding);
  const payments = withAmounts(chance, types, due, decimals).map((payment) => {
    if (payment.payment_type !== "cash" || chance.in100(50)) return payment;
    const note = new Rational(BigInt(chance.pick(0, 0, 50, 500, -50)));
    return { ...payment, tendered: written(notNegative(due.plus(note)), decimals) };
  });
  return { ...input, payments };
}
