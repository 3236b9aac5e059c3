import type { taxes } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import { columnsOf, valuesOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { openReport } from "../customers/public.ts";
import { toItemSum, toSum } from "./summary.ts";
import { sumTaxes, sumTaxesByItem } from "./summary-queries.ts";

const title = ownLabels.taxes.screens["/taxes"];
const classificationText = valuesOf("taxes", "classification");
export const sums = {
  tax_title: "text",
  tax_code: "text",
  classification: "text",
  currency: "code",
  transactions_count: "number",
  amount_without_tax: "number",
  amount: "number",
  amount_with_tax: "number",
} as const;
export const itemSums = { item_title: "text", item_code: "text", quantity: "number", unit: "text", ...sums } as const;

/** A row with the texts of what its answer has as a number or as a value. */
const cellsOf = <Row extends ReturnType<typeof toSum>>(row: Row, language: Language) => ({
  ...row,
  classification: classificationText(row.classification, language),
  transactions_count: String(row.transactions_count),
});

export const taxExport: Exporter<typeof taxes.summary> = {
  title,
  columns: columnsOf("taxes", sums),
  open: (asked) => openReport(asked, sums, sumTaxes, (row) => cellsOf(toSum(row), asked.language)),
};

export const itemTaxExport: Exporter<typeof taxes.summaryItems> = {
  title,
  columns: columnsOf("taxes", itemSums),
  open: (asked) => openReport(asked, itemSums, sumTaxesByItem, (row) => cellsOf(toItemSum(row), asked.language)),
};
