import { formatNumber } from "@patron/engine/money";
import { useMemo } from "react";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { dashboardMessages } from "../messages.ts";

/** The words of the dashboard, and figures as the reader writes them. */
export function useFormats() {
  const t = useMessages(dashboardMessages);
  const show = useShow();
  return useMemo(() => {
    const { language } = show;
    const short = new Intl.NumberFormat(language, { notation: "compact", maximumFractionDigits: 1 });
    const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
    const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
    const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
    const dayAndMonth = new Intl.DateTimeFormat(language, { day: "numeric", month: "short", timeZone: "UTC" });
    return {
      t,
      show,
      /** Beside an axis. */
      short: (value: number) => {
        // German has no short thousands: it would write `30.048,1` beside `8000`.
        const isShort = short.formatToParts(value).some(({ type }) => type === "compact");
        return formatNumber(isShort || Math.abs(value) < 1_000 ? short : whole, value);
      },
      percent: (share: number) => formatNumber(percent, share),
      mean: (value: number) => formatNumber(mean, value),
      shortDay: (day: string) => dayAndMonth.format(new Date(`${day}T00:00:00Z`)),
    };
  }, [t, show]);
}
