import { useMemo } from "react";
import { useLanguage } from "./language.ts";
import { useSession } from "./session.ts";

/** Dates, instants and numbers as the reader writes them, in the time zone of the business. */
export function useShow() {
  const language = useLanguage();
  const timeZone = useSession()?.business?.time_zone;
  return useMemo(() => {
    const zone = timeZone ? { timeZone } : {};
    const dateTime = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short", ...zone });
    const exact = new Intl.DateTimeFormat(language, { dateStyle: "full", timeStyle: "long", ...zone });
    const number = new Intl.NumberFormat(language);
    return {
      language,
      dateTime: (instant: string) => dateTime.format(new Date(instant)),
      exact: (instant: string) => exact.format(new Date(instant)),
      number: (value: number) => number.format(value),
      /** The text of a language map for this reader, else in any language that there is. */
      text: (map: Record<string, string>) => map[language] ?? map.en ?? Object.values(map)[0] ?? "",
    };
  }, [language, timeZone]);
}
