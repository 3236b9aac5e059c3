import type { Language } from "@patron/contract/enums";
import { formatNumber, isDecimal, showMoney, showNumber, showRate } from "@patron/engine/money";
import { withoutZeros } from "#ui/fields/decimal-text.ts";
import { useLanguage } from "./language.ts";
import { useSession } from "./session/session.ts";

/** Formats of values for the user. */
export type Show = ReturnType<typeof makeShow>;

/**
 * Formats dates, instants and numbers for the user's language, in the time zone of the business. The object stays the same until one of them changes.
 */
export function useShow(): Show {
  const language = useLanguage();
  const timeZone = useSession()?.business?.time_zone;
  const key = `${language} ${timeZone}`;
  const known = shows.get(key) ?? makeShow(language, timeZone);
  shows.set(key, known);
  return known;
}

// Creating formats takes milliseconds, which would be noticeable on every screen.
const shows = new Map<string, Show>();

export function makeShow(language: Language, timeZone: string | undefined) {
  const zone = timeZone ? { timeZone } : {};
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", ...zone });
  const dayOf = new Intl.DateTimeFormat(language, { dateStyle: "medium", ...zone });
  const exact = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "long", ...zone });
  const number = new Intl.NumberFormat(language);
  const exactNumber = new Intl.NumberFormat(language, { maximumFractionDigits: 18 });
  // Intl reads the text digit by digit.
  const fine = (currency: string, decimals: number) =>
    new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits: decimals });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return {
    language,
    dateTime: (instant: string) => dateTime.format(new Date(instant)),
    exact: (instant: string) => exact.format(new Date(instant)),
    /** An amount with its currency. Text that is not an amount is returned unchanged. */
    money: (text: string, currency: string) => showMoney(text, currency, language) ?? text,
    /** A unit price: as money, with as many more decimals as it has. */
    unitPrice: (text: string, currency: string) => {
      const short = withoutZeros(text);
      const money = showMoney(short, currency, language);
      if (money !== undefined || !isDecimal(short)) return money ?? short;
      return formatNumber(fine(currency, short.split(".")[1]?.length ?? 0), short);
    },
    /** A quantity without trailing zeros. */
    quantity: (text: string) => {
      const short = withoutZeros(text);
      return showNumber(short, language, short.split(".")[1]?.length ?? 0) ?? text;
    },
    /** A range of quantities. */
    quantities: (from: string, to: string) =>
      isDecimal(from) && isDecimal(to) ? exactNumber.formatRange(from, to).replaceAll("-", "−") : `${from} – ${to}`,
    /** A rate in percent. */
    rate: (text: string) => showRate(text, language) ?? text,
    /** The same with one decimal, which is only shown and never calculated with. */
    roundedRate: (text: string) => showRate(Number(text).toFixed(1), language) ?? text,
    /** A day without a time; it has no time zone. */
    day: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    /** The day of an instant, where its time does not matter. */
    dayOf: (instant: string) => dayOf.format(new Date(instant)),
    /** A range of days. */
    days: (from: string, to: string) => day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    /** The size of a file, in a suitable unit. */
    bytes: (count: number) => {
      const [unit, per] = count < 1_000_000 ? (["kilobyte", 1000] as const) : (["megabyte", 1_000_000] as const); // Units of Intl.
      return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(count / per);
    },
    number: (value: number) => formatNumber(number, value),
    /** The text of a language map in the user's language, else in any other. */
    text: (map: Record<string, string>) => map[language] ?? map.en ?? Object.values(map)[0] ?? "",
  };
}
