import type { priceMatrix } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { enteredPrices, formatDecimal, type TaxChoice } from "@patron/engine";
import { divide, greatest, RATE_SCALE, rateText, WHOLE_RATE } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { Tenant } from "#kit/tenant.ts";
import { readBusiness } from "../business/public.ts";
import { pricingOf, readGroup } from "../price-groups/public.ts";
import { axesOf, firstOf, type NewPrice, outdatedOf, placeOf, readPrices } from "./change.ts";
import type { listGroups } from "./change-queries.ts";
import { lowestWithin, priceAt, thirtyDaysBefore } from "./prices-in-time.ts";
import * as queries from "./queries.ts";
import { type Moment, priceText } from "./views.ts";

type Changed = ReplyOf<typeof priceMatrix.preview>["prices"][number];
type Group = InferResult<ReturnType<typeof listGroups>>[number];

interface Draft {
  loyaltyId: string;
  groups: readonly Group[];
  cells: readonly NewPrice[];
}

/** A cell after the change: its price, from the group or else the item itself, and what is left of it. */
interface Outcome {
  cell: NewPrice;
  before: bigint | null;
  after: bigint | null;
  /** In millionths of a percent; null without a price before or after. */
  percent: bigint | null;
  base: bigint | null;
  includingTaxes: bigint | null;
  margin: bigint | null;
  isBelowCost: boolean;
  lowest: bigint | null;
}

/** What a change would do. */
export async function previewOf(tenant: Tenant, draft: Draft, now: Date): Promise<ReplyOf<typeof priceMatrix.preview>> {
  const { cells } = draft;
  const read = await readFacts(tenant, draft, now);
  const outcomes = cells.map((cell) => outcomeOf(cell, read));
  const outdated = outdatedOf(cells, read.prices, now);
  const shown = (one: Outcome | undefined) => (one ? toChanged(one, read) : null);
  const risen = outcomes.filter(({ percent }) => percent !== null && percent > 0n);
  const fallen = outcomes.filter(({ percent }) => percent !== null && percent < 0n);
  const bySize = outcomes.toSorted(
    (a, b) => Number(b.isBelowCost) - Number(a.isBelowCost) || compareSizes(sizeOf(a), sizeOf(b)),
  );
  return {
    prices_count: cells.length,
    raised_count: risen.length,
    lowered_count: fallen.length,
    cleared_count: cells.filter(({ price }) => price === null).length,
    below_cost_count: outcomes.filter(({ isBelowCost }) => isBelowCost).length,
    outdated_count: outdated.length,
    outdated: firstOf(outdated),
    largest_rise: shown(risen.toSorted((a, b) => compareSizes(sizeOf(a), sizeOf(b)))[0]),
    largest_fall: shown(fallen.toSorted((a, b) => compareSizes(sizeOf(a), sizeOf(b)))[0]),
    prices: firstOf(bySize).map((one) => toChanged(one, read)),
  };
}

const sizeOf = ({ percent }: Outcome) => (percent === null ? -1n : greatest(percent, -percent));
/** The larger first. */
const compareSizes = (a: bigint, b: bigint) => (a < b ? 1 : a > b ? -1 : 0);

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** Everything that the outcome of a change depends on. */
async function readFacts(tenant: Tenant, { loyaltyId, groups, cells }: Draft, now: Date) {
  const { groupIds, goodsIds } = axesOf(cells);
  const { currency, time_zone } = await readBusiness(tenant);
  const moment: Moment = { now, lowestSince: thirtyDaysBefore(now, time_zone) };
  const [prices, items, rates] = await Promise.all([
    readPrices(tenant, cells, moment.lowestSince),
    tenant.many(queries.listItemsById(goodsIds)),
    tenant.many(queries.listTaxOverrides(groupIds, goodsIds)),
  ]);
  const overrides = new Map<string, TaxChoice[]>();
  for (const { price_group_id, goods_id, rate, ...one } of rates) {
    const place = placeOf({ groupId: price_group_id, goodsId: goods_id });
    const own = overrides.get(place) ?? [];
    overrides.set(place, [...own, { ...one, rate: rate === null ? null : formatDecimal(rate, RATE_SCALE) }]);
  }
  const columns = new Map<string, Group & { levels: ReturnType<typeof enteredPrices>; hasCosts: boolean }>();
  for (const group of groups) {
    const found = await readGroup(tenant, { loyalty_id: loyaltyId, price_group_id: group.id });
    const { price_group, taxes } = pricingOf(found);
    const levels = enteredPrices(group.currency, price_group ?? { prices_entered_as: "base", taxes: [] }, taxes);
    columns.set(group.id, { ...group, levels, hasCosts: group.currency === currency });
  }
  return { moment, prices, overrides, columns, items: new Map(items.map((one) => [one.id, one])) };
}

function outcomeOf(cell: NewPrice, { moment, prices, overrides, columns, items }: Facts): Outcome {
  const { now, lowestSince } = moment;
  const place = placeOf(cell);
  const stored = prices.get(place) ?? [];
  const column = columns.get(cell.groupId);
  const item = items.get(cell.goodsId);
  const own = item?.prices.find(({ currency }) => currency === column?.currency)?.price;
  const ownPrice = own === undefined ? null : BigInt(own);
  const before = priceAt(stored, now)?.price ?? ownPrice;
  const after = cell.price ?? ownPrice;
  const levels = after === null ? undefined : column?.levels(after, overrides.get(place));
  const cost = column?.hasCosts ? (item?.cost_price ?? null) : null;
  const base = levels?.base ?? null;
  return {
    cell,
    before,
    after,
    percent: before && after !== null ? divide((after - before) * WHOLE_RATE, before) : null,
    base,
    includingTaxes: levels?.including_taxes ?? null,
    margin: base && cost !== null ? divide((base - cost) * WHOLE_RATE, base) : null,
    isBelowCost: base !== null && cost !== null && base < cost,
    lowest: lowestWithin(stored, lowestSince, now),
  };
}

function toChanged(one: Outcome, { columns, items }: Facts): Changed {
  const column = columns.get(one.cell.groupId);
  const item = items.get(one.cell.goodsId);
  const rate = (value: bigint | null) => (value === null ? null : rateText(value));
  return {
    item: { id: one.cell.goodsId, title: item?.title ?? "", code: item?.code ?? "" },
    price_group: { id: one.cell.groupId, title: column?.title ?? "", currency: column?.currency ?? "" },
    price_before: priceText(one.before),
    price_after: priceText(one.after),
    change_percent: rate(one.percent),
    price_base: priceText(one.base),
    price_including_taxes: priceText(one.includingTaxes),
    margin_percent: rate(one.margin),
    below_cost: one.isBelowCost,
    lowest_price: priceText(one.lowest),
  };
}
