import type { corporateCustomers } from "@patron/contract";
import type { FiltersOf, SortsOf } from "@patron/contract/kit";
import { type SqlBool, sql } from "kysely";
import { inTenant, q } from "#kit/database/rows.ts";
import { containsWords, equals, filtersOf } from "#kit/records/filters.ts";
import { ordersOf } from "#kit/records/paged.ts";

type Filters = FiltersOf<typeof corporateCustomers.list> & FiltersOf<typeof corporateCustomers.ids>;
type Sorts = SortsOf<typeof corporateCustomers.list>;

const fits = filtersOf<Filters>({
  suspended: equals("k.suspended"),
  email: (text) => (text.trim() ? sql<SqlBool>`lower(k.email) = lower(${text.trim()})` : undefined),
  search_text: containsWords(
    ...["k.title", "k.legal_name", "k.contact_name"],
    ...["k.code", "k.tax_id", "k.vat_id", "k.contract_number"],
    ...["k.email", "k.phone", "k.external_id"],
  ),
});

/** By title unless another order is requested, ignoring case; empty values come last. */
const inOrder = ordersOf<Sorts>(
  {
    title: sql`lower(k.title)`,
    code: { nullable: sql`lower(k.code)` },
    email: { nullable: sql`lower(k.email)` },
    created_dt: sql`k.created_dt`,
  },
  { first: ["title", "asc"], equal: sql`k.id` },
);

const fitting = (filters: Filters) => q.selectFrom("corporate_customer as k").where(inTenant("k")).where(fits(filters));

interface Order {
  sort: Sorts | undefined;
  order: "asc" | "desc";
}
/** Matching companies; ties by id in the same direction. */
export const listCompanies = (filters: Filters, order: Order) =>
  fitting(filters).selectAll("k").orderBy(inOrder(order));

/** Ids of matching companies by title; ties by id. */
export const listCompanyIds = (filters: Filters, limit: number) =>
  fitting(filters)
    .select("k.id")
    .orderBy(({ fn }) => fn("lower", ["k.title"]))
    .orderBy("k.id")
    .limit(limit);

/** The unique fields of a company. */
export interface CompanyNames {
  email?: string | null | undefined;
  code?: string | null | undefined;
  external_id?: string | null | undefined;
}

/** Which of the values another company uses; ignores the case of addresses, and null. */
export const findTaken = (id: string | undefined, { email = null, code = null, external_id = null }: CompanyNames) =>
  q
    .selectFrom("corporate_customer")
    .select([
      sql<boolean | null>`bool_or(lower(email) = lower(${email}))`.as("email"),
      sql<boolean | null>`bool_or(code = ${code})`.as("code"),
      sql<boolean | null>`bool_or(external_id = ${external_id})`.as("external_id"),
    ])
    .where(inTenant())
    .$if(id !== undefined, (query) => query.where("id", "!=", id!)) // Checked in the condition.
    .where(sql<SqlBool>`(lower(email) = lower(${email}) or code = ${code} or external_id = ${external_id})`);

export const getCompany = (id: string) =>
  q.selectFrom("corporate_customer").selectAll().where(inTenant()).where("id", "=", id);

/** One company, locked against other changes of its data. */
export const lockCompany = (id: string) => getCompany(id).forNoKeyUpdate();
