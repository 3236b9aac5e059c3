import type { margins } from "@patron/contract";
import { ownLabels } from "@patron/contract/labels";
import { columnsOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { openReport } from "../customers/public.ts";
import { inMonths } from "../dashboard/public.ts";
import { toGoodsMargin } from "./goods.ts";
import { sumGoodsMargins } from "./goods-queries.ts";

export const goodsMarginExport: Exporter<typeof margins.goods> = {
  title: ownLabels.margins.screens["/margins/goods"],
  columns: columnsOf("margins", {
    item_title: "text",
    item_code: "text",
    quantity: "number",
    unit: "text",
    currency: "code",
    net_amount: "number",
    cost_amount: "number",
    gross_margin: "number",
    margin_percent: "number",
    unknown_amount: "number",
  }),
  open: (asked) => openReport(asked, (filter) => sumGoodsMargins(filter, inMonths(filter)), toGoodsMargin),
};
