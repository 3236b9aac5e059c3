import { ChartCard } from "#kit/chart/chart-card.tsx";
import { Donut } from "#kit/chart/donut.tsx";
import { chartMessages } from "#kit/chart/messages.ts";
import { colourOf } from "#kit/chart/palette.ts";
import { useMessages } from "#kit/messages.ts";
import { type Answer, drawn } from "./answer.ts";
import { figureColumn } from "./figure-column.ts";
import type { Way } from "./use-drill.tsx";
import { useWriting } from "./use-writing.ts";

/** A part of a whole. */
export interface Share {
  key: string;
  label: string;
  value: string | number;
  way?: Way;
}
interface ShareCardProps {
  answer: Answer;
  title: string;
  description?: string;
  name: string;
  /** What the parts are, and what is measured. */
  part: string;
  measure: string;
  /** The largest first. */
  shares: readonly Share[];
  whole: string;
  show: (value: number | string) => string;
  /** As text from drawn parts: what the rest beyond the fifth comes to. */
  showSum: (value: number) => string;
}
const mostParts = 6;

/** Parts of a whole as a ring with at most six parts; the table has all of them. */
export function ShareCard(props: ShareCardProps) {
  const { answer, title, description, name, part, measure, shares, whole, show, showSum } = props;
  const { t, percent } = useWriting();
  const common = useMessages(chartMessages);
  const sum = shares.reduce((all, { value }) => all + Math.max(0, drawn(value)), 0);
  const share = (value: string | number) => (sum > 0 ? Math.max(0, drawn(value)) / sum : 0);
  const fits = shares.length <= mostParts;
  const first = shares.slice(0, fits ? mostParts : mostParts - 1);
  const rest = shares.slice(first.length).reduce((all, { value }) => all + drawn(value), 0);
  const parts = [
    ...first.map(({ key, label, value, way }) => ({
      key,
      label,
      value: drawn(value),
      text: show(value),
      link: way?.link,
    })),
    ...(fits ? [] : [{ key: "rest", label: common.other, value: rest, text: showSum(rest) }]),
  ];
  return (
    <ChartCard
      title={title}
      {...(description ? { description } : {})}
      fileName={`${name}-${answer.period.from}-${answer.period.to}`}
      columns={[
        { id: "part", header: part, value: ({ label }) => label, link: ({ way }) => way?.link },
        figureColumn("value", measure, ({ value }: Share) => value, show),
        {
          id: "share",
          header: t.share,
          numeric: true,
          value: ({ value }) => share(value).toFixed(4),
          show: ({ value }) => percent(share(value)),
        },
      ]}
      rows={shares}
      rowKey={({ key }) => key}
      legend={parts.map(({ label, text }, index) => ({ label: `${label} · ${text}`, colour: colourOf(index) }))}
      hideLegend
    >
      <Donut
        parts={parts}
        whole={whole}
        percent={percent}
        summary={`${title}: ${parts.map(({ label, value }) => `${label} ${percent(share(value))}`).join(", ")}`}
      />
    </ChartCard>
  );
}
