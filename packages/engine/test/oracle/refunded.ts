import type { Refund } from "../../src/refund/refund-check.ts";
import type { PricedCheck, PricedLine } from "../../src/sale/result.ts";
import { one, Rational, rounded, shared, total, unitOf, zero } from "./rational.ts";
import { decimal, decimalsOf } from "./read.ts";

/** What has come back of a sale so far: quantities by line, the extras, and what each payment has paid back. */
export interface Back {
  quantities: ReadonlyMap<string, Rational>;
  delivery: Rational;
  tip: Rational;
  payments: readonly Rational[];
}

const columns = [
  ...["amount", "discount_amount", "bonuses_redeemed", "reduced_amount", "contained_taxes_amount", "net_amount"],
  ...["sales_taxes_amount", "amount_to_pay", "bonuses_added", "promo_bonuses_added"],
] as const satisfies readonly (keyof PricedLine)[];
const sums = {
  ...{ amount: "amount", discount_amount: "discount_amount", bonuses_redeemed_amount: "bonuses_redeemed" },
  ...{ reduced_amount: "reduced_amount", contained_taxes_amount: "contained_taxes_amount", net_amount: "net_amount" },
  ...{ sales_taxes_amount: "sales_taxes_amount", bonuses_added_amount: "bonuses_added" },
  promo_bonuses_added_amount: "promo_bonuses_added",
} as const;

const placesOf = (text: string) => text.split(".")[1]?.length ?? 0;
const read = (text: string) => decimal(text, placesOf(text));
const isAll = (share: Rational) => share.against(one) === 0;

/** The share of each line that has come back. A line of which nothing was delivered comes back with the last of the others. */
function sharesOf(sold: PricedCheck, { quantities }: Back): Map<string, Rational> {
  const real = sold.lines.filter(({ quantity }) => read(quantity).against(zero) > 0);
  const shares = new Map(real.map(({ id, quantity }) => [id, (quantities.get(id) ?? zero).over(read(quantity))]));
  const last = real.length > 0 && [...shares.values()].every(isAll) ? one : zero;
  return new Map(sold.lines.map(({ id }) => [id, shares.get(id) ?? last]));
}

/**
 * What a refund gets wrong, calculated a second time in exact fractions: of every amount of a line that part is due which the quantities that
 * have come back so far have in all, rounded half up, and the refund brings the difference. `before` and `after` are what has come back without
 * and with it; the rounding of cash is not looked at.
 */
export function refundDifference(sold: PricedCheck, before: Back, after: Back, refund: Refund): string | undefined {
  const unit = unitOf(decimalsOf(sold.currency));
  const [were, are] = [sharesOf(sold, before), sharesOf(sold, after)];
  const part = (text: string, id: string) => {
    const due = (shares: Map<string, Rational>) =>
      rounded(read(text).times(shares.get(id) ?? zero), unitOf(placesOf(text)));
    return due(are).minus(due(were));
  };
  const { check } = refund;
  const problems: string[] = [];
  const compare = (what: string, expected: Rational, negative: string) => {
    if (zero.minus(expected).against(read(negative)) !== 0) problems.push(`${what}: engine ${negative}`);
  };

  for (const line of check.lines) {
    const of = sold.lines.find(({ id }) => id === line.id);
    if (!of) return `line ${line.id}: not of the sale`;
    for (const name of columns) compare(`${line.id} ${name}`, part(of[name], of.id), line[name]);
    for (const [index, tax] of line.taxes.entries()) {
      compare(`${line.id} tax ${index} base`, part(of.taxes[index]?.base ?? "0", of.id), tax.base);
      compare(`${line.id} tax ${index}`, part(of.taxes[index]?.amount ?? "0", of.id), tax.amount);
    }
    for (const [index, { amount }] of line.discounts.entries())
      compare(`${line.id} discount ${index}`, part(of.discounts[index]?.amount ?? "0", of.id), amount);
    for (const [index, { amount }] of line.charges.entries())
      compare(`${line.id} charge ${index}`, part(of.charges[index]?.amount ?? "0", of.id), amount);
  }
  const sumOf = (name: (typeof columns)[number]) => total(sold.lines.map((line) => part(line[name], line.id)));
  for (const [name, column] of Object.entries(sums) as [keyof typeof sums, (typeof columns)[number]][])
    compare(name, sumOf(column), check.totals[name]);
  const extras = after.delivery.plus(after.tip).minus(before.delivery).minus(before.tip);
  const rounding = zero.minus(read(check.totals.rounding_amount));
  const due = sumOf("amount_to_pay").plus(extras).plus(rounding);
  compare("to pay", due, check.totals.amount_to_pay);

  if (sold.payments) {
    const left = sold.payments.map(({ amount }, at) => read(amount).minus(before.payments[at] ?? zero));
    const shares = shared(due, left, unit);
    const paid = new Map(refund.positions.map((position, index) => [position, check.payments?.[index]?.amount ?? "0"]));
    for (const [position, share] of shares.entries()) compare(`payment ${position}`, share, paid.get(position) ?? "0");
  }
  return problems.length === 0 ? undefined : problems.slice(0, 6).join("\n");
}

/** What has come back with a refund, too. */
export function backWith(sold: PricedCheck, before: Back, { check, positions, returned }: Refund): Back {
  const quantities = new Map(
    [...returned].map(([id, line]) => [id, new Rational(line.before + line.now, 1000n)] as const),
  );
  const paid = new Map(positions.map((position, index) => [position, check.payments?.[index]?.amount ?? "0"]));
  return {
    quantities,
    delivery: before.delivery.minus(read(check.totals.delivery_amount)),
    tip: before.tip.minus(read(check.totals.tip_amount)),
    payments: (sold.payments ?? []).map((_, at) => (before.payments[at] ?? zero).minus(read(paid.get(at) ?? "0"))),
  };
}
