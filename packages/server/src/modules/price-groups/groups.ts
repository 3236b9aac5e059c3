import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty } from "../loyalty/public.ts";
import { getGroup, lockGroup } from "./queries.ts";
import type { GroupRow } from "./views.ts";

type Missing = "loyalty.not_found" | "price_group.not_found";
interface Path {
  loyaltyId: string;
  priceGroupId: string;
}

/** The price group that a path leads to, or what of the path is not there. */
export async function findGroup(
  tenant: Tenant,
  path: Path,
  how: "read" | "lock" = "read",
): Promise<GroupRow | Missing> {
  if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) return "loyalty.not_found";
  const query = how === "lock" ? lockGroup : getGroup;
  return (await tenant.maybe(query(path.loyaltyId, path.priceGroupId))) ?? "price_group.not_found";
}
