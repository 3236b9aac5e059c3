import type { Search } from "#kit/address/address.ts";
import { ChartCard } from "#kit/chart/chart-card.tsx";
import { type HeatCell, HeatMap } from "#kit/chart/heat-map.tsx";
import { labelled } from "#kit/labelled.ts";
import { weekDayName } from "#kit/week-day.ts";
import { figureColumn } from "./figure-column.ts";
import type { DashboardResponse } from "./response.ts";
import type { LinkTarget } from "./use-drill.tsx";
import { useFormats } from "./use-formats.ts";

interface HeatCardProps<Cell> {
  response: DashboardResponse;
  title: string;
  name: string;
  /** What a cell counts. */
  label: string;
  cells: readonly Cell[];
  of: (cell: Cell) => string | number;
  show: (value: string | number) => string;
  /** The sales of a cell. */
  target: (search: Search) => LinkTarget;
}

/** A figure by hour and week day; each cell leads to its sales. */
export function HeatCard<Cell extends Pick<HeatCell, "hour" | "week_day">>(props: HeatCardProps<Cell>) {
  const { response, title, name, label, cells, of, show: format, target } = props;
  const { t, show } = useFormats();
  const at = ({ week_day, hour }: Pick<HeatCell, "hour" | "week_day">) =>
    `${weekDayName(show.language, week_day)}, ${hour}:00`;
  const targetOf = ({ week_day, hour }: Pick<HeatCell, "hour" | "week_day">) =>
    target({ week_day: String(week_day), hour: String(hour) });
  const figures = new Map(cells.map((cell) => [`${cell.week_day} ${cell.hour}`, of(cell)]));
  const top = cells.toSorted((a, b) => Number(of(b)) - Number(of(a)))[0];
  return (
    <ChartCard
      title={title}
      fileName={`${name}-${response.period.from}-${response.period.to}`}
      columns={[
        {
          id: "day",
          header: t.weekDay,
          value: (cell) => weekDayName(show.language, cell.week_day),
          link: (cell) => targetOf(cell).link,
        },
        { id: "hour", header: t.hour, numeric: true, value: ({ hour }) => `${hour}:00` },
        figureColumn("figure", label, of, format),
      ]}
      rows={cells}
      rowKey={({ week_day, hour }) => `${week_day} ${hour}`}
    >
      <HeatMap
        cells={cells.map((cell) => ({ week_day: cell.week_day, hour: cell.hour, value: Number(of(cell)) }))}
        hint={t.byHourHint}
        {...(top && targetOf(top).open && { onPick: (cell: HeatCell) => targetOf(cell).open?.() })}
        summary={top ? `${title}. ▲ ${labelled(at(top), format(of(top)))}` : title}
        describe={(cell) => {
          const figure = figures.get(`${cell.week_day} ${cell.hour}`);
          return `${at(cell)} · ${figure === undefined ? t.quiet : format(figure)}`;
        }}
      />
    </ChartCard>
  );
}
