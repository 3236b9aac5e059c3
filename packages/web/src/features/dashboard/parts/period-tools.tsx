import { DASHBOARD_COMPARISONS, type DashboardComparison } from "@patron/contract/words";
import { useAddress } from "#kit/address.ts";
import { useMessages } from "#kit/messages.ts";
import { DateRangeField } from "#ui/date-range-field.tsx";
import { Select } from "#ui/select.tsx";
import { dashboardMessages } from "../messages.ts";
import type { Answer } from "./answer.ts";

/** The period, what it is compared with, and the currency; chosen here, kept in the address. */
export function PeriodTools({ answer }: { answer: Answer }) {
  const t = useMessages(dashboardMessages);
  const [search, change] = useAddress();
  const labels: Record<DashboardComparison, string> = {
    none: t.compareNone,
    previous: t.comparePrevious,
    year: t.compareYear,
  };
  const compare = DASHBOARD_COMPARISONS.find((one) => one === search.compare) ?? "previous";
  const today = new Date().toISOString().slice(0, 10);
  const back = (days: number) => ({ from: dayBefore(today, days - 1), to: today });
  return (
    <div className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
      <div className="w-full sm:w-72">
        <DateRangeField
          size="sm"
          value={{ from: answer.period.from, to: answer.period.to }}
          onChange={({ from, to }) => change({ date_from: from ?? undefined, date_to: to ?? undefined })}
          presets={[
            { label: t.last7, range: back(7) },
            { label: t.last30, range: back(30) },
            { label: t.last90, range: back(90) },
            { label: t.lastYear, range: back(365) },
          ]}
        />
      </div>
      <Select
        fit
        size="sm"
        aria-label={t.compare}
        value={compare}
        options={DASHBOARD_COMPARISONS.map((value) => ({ value, label: labels[value] }))}
        onChange={(next) => change({ compare: next })}
      />
      {answer.currencies.length > 1 && (
        <Select
          fit
          size="sm"
          aria-label={t.currency}
          value={answer.currency}
          options={answer.currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
      )}
    </div>
  );
}

function dayBefore(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}
