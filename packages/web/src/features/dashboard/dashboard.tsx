import type { dashboard } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import ChartLine from "lucide-react/icons/chart-line";
import { useAddress } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { dashboardMessages } from "./messages.ts";
import { ByHour } from "./parts/by-hour.tsx";
import { ByPlace } from "./parts/by-place.tsx";
import { Figures } from "./parts/figures.tsx";
import { FirstSteps } from "./parts/first-steps.tsx";
import { PerDay } from "./parts/per-day.tsx";
import { PeriodTools } from "./parts/period-tools.tsx";

const names = ["date_from", "date_to", "compare", "currency"] as const;

/** Turnover at a glance: four figures, the days, the places, the hours. Period and comparison stand in the address. */
export default function DashboardScreen() {
  const t = useMessages(dashboardMessages);
  const [search] = useAddress();
  const wanted = Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));
  const query = { compare: "previous", ...wanted, tab: "turnover" } as FiltersOf<typeof dashboard.get>; // Texts of the address; the server checks each.
  const { data: reply, error, refetch } = useCall(calls.dashboard.get, { query });
  const data = reply?.turnover && { ...reply, ...reply.turnover };
  const { data: business } = useCall(calls.business.get, { query: { ext: true } });
  const isNew = business?.counters?.transactions === 0;
  const isQuiet = data && data.totals.checks_count === 0 && (data.totals_before?.checks_count ?? 0) === 0;
  return (
    <>
      <PageHeader title={t.title} purpose={t.purpose} actions={data && !isNew && <PeriodTools answer={data} />} />
      {error && !data && <LoadFailure error={error} retry={() => void refetch()} />}
      {isNew && business?.counters && <FirstSteps counters={business.counters} />}
      {isQuiet && business && !isNew && (
        <EmptyState
          icon={ChartLine}
          title={t.empty}
          hint={t.emptyHint}
          action={
            <ButtonLink variant="primary" render={<Link to="/register" />}>
              {t.openRegister}
            </ButtonLink>
          }
        />
      )}
      {!isQuiet && !isNew && !error && (
        <div className="flex flex-col gap-4">
          <Figures answer={data} />
          {data && <PerDay answer={data} />}
          {data && (
            <div className="grid gap-4 xl:grid-cols-2">
              <ByPlace answer={data} />
              <ByHour answer={data} />
            </div>
          )}
        </div>
      )}
    </>
  );
}
