import type { Query } from "../database/rows.ts";
import type { Tenant } from "../tenant.ts";

/** Whether a body names something that is not there: fewer than its ids are found. */
export async function lacks(
  tenant: Tenant,
  ids: readonly string[],
  list: (some: string[]) => Query<unknown>,
): Promise<boolean> {
  const some = [...new Set(ids)];
  return some.length > 0 && (await tenant.many(list(some))).length < some.length;
}
