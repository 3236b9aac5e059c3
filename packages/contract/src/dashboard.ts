import { CUSTOMER_GENDERS, DASHBOARD_COMPARISONS, DASHBOARD_TABS, PAYMENT_TYPES } from "./enums.ts";
import { call, group, roles } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const count = s.whole(-(2 ** 53), 2 ** 53);

/** Totals of the period, of the compared one, and of each day, including days without sales; `of` are the summed figures. */
function series<const T extends s.Fields, const D extends s.Fields>(totals: T, ofDay: D) {
  return {
    totals: s.object(totals),
    totals_before: s.optional(s.object(totals)),
    days: s.list(
      s.object({ date: s.day, date_before: s.nullable(s.day), ...ofDay, before: s.optional(s.object(ofDay)) }),
      800,
    ),
  };
}
const hourly = { week_day: s.whole(1, 7), hour: s.whole(0, 23) };

const sums = {
  checks_count: count,
  amount: s.signedMoney,
  discount_amount: s.signedMoney,
  bonuses_redeemed_amount: s.signedMoney,
  bonuses_added_amount: s.signedMoney,
  sales_taxes_amount: s.signedMoney,
  amount_to_pay: s.signedMoney,
};
export const TurnoverFigures = s.object({
  ...series(sums, sums),
  pos: s.list(s.object({ id: s.idOf("pos"), title: s.text(200), ...sums }), 10_000),
  terminals: s.list(s.object({ id: s.idOf("terminal"), title: s.text(200), pos_title: s.text(200), ...sums }), 10_000),
  /** By hour and ISO week day, Monday is 1; hours without a sale are left out. */
  hours: s.list(s.object({ ...hourly, checks_count: count, amount_to_pay: s.signedMoney }), 168),
  /** Payment types; null where the till did not report one. A check with two payments counts in both, with its amount divided. */
  payment_types: s.list(
    s.object({ payment_type: s.nullable(s.oneOf(PAYMENT_TYPES)), checks_count: count, amount: s.signedMoney }),
    20,
  ),
});

/** A customer with their purchases in the period. */
const Buyer = s.object({
  id: s.idOf("customer"),
  name: s.text(400),
  visits_count: count,
  amount_to_pay: s.signedMoney,
});
/**
 * Members are cards: a customer of two programmes is a member of both. A membership belongs to no site, so with a point of sale or terminal in the
 * request, figures of members are null.
 */
export const CustomerFigures = s.object({
  ...series(
    {
      /** At the end of the last day. */
      members_count: s.nullable(count),
      new_members_count: s.nullable(count),
      /** Customers who bought something, each counted once. */
      customers_count: count,
      /** Those of them who bought more than once. */
      returning_count: count,
      visits_count: count,
      visits_amount: s.signedMoney,
    },
    { new_members_count: s.nullable(count), customers_count: count },
  ),
  /** All members by category, the largest first; null is for members without one. */
  categories: s.nullable(
    s.list(s.object({ category: s.nullable(s.reference("card_category")), members_count: count }), 1000),
  ),
  /** All members by gender and by age on the last day: both ends included, without an upper end from 65 on; null means unknown. */
  ages: s.nullable(
    s.list(
      s.object({
        gender: s.nullable(s.oneOf(CUSTOMER_GENDERS)),
        age_from: s.nullable(count),
        age_to: s.nullable(count),
        members_count: count,
      }),
      40,
    ),
  ),
  /** The ten with the highest turnover, and the ten with the most visits. */
  top_by_amount: s.list(Buyer, 10),
  top_by_visits: s.list(Buyer, 10),
});

/** A visit is a finished check of a known customer. */
export const VisitFigures = s.object({
  ...series(
    { checks_count: count, visits_count: count, customers_count: count },
    { visits_count: count, customers_count: count },
  ),
  hours: s.list(s.object({ ...hourly, visits_count: count }), 168),
  /** How many customers came once, twice, three to five times, more often. Always has all four. */
  frequency: s.list(
    s.object({ visits_from: count, visits_to: s.nullable(count), customers_count: count, visits_count: count }),
    4,
  ),
});

const goodsSums = {
  checks_count: count,
  /** Pieces; a line by weight, volume or time counts as one item. */
  items_count: s.quantity,
  amount: s.signedMoney,
  discount_amount: s.signedMoney,
  /** Payments for items with their taxes, without delivery, tips and rounding. */
  amount_to_pay: s.signedMoney,
};
const GoodsRow = s.object({
  id: s.idOf("goods"),
  code: s.text(64),
  title: s.text(200),
  unit: s.text(20),
  quantity: s.quantity,
  checks_count: count,
  amount: s.signedMoney,
  discount_amount: s.signedMoney,
  amount_to_pay: s.signedMoney,
});
export const GoodsFigures = s.object({
  ...series(goodsSums, goodsSums),
  /** Different items that were sold. */
  goods_count: count,
  /** The items with the highest turnover, at most a thousand. */
  goods: s.list(GoodsRow, 1000),
  /** Each item counts in one category, the first by their order; null is for items without one. */
  categories: s.list(
    s.object({
      category: s.nullable(s.reference("goods_category")),
      goods_count: count,
      amount: s.signedMoney,
      discount_amount: s.signedMoney,
      amount_to_pay: s.signedMoney,
    }),
    10_000,
  ),
});

/** The request's parameters that every tab returns, and the figures of the requested tab. */
export const Dashboard = s.object({
  tab: s.oneOf(DASHBOARD_TABS),
  currency: s.currency,
  currencies: s.list(s.currency, 200),
  period: s.object({ from: s.day, to: s.day }),
  compared: s.nullable(s.text(30)),
  turnover: s.optional(TurnoverFigures),
  customers: s.optional(CustomerFigures),
  visits: s.optional(VisitFigures),
  goods_services: s.optional(GoodsFigures),
});

/** Key figures of the business, from rollups that agree with the underlying transactions. */
export const dashboard = group("dashboard", {
  get: call("GET /business/dashboard", {
    summary:
      "Shows the figures of one tab for a period, beside a period to compare it with. Items have no figures by terminal.",
    access: roles("accountant", "sales-point-manager", "marketing", "viewer"),
    query: {
      tab: s.oneOf(DASHBOARD_TABS),
      date_from: s.day,
      date_to: s.day,
      compare: s.oneOf(DASHBOARD_COMPARISONS),
      currency: s.currency,
      loyalty_id: s.idOf("loyalty"),
      pos_id: s.idOf("pos"),
      terminal_id: s.idOf("terminal"),
    },
    response: Dashboard,
    errors: ["period.invalid", "filter.unavailable", "currency.unknown"],
  }),
});
