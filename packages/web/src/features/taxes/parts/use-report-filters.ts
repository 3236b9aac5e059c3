import { TAX_CLASSIFICATIONS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { choices, optionsOf } from "#kit/options.ts";
import { taxesMessages } from "../messages.ts";

/** The filters of the tax report: period, site, taxes, and customer. */
export function useReportFilters(loyaltyId: string): Filter<unknown>[] {
  const t = useMessages(taxesMessages);
  const sites = useCall(calls.embedded.pos, { query: { loyalty_id: loyaltyId } }, { enabled: loyaltyId !== "" }).data;
  const taxes = useCall(calls.taxes.list, { path: { loyaltyId } }, { enabled: loyaltyId !== "" }).data;
  return [
    { kind: "days", name: "date", from: "date_from", to: "date_to", label: t.date },
    { name: "pos_id", label: t.fields.pos_id, options: optionsOf(sites?.items) },
    {
      name: "tax_classification",
      label: t.fields.classification,
      options: choices(TAX_CLASSIFICATIONS, t.values.classification),
    },
    { name: "tax_id", label: t.fields.tax_id, options: optionsOf(taxes?.items) },
    { kind: "text", name: "user_phone", label: t.phone },
    { kind: "text", name: "user_email", label: t.email },
    { kind: "text", name: "user_external_id", label: t.externalId },
  ];
}
