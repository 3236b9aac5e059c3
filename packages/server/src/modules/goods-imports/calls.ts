import { goodsImports } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { lockTree } from "../goods/public.ts";
import { inProgramme } from "../loyalty/public.ts";
import { lockGroups, startOf } from "../price-matrix/public.ts";
import { readContext, type SheetContext } from "./context.ts";
import { columnsOf, linesOf, planOf } from "./plan.ts";
import * as queries from "./queries.ts";
import { cellsOf, goodsExport, listRows } from "./sheet.ts";
import { storeRows, undoRows } from "./stored-rows.ts";
import { countsOf, toImport, toPreview } from "./views.ts";
import { writeItems } from "./write.ts";

type Body = BodyOf<typeof goodsImports.preview>;

/** What a body is about, or which of its columns is a mistake. */
function readBody(body: Body, context: SheetContext) {
  const columns = columnsOf(body.columns, context);
  if (!columns) return "goods_import.unknown_column";
  if (!body.columns.includes("code")) return "goods_import.no_code";
  const groupIds = context.groups.map(({ id }) => id).filter((id) => body.columns.includes(`group.${id}`));
  return { context, columns, groupIds, lines: linesOf(body, columns), clears: body.empty_cells === "clear" };
}

/** Holds still what an import may change; whoever changes the same waits, and then sees what the import has done. */
async function lock(
  tenant: Tenant,
  loyaltyId: string,
  { codes, groupIds }: { codes: readonly string[]; groupIds: readonly string[] },
) {
  const goods = await tenant.many(queries.lockItemsByCode(codes));
  await tenant.many(lockTree(loyaltyId));
  await tenant.many(lockGroups(loyaltyId, groupIds));
  return groupIds.flatMap((groupId) => goods.map(({ id: goodsId }) => ({ groupId, goodsId })));
}

export const goodsImportsCalls = implement(
  goodsImports,
  {
    columns: inProgramme(async ({ path, tenant, language }) => {
      const { columns } = await readContext(tenant, path.loyaltyId, language);
      const items = columns.map(({ key, title, names, currency, preset }) => ({
        key,
        title: { ...title },
        names: [...names],
        currency,
        required: preset === "required",
      }));
      return { items };
    }),

    sheet: inProgramme(async ({ path, query, page, tenant, now, language }) => {
      const context = await readContext(tenant, path.loyaltyId, language);
      const columns = context.columns.map(({ key }) => key);
      const shown = await readPage(
        { tenant, page },
        listRows(path.loyaltyId, query),
        async (rows) => {
          const written = await cellsOf(tenant, rows, { context, at: now });
          return written.map(({ id, cells }) => ({ id, cells: columns.map((key) => cells.get(key) ?? null) }));
        },
        countsAll,
      );
      return { ...shown, columns };
    }),

    preview: inProgramme(async ({ path, body, tenant, now, language, fail }) => {
      const context = await readContext(tenant, path.loyaltyId, language);
      const read = readBody(body, context);
      if (typeof read === "string") return fail(read);
      return toPreview(await planOf(tenant, { ...read, at: now }), context);
    }),

    add: inProgramme(async ({ path, body, tenant, who, now, language, fail, changed }) => {
      const { loyaltyId } = path;
      await tenant.one(queries.lockImports(loyaltyId));
      const named = readBody(body, await readContext(tenant, loyaltyId, language));
      if (typeof named === "string") return fail(named);
      const codes = named.lines.flatMap((line) => line.codes);
      const places = await lock(tenant, loyaltyId, { codes, groupIds: named.groupIds });
      const at = places.length > 0 ? await startOf(tenant, places, now) : now;
      // Read again, because somebody may have changed categories before they were locked.
      const context = await readContext(tenant, loyaltyId, language);
      const read = readBody(body, context);
      if (typeof read === "string") return fail(read);
      const plan = await planOf(tenant, { ...read, at });
      if (plan.fingerprint !== body.fingerprint) return fail("goods_import.outdated");
      const counts = countsOf(plan);
      if (counts.faulty_count > 0) return fail("goods_import.faulty", { count: counts.faulty_count });
      if (plan.rows.length === 0) return fail("goods_import.empty");
      const id = body.id ?? newId();
      const row = {
        ...{ id, loyalty_id: loyaltyId, file_name: body.file_name ?? null, person_id: personOf(who).personId },
        new_count: counts.new_count,
        changed_count: counts.changed_count,
        prices_count: counts.prices_count,
        categories_count: plan.additions.length,
        created_dt: now,
        modified_dt: now,
      };
      await tenant.run(queries.addImport(row));
      const items = plan.rows.map(({ item, before, changes }) => ({ id: item?.id ?? newId(), item, before, changes }));
      const { changes } = await writeItems(tenant, {
        ...{ context, items, who, now: at },
        additions: plan.additions,
        comment: body.file_name ?? null,
      });
      for (const change of changes) changed(change);
      // Categories that the import has added are part of what its items have now.
      await storeRows(tenant, id, { context: await readContext(tenant, loyaltyId, language), items, at });
      const after = toImport(await tenant.one(queries.getImport(loyaltyId, id)));
      changed({ entityType: "goods_import", id, after });
      return after;
    }),

    list: inProgramme(({ path, page, tenant }) =>
      readPage({ tenant, page }, queries.listImports(path.loyaltyId), (rows) => rows.map(toImport)),
    ),

    undo: inProgramme(async (context) => {
      const { path, tenant, who, now, language, fail, changed } = context;
      const { loyaltyId } = path;
      await tenant.one(queries.lockImports(loyaltyId));
      const row = await tenant.maybe(queries.lockImport(loyaltyId, path.goodsImportId));
      if (!row) return fail("goods_import.not_found");
      refuseStale(context, row);
      if (row.undone_dt) return fail("goods_import.undone");
      const sheet = await readContext(tenant, loyaltyId, language);
      const { changes, kept } = await undoRows(tenant, { row, context: sheet, who, now });
      await tenant.run(queries.endImport(row.id, kept.length, now));
      for (const change of changes) changed(change);
      const after = toImport(await tenant.one(queries.getImport(loyaltyId, row.id)));
      changed({ entityType: "goods_import", id: row.id, before: toImport(row), after });
      return { goods_import: after, kept: kept.slice(0, 200) };
    }),
  },
  { sheet: goodsExport },
);
