import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useTheme } from "../theme.ts";
import { ChartTooltip, type Description } from "./chart-tooltip.tsx";
import type { LegendItem } from "./palette.ts";
import { useChartCursor } from "./use-chart-cursor.ts";

export interface TimeChartProps {
  /** A value of each series at each point; undefined is a gap. */
  points: readonly { label: string; values: readonly (number | undefined)[] }[];
  /** What is compared with is dashed. */
  series: readonly LegendItem[];
  /** How a value is written beside the axis. Drawn values are numbers; the figures themselves come from texts. */
  format: (value: number) => string;
  /** Describes a point. */
  describe: (index: number) => Description;
  /** What the picture shows, for who does not see it; the table twin has every number. */
  summary: string;
  /** Opens what a point is made of, by a press or Enter. */
  onPick?: (index: number) => void;
}

const axis = { tickLine: false, axisLine: false, tick: { fontSize: 12, fill: "var(--text-quiet)" } };

/** Measures over days. Arrow keys move between days and describe each, Enter opens one. */
export default function TimeChart({ points, series, format, describe, summary, onPick }: TimeChartProps) {
  const { direction } = useTheme();
  const { onMove, pick, onKeyDown } = useChartCursor(onPick);
  const data = points.map(({ label, values }, index) => ({ index, label, ...values }));
  const isRtl = direction === "rtl";
  return (
    <div role="img" aria-label={summary} className="h-72 w-full" dir="ltr" onKeyDown={onKeyDown}>
      <ResponsiveContainer>
        <LineChart
          data={data}
          accessibilityLayer
          margin={{ top: 8, right: 12, bottom: 0, left: 12 }}
          className={pick && "cursor-pointer"}
          {...(pick ? { onClick: pick } : {})}
        >
          <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
          <XAxis dataKey="label" {...axis} minTickGap={32} reversed={isRtl} />
          <YAxis
            {...axis}
            width={72}
            tickFormatter={format}
            orientation={isRtl ? "right" : "left"}
            allowDecimals={false}
          />
          <Tooltip isAnimationActive={false} content={<ChartTooltip describe={describe} onMove={onMove} />} />
          {series
            .map(({ label, colour, dashed }, index) => (
              <Line
                key={label}
                dataKey={String(index)}
                name={label}
                stroke={colour}
                strokeWidth={2}
                {...(dashed ? { strokeDasharray: "4 4" } : {})}
                dot={points.length === 1}
                isAnimationActive={false}
              />
            ))
            // The first series is drawn last, above what it is compared with.
            .reverse()}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
