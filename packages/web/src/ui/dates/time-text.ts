/** Reads `9`, `930`, `9:30`, `21.30` or `9:30 pm` as `21:30`; null for an empty text, undefined for text that is not a time. */
export function readTime(text: string): string | null | undefined {
  if (text.trim() === "") return null;
  const parts = /^\s*(\d{1,2})(?:[\s:.]?(\d{2}))?\s*([ap])?\.?m?\.?\s*$/i.exec(text);
  if (!parts) return undefined;
  const half = parts[3]?.toLowerCase();
  let hour = Number(parts[1]);
  const minute = Number(parts[2] ?? 0);
  if (half && (hour < 1 || hour > 12)) return undefined;
  if (half) hour = (hour % 12) + (half === "p" ? 12 : 0);
  return hour > 23 || minute > 59 ? undefined : timeOf(hour * 60 + minute);
}

/** Returns the time some minutes after midnight; wraps around at 24 hours. */
export function timeOf(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}

export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** Formats a time for the locale, with twelve or twenty-four hours. */
export function writeTime(time: string | null, locale: string): string {
  if (time === null) return "";
  const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });
  return clock.format(minutesOf(time) * 60_000);
}
