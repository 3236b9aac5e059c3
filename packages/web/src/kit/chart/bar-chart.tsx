import { Bar, CartesianGrid, BarChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { useIsPhone } from "#ui/table/stacked-column.tsx";
import { useTheme } from "../theme.ts";
import { ChartTooltip } from "./chart-tooltip.tsx";
import type { TimeChartProps } from "./time-chart.tsx";
import { useChartCursor } from "./use-chart-cursor.ts";

export interface BarChartProps extends TimeChartProps {
  /** Bars lie, one below the other, so that long names fit; several series are stacked in both ways. */
  lying?: boolean;
}

const axis = { tickLine: false, axisLine: false, tick: { fontSize: 12, fill: "var(--text-quiet)" } };

/** Values side by side from zero. Arrow keys move between bars and describe each, Enter opens one. */
export default function BarChart({ points, series, format, describe, summary, onPick, lying }: BarChartProps) {
  const { direction } = useTheme();
  const { onMove, pick, onKeyDown } = useChartCursor(onPick);
  const data = points.map(({ label, values }, index) => ({ index, label, ...values }));
  const isPhone = useIsPhone();
  const isRtl = direction === "rtl";
  const side = isRtl ? "right" : "left";
  return (
    <div
      role="img"
      aria-label={summary}
      className="w-full"
      style={{ height: lying ? Math.max(96, points.length * 32 + 36) : 288 }}
      dir="ltr"
      onKeyDown={onKeyDown}
    >
      <ResponsiveContainer>
        <Chart
          data={data}
          accessibilityLayer
          layout={lying ? "vertical" : "horizontal"}
          margin={{ top: 8, right: 12, bottom: 0, left: 12 }}
          barCategoryGap={lying ? "28%" : "24%"}
          className={pick && "cursor-pointer"}
          {...(pick ? { onClick: pick } : {})}
        >
          <CartesianGrid vertical={lying ?? false} horizontal={!lying} stroke="var(--chart-grid)" />
          {lying ? (
            <>
              <XAxis type="number" {...axis} tickFormatter={format} reversed={isRtl} allowDecimals={false} />
              <YAxis
                type="category"
                dataKey="label"
                {...axis}
                width={isPhone ? 148 : 212}
                orientation={side}
                tickFormatter={(name: string) => shortened(name, isPhone ? 20 : 30)}
                interval={0}
              />
            </>
          ) : (
            <>
              <XAxis dataKey="label" {...axis} reversed={isRtl} interval="equidistantPreserveStart" minTickGap={6} />
              <YAxis {...axis} width={56} tickFormatter={format} orientation={side} allowDecimals={false} />
            </>
          )}
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: "var(--hover)" }}
            content={<ChartTooltip describe={describe} onMove={onMove} />}
          />
          {series.map(({ label, colour }, index) => (
            <Bar
              key={label}
              dataKey={String(index)}
              name={label}
              fill={colour}
              stackId="one"
              maxBarSize={44}
              isAnimationActive={false}
            />
          ))}
        </Chart>
      </ResponsiveContainer>
    </div>
  );
}

/** A name shortened to one line: a second line would overlap the next bar's name. */
function shortened(name: string, longest: number): string {
  const short = name.length > longest ? `${name.slice(0, longest - 1).trimEnd()}…` : name;
  return short.replaceAll(" ", "\u00A0");
}
