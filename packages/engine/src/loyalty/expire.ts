import type { ExpireType } from "@patron/contract/enums";
import { MalformedInput, readDay } from "../wire/read.ts";
import type { Rule } from "./rule.ts";

/** How long promotional bonuses are valid: until a date, or for a number of days or months. */
export type Life = { type: ExpireType | null | undefined; value: string | null | undefined };

/**
 * The last valid day of bonuses granted on `day`: a date, that many days later, or that many months later (the last day of a shorter
 * month). Null: no expiry. Throws `MalformedInput` with `path` for an invalid value.
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
 * The last day on which bonuses of a rule are valid, counted from the day of the sale in the programme's time zone. Only promotional
 * bonuses expire; for any other target it is null.
 */
export function lastValidDay(rule: Rule, day: Temporal.PlainDate): Temporal.PlainDate | null {
  if (rule.charge_target !== "promotional-bonuses") return null;
  const life = { type: rule.promo_expire_type, value: rule.promo_expire_value };
  return lastDayOf(life, day, `rules.${rule.id}.promo_expire_value`);
}
