import { ChartCard } from "#kit/chart/chart-card.tsx";
import { Donut } from "#kit/chart/donut.tsx";
import { chartMessages } from "#kit/chart/messages.ts";
import { colourOf } from "#kit/chart/palette.ts";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { figureColumn } from "./figure-column.ts";
import { type DashboardResponse, drawn } from "./response.ts";
import type { LinkTarget } from "./use-drill.tsx";
import { useFormats } from "./use-formats.ts";

/** A part of a whole. */
export interface Share {
  key: string;
  label: string;
  value: string | number;
  target?: LinkTarget;
}
interface ShareCardProps {
  response: DashboardResponse;
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
  const { response, title, description, name, part, measure, shares, whole, show, showSum } = props;
  const { t, percent } = useFormats();
  const common = useMessages(chartMessages);
  const sum = shares.reduce((all, { value }) => all + Math.max(0, drawn(value)), 0);
  const share = (value: string | number) => (sum > 0 ? Math.max(0, drawn(value)) / sum : 0);
  const fits = shares.length <= mostParts;
  const first = shares.slice(0, fits ? mostParts : mostParts - 1);
  const rest = shares.slice(first.length).reduce((all, { value }) => all + drawn(value), 0);
  const parts = [
    ...first.map(({ key, label, value, target }) => ({
      key,
      label,
      value: drawn(value),
      text: show(value),
      link: target?.link,
    })),
    ...(fits ? [] : [{ key: "rest", label: common.other, value: rest, text: showSum(rest) }]),
  ];
  return (
    <ChartCard
      title={title}
      {...(description ? { description } : {})}
      fileName={`${name}-${response.period.from}-${response.period.to}`}
      columns={[
        { id: "part", header: part, value: ({ label }) => label, link: ({ target }) => target?.link },
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
        summary={labelled(title, parts.map(({ label, value }) => `${label} ${percent(share(value))}`).join(", "))}
      />
    </ChartCard>
  );
}
