import type { Figures } from "@patron/engine";
import type { Tally, TouchedSale } from "./tally.ts";

/** What a replay found, as it is stored: amounts in minor units, as texts. */
export interface StoredResult {
  sales_count: number;
  touched_count: number;
  applied_count: number;
  earlier_count: number;
  unpaid_count: number;
  /** Missing in results of an earlier version, as are accounts and the amounts before discounts. */
  unmeasured_count?: number;
  /** Missing in results of an earlier version, as is what invitations are rewarded with. */
  unrewarded_count?: number;
  currencies: StoredCurrency[];
  winners_count: number;
  losers_count: number;
  customers: { id: string; currency: string; gain: string }[];
  clashes: { id: string; lost_count: number; rival_count: number }[];
  /** In thousandths of the units of the accounts. */
  accounts?: { id: string; before: string; after: string }[];
  sales: {
    id: string;
    number: string;
    created_dt: string;
    currency: string;
    before: StoredFigures;
    after: StoredFigures;
  }[];
}
export type StoredFigures = Record<Exclude<keyof Figures, "amount" | "rewards">, string> & {
  amount?: string;
  rewards?: string;
};
interface StoredCurrency {
  currency: string;
  sales_count: number;
  touched_count: number;
  before: StoredFigures;
  after: StoredFigures;
  margin: { sales_count: number; before: string; after: string };
  levels?: { level: number; before: string; after: string }[];
}

const mostCustomers = 10;
const mostClashes = 50;
const mostAccounts = 200;

/** The result of a tally. The changed rule itself clashes with none. */
export function resultOf(tally: Tally): StoredResult {
  const gains = customersOf(tally);
  const byGain = gains.toSorted((a, b) => compare(b.gain, a.gain));
  const winners = byGain.filter(({ gain }) => gain > 0n);
  const losers = byGain.filter(({ gain }) => gain < 0n).toReversed();
  const shown = [...winners.slice(0, mostCustomers), ...losers.slice(0, mostCustomers)];
  return {
    sales_count: Number(tally.sales),
    touched_count: Number(tally.touched),
    applied_count: Number(tally.applied),
    earlier_count: Number(tally.earlier),
    unpaid_count: Number(tally.unpaid),
    unmeasured_count: Number(tally.unmeasured),
    unrewarded_count: Number(tally.unrewarded),
    currencies: Object.entries(tally.currencies)
      .sort(([, a], [, b]) => compare(b.sales, a.sales))
      .map(([currency, found]) => ({
        currency,
        sales_count: Number(found.sales),
        touched_count: Number(found.touched),
        before: textsOf(found.before),
        after: textsOf(found.after),
        margin: {
          sales_count: Number(found.costed),
          before: String(found.margin_before),
          after: String(found.margin_after),
        },
        levels: Object.entries(found.levels).map(([level, { before, after }]) => ({
          level: Number(level),
          ...{ before: String(before), after: String(after) },
        })),
      })),
    winners_count: new Set(winners.map(({ id }) => id)).size,
    losers_count: new Set(losers.map(({ id }) => id)).size,
    customers: shown.map(({ id, currency, gain }) => ({ id, currency, gain: String(gain) })),
    clashes: Object.entries(tally.clashes)
      .map(([id, { lost, rivals }]) => ({ id, lost_count: Number(lost), rival_count: Number(rivals) }))
      .sort((a, b) => b.lost_count + b.rival_count - a.lost_count - a.rival_count)
      .slice(0, mostClashes),
    accounts: Object.entries(tally.accounts)
      .slice(0, mostAccounts)
      .map(([id, { before, after }]) => ({ id, before: String(before), after: String(after) })),
    sales: tally.touchedSales.map(saleOf),
  };
}

function customersOf({ gains }: Tally) {
  return Object.entries(gains).map(([key, gain]) => {
    const [id = "", currency = ""] = key.split(" ");
    return { id, currency, gain };
  });
}

const compare = (a: bigint, b: bigint) => (a < b ? -1 : a > b ? 1 : 0);
const textsOf = ({ amount, discount, bonuses, redeemed, rewards, net, to_pay }: Figures): StoredFigures => ({
  amount: String(amount),
  discount: String(discount),
  bonuses: String(bonuses),
  redeemed: String(redeemed),
  rewards: String(rewards),
  net: String(net),
  to_pay: String(to_pay),
});
const saleOf = ({ before, after, ...sale }: TouchedSale) => ({
  ...sale,
  before: textsOf(before),
  after: textsOf(after),
});
