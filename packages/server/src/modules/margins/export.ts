import type { additionalCosts } from "@patron/contract";
import { ownLabels } from "@patron/contract/labels";
import { columnsOf, noRows, rowsOf, valuesOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { readReportFile } from "../customers/public.ts";
import { inMonths } from "../dashboard/public.ts";
import { toItemSum, toSum } from "./summary.ts";
import { sumCosts, sumCostsByItem } from "./summary-queries.ts";

const title = ownLabels.additionalCosts.screens["/margins"];
const kindText = valuesOf("additionalCosts", "kind");
const sums = {
  additional_cost_title: "text",
  additional_cost_code: "text",
  kind: "text",
  currency: "code",
  quantity: "number",
  base: "number",
  amount: "number",
} as const;

export const costExport: Exporter<typeof additionalCosts.summary> = {
  title,
  columns: columnsOf("additionalCosts", sums),
  async open({ tenant, path, query, language }) {
    const { filter, timeZone } = await readReportFile(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { timeZone, batches: noRows };
    const batches = rowsOf(tenant, sumCosts(filter, inMonths(filter)), (rows) =>
      rows.map(toSum).map((one) => ({ ...one, kind: kindText(one.kind, language) })),
    );
    return { timeZone, batches };
  },
};

export const itemCostExport: Exporter<typeof additionalCosts.summaryItems> = {
  title,
  columns: columnsOf("additionalCosts", { item_title: "text", item_code: "text", unit: "text", ...sums }),
  async open({ tenant, path, query, language }) {
    const { filter, timeZone } = await readReportFile(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { timeZone, batches: noRows };
    const batches = rowsOf(tenant, sumCostsByItem(filter, inMonths(filter)), (rows) =>
      rows.map(toItemSum).map((one) => ({ ...one, kind: kindText(one.kind, language) })),
    );
    return { timeZone, batches };
  },
};
