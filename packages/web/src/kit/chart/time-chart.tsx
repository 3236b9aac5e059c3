import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useTheme } from "../theme.ts";

export interface TimePoint {
  label: string;
  value: number;
  before?: number | undefined;
}
export interface TimeChartProps {
  points: readonly TimePoint[];
  /** How a value is written. Drawn values are numbers; the figures themselves come from texts elsewhere. */
  format: (value: number) => string;
  names: { value: string; before: string };
  /** What the picture shows, for who does not see it; the table twin has every number. */
  summary: string;
}

/** A measure over days: solid now, dashed before. Arrow keys walk the days and say each. */
export default function TimeChart({ points, format, names, summary }: TimeChartProps) {
  const { direction } = useTheme();
  const compared = points.some((point) => point.before !== undefined);
  const axis = { tickLine: false, axisLine: false, tick: { fontSize: 12, fill: "var(--text-quiet)" } };
  return (
    <div role="img" aria-label={summary} className="h-72 w-full" dir="ltr">
      <ResponsiveContainer>
        <LineChart data={[...points]} accessibilityLayer margin={{ top: 8, right: 12, bottom: 0, left: 12 }}>
          <CartesianGrid vertical={false} stroke="var(--chart-grid)" />
          <XAxis dataKey="label" {...axis} minTickGap={32} reversed={direction === "rtl"} />
          <YAxis {...axis} width={72} tickFormatter={format} orientation={direction === "rtl" ? "right" : "left"} />
          <Tooltip
            formatter={(value) => format(Number(value))}
            contentStyle={{
              background: "var(--surface)",
              border: "1px solid var(--border-lift)",
              borderRadius: 10,
              fontSize: 13,
            }}
            labelStyle={{ color: "var(--text-quiet)" }}
            itemStyle={{ color: "var(--text)" }}
          />
          {compared && (
            <Line
              dataKey="before"
              name={names.before}
              stroke="var(--chart-compare)"
              strokeWidth={2}
              strokeDasharray="4 4"
              dot={false}
              isAnimationActive={false}
            />
          )}
          <Line
            dataKey="value"
            name={names.value}
            stroke="var(--chart-main)"
            strokeWidth={2}
            dot={points.length === 1}
            isAnimationActive={false}
          />
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
