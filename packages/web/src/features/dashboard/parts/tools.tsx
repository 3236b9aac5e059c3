import { DASHBOARD_COMPARISONS, type DashboardComparison, type DashboardTab } from "@patron/contract/enums";
import { type Search, useAddress } from "#kit/address/address.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { Filters } from "#kit/list/filters/filters.tsx";
import { listMessages } from "#kit/list/messages.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, useOptions } from "#kit/options.ts";
import { useSession } from "#kit/session/session.ts";
import { DateRangeField } from "#ui/dates/date-range-field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { dashboardMessages } from "../messages.ts";
import type { DashboardResponse } from "./response.ts";

/** What the address compares with. */
export const comparisonOf = ({ compare }: Search): DashboardComparison =>
  DASHBOARD_COMPARISONS.find((one) => one === compare) ?? "previous";

/** Period, comparison, currency and site of the dashboard, stored in the address. */
export function Tools({ tab, response }: { tab: DashboardTab; response: DashboardResponse | undefined }) {
  const t = useMessages(dashboardMessages);
  const [search, change] = useAddress();
  const presets = usePresets();
  const labels: Record<DashboardComparison, string> = {
    none: t.compareNone,
    previous: t.comparePrevious,
    year: t.compareYear,
  };
  const compare = comparisonOf(search);
  const period = response?.period;
  return (
    <div className="mb-4 flex min-w-0 flex-wrap items-center gap-2">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a look of its own. */}
      <div role="group" aria-label={t.period} className="w-full sm:w-72">
        <DateRangeField
          size="sm"
          value={{ from: search.date_from ?? period?.from ?? null, to: search.date_to ?? period?.to ?? null }}
          onChange={({ from, to }) => change({ date_from: from ?? undefined, date_to: to ?? undefined })}
          presets={presets}
        />
      </div>
      <Select
        fit
        size="sm"
        aria-label={t.compare}
        value={compare}
        options={choices(DASHBOARD_COMPARISONS, labels)}
        onChange={(next) => change({ compare: next })}
      />
      {response && response.currencies.length > 1 && (
        <Select
          fit
          size="sm"
          aria-label={t.fields.currency}
          value={response.currency}
          options={response.currencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => change({ currency })}
        />
      )}
      <Filters filters={useSites(tab, search)} search={search} onChange={(part) => change(narrowed(part))} />
    </div>
  );
}

/** Another programme clears the point of sale, and another point of sale the terminal: together they would match nothing. */
function narrowed(part: Search): Search {
  if ("loyalty_id" in part) return { ...part, pos_id: undefined, terminal_id: undefined };
  return "pos_id" in part ? { ...part, terminal_id: undefined } : part;
}

/** Programme, point of sale and terminal, each among those of the one before. Figures of goods know no terminal. */
function useSites(tab: DashboardTab, { loyalty_id, pos_id, terminal_id }: Search): Filter[] {
  const t = useMessages(dashboardMessages);
  const programme = loyalty_id ? { loyalty_id } : {};
  const loyalties = useOptions("loyalty").options;
  const site = pos_id ? { ...programme, pos_id } : programme;
  const sites: Filter[] = [
    { kind: "record", name: "pos_id", label: t.fields.pos_id, among: { entity: "pos", query: programme } },
  ];
  if (loyalties.length > 1 || loyalty_id) {
    sites.unshift({ name: "loyalty_id", label: t.fields.loyalty_id, options: loyalties });
  }
  if (tab !== "goods_services" || terminal_id) {
    const among = { entity: "terminal", query: site } as const;
    sites.push({ kind: "record", name: "terminal_id", label: t.fields.terminal_id, among });
  }
  return sites;
}

/** Usual periods up to today in the business's time zone. */
function usePresets() {
  const t = useMessages(dashboardMessages);
  const { presets } = useMessages(listMessages);
  const timeZone = useSession()?.business?.time_zone;
  const today = new Intl.DateTimeFormat("sv-SE", timeZone ? { timeZone } : {}).format(new Date());
  const back = (days: number) => ({ from: dayBefore(today, days - 1), to: today });
  return [
    { label: presets.today, range: back(1) },
    { label: presets["last-7-days"], range: back(7) },
    { label: presets["last-30-days"], range: back(30) },
    { label: t.last90, range: back(90) },
    { label: t.lastYear, range: back(365) },
  ];
}

function dayBefore(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - days);
  return at.toISOString().slice(0, 10);
}
