import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import { personOf } from "#kit/who.ts";
import type { NewPrice } from "./change.ts";
import { axesOf } from "./change.ts";
import * as queries from "./change-queries.ts";

/** When prices that are changed now start: after those of whoever had the lock on the groups before and may have begun later. */
export async function startOf(tenant: Tenant, cells: readonly Pick<NewPrice, "groupId" | "goodsId">[], now: Date) {
  const { groupIds, goodsIds } = axesOf(cells);
  const { modified_dt } = await tenant.one(queries.getLastChange(groupIds, goodsIds));
  return modified_dt && modified_dt >= now ? new Date(modified_dt.getTime() + 1) : now;
}

interface Written {
  id: string | undefined;
  loyaltyId: string;
  cells: readonly NewPrice[];
  span: { from: Date; until: Date | null };
  comment: string | null;
  who: Who;
}

/** Stores a change and its prices; the groups are locked and the prices checked. */
export async function writeChange(tenant: Tenant, written: Written, at: Date): Promise<string> {
  const { cells, span, loyaltyId, who } = written;
  const change = {
    id: written.id ?? newId(),
    valid_from: span.from,
    valid_until: span.until,
    comment: written.comment,
    person_id: personOf(who).personId,
    created_dt: at,
  };
  const rest = { loyalty_id: loyaltyId, prices_count: cells.length, modified_dt: at };
  await tenant.run(queries.addChange({ ...change, ...rest }));
  const places = { groupIds: cells.map(({ groupId }) => groupId), goodsIds: cells.map(({ goodsId }) => goodsId) };
  await tenant.run(queries.saveItems(places, at));
  const prices = cells.map(({ price }) => (price === null ? null : price.toString()));
  await tenant.run(queries.addPrices({ ...places, ids: cells.map(() => newId()), prices }, change));
  tenant.announce("price_group_item");
  return change.id;
}
