import { CUSTOMER_GENDERS, DASHBOARD_COMPARISONS, DASHBOARD_TABS, PAYMENT_TYPES } from "./enums.ts";
import {
  call,
  day,
  type Fields,
  group,
  id,
  list,
  nullable,
  object,
  oneOf,
  optional,
  quantity,
  roles,
  signedMoney,
  text,
  whole,
} from "./kit/index.ts";
import { currency } from "./kit/schema.ts";

const count = whole(-(2 ** 53), 2 ** 53);

/** Sums of the period, of the compared one, and of each day, quiet days included; `of` are the figures that are summed. */
function series<const T extends Fields, const D extends Fields>(totals: T, ofDay: D) {
  return {
    totals: object(totals),
    totals_before: optional(object(totals)),
    days: list(object({ date: day, date_before: nullable(day), ...ofDay, before: optional(object(ofDay)) }), 800),
  };
}
const hourly = { week_day: whole(1, 7), hour: whole(0, 23) };

const sums = {
  checks_count: count,
  amount: signedMoney,
  discount_amount: signedMoney,
  bonuses_redeemed_amount: signedMoney,
  bonuses_added_amount: signedMoney,
  sales_taxes_amount: signedMoney,
  amount_to_pay: signedMoney,
};
export const TurnoverFigures = object({
  ...series(sums, sums),
  pos: list(object({ id, title: text(200), ...sums }), 10_000),
  terminals: list(object({ id, title: text(200), pos_title: text(200), ...sums }), 10_000),
  /** By hour and ISO week day, Monday is 1; hours without a sale are left out. */
  hours: list(object({ ...hourly, checks_count: count, amount_to_pay: signedMoney }), 168),
  /** How it was paid; null where the till did not tell. A check paid in two ways counts in both, its amount in parts. */
  payment_types: list(
    object({ payment_type: nullable(oneOf(PAYMENT_TYPES)), checks_count: count, amount: signedMoney }),
    20,
  ),
});

/** A customer with what they bought in the period. */
const Buyer = object({ id, name: text(400), visits_count: count, amount_to_pay: signedMoney });
const Category = object({ id, title: text(200) });
/**
 * Members are cards: a customer of two programmes is a member of both. A membership has no place, so with a point of sale
 * or terminal asked for, what is told of members is null.
 */
export const CustomerFigures = object({
  ...series(
    {
      /** At the end of the last day. */
      members_count: nullable(count),
      new_members_count: nullable(count),
      /** Who bought something, each counted once. */
      customers_count: count,
      /** Who of them bought more than once. */
      returning_count: count,
      visits_count: count,
      visits_amount: signedMoney,
    },
    { new_members_count: nullable(count), customers_count: count },
  ),
  /** All members by category, the largest first; null are those without one. */
  categories: nullable(list(object({ category: nullable(Category), members_count: count }), 1000)),
  /** All members by gender and by age on the last day: both ends included, without an upper end from 65 on, null unknown. */
  ages: nullable(
    list(
      object({
        gender: nullable(oneOf(CUSTOMER_GENDERS)),
        age_from: nullable(count),
        age_to: nullable(count),
        members_count: count,
      }),
      40,
    ),
  ),
  /** The ten who paid most, and the ten who came most often. */
  top_by_amount: list(Buyer, 10),
  top_by_visits: list(Buyer, 10),
});

/** A visit is a finished check of a known customer. */
export const VisitFigures = object({
  ...series(
    { checks_count: count, visits_count: count, customers_count: count },
    { visits_count: count, customers_count: count },
  ),
  hours: list(object({ ...hourly, visits_count: count }), 168),
  /** How many customers came once, twice, three to five times, more often: all four are there. */
  frequency: list(
    object({ visits_from: count, visits_to: nullable(count), customers_count: count, visits_count: count }),
    4,
  ),
});

const goodsSums = {
  checks_count: count,
  /** Pieces; a line that is weighed, poured or timed is one item. */
  items_count: quantity,
  amount: signedMoney,
  discount_amount: signedMoney,
  /** Paid for goods with their taxes, without delivery, tips and rounding. */
  amount_to_pay: signedMoney,
};
const GoodsRow = object({
  id,
  code: text(64),
  title: text(200),
  unit: text(20),
  quantity,
  checks_count: count,
  amount: signedMoney,
  discount_amount: signedMoney,
  amount_to_pay: signedMoney,
});
export const GoodsFigures = object({
  ...series(goodsSums, goodsSums),
  /** Different items that were sold. */
  goods_count: count,
  /** Those that brought most, at most a thousand. */
  goods: list(GoodsRow, 1000),
  /** Each item counts in one category, the first by their order; null are those without one. */
  categories: list(
    object({
      category: nullable(Category),
      goods_count: count,
      amount: signedMoney,
      discount_amount: signedMoney,
      amount_to_pay: signedMoney,
    }),
    10_000,
  ),
});

/** What every tab says of what was requested, and the figures of the tab that was. */
export const Dashboard = object({
  tab: oneOf(DASHBOARD_TABS),
  currency,
  currencies: list(currency, 200),
  period: object({ from: day, to: day }),
  compared: nullable(text(30)),
  turnover: optional(TurnoverFigures),
  customers: optional(CustomerFigures),
  visits: optional(VisitFigures),
  goods_services: optional(GoodsFigures),
});

/** Figures of the business at a glance, each from rollups that agree with the transactions behind them. */
export const dashboard = group("dashboard", {
  get: call("GET /business/dashboard", {
    summary:
      "Shows the figures of one tab for a period, beside a period to compare it with. Goods are not told by terminal.",
    access: roles("accountant", "sales-point-manager", "marketing", "viewer"),
    query: {
      tab: oneOf(DASHBOARD_TABS),
      date_from: day,
      date_to: day,
      compare: oneOf(DASHBOARD_COMPARISONS),
      currency,
      loyalty_id: id,
      pos_id: id,
      terminal_id: id,
    },
    response: Dashboard,
    errors: ["period.invalid", "filter.unavailable", "currency.unknown"],
  }),
});
