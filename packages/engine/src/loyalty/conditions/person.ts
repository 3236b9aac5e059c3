import { readDay } from "../../wire/read.ts";
import type { Customer, CustomerCondition } from "../rule.ts";
import type { Failed } from "./rule-context.ts";

/**
 * Days from today to the nearest birthday of last, this or next year, negative after it. For someone born on 29 February it is the 28th in
 * a common year.
 */
export function daysToBirthday(birth: Temporal.PlainDate, today: Temporal.PlainDate): number {
  const days = [-1, 0, 1].map((year) => today.until(birth.with({ year: today.year + year })).days);
  return days.reduce((nearest, one) => (Math.abs(one) < Math.abs(nearest) ? one : nearest));
}

function birthdayFails(
  condition: CustomerCondition,
  birth: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Failed | undefined {
  const { birthday_before_days: before, birthday_after_days: after } = condition;
  if (before == null && after == null) return undefined;
  if (!birth) return { reason: "birthday-unknown" };
  const days = daysToBirthday(birth, today);
  if (days <= (before ?? 0) && -days <= (after ?? 0)) return undefined;
  return { reason: "birthday-outside-window", details: { days: String(days) } };
}

function ageFails(
  condition: CustomerCondition,
  birth: Temporal.PlainDate | null,
  today: Temporal.PlainDate,
): Failed | undefined {
  const { age_from, age_to } = condition;
  if (age_from == null && age_to == null) return undefined;
  if (!birth) return { reason: "age-unknown" };
  const age = birth.until(today, { largestUnit: "years" }).years;
  if (age_from != null && age < age_from) return { reason: "age-below", details: { age_from: String(age_from) } };
  if (age_to != null && age > age_to) return { reason: "age-above", details: { age_to: String(age_to) } };
  return undefined;
}

/** Checks a rule's conditions on the customer, on a day at the POS. Both ends of an age and of a birthday window are included. */
export function personFails(
  condition: CustomerCondition,
  customer: Customer,
  today: Temporal.PlainDate,
): Failed | undefined {
  const birth = customer.birth_date ? readDay(customer.birth_date, "customer.birth_date") : null;
  const early = birthdayFails(condition, birth, today) ?? ageFails(condition, birth, today);
  if (early) return early;
  if (condition.gender) {
    if (!customer.gender) return { reason: "gender-unknown" };
    if (customer.gender !== condition.gender) return { reason: "other-gender" };
  }
  if (condition.first_purchase_only && (customer.purchases ?? 0) > 0) return { reason: "not-first-purchase" };
  const within = condition.registered_within_days;
  if (within == null) return undefined;
  const registered = customer.registered_date ? readDay(customer.registered_date, "customer.registered_date") : null;
  const days = registered?.until(today).days;
  if (days !== undefined && days <= within) return undefined;
  return { reason: "registered-too-long-ago", details: { days: String(within) } };
}
