/** A line of a figure's last values. It shows only the trend; the figure beside it shows the number. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const across = (index / (values.length - 1)) * 96 + 2;
    const down = high === low ? 16 : 29 - ((value - low) / (high - low)) * 26;
    return `${across.toFixed(1)},${down.toFixed(1)}`;
  });
  const end = points.at(-1)?.split(",");
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 32"
      className="ms-auto h-8 w-24 shrink-0 overflow-visible text-chart-1 rtl:-scale-x-100"
    >
      <polygon points={`2,32 ${points.join(" ")} 98,32`} className="fill-current opacity-10" />
      <polyline
        points={points.join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {end && <circle cx={end[0]} cy={end[1]} r="2.25" className="fill-current" />}
    </svg>
  );
}
