import type { Tenant } from "#kit/tenant.ts";
import { listGoodsOfCodes, listGoodsSoldIn, type PaidRow } from "./queries.ts";

/** Goods that a special account may pay for, by code: those of its codes, or of its programmes if it has none. */
export function readPaidGoods(
  tenant: Tenant,
  { goods_codes, loyalty_ids }: { goods_codes: string[]; loyalty_ids: string[] },
): Promise<PaidRow[]> {
  return tenant.many(goods_codes.length > 0 ? listGoodsOfCodes(goods_codes) : listGoodsSoldIn(loyalty_ids));
}
