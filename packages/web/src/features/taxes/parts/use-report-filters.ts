import { TAX_CLASSIFICATIONS } from "@patron/contract/enums";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { taxesMessages } from "../messages.ts";

/** The filters of the tax report: period, site, taxes, and customer. */
export function useReportFilters(loyaltyId: string): Filter<unknown>[] {
  const t = useMessages(taxesMessages);
  const query = loyaltyId === "" ? null : { loyalty_id: loyaltyId };
  return [
    { kind: "days", name: "date", from: "date_from", to: "date_to", label: t.date },
    { kind: "record", name: "pos_id", label: t.fields.pos_id, among: { entity: "pos", query } },
    {
      name: "tax_classification",
      label: t.fields.classification,
      options: choices(TAX_CLASSIFICATIONS, t.values.classification),
    },
    { kind: "record", name: "tax_id", label: t.fields.tax_id, among: { entity: "tax", query } },
    { kind: "text", name: "user_phone", label: t.phone },
    { kind: "text", name: "user_email", label: t.email },
    { kind: "text", name: "user_external_id", label: t.externalId },
  ];
}
