import type { terminals } from "@patron/contract";
import type { FiltersOf, ReplyOf } from "@patron/contract/kit";
import { photoOf } from "#kit/files.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { GoodsRow } from "../goods/door.ts";
import { type PricedItem, priceItems, toExplained, toTaxValues } from "../price-groups/door.ts";
import type { TerminalRow } from "./views.ts";

type Wanted = Omit<FiltersOf<typeof terminals.goodsPaginated>, "category" | "service_type">;
type TerminalGoods = ReplyOf<typeof terminals.goods>["items"][number];

/** Goods as a terminal sells them at a moment, with what is wanted of their prices. */
export async function priceAtTerminal(
  tenant: Tenant,
  terminal: TerminalRow,
  goods: readonly GoodsRow[],
  wanted: Wanted,
  at: Date,
): Promise<TerminalGoods[]> {
  const ids = goods.map((row) => row.id);
  const priced = await priceItems(tenant, terminal, ids, at);
  return goods.map((row) => toTerminalGoods(row, terminal.currency, priced.get(row.id), wanted));
}

const nothing: PricedItem = { line: null, trace: null, problem: "line.price_missing", taxes: new Map() };

function toTerminalGoods(
  row: GoodsRow,
  currency: string,
  found: PricedItem | undefined,
  wanted: Wanted,
): TerminalGoods {
  const priced = found ?? nothing;
  const explained = toExplained(priced);
  const scope = wanted.prices_values_scope;
  const levels = scope?.length ? explained.levels.filter((one) => scope.includes(one.level)) : explained.levels;
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    unit: row.unit,
    service_type: row.service_type,
    category_ids: row.category_ids,
    photo: photoOf(row.photo),
    currency,
    price: priced.line?.price_posted ?? null,
    ...(wanted.prices_values ? { prices_values: levels } : {}),
    ...(wanted.taxes_values ? { taxes_values: toTaxValues(priced) } : {}),
    // Terminals have no costs and margins yet, and a till cannot be paid from a special account.
    ...(wanted.margins_values ? { margins_values: [] } : {}),
    ...(wanted.customers_account_info || wanted.customers_account_info_extended ? { customers_account_info: [] } : {}),
    ...(wanted.price_explain ? { price_explain: explained } : {}),
  };
}
