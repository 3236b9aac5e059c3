import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/screen/screen-header.tsx";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";

/** Returns the breadcrumbs up to the programme and, from a single record, to its list. */
export function useProgrammeCrumbs(loyaltyId: string): Crumb[] {
  const programmes = useCall(calls.embedded.loyalties, {}).data?.items ?? [];
  const title = programmes.find(({ id }) => id === loyaltyId)?.title ?? "…";
  return [{ label: title, link: <Link to={`/loyalties/${encodeURIComponent(loyaltyId)}`} /> }, ...useCrumbs()];
}
