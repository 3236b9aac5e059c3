import type { RulePeriod } from "@patron/contract/enums";

/** The first day of a period that ends today; null for all time, and for a period of one check. */
export function firstDayOf(period: RulePeriod, day: string): Temporal.PlainDate | null {
  const today = Temporal.PlainDate.from(day);
  const starts: Partial<Record<RulePeriod, Temporal.PlainDate>> = {
    day: today,
    week: today.subtract({ days: today.dayOfWeek - 1 }),
    month: today.with({ day: 1 }),
    "three-months": today.subtract({ months: 3 }),
    "half-year": today.subtract({ months: 6 }),
    year: today.subtract({ years: 1 }),
  };
  return starts[period] ?? null;
}

/** The first instant of a period that ends today; for all time, and for a period of one check, one before every sale. */
export function startOfPeriod(period: RulePeriod, day: string, timeZone: string): Date {
  return new Date(firstDayOf(period, day)?.toZonedDateTime(timeZone).epochMilliseconds ?? 0);
}
