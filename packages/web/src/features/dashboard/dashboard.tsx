import type { dashboard } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { DASHBOARD_TABS, type DashboardTab } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import ChartLine from "lucide-react/icons/chart-line";
import { lazy, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { type Search, useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useLive } from "#kit/live.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMenuSettings } from "#kit/menu-settings.ts";
import { useMessages } from "#kit/messages.ts";
import { useScreenTitle } from "#kit/screen/screen-header.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Tabs } from "#ui/layout/tabs.tsx";
import { Loading as Announced, Skeleton } from "#ui/skeleton.tsx";
import { dashboardMessages } from "./messages.ts";
import { DemoNote } from "./parts/demo-note.tsx";
import { FigureRow } from "./parts/figures.tsx";
import { FirstSteps } from "./parts/first-steps/first-steps.tsx";
import { type Rarely, rarely } from "./parts/rarely.ts";
import type { DashboardResponse } from "./parts/response.ts";
import { comparisonOf, Tools } from "./parts/tools.tsx";
import TurnoverTab from "./tabs/turnover.tsx";

const CustomersTab = lazy(() => import("./tabs/customers.tsx"));
const VisitsTab = lazy(() => import("./tabs/visits.tsx"));
const GoodsTab = lazy(() => import("./tabs/goods.tsx"));

const names = ["date_from", "date_to", "currency", "loyalty_id", "pos_id", "terminal_id"] as const;

/**
 * Figures of the business in tabs. Tab, period, comparison and site are in the address; without a tab it opens the one chosen
 * last, at first turnover.
 */
export default function DashboardScreen() {
  const t = useMessages(dashboardMessages);
  const [search, change] = useAddress();
  const [{ dashboard: last }, save] = useMenuSettings();
  const find = (name: string | null | undefined) => DASHBOARD_TABS.find((one) => one === name);
  const tab = find(search.tab) ?? find(last) ?? "turnover";
  const chosen = Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));
  const compare = comparisonOf(search);
  const query = { ...chosen, compare, tab } as FiltersOf<typeof dashboard.get>; // Texts of the address; the server checks each.
  const found = useCall(calls.dashboard.get, { query });
  const { data: business, error: unknown } = useCall(calls.business.get, { query: { ext: true } });
  useLive(
    ["transaction"],
    useRarely(() => found.refetch()),
  );
  const isNew = business?.counters?.transactions === 0;
  const choose = (next: DashboardTab) => {
    save({ dashboard: next });
    // Figures of goods know no terminal.
    change({ tab: next, ...(next === "goods_services" ? { terminal_id: undefined } : {}) });
  };
  const { title, purpose } = t.tabs[tab];
  const ownTitle = useScreenTitle();
  if (!business && !unknown) return <Deciding />;
  return (
    <>
      <PageHeader title={isNew ? ownTitle : title} purpose={isNew ? undefined : purpose} />
      {business?.is_demo && <DemoNote />}
      {isNew && business?.counters ? (
        <FirstSteps business={business} counters={business.counters} />
      ) : (
        <Tabs
          look="border"
          aria-label={t.tabsLabel}
          tabs={DASHBOARD_TABS.map((value) => ({ value, label: t.tabs[value].title }))}
          value={tab}
          onChange={choose}
        >
          <Tools tab={tab} response={found.data} />
          <Loaded of={found} fits={(response) => response.tab === tab} placeholder={<Loading />}>
            {(response) => (
              <>
                {isBehind(response, search) && <p className="mb-4 text-table text-muted">{t.lastWithSales}</p>}
                <Content response={response} />
              </>
            )}
          </Loaded>
        </Tabs>
      )}
    </>
  );
}

/** Before it is known whether anything was sold: neither the figures nor the first steps, so that none of them only flashes. */
function Deciding() {
  return (
    <Announced>
      <div className="mb-4 flex min-h-9 items-center">
        <Skeleton className="h-5 w-40" />
      </div>
      <Loading />
    </Announced>
  );
}

/** Does the work when it is requested, but rarely. */
function useRarely(work: () => Promise<unknown>): () => void {
  const own = useRef<Rarely>(undefined);
  const act = useEffectEvent(work);
  useEffect(() => {
    const one = rarely(() => act());
    own.current = one;
    return () => one.end();
  }, []);
  return () => own.current?.request();
}

/** The server moved the default period back to the last sales. Two days apart, as the business may be in another time zone. */
function isBehind({ period }: DashboardResponse, { date_from, date_to }: Search): boolean {
  const dayBeforeYesterday = new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10);
  return !date_from && !date_to && period.to < dayBeforeYesterday;
}

/** The figures of a tab. */
function Content({ response }: { response: DashboardResponse }) {
  if (isQuiet(response)) return <Quiet />;
  return (
    <Suspense fallback={<Loading />}>
      {response.turnover && <TurnoverTab response={response} figures={response.turnover} />}
      {response.customers && <CustomersTab response={response} figures={response.customers} />}
      {response.visits && <VisitsTab response={response} figures={response.visits} />}
      {response.goods_services && <GoodsTab response={response} figures={response.goods_services} />}
    </Suspense>
  );
}

/** No sales in either period, and no customers to count. */
function isQuiet({ turnover, customers, visits, goods_services }: DashboardResponse): boolean {
  const sold = [turnover, visits, goods_services].flatMap((one) => (one ? [one.totals, one.totals_before] : []));
  const known = customers ? [customers.totals, customers.totals_before] : [];
  return (
    sold.every((sums) => !sums?.checks_count) && known.every((sums) => !sums?.customers_count && !sums?.members_count)
  );
}

function Quiet() {
  const t = useMessages(dashboardMessages);
  return (
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
  );
}

/** Placeholders in the shape of the figures. */
function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <FigureRow figures={undefined} />
      <Skeleton className="h-96 w-full" />
    </div>
  );
}
