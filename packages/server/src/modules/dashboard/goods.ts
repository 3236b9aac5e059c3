import type { GoodsFigures } from "@patron/contract/dashboard";
import type { Of } from "@patron/contract/kit";
import { moneyText, quantityText } from "@patron/engine";
import { type GoodsSumsRow, sumByGoods } from "./goods-queries.ts";
import { sumItemsByDay } from "./queries.ts";
import { pairDays, type Requested, readBoth } from "./request.ts";
import { byDate, total } from "./views.ts";

type Figures = Of<typeof GoodsFigures>;
const maxGoods = 1000;

/** Sales of goods and services by day, item and category. */
export async function readGoods(requested: Requested): Promise<Figures> {
  const { tenant, span } = requested;
  const { currency } = span;
  const [{ now, past }, goods] = await Promise.all([
    readBoth(requested, (part) => tenant.many(sumItemsByDay(part))),
    tenant.many(sumByGoods(span)),
  ]);
  const [days, daysBefore] = [byDate(now), byDate(past ?? [])];
  return {
    totals: toSums(total(now), currency),
    ...(past && { totals_before: toSums(total(past), currency) }),
    days: pairDays(requested, (date, isPast) => toSums((isPast ? daysBefore : days)(date), currency)),
    goods_count: goods.length,
    goods: goods.slice(0, maxGoods).map((row) => toGoods(row, currency)),
    categories: byCategory(goods, currency),
  };
}

type DayRow = Partial<
  Record<"checks_count" | "items_quantity" | "amount" | "discount_amount" | "goods_amount", bigint>
>;
function toSums(row: DayRow | undefined, currency: string): Figures["totals"] {
  return {
    checks_count: Number(row?.checks_count ?? 0n),
    items_count: quantityText(row?.items_quantity ?? 0n),
    amount: moneyText(row?.amount ?? 0n, currency),
    discount_amount: moneyText(row?.discount_amount ?? 0n, currency),
    amount_to_pay: moneyText(row?.goods_amount ?? 0n, currency),
  };
}

function toGoods(row: GoodsSumsRow, currency: string): Figures["goods"][number] {
  const { id, code, title, unit, quantity, checks_count } = row;
  const names = { id, code, title, unit };
  return { ...names, quantity: quantityText(quantity), checks_count: Number(checks_count), ...toMoney(row, currency) };
}
function toMoney(row: Partial<Record<"amount" | "discount_amount" | "amount_to_pay", bigint>>, currency: string) {
  const money = (amount = 0n) => moneyText(amount, currency);
  const { amount, discount_amount, amount_to_pay } = row;
  return {
    amount: money(amount),
    discount_amount: money(discount_amount),
    amount_to_pay: money(amount_to_pay),
  };
}

/** Items summed by category, in the order of each category's best-selling item. */
function byCategory(goods: readonly GoodsSumsRow[], currency: string): Figures["categories"] {
  const groups = [...Map.groupBy(goods, (row) => row.category_id)];
  const summed = groups.map(([id, rows]) => ({ id, title: rows[0]?.category_title ?? "", rows, sums: total(rows) }));
  const byAmount = summed.sort((a, b) => Number((b.sums.amount_to_pay ?? 0n) - (a.sums.amount_to_pay ?? 0n)));
  return byAmount.map(({ id, title, rows, sums }) => {
    return { category: id ? { id, title } : null, goods_count: rows.length, ...toMoney(sums, currency) };
  });
}
