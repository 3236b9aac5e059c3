import type { AccountCredit, Figures, Replayed, Reward } from "@patron/engine";
import { parseDecimal } from "@patron/engine/money";

type Sums = Figures;

interface CurrencyTally {
  sales: bigint;
  touched: bigint;
  before: Sums;
  after: Sums;
  /** Sales whose goods all have a cost, and what they leave. */
  costed: bigint;
  margin_before: bigint;
  margin_after: bigint;
  /** Bonuses for invitations, by level. */
  levels: Record<string, { before: bigint; after: bigint }>;
}
/** A sale with a difference. */
export interface TouchedSale {
  id: string;
  number: string;
  created_dt: string;
  currency: string;
  before: Figures;
  after: Figures;
}

/** What was found in some sales; two of them add up. */
export interface Tally {
  sales: bigint;
  touched: bigint;
  applied: bigint;
  earlier: bigint;
  unpaid: bigint;
  unmeasured: bigint;
  unrewarded: bigint;
  currencies: Record<string, CurrencyTally>;
  /** What customers gain, by customer and currency. */
  gains: Record<string, bigint>;
  clashes: Record<string, { lost: bigint; rivals: bigint }>;
  /** What special accounts are credited, in thousandths of their units. */
  accounts: Record<string, { before: bigint; after: bigint }>;
  /** Those with the largest differences, the largest first. */
  touchedSales: TouchedSale[];
}

const mostSales = 20;
/** No unit of an account has more decimals. */
export const creditScale = 3;

export const emptyTally = (): Tally => ({
  ...{ sales: 0n, touched: 0n, applied: 0n, earlier: 0n, unpaid: 0n, unmeasured: 0n, unrewarded: 0n },
  ...{ currencies: {}, gains: {}, clashes: {}, accounts: {}, touchedSales: [] },
});

const noSums = (): Sums => ({ amount: 0n, discount: 0n, bonuses: 0n, redeemed: 0n, rewards: 0n, net: 0n, to_pay: 0n });
const names = ["amount", "discount", "bonuses", "redeemed", "rewards", "net", "to_pay"] as const;

const emptyCurrency = (): CurrencyTally => ({
  ...{ sales: 0n, touched: 0n, before: noSums(), after: noSums() },
  ...{ costed: 0n, margin_before: 0n, margin_after: 0n, levels: {} },
});

/** What the buyer gains, apart from invitations: lower prices, discounts and bonuses that they would not have had. */
export const gainOf = ({ before, after }: Pick<Replayed, "before" | "after">) =>
  before.amount - after.amount + after.discount - before.discount + after.bonuses - before.bonuses;

function isTouched({ before, after, credits }: Replayed): boolean {
  return (
    names.some((name) => before[name] !== after[name]) || creditsText(credits.before) !== creditsText(credits.after)
  );
}

const creditsText = (credits: readonly AccountCredit[]) =>
  credits
    .map(({ special_account_id, amount }) => `${special_account_id} ${amount}`)
    .sort()
    .join();

export interface CountedSale {
  id: string;
  number: bigint;
  created_dt: Date;
  currency: string;
  customer_id: string | null;
  /** Null if the cost of one of its goods is not known. */
  cost: bigint | null;
}

/** Adds a sale that was priced with other rules. */
export function count(tally: Tally, sale: CountedSale, replayed: Replayed): void {
  const { before, after } = replayed;
  tally.sales += 1n;
  if (replayed.applies) tally.applied += 1n;
  if (replayed.unmeasured) tally.unmeasured += 1n;
  if (replayed.unrewarded) tally.unrewarded += 1n;
  countClashes(tally, replayed);
  countCredits(tally, replayed);
  tally.currencies[sale.currency] ??= emptyCurrency();
  const currency = tally.currencies[sale.currency]!; // Just put there.
  currency.sales += 1n;
  addTo(currency.before, before);
  addTo(currency.after, after);
  if (sale.cost !== null) {
    currency.costed += 1n;
    currency.margin_before += before.net - sale.cost;
    currency.margin_after += after.net - sale.cost;
  }
  countLevels(currency, replayed);
  if (!isTouched(replayed)) return;
  tally.touched += 1n;
  currency.touched += 1n;
  const gains = (customerId: string, gain: bigint) => {
    const key = `${customerId} ${sale.currency}`;
    if (gain !== 0n) tally.gains[key] = (tally.gains[key] ?? 0n) + gain;
  };
  if (sale.customer_id) gains(sale.customer_id, gainOf(replayed));
  for (const { customer_id, amount } of replayed.rewards.before) gains(customer_id, -amount);
  for (const { customer_id, amount } of replayed.rewards.after) gains(customer_id, amount);
  const { id, number, created_dt, currency: unit } = sale;
  const least = tally.touchedSales.at(-1);
  if (least && tally.touchedSales.length === mostSales && size(least) > size(replayed)) return;
  const shown = { id, number: String(number), created_dt: created_dt.toISOString(), currency: unit, before, after };
  tally.touchedSales = largest([...tally.touchedSales, shown]);
}

function countCredits(tally: Tally, { credits }: Replayed): void {
  for (const when of ["before", "after"] as const) {
    for (const { special_account_id: id, amount } of credits[when]) {
      tally.accounts[id] ??= { before: 0n, after: 0n };
      tally.accounts[id][when] += parseDecimal(amount, creditScale) ?? 0n; // The engine writes no other texts.
    }
  }
}

function countLevels({ levels }: CurrencyTally, { rewards }: Replayed): void {
  const add = (when: "before" | "after", { level, amount }: Reward) => {
    levels[level] ??= { before: 0n, after: 0n };
    levels[level][when] += amount;
  };
  for (const reward of rewards.before) add("before", reward);
  for (const reward of rewards.after) add("after", reward);
}

function countClashes(tally: Tally, { lost, rivals }: Replayed): void {
  const clash = (id: string) => {
    tally.clashes[id] ??= { lost: 0n, rivals: 0n };
    return tally.clashes[id]!; // Just put there.
  };
  for (const id of lost) clash(id).lost += 1n;
  for (const id of rivals) clash(id).rivals += 1n;
}

function addTo(sums: Sums, more: Sums): void {
  for (const name of names) sums[name] += more[name];
}

const size = (sale: Pick<TouchedSale, "before" | "after">) => {
  const gain = gainOf(sale) + sale.after.rewards - sale.before.rewards;
  return gain < 0n ? -gain : gain;
};
const largest = (sales: TouchedSale[]) =>
  sales
    .sort((a, b) => Number(size(b) - size(a)) || (a.id < b.id ? -1 : 1)) // Only compared.
    .slice(0, mostSales);

/** Adds all of another tally, whose sales stand for `times` in `of` as many. */
export function add(
  tally: Tally,
  more: Tally,
  { times, of }: { times: bigint; of: bigint } = { times: 1n, of: 1n },
): void {
  const scaled = (value: bigint) => (times === of ? value : halfUp(value * times, of));
  const sums = (target: Sums, added: Sums) => {
    for (const name of names) target[name] += scaled(added[name]);
  };
  for (const name of ["sales", "touched", "applied", "earlier", "unpaid", "unmeasured", "unrewarded"] as const)
    tally[name] += scaled(more[name]);
  for (const [code, added] of Object.entries(more.currencies)) {
    tally.currencies[code] ??= emptyCurrency();
    const currency = tally.currencies[code]!; // Just put there.
    for (const name of ["sales", "touched", "costed", "margin_before", "margin_after"] as const)
      currency[name] += scaled(added[name]);
    sums(currency.before, added.before);
    sums(currency.after, added.after);
    for (const [level, { before, after }] of Object.entries(added.levels)) {
      const rewards = currency.levels[level] ?? { before: 0n, after: 0n };
      currency.levels[level] = { before: rewards.before + scaled(before), after: rewards.after + scaled(after) };
    }
  }
  for (const [key, gain] of Object.entries(more.gains)) tally.gains[key] = (tally.gains[key] ?? 0n) + gain;
  for (const [id, { lost, rivals }] of Object.entries(more.clashes)) {
    const clash = tally.clashes[id] ?? { lost: 0n, rivals: 0n };
    tally.clashes[id] = { lost: clash.lost + scaled(lost), rivals: clash.rivals + scaled(rivals) };
  }
  for (const [id, { before, after }] of Object.entries(more.accounts)) {
    const credited = tally.accounts[id] ?? { before: 0n, after: 0n };
    tally.accounts[id] = { before: credited.before + scaled(before), after: credited.after + scaled(after) };
  }
  tally.touchedSales = largest([...tally.touchedSales, ...more.touchedSales]);
}

function halfUp(value: bigint, by: bigint): bigint {
  const rounded = ((value < 0n ? -value : value) * 2n + by) / (by * 2n);
  return value < 0n ? -rounded : rounded;
}

/** Whole numbers beyond JSON's own are texts that end with an `n`, which nothing else in a tally does. */
export const tallyText = (tally: Tally) =>
  JSON.stringify(tally, (_, value) => (typeof value === "bigint" ? `${value}n` : value));

export const readTally = (text: string): Tally =>
  JSON.parse(text, (_, value) =>
    typeof value === "string" && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  );
