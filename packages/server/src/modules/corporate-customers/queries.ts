import { type Insertable, type SqlBool, sql, type Updateable } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import type { CorporateCustomer } from "#kit/database/tables.ts";
import { hasWords } from "#kit/search.ts";

/** Which companies are wanted. */
export interface CompanyFilter {
  suspended?: boolean | undefined;
  email?: string | undefined;
  search_text?: string | undefined;
}
export interface CompanyOrder {
  sort: "title" | "code" | "email" | "created_dt";
  order: "asc" | "desc";
}

/** Companies that fit: words in titles, numbers, addresses or the name of the person in charge. */
function fitting({ suspended, email, search_text }: CompanyFilter) {
  let query = q.selectFrom("corporate_customer as k").where(inTenant("k"));
  if (suspended !== undefined) query = query.where("k.suspended", "=", suspended);
  if (email?.trim()) query = query.where(sql<SqlBool>`lower(k.email) = lower(${email.trim()})`);
  const names = [sql<string>`k.title`, sql<null>`k.legal_name`, sql<null>`k.contact_name`];
  const numbers = [sql<null>`k.code`, sql<null>`k.tax_id`, sql<null>`k.vat_id`, sql<null>`k.contract_number`];
  const addresses = [sql<null>`k.email`, sql<null>`k.phone`, sql<null>`k.external_id`];
  return query.where(hasWords(search_text, ...names, ...numbers, ...addresses));
}

/** What companies are sorted by: texts whatever their case. */
const keys = {
  title: sql`lower(k.title)`,
  code: sql`lower(k.code)`,
  email: sql`lower(k.email)`,
  created_dt: sql`k.created_dt`,
};

/** The companies that fit; those without what they are sorted by come last, equal ones by id in the same direction. */
export const companiesInOrder = (filter: CompanyFilter, { sort, order }: CompanyOrder) =>
  fitting(filter)
    .selectAll("k")
    .orderBy(keys[sort], (way) => (order === "desc" ? way.desc() : way.asc()).nullsLast())
    .orderBy("k.id", order);

/** A page of them. */
export const listCompanies = (
  filter: CompanyFilter,
  order: CompanyOrder,
  { limit, offset }: { limit: number; offset: number },
) => companiesInOrder(filter, order).limit(limit).offset(offset);

/** How many fit, counted no further than `most`. */
export const countCompanies = (filter: CompanyFilter, most: number) =>
  q
    .selectFrom(fitting(filter).select("k.id").limit(most).as("found"))
    .select(({ fn }) => fn.countAll<bigint>().as("count"));

/** Ids of those that fit by title, equal ones by id. */
export const listCompanyIds = (filter: CompanyFilter, most: number) =>
  fitting(filter).select("k.id").orderBy(keys.title).orderBy("k.id").limit(most);

/** What no two companies have alike. */
export interface CompanyNames {
  email?: string | null | undefined;
  code?: string | null | undefined;
  external_id?: string | null | undefined;
}

/** Which of these another company has, in any case of an address; nothing that is null. */
export const findTaken = (id: string, { email = null, code = null, external_id = null }: CompanyNames) =>
  q
    .selectFrom("corporate_customer")
    .select([
      sql<boolean | null>`bool_or(lower(email) = lower(${email}))`.as("email"),
      sql<boolean | null>`bool_or(code = ${code})`.as("code"),
      sql<boolean | null>`bool_or(external_id = ${external_id})`.as("external_id"),
    ])
    .where(inTenant())
    .where("id", "!=", id)
    .where(sql<SqlBool>`(lower(email) = lower(${email}) or code = ${code} or external_id = ${external_id})`);

export const getCompany = (id: string) =>
  q.selectFrom("corporate_customer").selectAll().where(inTenant()).where("id", "=", id);

/** One company, locked against other changes of what is known of it. */
export const lockCompany = (id: string) => getCompany(id).forNoKeyUpdate();

export const addCompany = (row: Insertable<CorporateCustomer>) => q.insertInto("corporate_customer").values(row);

export const saveCompany = (id: string, change: Updateable<CorporateCustomer>, now: Date) =>
  q
    .updateTable("corporate_customer")
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where(inTenant())
    .where("id", "=", id);
