import { MalformedInput, readDay } from "../wire/read.ts";
import type { Rule } from "./rule.ts";

/**
 * The last day on which bonuses of a rule are valid, counted from the day of the sale in the programme's zone: a date,
 * that many days later, or that many months later (the last day of a shorter month). Null: they do not expire.
 *
 * Only promotional bonuses expire; for any other target the answer is null.
 */
export function lastValidDay(rule: Rule, day: Temporal.PlainDate): Temporal.PlainDate | null {
  if (rule.charge_target !== "promotional-bonuses") return null;
  const type = rule.promo_expire_type ?? "none";
  if (type === "none") return null;
  const text = rule.promo_expire_value ?? "";
  const path = `rules.${rule.id}.promo_expire_value`;
  if (type === "date") return readDay(text, path);
  if (!/^\d{1,4}$/.test(text)) throw new MalformedInput(path);
  const count = Number(text); // At most four digits.
  return type === "day" ? day.add({ days: count }) : day.add({ months: count });
}
