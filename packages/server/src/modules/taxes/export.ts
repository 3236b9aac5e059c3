import type { taxes } from "@patron/contract";
import type { Language } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import { columnsOf, noRows, rowsOf, valuesOf } from "#kit/export/columns.ts";
import type { Exporter } from "#kit/implement.ts";
import { readReportFile } from "../customers/public.ts";
import { inMonths } from "../dashboard/public.ts";
import { toItemSum, toSum } from "./summary.ts";
import { sumTaxes, sumTaxesByItem } from "./summary-queries.ts";

const title = ownLabels.taxes.screens["/taxes"];
const classificationText = valuesOf("taxes", "classification");
const sums = {
  tax_title: "text",
  tax_code: "text",
  classification: "text",
  currency: "code",
  transactions_count: "number",
  amount_without_tax: "number",
  amount: "number",
  amount_with_tax: "number",
} as const;

/** The texts of a row that its answer has as a number or as a value. */
const cellsOf = (one: ReturnType<typeof toSum>, language: Language) => ({
  classification: classificationText(one.classification, language),
  transactions_count: String(one.transactions_count),
});

export const taxExport: Exporter<typeof taxes.summary> = {
  title,
  columns: columnsOf("taxes", sums),
  async open({ tenant, path, query, language }) {
    const { filter, timeZone } = await readReportFile(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { timeZone, batches: noRows };
    const batches = rowsOf(tenant, sumTaxes(filter), (rows) =>
      rows.map(toSum).map((one) => ({ ...one, ...cellsOf(one, language) })),
    );
    return { timeZone, batches };
  },
};

export const itemTaxExport: Exporter<typeof taxes.summaryItems> = {
  title,
  columns: columnsOf("taxes", { item_title: "text", item_code: "text", quantity: "number", unit: "text", ...sums }),
  async open({ tenant, path, query, language }) {
    const { filter, timeZone } = await readReportFile(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { timeZone, batches: noRows };
    const batches = rowsOf(tenant, sumTaxesByItem(filter, inMonths(filter)), (rows) =>
      rows.map(toItemSum).map((one) => ({ ...one, ...cellsOf(one, language) })),
    );
    return { timeZone, batches };
  },
};
