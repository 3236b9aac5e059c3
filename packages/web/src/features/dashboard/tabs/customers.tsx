import { moneyText } from "@patron/engine/money";
import { useState } from "react";
import { Callout } from "#ui/callout.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { AgeCard } from "../parts/age-card.tsx";
import { DayChart } from "../parts/day-chart.tsx";
import { figureColumn } from "../parts/figure-column.ts";
import { type Figure, FigureRow } from "../parts/figures.tsx";
import { RankCard } from "../parts/rank-card.tsx";
import { average, drawn, type Figures, ratio, type TabProps } from "../parts/response.ts";
import { ShareCard } from "../parts/share-card.tsx";
import { useDrill } from "../parts/use-drill.tsx";
import { useFormats } from "../parts/use-formats.ts";

type Props = TabProps<"customers">;
type Totals = Figures<"customers">["totals"];

/** Members, buyers and returning customers. A point of sale or terminal shows only its buyers: a membership belongs to none. */
export default function CustomersTab({ response, figures }: Props) {
  const { t, show, short } = useFormats();
  const drill = useDrill(response);
  const number = (value: string | number) => show.number(Number(value));
  const bought = { id: "customers", label: t.customersBought, show: number };
  const isOfSite = figures.totals.members_count === null;
  return (
    <div className="flex flex-col gap-4">
      {isOfSite && <Callout tone="info">{t.membersHaveNoSite}</Callout>}
      <FigureRow figures={useCustomerFigures({ response, figures })} />
      <DayChart
        response={response}
        title={t.customersPerDay}
        name="customers-by-day"
        days={figures.days}
        measures={[
          { ...bought, of: (day) => day.customers_count },
          ...(isOfSite
            ? []
            : [{ id: "new", label: t.newMembers, show: number, of: (day: Day) => day.new_members_count ?? 0 }]),
        ]}
      />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        {figures.categories && (
          <ShareCard
            response={response}
            title={t.byCategory}
            description={t.membersAtEnd}
            name="members-by-category"
            part={t.customerCategory}
            measure={t.members}
            whole={short(figures.totals.members_count ?? 0)}
            shares={figures.categories.map(({ category, members_count }) => ({
              key: category?.id ?? "",
              label: category?.title ?? t.noCategory,
              value: members_count,
              target: drill.members({ category: category?.id ?? "none" }),
            }))}
            show={number}
            showSum={number}
          />
        )}
        {figures.ages && <AgeCard response={response} ages={figures.ages} />}
        <div className="xl:col-span-2">
          <Top response={response} figures={figures} />
        </div>
      </div>
    </div>
  );
}
type Day = Omit<Figures<"customers">["days"][number], "before" | "date" | "date_before">;

function useCustomerFigures({ response, figures }: Props): Figure[] {
  const { t, show, percent } = useFormats();
  const { currency } = response;
  const { totals, totals_before: past, days } = figures;
  const drill = useDrill(response);
  const members = drill.members();
  const checks = drill.visits();
  const both = (of: (sums: Totals) => number | undefined) => ({ now: of(totals), before: past && of(past) });
  const returning = (sums: Totals) => ratio(sums.returning_count, sums.customers_count);
  const mean = (sums: Totals) => average(sums.visits_amount, sums.visits_count, currency);
  const share = returning(totals);
  const check = mean(totals);
  const ofMembers =
    totals.members_count === null
      ? []
      : [
          {
            label: t.members,
            text: show.number(totals.members_count),
            ...both((sums) => sums.members_count ?? undefined),
            target: members,
          },
          {
            label: t.newMembers,
            text: show.number(totals.new_members_count ?? 0),
            ...both((sums) => sums.new_members_count ?? undefined),
            history: days.map((day) => day.new_members_count ?? 0),
            target: drill.members({ sort: "registered_dt", order: "desc" }),
          },
        ];
  return [
    ...ofMembers,
    {
      label: t.customersBought,
      text: show.number(totals.customers_count),
      ...both((sums) => sums.customers_count),
      history: days.map((day) => day.customers_count),
      target: drill.visitors(),
    },
    {
      label: t.cameBack,
      text: share === undefined ? "—" : percent(share),
      ...both(returning),
      target: drill.visitors({ visits_from: "2" }),
    },
    {
      label: t.average,
      text: check === undefined ? "—" : show.money(moneyText(check, currency), currency),
      ...both((sums) => {
        const one = mean(sums);
        return one === undefined ? undefined : drawn(moneyText(one, currency));
      }),
      target: checks,
    },
  ];
}

/** Those who paid most, or came most often. */
function Top({ response, figures }: Props) {
  const { t, show } = useFormats();
  const drill = useDrill(response);
  const [by, setBy] = useState<"amount" | "visits">("amount");
  const rows = by === "amount" ? figures.top_by_amount : figures.top_by_visits;
  type Row = (typeof rows)[number];
  const money = (amount: string | number) => show.money(String(amount), response.currency);
  const number = (count: string | number) => show.number(Number(count));
  return (
    <RankCard
      response={response}
      title={t.topCustomers}
      name={`top-customers-by-${by}`}
      action={
        <SegmentedControl
          size="sm"
          aria-label={t.rankedBy}
          value={by}
          onChange={setBy}
          segments={[
            { value: "amount", label: t.byAmount },
            { value: "visits", label: t.visits },
          ]}
        />
      }
      rows={rows}
      rowKey={({ id }) => id}
      label={({ name }) => name}
      measure={
        by === "amount"
          ? { label: t.turnover, of: (row) => row.amount_to_pay, show: money }
          : { label: t.visits, of: (row) => row.visits_count, show: number }
      }
      open={({ id }) => drill.customer(id).open?.()}
      columns={[
        { id: "name", header: t.customer, value: ({ name }) => name, link: ({ id }) => drill.customer(id).link },
        figureColumn("visits", t.visits, (row: Row) => row.visits_count, number),
        figureColumn("amount", t.turnover, (row: Row) => row.amount_to_pay, money),
      ]}
    />
  );
}
