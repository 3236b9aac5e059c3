/** A node of libpg-query's syntax tree: one key, the kind, with its fields. */
export type Node = Readonly<Record<string, unknown>>;

/** Tables with rows of businesses. Whatever a statement reads or changes in them must belong to the bound business. */
export interface Tables {
  tenant: ReadonlySet<string>;
  /** Tables with a `business_id` whose rows are looked up before the business is known. They can pass it on. */
  global: ReadonlySet<string>;
}

/** A source of rows in a statement. `columns` are those that may hold the business, and whether they are known to. */
export interface Range {
  alias: string;
  /** The name of a tenant table; undefined for a source that was checked where it is defined. */
  table?: string;
  /** The result of a query, which a distributed database computes on its own: its columns say nothing about where another table's rows are. */
  isDerived?: boolean;
  columns: Map<string, boolean>;
}
type Level = readonly Range[];
/** The meaning of names at a position in a statement: its sources, innermost level first, and the queries of its `with`. */
export interface Scope {
  levels: readonly Level[];
  queries: ReadonlyMap<string, ReadonlyMap<string, boolean>>;
}
interface Column {
  range: Range;
  name: string;
}

export const key = "business_id";

export const part = (node: unknown, name: string): Node | undefined => (node as Node | undefined)?.[name] as Node; // The tree is JSON.
export const list = (node: unknown, name: string): Node[] => (part(node, name) as Node[] | undefined) ?? []; // The same.
export const text = (node: unknown, name: string) => ((node as Node | undefined)?.[name] as string | undefined) ?? ""; // The same.

/** Walks a tree from its root; `visit` returns whether to skip a node's children. */
export function walk(node: unknown, visit: (kind: string, value: Node) => boolean): void {
  if (typeof node !== "object" || node === null) return;
  for (const [kind, value] of Object.entries(node)) {
    const isDone = !Array.isArray(node) && typeof value === "object" && visit(kind, value as Node); // Objects are nodes.
    if (!isDone) walk(value, visit);
  }
}

/** The column that a reference means, from the nearest level that knows it. */
function columnOf(expression: Node | undefined, levels: readonly Level[]): Column | undefined {
  const names = list(part(expression, "ColumnRef"), "fields").map((field) => text(part(field, "String"), "sval"));
  const name = names.at(-1) ?? "";
  const alias = names.length > 1 ? names.at(-2) : undefined;
  for (const level of levels) {
    const range = level.find((one) => (alias === undefined ? one.columns.has(name) : one.alias === alias));
    if (range) return { range, name };
  }
  return undefined;
}

/** Whether an expression is the bound business: its parameter, or a column that is known to hold it. */
export function isBound(expression: Node | undefined, levels: readonly Level[]): boolean {
  const cast = part(expression, "TypeCast");
  if (cast) {
    const type = list(part(cast, "typeName"), "names").map((one) => text(part(one, "String"), "sval"));
    return (
      type.at(-1) === "uuid" &&
      (part(part(cast, "arg"), "ParamRef") !== undefined || isBound(part(cast, "arg"), levels))
    );
  }
  const column = columnOf(expression, levels);
  return column !== undefined && column.range.columns.get(column.name) === true;
}

/** Two expressions that are equal in every row; the equality applies to columns of `ranges`. */
export interface Equality {
  sides: readonly [Node | undefined, Node | undefined];
  ranges: readonly Range[];
}

/** The equalities that a condition requires. */
export function equalitiesOf(condition: Node | undefined, ranges: readonly Range[]): Equality[] {
  const all = part(condition, "BoolExpr");
  if (all)
    return text(all, "boolop") === "AND_EXPR" ? list(all, "args").flatMap((one) => equalitiesOf(one, ranges)) : [];
  const compared = part(condition, "A_Expr");
  const isEquality =
    text(compared, "kind") === "AEXPR_OP" && text(part(list(compared, "name")[0], "String"), "sval") === "=";
  if (!isEquality) return [];
  const [left, right] = [part(compared, "lexpr"), part(compared, "rexpr")];
  const [row, other] = [part(left, "RowExpr"), part(right, "RowExpr")].map((one) => list(one, "args"));
  if (row?.length && row.length === other?.length)
    return row.map((one, at) => ({ sides: [one, other[at]] as const, ranges }));
  return [{ sides: [left, right], ranges }];
}

/**
 * Marks every column that an equality ties to the bound business, directly or through a chain of tables of the same query. A row of the query around
 * it or of a subquery does not: a distributed database then does not know where the rows are.
 */
export function bind(equalities: readonly Equality[], all: readonly Level[]): void {
  const levels = all.slice(0, 1);
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const { sides, ranges } of equalities) {
      for (const [one, other] of [sides, sides.toReversed()]) {
        const column = columnOf(one, levels);
        if (
          !column ||
          !ranges.includes(column.range) ||
          column.range.columns.get(column.name) ||
          !isBound(other, levels) ||
          columnOf(other, levels)?.range.isDerived
        )
          continue;
        column.range.columns.set(column.name, true);
        isNew = true;
      }
    }
  }
}
