import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import type { Crumb } from "#ui/layout/breadcrumbs.tsx";
import { paths } from "../../screens.ts";
import { useLoyaltyCrumbs } from "../use-loyalty-crumbs.tsx";

/** The category whose price is open, what its customers pay with, and the address of the list. */
export function usePriceScope() {
  const { loyaltyId, categoryId, currency, accountId } = usePathParams<
    "loyaltyId" | "categoryId" | "currency" | "accountId"
  >() as { loyaltyId: string; categoryId: string; currency?: string; accountId?: string }; // One of both, by the screen.
  const list = `${paths.editCategory({ loyaltyId, categoryId })}?tab=prices&pay=${accountId ?? currency}`;
  return { loyaltyId, categoryId, currency, list };
}

/** The programme, and the prices of the category. */
export function usePriceCrumbs(): Crumb[] {
  const { loyaltyId, categoryId, list } = usePriceScope();
  const above = useLoyaltyCrumbs(loyaltyId, "categories");
  const { data } = useCall(calls.cardCategories.get, { path: { loyaltyId, categoryId } });
  return [...above, { label: data?.title ?? "…", link: <Link to={list} /> }];
}
