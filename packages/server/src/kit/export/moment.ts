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

const dayMs = 86_400_000;
/** The same as days since the beginning of spreadsheets' time, 30 December 1899. */
export function momentSerial(at: Date, timeZone: string): number {
  const local = Date.parse(`${momentText(at, timeZone).replace(" ", "T")}Z`);
  return (local - Date.UTC(1899, 11, 30)) / dayMs;
}
