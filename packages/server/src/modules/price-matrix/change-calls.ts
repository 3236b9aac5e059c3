import type { priceMatrix } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { lacks } from "#kit/records/known.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { inProgramme, listSold } from "../loyalty/public.ts";
import { cellsOf, firstOf, namedIn, outdatedOf, overlappingOf, readPrices, spanOf, toLogged } from "./change.ts";
import * as queries from "./change-queries.ts";
import { previewOf } from "./preview.ts";
import { toChange, toChangePrice, toChangeTerminal } from "./views.ts";
import { startOf, writeChange } from "./write-change.ts";

type ChangeCalls = "preview" | "addChange" | "changes" | "changePrices" | "changeTerminals" | "cancelChange";

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
    const at = await startOf(tenant, cells, now);
    const span = spanOf(body, at);
    if (!span) return fail("price_change.ends_early");
    const stored = await readPrices(tenant, cells, at);
    const outdated = outdatedOf(cells, stored, at);
    if (outdated.length > 0)
      return fail("price_change.outdated", { count: outdated.length, prices: firstOf(outdated) });
    const taken = overlappingOf(cells, stored, span, at);
    if (taken.length > 0) return fail("price_change.overlaps", { count: taken.length, prices: firstOf(taken) });

    const { loyaltyId } = path;
    const comment = body.comment ?? null;
    const id = await writeChange(tenant, { id: body.id, loyaltyId, cells, span, comment, who }, at);
    const after = toChange(await tenant.one(queries.getChange(loyaltyId, id)), at);
    changed({ entityType: "price_change", id, after: { ...after, prices: firstOf(cells).map(toLogged) } });
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

  changeTerminals: inProgramme(async ({ path, page, tenant, fail }) => {
    const row = await tenant.maybe(queries.getChange(path.loyaltyId, path.priceChangeId));
    if (!row) return fail("price_change.not_found");
    return readPage(
      { tenant, page },
      queries.listChangeTerminals(row.id),
      async (some) => {
        const seen = await tenant.many(queries.listSeenTerminals(some.map(({ id }) => id)));
        const seenOf = new Map(seen.map(({ terminal_id, seen_dt }) => [terminal_id, seen_dt]));
        return some.map((one) => toChangeTerminal(one, seenOf.get(one.id) ?? null, row.valid_from));
      },
      countsAll,
    );
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
