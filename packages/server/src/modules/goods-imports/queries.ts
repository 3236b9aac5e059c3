import { type Insertable, sql } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { GoodsImport, GoodsImportRow } from "#kit/database/tables.ts";
import { listGoods } from "../goods/public.ts";

/** Holds other imports of the programme back until the end of the transaction, and no sale. */
export const lockImports = (loyaltyId: string) =>
  q.selectFrom("loyalty").select("id").where(inTenant()).where("id", "=", loyaltyId).forNoKeyUpdate();

const anyOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Items with some codes, in no order. */
export const listItemsByCode = (codes: readonly string[]) =>
  listGoods({}).clearOrderBy().where("goods.code", "=", sql<string>`any(${codes}::text[])`);
/** Items with some ids, in no order. */
export const listItems = (ids: readonly string[]) => listGoods({}).clearOrderBy().where("goods.id", "=", anyOf(ids));

/** The same, locked until the end of the transaction in the order of their ids. */
export const lockItems = (ids: readonly string[]) =>
  q.selectFrom("goods").select("id").where(inTenant()).where("id", "=", anyOf(ids)).orderBy("id").forUpdate();
export const lockItemsByCode = (codes: readonly string[]) =>
  q
    .selectFrom("goods")
    .select("id")
    .where(inTenant())
    .where("code", "=", sql<string>`any(${codes}::text[])`)
    .orderBy("id")
    .forUpdate();

/** The currencies in which items have prices of their own, in alphabetical order. */
export const listCurrencies = () =>
  q.selectFrom("goods_price").select("currency").distinct().where(inTenant()).orderBy("currency");

export const addImport = (row: Insertable<GoodsImport>) => q.insertInto("goods_import").values(row);
export const addImportRows = (rows: Insertable<GoodsImportRow>[]) => q.insertInto("goods_import_row").values(rows);

const imports = (loyaltyId: string) =>
  q
    .selectFrom("goods_import as import")
    .leftJoin("person", "person.id", "import.person_id")
    .selectAll("import")
    .select(sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as("person_name"))
    .where(inTenant("import"))
    .where("import.loyalty_id", "=", loyaltyId);

/** Imports of a programme, the newest first; ties by id. */
export const listImports = (loyaltyId: string) =>
  imports(loyaltyId).orderBy("import.created_dt", "desc").orderBy("import.id", "desc");
export const getImport = (loyaltyId: string, id: string) => imports(loyaltyId).where("import.id", "=", id);
/** One import, locked until the end of the transaction. */
export const lockImport = (loyaltyId: string, id: string) => getImport(loyaltyId, id).forUpdate("import");

/** The rows of an import in the order of their items. */
export const listImportRows = (importId: string) =>
  q
    .selectFrom("goods_import_row")
    .select(["goods_id", "is_new", "goods_version", "before", "after"])
    .where(inTenant())
    .where("goods_import_id", "=", importId)
    .orderBy("goods_id");

export const endImport = (id: string, kept_count: number, now: Date) =>
  q
    .updateTable("goods_import")
    .set({ undone_dt: now, modified_dt: now, kept_count, version: sql`version + 1` })
    .where(inTenant())
    .where("id", "=", id);
