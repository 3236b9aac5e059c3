import {
  call,
  day,
  group,
  id,
  list,
  nullable,
  object,
  oneOf,
  optional,
  roles,
  signedMoney,
  text,
  whole,
} from "./kit/door.ts";
import { currency } from "./kit/schema.ts";
import { DASHBOARD_COMPARISONS, DASHBOARD_TABS, TURNOVER_MEASURES } from "./words.ts";

/** What one period came to, measure by measure. */
const Sums = object({
  checks_count: whole(-(2 ** 53), 2 ** 53),
  amount: signedMoney,
  discount_amount: signedMoney,
  bonuses_redeemed_amount: signedMoney,
  bonuses_added_amount: signedMoney,
  sales_taxes_amount: signedMoney,
  amount_to_pay: signedMoney,
});
const Period = object({ from: day, to: day });

export const Dashboard = object({
  tab: oneOf(DASHBOARD_TABS),
  currency,
  currencies: list(currency, 200),
  period: Period,
  compared: nullable(text(30)),
  totals: Sums,
  totals_before: optional(Sums),
  /** A point for each day, quiet days included. */
  days: list(object({ date: day, date_before: nullable(day), ...Sums.properties, before: optional(Sums) }), 800),
  pos: list(object({ id, title: text(200), ...Sums.properties }), 10_000),
  terminals: list(object({ id, title: text(200), pos_title: text(200), ...Sums.properties }), 10_000),
  /** Turnover by hour and ISO week day, Monday is 1; hours without a sale are left out. */
  hours: list(
    object({
      week_day: whole(1, 7),
      hour: whole(0, 23),
      checks_count: whole(-(2 ** 53), 2 ** 53),
      amount_to_pay: signedMoney,
    }),
    168,
  ),
  measures: list(oneOf(TURNOVER_MEASURES), 20),
});

/** Figures of the business at a glance, each from rollups that agree with the transactions behind them. */
export const dashboard = group("dashboard", {
  get: call("GET /business/dashboard", {
    does: "Shows turnover by day, place and hour for a period, beside a period to compare it with.",
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
    gives: Dashboard,
    fails: ["period.invalid"],
  }),
});
