import { lazy, Suspense, useState } from "react";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Card } from "#ui/card.tsx";
import { DataTable } from "#ui/data-table.tsx";
import { SegmentedControl } from "#ui/segmented-control.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { dashboardMessages } from "../messages.ts";
import { type Answer, drawn } from "./answer.ts";

const TimeChart = lazy(() => import("#kit/chart/time-chart.tsx"));

/** Turnover day by day, as a picture or as the same numbers in a table. */
export function PerDay({ answer }: { answer: Answer }) {
  const t = useMessages(dashboardMessages);
  const show = useShow();
  const [look, setLook] = useState<"chart" | "table">("chart");
  const { currency, days } = answer;
  const money = (amount: string) => show.money(amount, currency);
  const short = new Intl.NumberFormat(show.language, { notation: "compact", maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(show.language, { day: "numeric", month: "short", timeZone: "UTC" });
  return (
    <Card
      title={t.perDay}
      action={
        <SegmentedControl
          size="sm"
          aria-label={t.perDay}
          value={look}
          onChange={setLook}
          segments={[
            { value: "chart", label: t.showChart },
            { value: "table", label: t.showTable },
          ]}
        />
      }
    >
      {look === "chart" ? (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <TimeChart
            points={days.map((one) => ({
              label: day.format(new Date(`${one.date}T00:00:00Z`)),
              value: drawn(one.amount_to_pay),
              before: one.before && drawn(one.before.amount_to_pay),
            }))}
            format={(value) => short.format(value)}
            names={{ value: t.thisPeriod, before: t.before }}
            summary={`${t.perDay}: ${money(answer.totals.amount_to_pay)}`}
          />
        </Suspense>
      ) : (
        <DataTable
          label={t.perDay}
          density="compact"
          maxHeight="18rem"
          rows={days}
          rowKey={(one) => one.date}
          columns={[
            { id: "date", header: t.date, cell: (one) => show.day(one.date) },
            { id: "checks", header: t.checks, numeric: true, cell: (one) => show.number(one.checks_count) },
            { id: "turnover", header: t.turnover, numeric: true, cell: (one) => money(one.amount_to_pay) },
            { id: "discounts", header: t.discounts, numeric: true, cell: (one) => money(one.discount_amount) },
            { id: "bonuses", header: t.bonusesUsed, numeric: true, cell: (one) => money(one.bonuses_redeemed_amount) },
            {
              id: "before",
              header: t.before,
              numeric: true,
              cell: (one) => (one.before ? money(one.before.amount_to_pay) : ""),
            },
          ]}
        />
      )}
    </Card>
  );
}
