/** Returns the name of an ISO week day: Monday is 1. */
export function weekDayName(language: string, day: number, style: "long" | "short" = "long"): string {
  return new Intl.DateTimeFormat(language, { weekday: style, timeZone: "UTC" }).format(
    new Date(Date.UTC(2024, 0, day)),
  ); // 1 January 2024 was a Monday.
}
