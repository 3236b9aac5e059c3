import type { customers } from "@patron/contract";
import type { CustomerGender, CustomerSort, UserIdType } from "@patron/contract/enums";
import type { BodyOf, FiltersOf } from "@patron/contract/kit";
import { type Insertable, sql } from "kysely";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";
import type { Card, Customer } from "#kit/database/tables.ts";
import { equals, filtersOf, noCondition } from "#kit/records/filters.ts";
import { partsOf } from "../dashboard/public.ts";

const rows = () => q.selectFrom("customer").selectAll("customer").where(inTenant("customer"));

export const getCustomer = (id: string) => rows().where("customer.id", "=", id);
/** One customer, locked until the end of the transaction. */
export const lockCustomer = (id: string) => getCustomer(id).forUpdate("customer");

/** The customer with this telephone number in E.164, e-mail address in any case, or external id. */
export const findCustomer = (type: UserIdType, value: string) => {
  switch (type) {
    case "phone":
      return rows().where("customer.phone", "=", value);
    case "email":
      return rows().where(({ fn }) => sql<boolean>`${fn("lower", ["customer.email"])} = ${value.toLowerCase()}`);
    case "external-id":
      return rows().where("customer.external_id", "=", value);
  }
};

/** The customer with a card or another value, in the form of `codeOf`; with a programme only one that it gave. */
export const findByCode = (code: string, loyaltyId?: string) =>
  rows().where("customer.id", "in", ({ selectFrom }) =>
    selectFrom("customer_identifier as i")
      .select("i.customer_id")
      .where(inTenant("i"))
      .where("i.code", "=", code)
      .$if(loyaltyId !== undefined, (of) => of.where("i.loyalty_id", "=", loyaltyId ?? "")),
  );

export const addCustomer = (row: Insertable<Customer>) => q.insertInto("customer").values(row);

/** Inserts a person unless somebody already has one of the unique identities. */
export const addUnlessThere = (row: Insertable<Customer>) => addCustomer(row).onConflict((at) => at.doNothing());

type Profile = Omit<BodyOf<typeof customers.change>, "user_id" | "phone" | "email" | "external_id" | "blocked">;
/** The columns of a customer's profile; absent fields stay unchanged. */
export function profileColumns(body: Profile): Profile {
  const { first_name, last_name, middle_name, gender, birth_date, language, country, city, comment, tags } = body;
  return { first_name, last_name, middle_name, gender, birth_date, language, country, city, comment, tags };
}

/** Cards with their programme and category. */
const cards = () =>
  q
    .selectFrom("card")
    .innerJoin("loyalty", (join) => onRefInTenant(join, "loyalty.id", "card.loyalty_id"))
    .leftJoin("card_category", (join) => onRefInTenant(join, "card_category.id", "card.category_id"))
    .selectAll("card")
    .select([
      "loyalty.title as loyalty_title",
      "loyalty.time_zone as loyalty_time_zone",
      "card_category.title as category_title",
      "card_category.color as category_color",
      "card_category.text_color as category_text_color",
      "card_category.external_code as category_code",
    ])
    .where(inTenant("card"));

type CardFilters = FiltersOf<typeof customers.movements> &
  FiltersOf<typeof customers.bonusesAsOf> &
  FiltersOf<typeof customers.categoriesAsOf> &
  FiltersOf<typeof customers.categories> &
  Omit<FiltersOf<typeof customers.find>, "user_id_value" | "user_id_type">;
const cardsFit = filtersOf<CardFilters>({
  loyalty_id: equals("card.loyalty_id"),
  // Parts of the response, and their date.
  lite: noCondition,
  customer_info: noCondition,
  at: noCondition,
});

/** Cards of a customer, in one programme or in all, by the programme's title. */
export const listCards = (customerId: string, filters: CardFilters) =>
  cards()
    .where("card.customer_id", "=", customerId)
    .where(cardsFit(filters))
    .orderBy(({ fn }) => fn("lower", ["loyalty.title"]))
    .orderBy("card.id");

/** Every change of a customer's category in a programme, the earliest first, from the audit log. */
export const listCategoryChanges = (loyaltyId: string, customerId: string) =>
  raw(sql<{ created_dt: Date; from: string | null; to: string | null }>`
    select created_dt, before->>'category_id' as "from", after->>'category_id' as "to"
    from audit
    where business_id = ${tenantId} and entity_type = 'customer' and entity_id = ${customerId}
      and after ? 'category_id' and after->>'loyalty_id' = ${loyaltyId}
      and before->>'category_id' is distinct from after->>'category_id'
    order by id`);

export const getCategoryTitle = (loyaltyId: string, id: string) =>
  q
    .selectFrom("card_category")
    .select(["id", "title"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("id", "=", id);

/** Cards of some customers in one programme. */
export const listCardsOf = (loyaltyId: string, customerIds: readonly string[]) =>
  cards().where("card.loyalty_id", "=", loyaltyId).where("card.customer_id", "in", customerIds);

/** Creates a card unless the customer has one; concurrent calls create only one. */
export const addCard = (row: Insertable<Card>) =>
  q
    .insertInto("card")
    .values(row)
    .onConflict((at) => at.columns(["business_id", "loyalty_id", "customer_id"]).doNothing());

/** The ids of a customer's cards. */
export const cardsOf = (customerId: string) =>
  q.selectFrom("card").select("id").where(inTenant()).where("customer_id", "=", customerId);

/** Purchase totals of some cards, by currency. */
export const listTotals = (cardIds: readonly string[] | ReturnType<typeof cardsOf>) =>
  q
    .selectFrom("card_total")
    .select(["card_id", "currency", "sales_count", "amount"])
    .where(inTenant())
    .where("card_id", "in", cardIds)
    .orderBy("card_id")
    .orderBy("currency");

/** Bonus balances of some cards, by currency. */
export const listBalances = (cardIds: readonly string[]) =>
  q
    .selectFrom("account")
    .select(["owner_id", "unit", "balance"])
    .where(inTenant())
    .where("kind", "=", "bonus")
    .where("owner_id", "in", cardIds)
    .orderBy("owner_id")
    .orderBy("unit");

/**
 * What a customer has in most of their latest finished sales; ties by quantity, then the latest, then by item. An item that was sold
 * in two units counts once for each. Index: transaction_customer.
 */
export const listFavourites = (customerId: string, sales: number, limit: number) =>
  raw(sql<FavouriteRow>`
    with latest as materialized (
      select t.id, t.created_dt from transaction t
      where t.business_id = ${tenantId} and t.customer_id = ${customerId}
        and t.status = 'success' and t.transaction_type in ('sale', 'reserve')
      order by t.created_dt desc limit ${sales})
    select i.goods_id, i.unit, (array_agg(i.title order by l.created_dt desc, i.place))[1] as title,
      count(distinct l.id)::int as sales_count, sum(i.quantity)::bigint as quantity, max(l.created_dt) as last_sold_dt
    from latest l join transaction_item i on i.business_id = ${tenantId} and i.transaction_id = l.id
    group by i.goods_id, i.unit
    order by sales_count desc, quantity desc, last_sold_dt desc, i.goods_id, i.unit limit ${limit}`);
export interface FavouriteRow {
  goods_id: string;
  unit: string;
  title: string;
  sales_count: number;
  quantity: bigint;
  last_sold_dt: Date;
}

/** A search by words, optionally among the newest customers only, or by ids that were found for the words. */
export type SearchTerms = { words: readonly string[]; newest?: number } | { ids: readonly string[] };
/** Visits to count: how many of them, between which days, both ends included, and where. */
export interface Visits {
  least: number;
  most: number | null;
  from: string;
  to: string;
  posId: string | undefined;
  /** Whether only those at some points of sale count. */
  isNarrowed?: boolean;
}
export interface Search {
  loyaltyId: string | null;
  terms: SearchTerms;
  categoryId: string | null | undefined;
  access: "full" | "limited" | "none" | undefined;
  blocked: boolean | undefined;
  hasCard: boolean | undefined;
  gender: CustomerGender | null | undefined;
  /** The first and the last day on which they may be born. */
  bornFrom: string | undefined;
  bornTo: string | undefined;
  hasBirthDate: boolean | undefined;
  visits: Visits | undefined;
  sort: CustomerSort;
  descending: boolean;
  limit: number;
  offset: number;
}
/** The maximum that a search reads. */
export const MAX_FOUND = 10_000;

/**
 * The number of customers with all words, up to a maximum, and their ids, without order; with a programme, only those with its card.
 * Row-level security prevents an index for substring searches, so this is a function that takes the business from the transaction setting.
 */
export const searchIds = (words: readonly string[], loyaltyId: string | null, limit: number) =>
  raw(sql<{ ids: string[] }>`
    select coalesce(array_agg(id), '{}') as ids from search_customer(${words}::text[], ${loyaltyId}::uuid, ${limit})`);

/** The source of people, as `c`. Ids are joined instead of compared, so plans stay good while statistics are young. */
function sourceOf(terms: SearchTerms) {
  if ("ids" in terms)
    return sql`unnest(${terms.ids}::uuid[]) as f (id) join customer c on c.business_id = ${tenantId} and c.id = f.id`;
  if (terms.newest === undefined) return sql`customer c`;
  return sql`(select * from customer where business_id = ${tenantId}
    order by created_dt desc, id desc limit ${terms.newest}) c`;
}

/** Conditions for frequent words. They scan all customers in the list's order. */
const wordsOf = (terms: SearchTerms) =>
  "ids" in terms
    ? []
    : terms.words.map((word) => sql`c.search_text like ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`);

/** The conditions of a search on `customer c` and, in a programme, on its `card k`. */
function found(search: Search) {
  const { loyaltyId, terms, categoryId, access, blocked, hasCard, visits } = search;
  const member = loyaltyId !== null && hasCard !== false;
  const card = sql`card k on k.business_id = ${tenantId} and k.customer_id = c.id and k.loyalty_id = ${loyaltyId}::uuid`;
  const conditions = [
    sql`c.business_id = ${tenantId}`,
    ...wordsOf(terms),
    ...(blocked === undefined ? [] : [sql`c.blocked = ${blocked}`]),
    ...bornAs(search),
    ...(visits ? [sql`c.id in (${visitorsOf(visits, loyaltyId)})`] : []),
    ...(loyaltyId !== null && hasCard === false ? [sql`k.id is null`] : []),
    ...(member && access ? [sql`k.access = ${access}`] : []),
    ...(member && categoryId === null ? [sql`k.category_id is null`] : []),
    ...(member && categoryId ? [sql`k.category_id = ${categoryId}::uuid`] : []),
  ];
  const join = loyaltyId === null ? sql`` : member ? sql`join ${card}` : sql`left join ${card}`;
  return sql`${sourceOf(terms)} ${join} where ${sql.join(conditions, sql` and `)}`;
}

/** The ids of customers with these visits in a programme or, without one, in all; in any currency, as of this moment. */
function visitorsOf({ least, most, posId, from, to, isNarrowed }: Visits, loyaltyId: string | null) {
  const span = { from, to, pos_id: posId, loyalty_id: loyaltyId ?? undefined, is_narrowed: isNarrowed };
  const end = most === null ? sql`` : sql`and sum(visits_count) <= ${most}`;
  return sql`select customer_id from ${partsOf("customer_turnover", span)}
    group by customer_id having sum(visits_count) >= ${least} ${end}`;
}

/** The conditions on gender and date of birth. */
function bornAs({ gender, bornFrom, bornTo, hasBirthDate }: Search) {
  return [
    ...(gender === undefined ? [] : [sql`c.gender is not distinct from ${gender}`]),
    ...(bornFrom === undefined ? [] : [sql`c.birth_date >= ${bornFrom}::date`]),
    ...(bornTo === undefined ? [] : [sql`c.birth_date <= ${bornTo}::date`]),
    ...(hasBirthDate === undefined ? [] : [sql`(c.birth_date is not null) = ${hasBirthDate}`]),
  ];
}

/** Customers that match a search, in its order; ties by id, so pages never overlap. Index: customer_created, customer_name. */
const inOrder = (search: Search) => {
  const inProgramme = search.loyaltyId !== null && search.hasCard !== false;
  const way = search.descending ? sql`desc` : sql`asc`;
  const last = search.descending ? sql`desc nulls last` : sql`asc nulls last`;
  const orders = {
    created_dt: sql`c.created_dt ${way}`,
    name: sql`lower(c.last_name) ${way}, lower(c.first_name) ${way}`,
    registered_dt: inProgramme ? sql`k.registered_dt ${way}` : sql`c.created_dt ${way}`,
    last_visit_dt: inProgramme ? sql`k.last_visit_dt ${last}` : sql`c.created_dt ${way}`,
    visits_count: inProgramme ? sql`k.visits_count ${way}` : sql`c.created_dt ${way}`,
  };
  return sql`select c.id from ${found(search)} order by ${orders[search.sort]}, c.id ${way}`;
};

/** The same as a stream. */
export const listEverybody = (search: Search) => raw(sql<{ id: string }>`${inOrder(search)}`);

/** One page of a search. */
export const listFound = (search: Search) =>
  raw(sql<{ id: string }>`${inOrder(search)} limit ${search.limit} offset ${search.offset}`);

/** The number of matches, at most `limit`. */
export const countFound = (search: Search, limit: number) =>
  raw(sql<{ count: bigint }>`
    select count(*) as count from (select 1 from ${found(search)} limit ${limit}) fitting`);

export const listCustomers = (ids: readonly string[]) => rows().where("customer.id", "in", ids);
