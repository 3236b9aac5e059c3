import type { ExpireType } from "@patron/contract/enums";
import { MalformedInput, readDay } from "../wire/read.ts";
import type { Rule } from "./rule.ts";

/** How the life of promotional bonuses is given: a date, or a number of days or months. */
export type Life = { type: ExpireType | null | undefined; value: string | null | undefined };

/**
 * The last day of a life that starts on `day`: a date, that many days later, or that many months later (the last day of
 * a shorter month). Null: it does not end. Throws `MalformedInput` with `path` for a value that is none.
 */
export function lastDayOf({ type, value }: Life, day: Temporal.PlainDate, path: string): Temporal.PlainDate | null {
  if (!type || type === "none") return null;
  const text = value ?? "";
  if (type === "date") return readDay(text, path);
  if (!/^\d{1,4}$/.test(text)) throw new MalformedInput(path);
  const count = Number(text); // At most four digits.
  return type === "day" ? day.add({ days: count }) : day.add({ months: count });
}

/**
 * The last day on which bonuses of a rule are valid, counted from the day of the sale in the programme's zone.
 * Only promotional bonuses expire; for any other target the answer is null.
 */
export function lastValidDay(rule: Rule, day: Temporal.PlainDate): Temporal.PlainDate | null {
  if (rule.charge_target !== "promotional-bonuses") return null;
  const life = { type: rule.promo_expire_type, value: rule.promo_expire_value };
  return lastDayOf(life, day, `rules.${rule.id}.promo_expire_value`);
}
