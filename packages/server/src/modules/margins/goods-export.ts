import type { margins } from "@patron/contract";
import { ownLabels } from "@patron/contract/labels";
import { columnsOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { openReport } from "../customers/public.ts";
import { goodsColumns, toGoodsMargin } from "./goods.ts";
import { sumGoodsMargins } from "./goods-queries.ts";

export const goodsMarginExport: Exporter<typeof margins.goods> = {
  title: ownLabels.margins.screens["/margins/goods"],
  columns: columnsOf("margins", goodsColumns),
  open: (asked) => openReport(asked, goodsColumns, sumGoodsMargins, toGoodsMargin),
};
