import { lazy, type ReactNode } from "react";
import { ChartCard, type ChartColumn } from "#kit/chart/chart-card.tsx";
import { colourOf } from "#kit/chart/palette.ts";
import { labelled } from "#kit/labelled.ts";
import { type DashboardResponse, drawn } from "./response.ts";
import { useFormats } from "./use-formats.ts";

const BarChart = lazy(() => import("#kit/chart/bar-chart.tsx"));

interface RankCardProps<Row> {
  response: DashboardResponse;
  title: string;
  description?: string;
  name: string;
  action?: ReactNode;
  /** The best first. */
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  label: (row: Row) => string;
  measure: { label: string; of: (row: Row) => string | number; show: (value: string | number) => string };
  /** Of the table twin, the name first. */
  columns: readonly ChartColumn<Row>[];
  open?: ((row: Row) => void) | undefined;
}
const mostBars = 10;

/** The first ten of a ranking as bars; the table has all of them. */
export function RankCard<Row>(props: RankCardProps<Row>) {
  const { response, title, description, name, action, rows, rowKey, label, measure, columns, open } = props;
  const { short } = useFormats();
  const bars = rows.slice(0, mostBars);
  const summarize = (row: Row) => `${label(row)} ${measure.show(measure.of(row))}`;
  return (
    <ChartCard
      title={title}
      {...(description ? { description } : {})}
      action={action}
      fileName={`${name}-${response.period.from}-${response.period.to}`}
      columns={columns}
      rows={rows}
      rowKey={rowKey}
    >
      <BarChart
        lying
        points={bars.map((row) => ({ label: label(row), values: [drawn(measure.of(row))] }))}
        series={[{ label: measure.label, colour: colourOf(0) }]}
        format={short}
        summary={labelled(title, bars.slice(0, 3).map(summarize).join(", "))}
        describe={(index) => {
          const row = bars[index];
          if (!row) return { title: "", lines: [] };
          const line = { label: measure.label, text: measure.show(measure.of(row)), item: { colour: colourOf(0) } };
          return { title: label(row), lines: [line] };
        }}
        {...(open && { onPick: (index: number) => bars[index] && open(bars[index]) })}
      />
    </ChartCard>
  );
}
