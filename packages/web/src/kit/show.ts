import type { Language } from "@patron/contract/enums";
import { isDecimal, showMoney, showNumber, showRate } from "@patron/engine/money";
import { useLanguage } from "./language.ts";
import { useSession } from "./session/session.ts";

/** How values are written for a reader. */
export type Show = ReturnType<typeof makeShow>;

/** Dates, instants and numbers as the reader writes them, in the time zone of the business. The same for every reader, until one of them changes. */
export function useShow(): Show {
  const language = useLanguage();
  const timeZone = useSession()?.business?.time_zone;
  const key = `${language} ${timeZone}`;
  const known = shows.get(key) ?? makeShow(language, timeZone);
  shows.set(key, known);
  return known;
}

// Formats take milliseconds to make, which every screen that opens would feel.
const shows = new Map<string, Show>();

export function makeShow(language: Language, timeZone: string | undefined) {
  const zone = timeZone ? { timeZone } : {};
  const dateTime = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", ...zone });
  const exact = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "long", ...zone });
  const number = new Intl.NumberFormat(language);
  const exactNumber = new Intl.NumberFormat(language, { maximumFractionDigits: 18 });
  // More decimals than the currency has, yet written as the language writes the currency. Intl reads the text digit by digit.
  const fine = (currency: string) =>
    new Intl.NumberFormat(language, { style: "currency", currency, minimumFractionDigits: 4 });
  const day = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  return {
    language,
    dateTime: (instant: string) => dateTime.format(new Date(instant)),
    exact: (instant: string) => exact.format(new Date(instant)),
    /** An amount with its currency. What is no amount stands as it came. */
    money: (text: string, currency: string) => showMoney(text, currency, language) ?? text,
    /** A unit price: as money, with more decimals only where it has them. */
    unitPrice: (text: string, currency: string) => {
      const short = text.replace(/(\.\d\d)0+$/, "$1");
      return showMoney(short, currency, language) ?? (isDecimal(short) ? fine(currency).format(short) : short);
    },
    /** A quantity without zeros at its end. */
    quantity: (text: string) => {
      const short = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
      return showNumber(short, language, short.split(".")[1]?.length ?? 0) ?? text;
    },
    /** From one quantity to another, as the language writes ranges. */
    quantities: (from: string, to: string) =>
      isDecimal(from) && isDecimal(to) ? exactNumber.formatRange(from, to) : `${from} – ${to}`,
    /** A rate in percent. */
    rate: (text: string) => showRate(text, language) ?? text,
    /** A day without a time; it has no zone. */
    day: (text: string) => day.format(new Date(`${text}T00:00:00Z`)),
    /** From one day to another, as the language writes periods. */
    days: (from: string, to: string) => day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`)),
    /** How large a file is, in the unit that suits it. */
    bytes: (count: number) => {
      const [unit, per] = count < 1_000_000 ? (["kilobyte", 1000] as const) : (["megabyte", 1_000_000] as const); // Units that Intl knows.
      return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(count / per);
    },
    number: (value: number) => number.format(value),
    /** The text of a language map for this reader, else in any language that there is. */
    text: (map: Record<string, string>) => map[language] ?? map.en ?? Object.values(map)[0] ?? "",
  };
}
