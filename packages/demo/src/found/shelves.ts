import { calls } from "@patron/contract/routes";
import { categories, goods, type Range } from "../business/goods.ts";
import type { Desk } from "./desk.ts";

/** Ids of goods, and of the price group of each kind of location. */
export interface Shelves {
  /** By the demo's own key. */
  categoryIds: Map<string, string>;
  /** In the order of the demo's list. */
  goodsIds: string[];
  groups: Record<Range, string>;
}

/** Creates categories, goods, taxes, and a price group for each kind of location. */
export async function fillShelves(desk: Desk): Promise<Shelves> {
  const categoryIds = await addCategories(desk);
  const goodsIds = await addGoods(desk, categoryIds);
  const taxes = await addTaxes(desk);
  return {
    categoryIds,
    goodsIds,
    groups: {
      market: await addGroup(desk, "market", { goodsIds, taxes }),
      coffee: await addGroup(desk, "coffee", { goodsIds, taxes }),
      fuel: await addGroup(desk, "fuel", { goodsIds, taxes }),
    },
  };
}

async function addCategories({ request, loyaltyId }: Desk): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const { key, title, uk, under } of categories) {
    const parent_id = under ? (ids.get(under) ?? null) : null;
    const body = { title, public_title: { en: title, uk }, parent_id };
    ids.set(key, (await request(calls.goods.addCategory, { path: { loyaltyId }, body })).id);
  }
  return ids;
}

/** What goods cost the shop, as a share of their shelf price. */
const costShare = 0.55;

async function addGoods({ request, loyaltyId }: Desk, categoryIds: ReadonlyMap<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (const { code, title, uk, unit, category, price } of goods) {
    const body = {
      ...{ code, title, unit, public_title: { en: title, uk }, loyalty_ids: [loyaltyId] },
      category_ids: [categoryIds.get(category) ?? ""],
      service_type: category === "fuel" ? ("fuel" as const) : ("goods" as const),
      quantity_precision: unit === "L" ? 2 : unit === "kg" ? 3 : 0,
      weightable: unit === "kg",
      cost_price: (Number(price) * costShare).toFixed(2), // Invented, so a float is exact enough.
      ...(category === "alcohol" && { age_limit: 18 }),
    };
    ids.push((await request(calls.goods.add, { body })).id);
  }
  return ids;
}

interface Taxes {
  vat: string;
  excise: string;
  retail: string;
}

/** VAT is included in the price, on fuel also on its excise; the retail excise on alcohol is added at the till. */
async function addTaxes({ request, loyaltyId }: Desk): Promise<Taxes> {
  const path = { loyaltyId };
  const base = { classification: "base-tax" as const };
  const excise = { ...base, title: "Fuel excise", code: "EXC", type: "amount" as const, rate: "11.35" };
  const { id: exciseId } = await request(calls.taxes.add, { path, body: excise });
  const vat = { ...base, title: "VAT 20 %", code: "VAT", type: "percentage" as const, rate: "20" };
  const { id: vatId } = await request(calls.taxes.add, { path, body: { ...vat, compound_on: [exciseId] } });
  const retail = { classification: "sales-tax" as const, type: "percentage" as const, rate: "5" };
  const body = { ...retail, title: "Retail excise 5 %", code: "RET" };
  return { vat: vatId, excise: exciseId, retail: (await request(calls.taxes.add, { path, body })).id };
}

const titles: Record<Range, string> = { market: "Shelf prices", coffee: "Café menu", fuel: "Station prices" };

/** Excise per litre where it differs from the usual one. */
const ownExcise: Readonly<Record<string, string>> = { 3003: "8.66", 3004: "5.20" };

async function addGroup(
  { request, loyaltyId }: Desk,
  range: Range,
  { goodsIds, taxes }: { goodsIds: readonly string[]; taxes: Taxes },
): Promise<string> {
  const group = { title: titles[range], currency: "UAH", prices_entered_as: "including-taxes" as const };
  const { id } = await request(calls.priceGroups.add, { path: { loyaltyId }, body: group });
  const path = { loyaltyId, priceGroupId: id };
  const picked = [
    { tax_id: taxes.vat, active: true },
    { tax_id: taxes.excise, active: false },
    { tax_id: taxes.retail, active: false },
  ];
  await request(calls.priceGroups.changeTaxes, { path, body: { taxes: picked } });
  const ranged = goods.flatMap((item, index) =>
    item.ranges.includes(range) ? [{ ...item, item_id: goodsIds[index] ?? "" }] : [],
  );
  const priced = ranged.map(({ item_id, price }) => ({ item_id, master_price: price }));
  await request(calls.priceGroups.addItems, { path, body: priced });
  const taxed = ranged.flatMap(({ item_id, category, code }) => {
    if (category === "alcohol") return [{ item_id, tax_overrides: [{ tax_id: taxes.retail, active: true }] }];
    const rate = ownExcise[code] ?? null;
    return category === "fuel" ? [{ item_id, tax_overrides: [{ tax_id: taxes.excise, active: true, rate }] }] : [];
  });
  if (taxed.length > 0) await request(calls.priceGroups.changeItems, { path, body: taxed });
  return id;
}
