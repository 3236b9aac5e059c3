import type { goods } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import type { ExportsOf } from "@patron/contract/kit";
import { ownLabels } from "@patron/contract/labels";
import type { InferResult } from "kysely";
import { columnsOf, flagTexts, rowsOf, valuesOf } from "#kit/export/columns.ts";
import type { Cell } from "#kit/export/sheet.ts";
import type { Exporter } from "#kit/implement.ts";
import { getBusiness } from "../business/public.ts";
import { listGoodsForFile } from "./queries.ts";
import { toListedGoods } from "./views.ts";

const unitText = valuesOf("goods", "unit");
const typeText = valuesOf("goods", "service_type");

/** Items that match the filters, in order, with the names of their categories and the range of their prices. */
export const goodsListExport: Exporter<typeof goods.list> = {
  title: ownLabels.goods.screens["/goods-and-services"],
  columns: columnsOf("goods", {
    title: "text",
    code: "code",
    barcodes: "code",
    category_ids: "text",
    price_ranges: "text",
    unit: "text",
    service_type: "text",
    active: "text",
  }),
  async open({ tenant, query, page, language, now }) {
    const { time_zone: timeZone } = await tenant.one(getBusiness());
    const list = listGoodsForFile({ filters: query, order: page }, now);
    return { timeZone, batches: rowsOf(tenant, list, (rows) => rows.map((row) => cells(row, language))) };
  },
};

function cells(
  row: InferResult<ReturnType<typeof listGoodsForFile>>[number],
  language: Language,
): Record<ExportsOf<typeof goods.list>, Cell> {
  const { title, code, barcodes, unit, service_type, active, price_ranges } = toListedGoods(row);
  const ranges = price_ranges.map(({ currency, lowest, highest }) =>
    lowest === highest ? `${lowest} ${currency}` : `${lowest}–${highest} ${currency}`,
  );
  return {
    ...{ title, code },
    barcodes: barcodes.join(", "),
    category_ids: row.categories.join(", "),
    price_ranges: ranges.join(", "),
    unit: unitText(unit, language),
    service_type: typeText(service_type, language),
    active: flagTexts[active ? "true" : "false"][language],
  };
}
