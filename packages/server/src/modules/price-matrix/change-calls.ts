import type { priceMatrix } from "@patron/contract";
import { newId } from "#kit/id.ts";
import type { Handlers } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { personOf } from "#kit/who.ts";
import { inProgramme, listSold } from "../loyalty/public.ts";
import { cellsOf, firstOf, namedIn, outdatedOf, overlappingOf, readPrices, spanOf } from "./change.ts";
import * as queries from "./change-queries.ts";
import { previewOf } from "./preview.ts";
import { priceText, toChange, toChangePrice } from "./views.ts";

type ChangeCalls = "preview" | "addChange" | "changes" | "changePrices" | "cancelChange";

/** Changes of many prices at once. */
export const changeHandlers: Pick<Handlers<typeof priceMatrix>, ChangeCalls> = {
  preview: inProgramme(async ({ path, body, tenant, now, fail }) => {
    const cells = cellsOf(body);
    const { groupIds, goodsIds } = namedIn(body);
    const groups = await tenant.many(queries.listGroups(path.loyaltyId, groupIds));
    if (groups.length < groupIds.length) return fail("price_group.not_found");
    if (await lacks(tenant, goodsIds, (some) => listSold(path.loyaltyId, some))) return fail("goods.not_found");
    return previewOf(tenant, { loyaltyId: path.loyaltyId, groups, cells }, now);
  }),

  addChange: inProgramme(async ({ path, body, tenant, who, now, fail, changed }) => {
    const cells = cellsOf(body);
    const { groupIds, goodsIds } = namedIn(body);
    // Locked, so of two people who change the same prices the second sees those of the first.
    const groups = await tenant.many(queries.lockGroups(path.loyaltyId, groupIds));
    if (groups.length < groupIds.length) return fail("price_group.not_found");
    if (await lacks(tenant, goodsIds, (some) => listSold(path.loyaltyId, some))) return fail("goods.not_found");
    if (cells.length === 0) return fail("price_change.empty");
    const { modified_dt } = await tenant.one(queries.getLastChange(groupIds, goodsIds));
    // Whoever had the lock before may have begun later; prices that follow them start after theirs.
    const at = modified_dt && modified_dt >= now ? new Date(modified_dt.getTime() + 1) : now;
    const span = spanOf(body, at);
    if (!span) return fail("price_change.ends_early");
    const stored = await readPrices(tenant, cells, at);
    const outdated = outdatedOf(cells, stored, at);
    if (outdated.length > 0)
      return fail("price_change.outdated", { count: outdated.length, prices: firstOf(outdated) });
    const taken = overlappingOf(cells, stored, span, at);
    if (taken.length > 0) return fail("price_change.overlaps", { count: taken.length, prices: firstOf(taken) });

    const change = {
      id: body.id ?? newId(),
      valid_from: span.from,
      valid_until: span.until,
      comment: body.comment ?? null,
      person_id: personOf(who).personId,
      created_dt: at,
    };
    const rest = { loyalty_id: path.loyaltyId, prices_count: cells.length, modified_dt: at };
    await tenant.run(queries.addChange({ ...change, ...rest }));
    const places = {
      groupIds: cells.map(({ groupId }) => groupId),
      goodsIds: cells.map(({ goodsId }) => goodsId),
    };
    await tenant.run(queries.saveItems(places, at));
    const prices = cells.map(({ price }) => (price === null ? null : price.toString()));
    await tenant.run(queries.addPrices({ ...places, ids: cells.map(() => newId()), prices }, change));
    const after = toChange(await tenant.one(queries.getChange(path.loyaltyId, change.id)), at);
    changed({ entityType: "price_change", id: change.id, after: { ...after, prices: firstOf(cells).map(toLogged) } });
    tenant.announce("price_group_item");
    return after;
  }),

  changes: inProgramme(async ({ path, query, page, tenant, now }) => {
    const rows = queries.listChanges(path.loyaltyId, query, now);
    return readPage({ tenant, page }, rows, (some) => some.map((row) => toChange(row, now)));
  }),

  changePrices: inProgramme(async ({ path, page, tenant, fail }) => {
    const row = await tenant.maybe(queries.getChange(path.loyaltyId, path.priceChangeId));
    if (!row) return fail("price_change.not_found");
    return readPage({ tenant, page }, queries.listChangePrices(row.id), (some) => some.map(toChangePrice), countsAll);
  }),

  cancelChange: inProgramme(async (context) => {
    const { path, tenant, now, fail, changed } = context;
    const row = await tenant.maybe(queries.lockChange(path.loyaltyId, path.priceChangeId));
    if (!row) return fail("price_change.not_found");
    refuseStale(context, row);
    if (row.cancelled_dt || row.valid_from <= now) return fail("price_change.started");
    await tenant.run(queries.touchItems(row.id, now));
    await tenant.run(queries.endPrices(row.id));
    await tenant.run(queries.cancelChange(row.id, now));
    const after = toChange(await tenant.one(queries.getChange(path.loyaltyId, row.id)), now);
    changed({ entityType: "price_change", id: row.id, before: toChange(row, now), after });
    tenant.announce("price_group_item");
    return after;
  }),
};

/** A price of a change in the audit log, which has the first of them; the items' histories have all. */
function toLogged({ groupId, goodsId, price, previous }: ReturnType<typeof cellsOf>[number]) {
  const before = previous === undefined ? {} : { previous_price: priceText(previous) };
  return { price_group_id: groupId, item_id: goodsId, ...before, price: priceText(price) };
}
