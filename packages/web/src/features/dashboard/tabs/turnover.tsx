import { moneyText } from "@patron/engine/money";
import { useState } from "react";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { DayChart, type Measure } from "../parts/day-chart.tsx";
import { figureColumn } from "../parts/figure-column.ts";
import { FigureRow } from "../parts/figures.tsx";
import { HeatCard } from "../parts/heat-card.tsx";
import { RankCard } from "../parts/rank-card.tsx";
import { average, drawn, type Figures, type TabProps } from "../parts/response.ts";
import { ShareCard } from "../parts/share-card.tsx";
import { useDrill } from "../parts/use-drill.tsx";
import { useFormats } from "../parts/use-formats.ts";

type Props = TabProps<"turnover">;
type Sums = Figures<"turnover">["totals"];

/** Sales: four figures, days, sites, hours, payment types, discounts and bonuses. */
export default function TurnoverTab({ response, figures }: Props) {
  const { t, show, short } = useFormats();
  const drill = useDrill(response);
  const { currency } = response;
  const money = (amount: string | number) => show.money(String(amount), currency);
  const measure = (id: keyof Sums, label: string): Measure<Sums> => ({ id, label, of: (day) => day[id], show: money });
  const checks = { ...measure("checks_count", t.checks), show: (value: string | number) => show.number(Number(value)) };
  return (
    <div className="flex flex-col gap-4">
      <FigureRow figures={useTurnoverFigures({ response, figures })} />
      <DayChart
        response={response}
        title={t.perDay}
        name="turnover-by-day"
        days={figures.days}
        measures={[
          measure("amount_to_pay", t.turnover),
          { ...checks, undrawn: true },
          { ...measure("sales_taxes_amount", t.salesTaxes), undrawn: true },
        ]}
      />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <BySite response={response} figures={figures} />
        <HeatCard
          response={response}
          title={t.byHour}
          name="turnover-by-hour"
          label={t.turnover}
          cells={figures.hours}
          of={(cell) => cell.amount_to_pay}
          show={money}
          target={drill.sales}
        />
        <ShareCard
          response={response}
          title={t.byPayment}
          name="turnover-by-payment"
          part={t.payment}
          measure={t.turnover}
          whole={short(drawn(figures.totals.amount_to_pay))}
          shares={figures.payment_types.map(({ payment_type, amount }) => ({
            key: payment_type ?? "",
            label: payment_type ? t.values.payment_type[payment_type] : t.paymentUnknown,
            value: amount,
            ...(payment_type && { target: drill.sales({ payment_type }) }),
          }))}
          show={money}
          showSum={(sum) => money(sum.toFixed(2))}
        />
        <DayChart
          response={{ ...response, compared: null }}
          title={t.givenPerDay}
          name="given-by-day"
          days={figures.days}
          measures={[
            measure("discount_amount", t.discounts),
            measure("bonuses_redeemed_amount", t.bonusesUsed),
            measure("bonuses_added_amount", t.bonusesEarned),
          ]}
        />
      </div>
    </div>
  );
}

function useTurnoverFigures({ response, figures }: Props) {
  const { t, show } = useFormats();
  const { currency } = response;
  const { totals, totals_before: past, days } = figures;
  const target = useDrill(response).sales();
  const of = (name: keyof Sums) => ({
    now: drawn(totals[name]),
    before: past && drawn(past[name]),
    history: days.map((day) => drawn(day[name])),
    target,
  });
  const mean = average(totals.amount_to_pay, totals.checks_count, currency);
  const meanBefore = past && average(past.amount_to_pay, past.checks_count, currency);
  return [
    { label: t.turnover, text: show.money(totals.amount_to_pay, currency), ...of("amount_to_pay") },
    { label: t.checks, text: show.number(totals.checks_count), ...of("checks_count") },
    {
      label: t.average,
      text: mean === undefined ? "—" : show.money(moneyText(mean, currency), currency),
      now: mean === undefined ? undefined : Number(mean),
      before: meanBefore === undefined ? undefined : Number(meanBefore),
      target,
    },
    {
      label: t.discounts,
      text: show.money(totals.discount_amount, currency),
      ...of("discount_amount"),
      unwelcome: true,
    },
  ];
}

/** Turnover by point of sale or by terminal, with each one's share. */
function BySite({ response, figures }: Props) {
  const { t, show, percent } = useFormats();
  const drill = useDrill(response);
  const [by, setBy] = useState<"pos" | "terminal">("pos");
  const pos = figures.pos.map((row) => ({ ...row, name: row.title, target: drill.sales({ pos: row.id }) }));
  const terminals = figures.terminals.map((row) => {
    return { ...row, name: `${row.pos_title} · ${row.title}`, target: drill.sales({ terminal: row.id }) };
  });
  type Row = (typeof pos)[number] | (typeof terminals)[number];
  const rows: readonly Row[] = by === "pos" ? pos : terminals;
  const all = drawn(figures.totals.amount_to_pay);
  const share = (row: Row) => (all > 0 ? drawn(row.amount_to_pay) / all : 0);
  const money = (amount: string | number) => show.money(String(amount), response.currency);
  return (
    <RankCard
      response={response}
      title={by === "pos" ? t.byPos : t.byTerminal}
      name={`turnover-by-${by}`}
      action={
        <SegmentedControl
          size="sm"
          aria-label={t.groupBy}
          value={by}
          onChange={setBy}
          segments={[
            { value: "pos", label: t.posShort },
            { value: "terminal", label: t.fields.terminal_id },
          ]}
        />
      }
      rows={rows}
      rowKey={({ id }) => id}
      label={({ name }) => name}
      measure={{ label: t.turnover, of: (row) => row.amount_to_pay, show: money }}
      open={(row) => row.target.open?.()}
      columns={[
        {
          id: "name",
          header: by === "pos" ? t.fields.pos : t.fields.terminal_id,
          value: ({ name }) => name,
          link: ({ target }) => target.link,
        },
        figureColumn("checks", t.checks, (row: Row) => row.checks_count, show.number),
        figureColumn("turnover", t.turnover, (row: Row) => row.amount_to_pay, money),
        {
          id: "share",
          header: t.share,
          numeric: true,
          value: (row) => share(row).toFixed(4),
          show: (row) => percent(share(row)),
        },
      ]}
    />
  );
}
