import type { Tenant } from "#kit/tenant.ts";

/** What one unit of some items costs in punches of a special account, by their ids. Nothing keeps such prices yet, so none has one. */
export async function readAccountPrices(
  _tenant: Tenant,
  _specialAccountId: string,
  _goodsIds: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  return new Map();
}
