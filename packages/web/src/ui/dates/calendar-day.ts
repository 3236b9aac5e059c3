/** Days as ISO dates (`2026-11-21`), independent of clock and time zone. */
export type Day = string;

type DayLetters = readonly [day: string, month: string, year: string];

const dayMs = 86_400_000;

function toTime(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** Returns the day, or null when it does not exist, such as 31 April. */
export function dayOf(year: number, month: number, date: number): Day | null {
  if (year < 1000 || year > 9999) return null;
  const day = toDay(Date.UTC(year, month - 1, date));
  return day === `${year}-${pad(month)}-${pad(date)}` ? day : null;
}

export function addDays(day: Day, days: number): Day {
  return toDay(toTime(day) + days * dayMs);
}

/** Returns the same date some months later; the last day of the month where that is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toDay(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Returns today in the time zone of the user. */
export function today(): Day {
  const now = new Date();
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The locale's first day of the week (1 is Monday, 7 Sunday); Monday where the browser does not know. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  }; // Newer than TypeScript's types.
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? 1;
}

export function formatDay(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options }).format(toTime(day));
}

/** Formats a day for a field: all digits, in the locale's order. */
export function writeDay(day: Day | null, locale: string): string {
  return day === null ? "" : formatDay(day, locale, { year: "numeric", month: "2-digit", day: "2-digit" });
}

/** Returns the format of a day with the user's letters for day, month and year: `dd.mm.yyyy`, `TT.MM.JJJJ`. */
export function dayPattern(locale: string, [day, month, year]: DayLetters = ["dd", "mm", "yyyy"]): string {
  const letters: Record<string, string> = { day, month, year };
  const parts = new Intl.DateTimeFormat(locale, {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    timeZone: "UTC",
  }).formatToParts(0);
  return parts.map((part) => letters[part.type] ?? part.value).join("");
}

/** Reads `21.11.2026`, `21.11.26`, `21.11` (this year) or `21112026` in the locale's order; undefined when the text is not a day. */
export function readDay(text: string, locale: string): Day | null | undefined {
  if (text.trim() === "") return null;
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3])) ?? undefined;
  const order = [...dayPattern(locale).matchAll(/dd|mm|yyyy/g)].map((match) => match[0]);
  let numbers: string[] = text.match(/\d+/g) ?? [];
  const [only = ""] = numbers;
  if (numbers.length === 1 && (only.length === 6 || only.length === 8)) numbers = cut(only, order);
  if (numbers.length === 2)
    return readParts(
      numbers,
      order.filter((part) => part !== "yyyy"),
    );
  return numbers.length === 3 ? readParts(numbers, order) : undefined;
}

function readParts(numbers: string[], order: string[]): Day | undefined {
  const of = (part: string) => numbers[order.indexOf(part)];
  const year = of("yyyy");
  const full = year === undefined ? new Date().getFullYear() : year.length <= 2 ? 2000 + Number(year) : Number(year);
  return dayOf(full, Number(of("mm")), Number(of("dd"))) ?? undefined;
}

/** Splits digits without separators into parts. */
function cut(digits: string, order: string[]): string[] {
  let at = 0;
  return order.map((part) => {
    const length = part === "yyyy" ? digits.length - 4 : 2;
    at += length;
    return digits.slice(at - length, at);
  });
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
