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

const globalTables = new Set(isolationExceptions.globalTables);

/**
 * Compiles queries for PostgreSQL. The business is one parameter however often a statement uses it. An insert into a tenant table without
 * `business_id` gets it, so no statement relies on a default that only the database knows.
 */
export class TenantQueryCompiler extends PostgresQueryCompiler {
  #placeholder: string | undefined;

  override compileQuery(...args: Parameters<PostgresQueryCompiler["compileQuery"]>) {
    this.#placeholder = undefined;
    return super.compileQuery(...args);
  }

  protected override appendValue(value: unknown): void {
    if (value !== tenantParameter) {
      super.appendValue(value);
      return;
    }
    if (this.#placeholder === undefined) {
      this.addParameter(value);
      this.#placeholder = `${this.getCurrentParameterPlaceholder()}::uuid`;
    }
    this.append(this.#placeholder);
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
