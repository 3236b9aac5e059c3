import {
  ColumnNode,
  type InsertQueryNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  ValueListNode,
  ValueNode,
  ValuesNode,
} from "kysely";
import { isolationExceptions } from "./isolation-exceptions.ts";

/** Placeholder for the current business among a statement's parameters; `boundParameters` replaces it. */
export const tenantParameter = Symbol("business_id");

/** A value that a statement uses several times and sends once. */
export class SentOnce {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

const globalTables = new Set(isolationExceptions.globalTables);

/**
 * Compiles queries for PostgreSQL. The business is one parameter however often a statement uses it. An insert into a tenant table without
 * `business_id` gets it, so no statement relies on a default that only the database knows.
 */
export class TenantQueryCompiler extends PostgresQueryCompiler {
  readonly #placeholders = new Map<unknown, string>();

  override compileQuery(...args: Parameters<PostgresQueryCompiler["compileQuery"]>) {
    this.#placeholders.clear();
    return super.compileQuery(...args);
  }

  protected override appendValue(value: unknown): void {
    if (value === tenantParameter) this.append(`${this.#placeholderOf(value, value)}::uuid`);
    else if (value instanceof SentOnce) this.append(this.#placeholderOf(value, value.value));
    else super.appendValue(value);
  }

  #placeholderOf(key: unknown, sent: unknown): string {
    const known = this.#placeholders.get(key);
    if (known !== undefined) return known;
    this.addParameter(sent);
    const placeholder = this.getCurrentParameterPlaceholder();
    this.#placeholders.set(key, placeholder);
    return placeholder;
  }

  protected override visitInsertQuery(node: InsertQueryNode): void {
    super.visitInsertQuery(withBusiness(node));
  }
}

/** The insert with the column `business_id`, if its table is a tenant table and its rows are given as values. */
function withBusiness(node: InsertQueryNode): InsertQueryNode {
  const { into, columns, values } = node;
  const table = into?.table.identifier.name;
  if (table === undefined || globalTables.has(table) || !columns || !values || !ValuesNode.is(values)) return node;
  if (columns.some(({ column }) => column.name === "business_id")) return node;
  return {
    ...node,
    columns: [...columns, ColumnNode.create("business_id")],
    values: ValuesNode.create(values.values.map(withBusinessValue)),
  };
}

function withBusinessValue(row: PrimitiveValueListNode | ValueListNode) {
  return PrimitiveValueListNode.is(row)
    ? PrimitiveValueListNode.create([...row.values, tenantParameter])
    : ValueListNode.create([...row.values, ValueNode.create(tenantParameter)]);
}

/** The parameters of a compiled statement with the business filled in. */
export function boundParameters(parameters: readonly unknown[], businessId: string | undefined): unknown[] {
  return parameters.map((value) => (value === tenantParameter ? (businessId ?? null) : value));
}
