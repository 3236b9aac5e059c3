import { ChartCard } from "#kit/chart/chart-card.tsx";
import { useUnits } from "#kit/messages/use-units.ts";
import { DayChart, type Measure } from "../parts/day-chart.tsx";
import { figureColumn } from "../parts/figure-column.ts";
import { FigureRow } from "../parts/figures.tsx";
import { RankCard } from "../parts/rank-card.tsx";
import { drawn, type Figures, ratio, type TabProps } from "../parts/response.ts";
import { ShareCard } from "../parts/share-card.tsx";
import { useDrill } from "../parts/use-drill.tsx";
import { useFormats } from "../parts/use-formats.ts";

type Props = TabProps<"goods_services">;
type Totals = Figures<"goods_services">["totals"];
type Row = Figures<"goods_services">["goods"][number];

/** What sells and what it brings: four figures, the days, the best items, the categories, and every item. */
export default function GoodsTab({ response, figures }: Props) {
  const { t, show, short } = useFormats();
  const drill = useDrill(response);
  const money = (amount: string | number) => show.money(String(amount), response.currency);
  const quantity = (value: string | number) => show.quantity(String(value));
  const revenue: Measure<Totals> = { id: "revenue", label: t.revenue, of: (day) => day.amount_to_pay, show: money };
  const columns = useGoodsColumns(response);
  return (
    <div className="flex flex-col gap-4">
      <FigureRow figures={useGoodsFigures({ response, figures })} />
      <DayChart
        response={response}
        title={t.revenuePerDay}
        name="goods-by-day"
        days={figures.days}
        measures={[
          revenue,
          { id: "items", label: t.itemsSold, of: (day) => day.items_count, show: quantity, undrawn: true },
          { id: "discount", label: t.discounts, of: (day) => day.discount_amount, show: money, undrawn: true },
        ]}
      />
      <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
        <RankCard
          response={response}
          title={t.topGoods}
          name="top-goods"
          rows={figures.goods.slice(0, 10)}
          rowKey={({ id }) => id}
          label={({ title }) => title}
          measure={{ label: t.revenue, of: (row) => row.amount_to_pay, show: money }}
          open={({ id }) => drill.item(id).open?.()}
          columns={columns}
        />
        <ShareCard
          response={response}
          title={t.byGoodsCategory}
          description={t.firstCategory}
          name="goods-by-category"
          part={t.goodsCategory}
          measure={t.revenue}
          whole={short(drawn(figures.totals.amount_to_pay))}
          shares={figures.categories.map(({ category, amount_to_pay }) => ({
            key: category?.id ?? "",
            label: category?.title ?? t.noCategory,
            value: amount_to_pay,
            ...(category && { target: drill.items({ category: category.id }) }),
          }))}
          show={money}
          showSum={(sum) => money(sum.toFixed(2))}
        />
      </div>
      <ChartCard
        title={t.everyItem}
        description={
          figures.goods.length < figures.goods_count
            ? t.firstOfItems(show.number(figures.goods.length), show.number(figures.goods_count))
            : t.itemsInAll(figures.goods_count)
        }
        fileName={`goods-${response.period.from}-${response.period.to}`}
        columns={columns}
        rows={figures.goods}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function useGoodsColumns(response: Props["response"]) {
  const { t, show } = useFormats();
  const drill = useDrill(response);
  const unitOf = useUnits();
  const money = (id: "amount" | "discount_amount" | "amount_to_pay", header: string) =>
    figureColumn<Row, string>(
      id,
      header,
      (row) => row[id],
      (amount) => show.money(amount, response.currency),
    );
  return [
    { id: "title", header: t.item, value: (row: Row) => row.title, link: ({ id }: Row) => drill.item(id).link },
    { id: "code", header: t.fields.code, value: (row: Row) => row.code },
    figureColumn("quantity", t.fields.quantity, (row: Row) => row.quantity, show.quantity),
    { id: "unit", header: t.fields.unit, value: (row: Row) => unitOf(row.unit) },
    figureColumn("checks", t.checks, (row: Row) => row.checks_count, show.number),
    money("amount", t.beforeDiscounts),
    money("discount_amount", t.discounts),
    money("amount_to_pay", t.revenue),
  ];
}

function useGoodsFigures({ response, figures }: Props) {
  const { t, show, mean } = useFormats();
  const { currency } = response;
  const { totals, totals_before: past, days } = figures;
  const target = useDrill(response).sales();
  const of = (name: keyof Totals) => ({
    now: drawn(totals[name]),
    before: past && drawn(past[name]),
    history: days.map((day) => drawn(day[name])),
    target,
  });
  const each = (sums: Totals) => ratio(drawn(sums.items_count), sums.checks_count);
  const perCheck = each(totals);
  return [
    { label: t.revenue, text: show.money(totals.amount_to_pay, currency), ...of("amount_to_pay") },
    { label: t.itemsSold, text: show.quantity(totals.items_count), ...of("items_count") },
    {
      label: t.itemsPerCheck,
      text: perCheck === undefined ? "—" : mean(perCheck),
      now: perCheck,
      before: past && each(past),
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
