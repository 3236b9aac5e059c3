import type { goodsImports } from "@patron/contract";
import { Failure, type FiltersOf } from "@patron/contract/kit";
import { ownLabels } from "@patron/contract/labels";
import { type SqlBool, sql } from "kysely";
import { tenantId } from "#kit/database/rows.ts";
import { rowsOf } from "#kit/export/columns.ts";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import { filtersOf } from "#kit/records/filters.ts";
import type { Tenant } from "#kit/tenant.ts";
import { type GoodsRow, goodsConditions, listGoodsOfLoyalty, toGoods } from "../goods/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { fixedColumns, type SheetColumn } from "./columns.ts";
import { readContext, readValues, type SheetContext } from "./context.ts";

type Filters = FiltersOf<typeof goodsImports.sheet>;

/** Items of a programme by title; ties by id. */
export function listRows(loyaltyId: string, { search_text, service_type, ...own }: Filters) {
  const shared = { ...(search_text !== undefined && { search_text }), ...(service_type && { service_type }) };
  return listGoodsOfLoyalty(loyaltyId, shared).where(fits(loyaltyId)(own));
}

const fits = (loyaltyId: string) =>
  filtersOf<Omit<Filters, "search_text" | "service_type">>({
    active: (active) => sql<SqlBool>`goods.active = ${active}`,
    category: goodsConditions.category_id,
    uncategorised: (uncategorised) => sql<SqlBool>`${uncategorised} = not exists (
      select from goods_in_category i join goods_category c on c.business_id = i.business_id and c.id = i.category_id
      where i.business_id = ${tenantId} and i.goods_id = goods.id and c.loyalty_id = ${loyaltyId})`,
  });

/** Writes items as rows of cells by key; the price in force at a moment. */
export async function cellsOf(
  tenant: Tenant,
  rows: readonly GoodsRow[],
  { context, at }: { context: SheetContext; at: Date },
) {
  const items = rows.map(toGoods);
  const values = await readValues(tenant, { context, groupIds: context.groups.map(({ id }) => id), at }, items);
  return items.map(({ id }) => {
    const own = values.get(id) ?? {};
    const cellOf = ({ key, show }: SheetColumn) => [key, own[key] == null ? null : show(own[key], context)] as const;
    return { id, cells: new Map(context.columns.map(cellOf)) };
  });
}

/** The goods of a programme as a file that an import reads. */
export const goodsExport: Exporter<typeof goodsImports.sheet> = {
  title: ownLabels.goods.screens["/goods-and-services"],
  columns: fixedColumns,
  async open({ tenant, path, query, language, now }) {
    if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) throw new Failure("loyalty.not_found");
    const context = await readContext(tenant, path.loyaltyId, language);
    const further = Object.fromEntries(
      context.columns.filter(({ key }) => !(key in fixedColumns)).map((one) => [one.key, one]),
    );
    const batches = rowsOf(
      tenant,
      listRows(path.loyaltyId, query),
      async (rows) =>
        (await cellsOf(tenant, rows, { context, at: now })).map(
          ({ cells }) => Object.fromEntries(cells) as Record<keyof typeof fixedColumns, Cell>,
        ), // Every column is among its keys.
    );
    return { timeZone: context.timeZone, batches, further };
  },
};
