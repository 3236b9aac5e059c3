import type { CompiledQuery, JoinBuilder, RawBuilder, StringReference } from "kysely";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, sql } from "kysely";
import type { CustomTypesConfig } from "pg";
import pg from "pg";
import type { DB } from "./tables.ts";
import { TenantQueryCompiler, tenantParameter } from "./tenant-compiler.ts";

/** Builds queries without a connection: a query is a plain value until a transaction runs it, so no query can escape its transaction. */
export const q = new Kysely<DB>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new TenantQueryCompiler(),
  },
});

/** The current business as the one bound parameter of a statement, filled in by `Tenant`. */
export const tenantId = sql<string>`${tenantParameter}`;

/**
 * The condition that a table's rows belong to the current business. Every statement applies it to every tenant table that it reads or
 * changes; row-level security enforces the same a second time.
 */
export function inTenant(table?: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(table ? `${table}.business_id` : "business_id")} = ${tenantParameter}`;
}

/** No row has this id. A join on a condition that is never true, such as equality with null, cannot be planned by Citus on PostgreSQL 15 and 16. */
export const noId = "00000000-0000-0000-0000-000000000000";

/** Joins by a reference that stays within the business: `(join) => onRefInTenant(join, "pos.id", "terminal.pos_id")`. */
export function onRefInTenant<Joined, Tables extends keyof Joined>(
  join: JoinBuilder<Joined, Tables>,
  left: StringReference<Joined, Tables> & `${string}.${string}`,
  right: StringReference<Joined, Tables> & `${string}.${string}`,
): JoinBuilder<Joined, Tables> {
  const businessOf = (reference: string) => `${reference.split(".")[0]}.business_id` as StringReference<Joined, Tables>; // Every tenant table has it.
  return join.onRef(businessOf(left), "=", businessOf(right)).onRef(left, "=", right);
}

type ColumnName = { [Table in keyof DB & string]: `${Table}.${keyof DB[Table] & string}` }[keyof DB & string];

/** How many rows refer to a row: `countOf("pos.loyalty_id", "loyalty.id")`. */
export function countOf(reference: ColumnName, id: ColumnName): RawBuilder<bigint> {
  const table = reference.split(".")[0] ?? "";
  return sql<bigint>`(select count(*) as "count" from ${sql.table(table)}
    where ${sql.ref(`${table}.business_id`)} = ${tenantParameter} and ${sql.ref(reference)} = ${sql.ref(id)})`;
}

/** Something that compiles to SQL and whose rows have a known type. */
export interface Query<Row> {
  compile(): CompiledQuery<Row>;
}

/** A query written as SQL text, for anything the builder cannot express. */
export function raw<Row>(text: RawBuilder<Row>): Query<Row> {
  return { compile: () => text.compile(q) };
}

const int8 = 20;
const date = 1082;
/** Eight-byte integers are bigint (never a float), dates stay text (they have no time zone). */
export const rowTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: "text" | "binary") {
    if (oid === int8) return (text: string) => BigInt(text);
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format as "text"); // The overloads of the library differ in this argument only.
  },
} as CustomTypesConfig; // The library types one generic parser per format; both of ours take text.
