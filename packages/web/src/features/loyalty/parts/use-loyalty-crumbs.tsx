import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/screen/screen-header.tsx";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { paths, screens } from "../screens.ts";

/** Returns the breadcrumbs of a part of a programme: the list of programmes, and the tab of this one. */
export function useLoyaltyCrumbs(loyaltyId: string, tab: "rules" | "categories" | "messages" | "store"): Crumb[] {
  const above = useCrumbs(screens.list);
  const { data } = useCall(calls.loyalty.get, { path: { loyaltyId } });
  const to = `${paths.edit({ loyaltyId })}?tab=${tab}`;
  return [...above, { label: data?.title ?? "…", link: <Link to={to} /> }];
}
