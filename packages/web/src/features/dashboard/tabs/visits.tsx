import { lazy } from "react";
import { ChartCard } from "#kit/chart/chart-card.tsx";
import { colourOf } from "#kit/chart/palette.ts";
import { labelled } from "#kit/labelled.ts";
import { DayChart } from "../parts/day-chart.tsx";
import { figureColumn } from "../parts/figure-column.ts";
import { FigureRow } from "../parts/figures.tsx";
import { HeatCard } from "../parts/heat-card.tsx";
import { type Figures, ratio, type TabProps } from "../parts/response.ts";
import { useDrill } from "../parts/use-drill.tsx";
import { useFormats } from "../parts/use-formats.ts";

const BarChart = lazy(() => import("#kit/chart/bar-chart.tsx"));
type Props = TabProps<"visits">;
type Totals = Figures<"visits">["totals"];

/** Visits of known customers: how many, when, and how often each came. */
export default function VisitsTab({ response, figures }: Props) {
  const { t, show } = useFormats();
  const drill = useDrill(response);
  const number = (value: string | number) => show.number(Number(value));
  return (
    <div className="flex flex-col gap-4">
      <FigureRow figures={useVisitFigures({ response, figures })} />
      <DayChart
        response={response}
        title={t.visitsPerDay}
        name="visits-by-day"
        days={figures.days}
        measures={[
          { id: "visits", label: t.visits, of: (day) => day.visits_count, show: number },
          { id: "customers", label: t.customersBought, of: (day) => day.customers_count, show: number },
        ]}
      />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <HeatCard
          response={response}
          title={t.visitsByHour}
          name="visits-by-hour"
          label={t.visits}
          cells={figures.hours}
          of={(cell) => cell.visits_count}
          show={number}
          target={drill.visits}
        />
        <Frequency response={response} figures={figures} />
      </div>
    </div>
  );
}

function useVisitFigures({ response, figures }: Props) {
  const { t, show, percent, mean } = useFormats();
  const { totals, totals_before: past, days } = figures;
  const drill = useDrill(response);
  const target = drill.visits();
  const both = (of: (sums: Totals) => number | undefined) => ({ now: of(totals), before: past && of(past), target });
  const each = (sums: Totals) => ratio(sums.visits_count, sums.customers_count);
  const known = (sums: Totals) => ratio(sums.visits_count, sums.checks_count);
  const [perCustomer, share] = [each(totals), known(totals)];
  return [
    {
      label: t.visits,
      text: show.number(totals.visits_count),
      ...both((sums) => sums.visits_count),
      history: days.map((day) => day.visits_count),
    },
    {
      label: t.customersBought,
      text: show.number(totals.customers_count),
      ...both((sums) => sums.customers_count),
      target: drill.visitors(),
      history: days.map((day) => day.customers_count),
    },
    { label: t.perCustomer, text: perCustomer === undefined ? "—" : mean(perCustomer), ...both(each) },
    { label: t.knownShare, text: share === undefined ? "—" : percent(share), ...both(known) },
  ];
}

/** How many customers came once, twice, more often; each step leads to its customers. */
function Frequency({ response, figures }: Props) {
  const { t, show, short } = useFormats();
  const drill = useDrill(response);
  const rows = figures.frequency.map((step) => ({
    ...step,
    label: t.times(step.visits_from, step.visits_to),
    target: drill.visitors({
      visits_from: String(step.visits_from),
      ...(step.visits_to !== null && { visits_to: String(step.visits_to) }),
    }),
  }));
  type Row = (typeof rows)[number];
  const legend = [{ label: t.customersBought, colour: colourOf(0) }];
  return (
    <ChartCard
      title={t.frequency}
      fileName={`visit-frequency-${response.period.from}-${response.period.to}`}
      columns={[
        { id: "times", header: t.visits, value: ({ label }) => label, link: ({ target }) => target.link },
        figureColumn("customers", t.customersBought, (row: Row) => row.customers_count, show.number),
        figureColumn("visits", t.visitsOfThem, (row: Row) => row.visits_count, show.number),
      ]}
      rows={rows}
      rowKey={({ label }) => label}
      legend={legend}
    >
      <BarChart
        points={rows.map(({ label, customers_count }) => ({ label, values: [customers_count] }))}
        series={legend}
        format={short}
        {...(rows[0]?.target.open && { onPick: (index: number) => rows[index]?.target.open?.() })}
        summary={labelled(
          t.frequency,
          rows.map((row) => `${row.label} – ${show.number(row.customers_count)}`).join(", "),
        )}
        describe={(index) => {
          const row = rows[index];
          if (!row) return { title: "", lines: [] };
          const item = { colour: colourOf(0) };
          return {
            title: row.label,
            lines: [{ label: t.customersBought, text: show.number(row.customers_count), item }],
          };
        }}
      />
    </ChartCard>
  );
}
