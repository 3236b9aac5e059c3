import {
  bind,
  type Equality,
  equalitiesOf,
  isBound,
  key,
  list,
  type Node,
  part,
  type Range,
  type Scope,
  type Tables,
  text,
  walk,
} from "./tenant-scope.ts";

/** A column of a query's result: its name, and whether it is known to hold the bound business. */
interface Answer {
  name: string;
  isBound: boolean;
  /** Its position; undefined after a star, which stands for an unknown number of columns. */
  at: number | undefined;
}

/** The tenant tables of a parsed statement, including subqueries, that are not restricted to the bound business. */
export function unboundTables(statement: Node, tables: Tables): string[] {
  const found: string[] = [];
  queryOf(statement, { levels: [], queries: new Map() }, { tables, report: (name) => found.push(name) });
  return [...new Set(found)];
}

interface Check {
  tables: Tables;
  report(name: string): void;
}

/** Checks a query of any kind and returns its result columns. */
function queryOf(node: Node | undefined, outer: Scope, check: Check): Answer[] {
  const [kind, query] = Object.entries(node ?? {})[0] ?? [];
  if (!kind) return [];
  const scope = { ...outer, queries: withQueries(part(query, "withClause"), outer, check) };
  const own = query as Node; // A statement is an object.
  if (kind === "SelectStmt") return selectOf(own, scope, check);
  if (kind === "InsertStmt") return insertOf(own, scope, check);
  if (kind === "UpdateStmt") return changeOf(own, list(own, "fromClause"), scope, check);
  if (kind === "DeleteStmt") return changeOf(own, list(own, "usingClause"), scope, check);
  check.report(`a ${kind}, which nobody judges`);
  return [];
}

function withQueries(clause: Node | undefined, outer: Scope, check: Check): Scope["queries"] {
  const queries = new Map(outer.queries);
  for (const one of list(clause, "ctes").map((node) => part(node, "CommonTableExpr"))) {
    const name = text(one, "ctename");
    const query = part(one, "ctequery");
    const first = part(part(query, "SelectStmt"), "larg");
    const scope = { ...outer, queries };
    // A recursive query reads itself, beginning with the result of its first part.
    if (first && clause?.recursive) queries.set(name, columnsOf(queryOf({ SelectStmt: first }, scope, check), one));
    queries.set(name, columnsOf(queryOf(query, scope, check), one));
  }
  return queries;
}

/** The result columns of a query, by their names outside. */
function columnsOf(answers: readonly Answer[], named: Node | undefined): Map<string, boolean> {
  const names = [...list(named, "aliascolnames"), ...list(named, "colnames")].map((one) =>
    text(part(one, "String"), "sval"),
  );
  return new Map(answers.map(({ name, isBound: bound }, at) => [names[at] ?? name, bound]));
}

function selectOf(select: Node, scope: Scope, check: Check): Answer[] {
  if (text(select, "op") !== "SETOP_NONE") {
    const [one, other] = ["larg", "rarg"].map((side) => queryOf({ SelectStmt: part(select, side) }, scope, check));
    return (one ?? []).map((answer, at) => ({ ...answer, isBound: answer.isBound && (other?.[at]?.isBound ?? false) }));
  }
  const inner = rangesOf(list(select, "fromClause"), part(select, "whereClause"), scope, check);
  checkParts(select, inner, check);
  const rows = list(select, "valuesLists").map((row) => list(part(row, "List"), "items"));
  if (rows.length > 0)
    return (rows[0] ?? []).map((_, at) => ({
      name: `column${at + 1}`,
      at,
      isBound: rows.every((row) => isBound(row[at], inner.levels)),
    }));
  return answersOf(list(select, "targetList"), inner);
}

function insertOf(insert: Node, scope: Scope, check: Check): Answer[] {
  const into = rangeOf(part(insert, "relation"), scope, check);
  const source = queryOf(part(insert, "selectStmt"), scope, check);
  const at = list(insert, "cols").findIndex((column) => text(part(column, "ResTarget"), "name") === key);
  if (into.columns.has(key))
    into.columns.set(key, at >= 0 && source.some((answer) => answer.at === at && answer.isBound));
  if (into.table && !into.columns.get(key)) check.report(into.table);
  const inner = { ...scope, levels: [[into], ...scope.levels] };
  checkParts({ ...insert, selectStmt: undefined }, inner, check);
  return answersOf(list(insert, "returningList"), inner);
}

function changeOf(change: Node, from: readonly Node[], scope: Scope, check: Check): Answer[] {
  const changed: Node = { RangeVar: part(change, "relation") };
  const inner = rangesOf([changed, ...from], part(change, "whereClause"), scope, check);
  checkParts(change, inner, check);
  return answersOf(list(change, "returningList"), inner);
}

function answersOf(targets: readonly Node[], { levels }: Scope): Answer[] {
  const isStar = (node: Node) =>
    list(part(part(part(node, "ResTarget"), "val"), "ColumnRef"), "fields").some((field) => "A_Star" in field);
  const star = targets.findIndex(isStar);
  return targets.flatMap((node, index) => {
    const target = part(node, "ResTarget");
    const value = part(target, "val");
    const names = list(part(value, "ColumnRef"), "fields").map((field) => text(part(field, "String"), "sval"));
    const at = star === -1 || index < star ? index : undefined;
    if (!isStar(node))
      return [{ name: text(target, "name") || (names.at(-1) ?? ""), isBound: isBound(value, levels), at }];
    const ranges = (levels[0] ?? []).filter((range) => names.length === 1 || range.alias === names[0]);
    return ranges.flatMap(({ columns }) => [...columns].map(([name, bound]) => ({ name, isBound: bound, at })));
  });
}

/** Adds the sources of a query, ties them to the bound business by its conditions, and reports the unbound ones. */
function rangesOf(from: readonly Node[], where: Node | undefined, scope: Scope, check: Check): Scope {
  const level: Range[] = [];
  // Applies to every source of the level, including later ones: a lateral query sees what they bind before it.
  const equalities: Equality[] = equalitiesOf(where, level);
  const inner = { ...scope, levels: [level, ...scope.levels] };
  for (const node of from) addSource(node, { level, equalities, inner }, check);
  bind(equalities, inner.levels);
  for (const { table, alias, columns } of level)
    if (table && !columns.get(key)) check.report(alias === table ? table : `${table} as ${alias}`);
  return inner;
}

interface Reading {
  level: Range[];
  equalities: Equality[];
  inner: Scope;
}

/** Adds and returns the sources of a part of `from`. The condition of an outer join binds only the side that may be missing. */
function addSource(node: Node, reading: Reading, check: Check): Range[] {
  const join = part(node, "JoinExpr");
  if (!join) {
    const range = rangeOf(part(node, "RangeVar"), reading.inner, check, node, reading.equalities);
    reading.level.push(range);
    return [range];
  }
  const left = addSource(part(join, "larg") ?? {}, reading, check);
  const right = addSource(part(join, "rarg") ?? {}, reading, check);
  const ranges = { JOIN_INNER: [...left, ...right], JOIN_LEFT: right, JOIN_RIGHT: left }[text(join, "jointype")] ?? [];
  reading.equalities.push(...equalitiesOf(part(join, "quals"), ranges));
  return [...left, ...right];
}

function rangeOf(
  table: Node | undefined,
  scope: Scope,
  check: Check,
  node: Node = {},
  equalities: readonly Equality[] = [],
): Range {
  const made = part(node, "RangeSubselect");
  if (made) {
    // A lateral query sees the sources before it, as far as their own conditions bind them.
    bind(equalities, scope.levels);
    const levels = made.lateral ? scope.levels : scope.levels.slice(1);
    const named = part(made, "alias");
    return {
      alias: text(named, "aliasname"),
      isDerived: true,
      columns: columnsOf(queryOf(part(made, "subquery"), { ...scope, levels }, check), named),
    };
  }
  if (!table) return { alias: text(part(part(node, "RangeFunction"), "alias"), "aliasname"), columns: new Map() };
  const name = text(table, "relname");
  const alias = text(part(table, "alias"), "aliasname") || name;
  const query = scope.queries.get(name);
  if (query) return { alias, isDerived: true, columns: new Map(query) };
  const columns = new Map<string, boolean>();
  if (check.tables.tenant.has(name)) return { alias, table: name, columns: columns.set(key, false) };
  return { alias, columns: check.tables.global.has(name) ? columns.set(key, false) : columns };
}

/** Checks the queries inside a query's expressions. */
function checkParts(query: Node, scope: Scope, check: Check): void {
  walk({ ...query, withClause: undefined, larg: undefined, rarg: undefined }, (kind, value) => {
    if (kind === "RangeSubselect") return true;
    if (kind !== "SubLink") return false;
    queryOf(part(value, "subselect"), scope, check);
    checkParts({ testexpr: value.testexpr }, scope, check);
    return true;
  });
}
