import { lazy } from "react";
import { ChartCard, type ChartColumn } from "#kit/chart/chart-card.tsx";
import { colourOf, compareColour, type LegendItem } from "#kit/chart/palette.ts";
import { labelled } from "#kit/labelled.ts";
import { figureColumn } from "./figure-column.ts";
import { type DashboardResponse, drawn } from "./response.ts";
import { useDrill } from "./use-drill.tsx";
import { useFormats } from "./use-formats.ts";

const TimeChart = lazy(() => import("#kit/chart/time-chart.tsx"));

/** A figure that every day has. */
export interface Measure<Day> {
  id: string;
  label: string;
  of: (day: Day) => string | number;
  show: (value: string | number) => string;
  /** Only in the table. */
  undrawn?: boolean;
}
type Dated<Day> = Day & { date: string; date_before: string | null; before?: Day | undefined };

interface DayChartProps<Day> {
  response: DashboardResponse;
  title: string;
  /** Start of the saved file's name. */
  name: string;
  days: readonly Dated<Day>[];
  /** The first is the main one; it alone stands beside the period before. */
  measures: readonly [Measure<Day>, ...Measure<Day>[]];
}

/** Measures by day, as a chart or as the same numbers in a table. A day links to its sales. */
export function DayChart<Day>({ response, title, name, days, measures }: DayChartProps<Day>) {
  const { t, show, short, shortDay } = useFormats();
  const drill = useDrill(response);
  const [main] = measures;
  const beforeLabel = `${main.label} · ${response.compared === "year" ? t.compareYear : t.comparePrevious}`;
  const lines = measures.filter(({ undrawn }) => !undrawn);
  const legend: LegendItem[] = lines.map(({ label }, index) => ({ label, colour: colourOf(index) }));
  if (response.compared) legend.push({ label: beforeLabel, colour: compareColour, dashed: true });
  const before = (day: Dated<Day>) => (day.before ? main.of(day.before) : null);
  const columns: ChartColumn<Dated<Day>>[] = [
    {
      id: "date",
      header: t.date,
      value: ({ date }) => date,
      show: ({ date }) => show.day(date),
      link: ({ date }) => drill.salesOf(date).link,
    },
    ...measures.map(({ id, label, of, show: format }) =>
      figureColumn<Dated<Day>, string | number>(id, label, of, format),
    ),
  ];
  if (response.compared) {
    const text = (day: Dated<Day>) => (day.before ? main.show(main.of(day.before)) : "");
    columns.push({ id: "before", header: beforeLabel, numeric: true, value: before, show: text });
  }
  const describe = (index: number) => {
    const day = days[index];
    if (!day) return { title: "", lines: [] };
    const current = lines.map(({ label, of, show: format }, line) => {
      return { label, text: format(of(day)), item: { colour: colourOf(line) } };
    });
    const item = { colour: compareColour, dashed: true };
    const past =
      day.before && day.date_before
        ? [{ label: show.day(day.date_before), text: main.show(main.of(day.before)), item }]
        : [];
    return { title: show.day(day.date), lines: [...current, ...past] };
  };
  const opens = days[0] && drill.salesOf(days[0].date).open;
  return (
    <ChartCard
      title={title}
      fileName={`${name}-${response.period.from}-${response.period.to}`}
      columns={columns}
      rows={days}
      rowKey={({ date }) => date}
      legend={legend}
    >
      <TimeChart
        points={days.map((day) => ({
          label: shortDay(day.date),
          values: [
            ...lines.map(({ of }) => drawn(of(day))),
            ...(response.compared ? [day.before && drawn(main.of(day.before))] : []),
          ],
        }))}
        series={legend}
        format={short}
        describe={describe}
        summary={summaryOf(title, days, main, show.day)}
        {...(opens && { onPick: (index: number) => days[index] && drill.salesOf(days[index].date).open?.() })}
      />
    </ChartCard>
  );
}

/** The chart in a sentence: its first, last and highest day. */
function summaryOf<Day>(title: string, days: readonly Dated<Day>[], main: Measure<Day>, day: (text: string) => string) {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return title;
  const top = days.reduce((best, one) => (drawn(main.of(one)) > drawn(main.of(best)) ? one : best));
  return `${labelled(title, `${day(first.date)} – ${day(last.date)}`)}. ▲ ${labelled(day(top.date), main.show(main.of(top)))}`;
}
