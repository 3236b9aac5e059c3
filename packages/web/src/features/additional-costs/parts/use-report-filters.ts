import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { costsMessages } from "../messages.ts";

/** The filters of the report on extra charges: period, site, charge, and customer. */
export function useReportFilters(loyaltyId: string): Filter<unknown>[] {
  const t = useMessages(costsMessages);
  const query = loyaltyId === "" ? null : { loyalty_id: loyaltyId };
  return [
    { kind: "days", name: "date", from: "date_from", to: "date_to", label: t.date },
    { kind: "record", name: "pos_id", label: t.fields.pos_id, among: { entity: "pos", query } },
    {
      kind: "record",
      name: "additional_cost_id",
      label: t.fields.additional_cost_id,
      among: { entity: "additional_cost", query },
    },
    { kind: "text", name: "user_phone", label: t.phone },
    { kind: "text", name: "user_email", label: t.email },
    { kind: "text", name: "user_external_id", label: t.externalId },
  ];
}
