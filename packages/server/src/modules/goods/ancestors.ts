import type { Tenant } from "#kit/tenant.ts";
import { listParents } from "./category-queries.ts";

/** The parent of each category of a programme, null at the top. */
export type Parents = ReadonlyMap<string, string | null>;

export const readParents = (tenant: Tenant, loyaltyId: string): Promise<Parents> =>
  tenant.settled(`category parents ${loyaltyId}`, async () => {
    const rows = await tenant.many(listParents(loyaltyId));
    return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  });

/** Those of some categories that are of the programme, with all their parents: the nearest first, ties by id. */
export function withAncestors(parents: Parents, categoryIds: readonly string[]): string[] {
  const found = new Set<string>();
  let nearest = categoryIds.filter((id) => parents.has(id));
  while (nearest.length > 0) {
    const added = nearest.filter((id) => !found.has(id)).sort();
    for (const id of added) found.add(id);
    nearest = added.flatMap((id) => parents.get(id) ?? []);
  }
  return [...found];
}
