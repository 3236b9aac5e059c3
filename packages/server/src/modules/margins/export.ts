import type { additionalCosts } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import { columnsOf, valuesOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { openReport } from "../customers/public.ts";
import { toItemSum, toSum } from "./summary.ts";
import { sumCosts, sumCostsByItem } from "./summary-queries.ts";

const title = ownLabels.additionalCosts.screens["/margins"];
const kindText = valuesOf("additionalCosts", "kind");
export const sums = {
  additional_cost_title: "text",
  additional_cost_code: "text",
  kind: "text",
  currency: "code",
  quantity: "number",
  base: "number",
  amount: "number",
} as const;
export const itemSums = { item_title: "text", item_code: "text", unit: "text", ...sums } as const;

/** A row whose kind is said in words. */
const cellsOf = <Row extends ReturnType<typeof toSum>>(row: Row, language: Language) => ({
  ...row,
  kind: kindText(row.kind, language),
});

export const costExport: Exporter<typeof additionalCosts.summary> = {
  title,
  columns: columnsOf("additionalCosts", sums),
  open: (asked) => openReport(asked, sums, sumCosts, (row) => cellsOf(toSum(row), asked.language)),
};

export const itemCostExport: Exporter<typeof additionalCosts.summaryItems> = {
  title,
  columns: columnsOf("additionalCosts", itemSums),
  open: (asked) => openReport(asked, itemSums, sumCostsByItem, (row) => cellsOf(toItemSum(row), asked.language)),
};
