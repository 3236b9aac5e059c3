import { readDay, readTime } from "../../wire/read.ts";
import type { Rule } from "../rule.ts";
import type { Failed } from "./rule-context.ts";

type Hours = Pick<Rule, "id" | "time_from" | "time_to">;

const MIDNIGHT = new Temporal.PlainTime();

type Moment = { today: Temporal.PlainDate; now: Temporal.PlainTime };
/** Every rule of a check uses the same moment. */
const moments = new WeakMap<Temporal.PlainDateTime, Moment>();
function momentOf(localTime: Temporal.PlainDateTime): Moment {
  const known = moments.get(localTime);
  if (known) return known;
  const moment = { today: localTime.toPlainDate(), now: localTime.toPlainTime() };
  moments.set(localTime, moment);
  return moment;
}

/**
 * The day that a moment belongs to within the daily hours, or undefined outside them.
 *
 * Hours include their start and exclude their end. Hours that end before they start run past midnight, and the time after midnight belongs
 * to the day on which they began; hours that end when they start last the whole day.
 */
export function dayOfHours(rule: Hours, localTime: Temporal.PlainDateTime): Temporal.PlainDate | undefined {
  const { today, now } = momentOf(localTime);
  if (!rule.time_from && !rule.time_to) return today;
  const from = rule.time_from ? readTime(rule.time_from, `rules.${rule.id}.time_from`) : MIDNIGHT;
  const reached = Temporal.PlainTime.compare(now, from) >= 0;
  if (!rule.time_to) return reached ? today : undefined;
  const to = readTime(rule.time_to, `rules.${rule.id}.time_to`);
  const over = Temporal.PlainTime.compare(now, to) >= 0;
  const pastMidnight = Temporal.PlainTime.compare(to, from) <= 0;
  if (reached && (pastMidnight || !over)) return today;
  return pastMidnight && !over ? today.subtract({ days: 1 }) : undefined;
}

/** Checks the daily hours, then the dates (both ends included) and week days of the day that the hours belong to. */
export function outsideWindow(rule: Rule, localTime: Temporal.PlainDateTime): Failed | undefined {
  const day = dayOfHours(rule, localTime);
  if (!day)
    return { reason: "outside-hours", details: { time_from: rule.time_from ?? "", time_to: rule.time_to ?? "" } };
  const { date_from, date_to, week_days } = rule;
  if (date_from && Temporal.PlainDate.compare(day, readDay(date_from, `rules.${rule.id}.date_from`)) < 0) {
    return { reason: "before-date", details: { date_from } };
  }
  if (date_to && Temporal.PlainDate.compare(day, readDay(date_to, `rules.${rule.id}.date_to`)) > 0) {
    return { reason: "after-date", details: { date_to } };
  }
  if (week_days?.length && !week_days.includes(day.dayOfWeek)) {
    return { reason: "other-week-day", details: { week_day: String(day.dayOfWeek) } };
  }
  return undefined;
}
