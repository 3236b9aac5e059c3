const formats = new Map<string, Intl.DateTimeFormat>();

/** An instant as local time: `2026-11-21 09:05:00`, which spreadsheets of every locale read as a time. */
export function momentText(at: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    // Sweden formats dates as ISO 8601 does.
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
    formats.set(timeZone, format);
  }
  return format.format(at);
}

/** The instant whose UTC reading equals the local time, because spreadsheet times have no zone. */
export function clockTime(at: Date, timeZone: string): Date {
  return new Date(`${momentText(at, timeZone).replace(" ", "T")}Z`);
}
