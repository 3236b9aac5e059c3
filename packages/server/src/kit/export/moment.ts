const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant as clocks in a zone say it: `2026-11-21 09:05:00`, which spreadsheets of every country read as a time. */
export function momentText(at: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Sweden writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** The same as a point in time whose UTC reading is that clock: spreadsheets know times without a zone. */
export function clockTime(at: Date, timeZone: string): Date {
  return new Date(`${momentText(at, timeZone).replace(" ", "T")}Z`);
}
