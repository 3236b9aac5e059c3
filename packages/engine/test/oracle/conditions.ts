import type { Customer, Rule } from "../../src/loyalty/rule.ts";
import type { PriceInput } from "../../src/sale/input.ts";
import type { CheckLine } from "./prices.ts";
import { type Rational, total, zero } from "./rational.ts";
import { decimal } from "./read.ts";

/** A member has a card that is not locked. */
export function memberOf(input: PriceInput): Customer | undefined {
  return input.customer && input.customer.access !== "none" ? input.customer : undefined;
}

/** The local time in a zone, in minutes of the day. */
function localTimeOf(input: PriceInput, zone: string): { day: Temporal.PlainDate; minute: number } {
  const localTime = Temporal.Instant.from(input.at).toZonedDateTimeISO(zone);
  const minute = localTime.hour * 60 + localTime.minute + localTime.second / 60 + localTime.millisecond / 60_000;
  return { day: localTime.toPlainDate(), minute };
}

/** The day in the programme's time zone, which lots use. */
export function programmeDay(input: PriceInput): Temporal.PlainDate {
  return localTimeOf(input, input.loyalty.time_zone).day;
}

function minuteOf(text: string): number {
  const [hours = "0", minutes = "0"] = text.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** The day that a rule's hours belong to: after midnight, the day on which they began; undefined outside. */
function dayOfHours(rule: Rule, input: PriceInput): Temporal.PlainDate | undefined {
  const { day, minute } = localTimeOf(input, input.pos.time_zone);
  const from = rule.time_from ? minuteOf(rule.time_from) : 0;
  const to = rule.time_to ? minuteOf(rule.time_to) : 24 * 60;
  if (from < to) return minute >= from && minute < to ? day : undefined;
  if (minute >= from) return day;
  return minute < to ? day.subtract({ days: 1 }) : undefined;
}

function timeHolds(rule: Rule, input: PriceInput): boolean {
  const day = dayOfHours(rule, input);
  if (!day) return false;
  if (rule.date_from && day.toString() < rule.date_from) return false;
  if (rule.date_to && day.toString() > rule.date_to) return false;
  return !rule.week_days?.length || rule.week_days.includes(day.dayOfWeek);
}

// A birthday in a year; for 29 February it is the 28th in a common year.
function birthdayIn(year: number, birth: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.from({ year, month: birth.month, day: birth.day }, { overflow: "constrain" });
}

function birthdayNear(birth: Temporal.PlainDate, day: Temporal.PlainDate, before: number, after: number): boolean {
  return [-1, 0, 1].some((years) => {
    const away = day.until(birthdayIn(day.year + years, birth), { largestUnit: "days" }).days;
    return away <= before && away >= -after;
  });
}

function ageOn(day: Temporal.PlainDate, birth: Temporal.PlainDate): number {
  const had = Temporal.PlainDate.compare(birthdayIn(day.year, birth), day) <= 0;
  return day.year - birth.year - (had ? 0 : 1);
}

function personHolds(rule: Rule, input: PriceInput): boolean {
  const condition = rule.customer_condition;
  if (!condition) return true;
  const {
    birthday_before_days: before,
    birthday_after_days: after,
    age_from,
    age_to,
    registered_within_days,
  } = condition;
  const hasConditions = Object.values(condition).some((value) => value != null && value !== false);
  if (!hasConditions) return true;
  const person = memberOf(input);
  if (!person) return false;
  const { day } = localTimeOf(input, input.pos.time_zone);
  const birth = person.birth_date ? Temporal.PlainDate.from(person.birth_date) : undefined;
  if (before != null || after != null) {
    if (!birth || !birthdayNear(birth, day, before ?? 0, after ?? 0)) return false;
  }
  if (condition.gender && person.gender !== condition.gender) return false;
  if (age_from != null && (!birth || ageOn(day, birth) < age_from)) return false;
  if (age_to != null && (!birth || ageOn(day, birth) > age_to)) return false;
  if (condition.first_purchase_only && (person.purchases ?? 0) > 0) return false;
  if (registered_within_days == null) return true;
  if (!person.registered_date) return false;
  const registered = Temporal.PlainDate.from(person.registered_date);
  return registered.until(day, { largestUnit: "days" }).days <= registered_within_days;
}

function limitsHold(rule: Rule, input: PriceInput, uses: number): boolean {
  const facts = input.rule_facts?.find(({ rule_id }) => rule_id === rule.id);
  const within = (limit: number | null | undefined, used: number | null | undefined) =>
    limit == null || (used ?? 0) + uses < limit;
  return (
    within(rule.limit_per_customer, facts?.used_by_customer) &&
    within(rule.limit_per_day, facts?.used_today) &&
    within(rule.limit_total, facts?.used_total)
  );
}

function called(rule: Rule, input: PriceInput, byCoupon: boolean): boolean {
  if (rule.active === false) return false;
  if (rule.scope === "coupon") return byCoupon;
  if (rule.scope === "kiosk") return input.terminal.kiosk === true;
  return rule.scope === "automatic" || (rule.scope === "manual" && (input.picked_rule_ids ?? []).includes(rule.id));
}

const lists = (allowed: readonly string[] | null | undefined, own: string) => !allowed?.length || allowed.includes(own);

/** Whether goods are among the included ones and not among the excluded ones. */
export function isNamed(
  goods: CheckLine["input"]["goods"],
  { goods: ids, categories }: { goods?: readonly string[] | null; categories?: readonly string[] | null },
): boolean {
  return (ids ?? []).includes(goods.id) || (goods.category_ids ?? []).some((id) => (categories ?? []).includes(id));
}

/** Whether a rule is a discount. */
export const isDiscount = ({ action_type }: Rule) =>
  !action_type.startsWith("charge-") && action_type !== "coupon-emission";

const onGoods = /^(discount-items|charge-items|special-price|buy-x)-/;

/** Whether a rule applies to a line. Rules on the whole check apply to every line. */
function isFor(rule: Rule, line: CheckLine): boolean {
  if (!onGoods.test(rule.action_type)) return true;
  const { goods } = line.input;
  if (isNamed(goods, { goods: rule.exclude_goods, categories: rule.exclude_categories })) return false;
  const isOpen = !rule.include_goods?.length && !rule.include_categories?.length;
  return isOpen || isNamed(goods, { goods: rule.include_goods, categories: rule.include_categories });
}

function within(value: Rational, min: string | null | undefined, max: string | null | undefined, decimals: number) {
  if (min != null && value.against(decimal(min, decimals)) < 0) return false;
  return max == null || value.against(decimal(max, decimals)) <= 0;
}

/** Whether a coupon triggers the rule, and how often others did on this check already. */
export type Call = { byCoupon: boolean; uses: number };

/** The lines that a rule applies to, or undefined if a condition fails. Its value is evaluated elsewhere. */
export function linesOf(
  rule: Rule,
  lines: readonly CheckLine[],
  { input, decimals, call }: { input: PriceInput; decimals: number; call: Call },
) {
  if (!called(rule, input, call.byCoupon)) return undefined;
  if (!lists(rule.pos_ids, input.pos.id) || !lists(rule.terminal_ids, input.terminal.id)) return undefined;
  if (rule.currency && rule.currency !== input.currency) return undefined;
  if (!timeHolds(rule, input) || !personHolds(rule, input) || !limitsHold(rule, input, call.uses)) return undefined;
  // Credits and coupons need a recipient.
  const isGiven = !isDiscount(rule);
  if (!memberOf(input) && (isGiven || (rule.members && !rule.card_category_values?.length))) return undefined;
  const paid = input.payments?.map(({ payment_type }) => payment_type) ?? [];
  const requested = rule.payment_types;
  if (requested?.length && !(paid.length > 0 && paid.every((type) => requested.includes(type)))) return undefined;
  const own = lines.map((line) => isFor(rule, line));
  if (!own.includes(true)) return undefined;
  const all = total(lines.map(({ amount }) => amount));
  const mine = total(lines.map(({ amount }, index) => (own[index] ? amount : zero)));
  if (!within(all, rule.check_amount_min, rule.check_amount_max, decimals)) return undefined;
  return within(mine, rule.goods_amount_min, rule.goods_amount_max, decimals) ? own : undefined;
}
