import type { goodsImports } from "@patron/contract";
import type { ImportFault } from "@patron/contract/enums";
import type { BodyOf } from "@patron/contract/kit";
import type { Tenant } from "#kit/tenant.ts";
import { digestOf } from "#kit/vault/digest.ts";
import { toGoods } from "../goods/public.ts";
import type { PlannedCategory } from "./category-tree.ts";
import { isSameText, unguarded, type Value } from "./cell-texts.ts";
import type { SheetColumn } from "./columns.ts";
import { readValues, type SheetContext } from "./context.ts";
import { listItemsByCode } from "./queries.ts";
import { type Goods, no, programme, type Values, yes } from "./values.ts";

type Body = BodyOf<typeof goodsImports.preview>;
export interface Fault {
  key: string;
  fault: ImportFault;
}
/** A row that does something, or cannot. */
export interface PlannedRow {
  row: number;
  code: string;
  title: string;
  item: Goods | undefined;
  before: Values;
  /** New values by key, of those that differ. */
  changes: Values;
  faults: readonly Fault[];
}
export interface Plan {
  rows: readonly PlannedRow[];
  unchanged: number;
  additions: readonly PlannedCategory[];
  /** The same for two plans that do the same. */
  fingerprint: string;
}

/** The columns that a body names, by position; undefined for those that are not read. Undefined if one is unknown or named twice. */
export function columnsOf(keys: Body["columns"], context: SheetContext): (SheetColumn | undefined)[] | undefined {
  const named = keys.filter((key) => key !== null);
  const byKey = new Map(context.columns.map((column) => [column.key, column]));
  if (new Set(named).size < named.length || named.some((key) => !byKey.has(key))) return undefined;
  return keys.map((key) => (key === null ? undefined : byKey.get(key)));
}

interface Line {
  row: number;
  cells: ReadonlyMap<SheetColumn, string>;
  /** As the file has it, and as it may have been before an export. */
  codes: readonly string[];
}

/** The rows of a body that are not empty. */
export function linesOf(body: Body, columns: readonly (SheetColumn | undefined)[]): Line[] {
  return body.rows.flatMap((cells, index) => {
    if (cells.every((cell) => (cell ?? "").trim() === "")) return [];
    const known = columns.flatMap((column, at) => (column ? [[column, cells[at] ?? ""] as const] : []));
    const code = known.find(([column]) => column.key === "code")?.[1] ?? "";
    const codes = [...new Set([code, code.trim(), unguarded(code).trim()])].filter(Boolean);
    return [{ row: (body.first_row ?? 2) + index, cells: new Map(known), codes }];
  });
}

const rowsAtOnce = 1000;

interface Planning {
  context: SheetContext;
  lines: readonly Line[];
  columns: readonly (SheetColumn | undefined)[];
  clears: boolean;
  groupIds: readonly string[];
  at: Date;
}

/** What importing some lines would do. Other requests are served between its parts. */
export async function planOf(tenant: Tenant, planning: Planning): Promise<Plan> {
  const { context, lines } = planning;
  const rows: PlannedRow[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (let from = 0; from < lines.length; from += rowsAtOnce) {
    const some = lines.slice(from, from + rowsAtOnce);
    const found = (await tenant.many(listItemsByCode(some.flatMap(({ codes }) => codes)))).map(toGoods);
    const values = await readValues(tenant, planning, found);
    const byCode = new Map(found.map((item) => [item.code, item]));
    for (const line of some) {
      const item = line.codes.map((code) => byCode.get(code)).find((one) => one !== undefined);
      const planned = rowOf(line, planning, { item, before: item ? (values.get(item.id) ?? {}) : {}, seen });
      if (planned) rows.push(planned);
      else unchanged += 1;
    }
  }
  const additions = context.tree.additionsFor(rows.flatMap((row) => row.changes.categories ?? []));
  const fingerprint = digestOf([
    ...rows.map((row) => JSON.stringify([row.row, row.item?.id, row.faults, changesOf(row)])),
    ...additions.map(({ key }) => key),
  ]);
  return { rows, unchanged, additions, fingerprint };
}

/** The changes of a row with what there was. */
export function changesOf({ changes, before }: PlannedRow): { key: string; before: Value; after: Value }[] {
  return Object.entries(changes).map(([key, after]) => ({ key, before: before[key] ?? null, after }));
}

function rowOf(
  line: Line,
  { context, clears }: Planning,
  { item, before, seen }: { item: Goods | undefined; before: Values; seen: Set<string> },
): PlannedRow | undefined {
  const changes: Values = {};
  const faults: Fault[] = [];
  for (const [column, cell] of line.cells) {
    const present = before[column.key] ?? null;
    const read =
      item && column.key === "code"
        ? { value: present }
        : readCell(column, cell, { present, context, clears, isNew: !item });
    if ("fault" in read) faults.push({ key: column.key, fault: read.fault });
    else if (read.value !== present) changes[column.key] = read.value;
  }
  const code = item?.code ?? changes.code ?? line.codes[0] ?? "";
  if (code && seen.has(code)) faults.push({ key: "code", fault: "duplicate-code" });
  seen.add(code);
  if (!item && !faults.some(({ key }) => key === "title") && !changes.title)
    faults.push({ key: "title", fault: "required" });
  if ((item ? before[programme] : no) === no) changes[programme] = yes;
  const title = item?.title ?? changes.title ?? "";
  const row = { row: line.row, code: code.slice(0, 200), title, item, before };
  if (faults.length > 0) return { ...row, changes: {}, faults };
  return Object.keys(changes).length > 0 ? { ...row, changes, faults } : undefined;
}

interface Present {
  present: Value;
  context: SheetContext;
  clears: boolean;
  isNew: boolean;
}

/** The value of a cell; the present one where the cell says nothing else. */
function readCell(column: SheetColumn, cell: string, { present, context, clears, isNew }: Present) {
  if (cell.trim() === "") {
    if (!isNew && !clears) return { value: present };
    return column.preset === "required" ? { fault: "required" as const } : { value: column.preset };
  }
  // What an export writes is what there is, whatever a reader of files would make of it.
  const text = unguarded(cell);
  const shown = present === null ? null : column.show(present, context);
  if (shown !== null && (isSameText(cell, shown) || isSameText(text, shown))) return { value: present };
  return column.read(text, context);
}
