import type { goodsImports } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import { flagText } from "./columns.ts";
import type { SheetContext } from "./context.ts";
import { changesOf, type Plan, type PlannedRow } from "./plan.ts";
import type { getImport } from "./queries.ts";

type ImportRow = InferResult<ReturnType<typeof getImport>>[number];

export function toImport(row: ImportRow): ReplyOf<typeof goodsImports.add> {
  return {
    id: row.id,
    loyalty_id: row.loyalty_id,
    file_name: row.file_name,
    person: row.person_id === null ? null : { id: row.person_id, title: row.person_name ?? "" },
    new_count: row.new_count,
    changed_count: row.changed_count,
    prices_count: row.prices_count,
    categories_count: row.categories_count,
    undone_dt: row.undone_dt?.toISOString() ?? null,
    kept_count: row.kept_count,
    ...stampsOf(row),
  };
}

const isFaulty = (row: PlannedRow) => row.faults.length > 0;

/** How many rows of a plan do what. */
export function countsOf({ rows, unchanged }: Plan) {
  const right = rows.filter((row) => !isFaulty(row));
  return {
    new_count: right.filter(({ item }) => !item).length,
    changed_count: right.filter(({ item }) => item).length,
    unchanged_count: unchanged,
    faulty_count: rows.length - right.length,
    prices_count: right.flatMap(({ changes }) => Object.keys(changes)).filter((key) => key.startsWith("group.")).length,
  };
}

export function toPreview(plan: Plan, context: SheetContext): ReplyOf<typeof goodsImports.preview> {
  const byKey = new Map(context.columns.map((column) => [column.key, column]));
  const shown = (key: string, value: string | null) => {
    if (value === null) return null;
    return byKey.get(key)?.show(value, context) ?? flagText(value, context.language); // Only `programme` has no column.
  };
  return {
    fingerprint: plan.fingerprint,
    ...countsOf(plan),
    categories: plan.additions.map(({ titles }) => titles.join(" / ")),
    rows: plan.rows.map((row) => ({
      row: row.row,
      state: isFaulty(row) ? "faulty" : row.item ? "changed" : "new",
      goods_id: row.item?.id ?? null,
      code: row.code,
      title: row.title,
      changes: changesOf(row).map(({ key, before, after }) => ({
        key,
        before: shown(key, before),
        after: shown(key, after),
      })),
      faults: [...row.faults],
    })),
  };
}
