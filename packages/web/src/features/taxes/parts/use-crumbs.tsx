import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { taxesMessages } from "../messages.ts";
import { paths } from "../screens.ts";

/** The way back up to the programme and, from a single tax, to its list. */
export function useTaxCrumbs(loyaltyId: string, where: "list" | "tax"): Crumb[] {
  const t = useMessages(taxesMessages);
  const programmes = useCall(calls.embedded.loyalties, {}).data?.items ?? [];
  const title = programmes.find(({ id }) => id === loyaltyId)?.title ?? "…";
  const programme = { label: title, link: <Link to={`/loyalties/${encodeURIComponent(loyaltyId)}`} /> };
  const list = { label: t.title, link: <Link to={paths.list({ loyaltyId })} /> };
  return where === "list" ? [programme] : [programme, list];
}
