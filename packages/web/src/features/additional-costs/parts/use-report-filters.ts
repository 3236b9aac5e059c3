import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { costsMessages } from "../messages.ts";

/** The filters of the report on extra charges: period, site, charge, and customer. */
export function useReportFilters(loyaltyId: string): Filter<unknown>[] {
  const t = useMessages(costsMessages);
  const sites = useCall(calls.embedded.pos, { query: { loyalty_id: loyaltyId } }, { enabled: loyaltyId !== "" }).data;
  const query = { loyalty_id: loyaltyId };
  const costs = useCall(calls.embedded.additionalCosts, { query }, { enabled: loyaltyId !== "" }).data;
  return [
    { kind: "days", name: "date", from: "date_from", to: "date_to", label: t.date },
    { name: "pos_id", label: t.fields.pos_id, options: optionsOf(sites?.items) },
    { name: "additional_cost_id", label: t.fields.additional_cost_id, options: optionsOf(costs?.items) },
    { kind: "text", name: "user_phone", label: t.phone },
    { kind: "text", name: "user_email", label: t.email },
    { kind: "text", name: "user_external_id", label: t.externalId },
  ];
}
