import type { customers } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import { rowsOf } from "#kit/export/columns.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { readAccounts } from "../../ledger/lock.ts";
import { readBusiness } from "../business/public.ts";
import { bonusesOf } from "./bonuses.ts";
import { codeOf } from "./identifier-code.ts";
import * as queries from "./queries.ts";
import { type CustomerRow, toCard, toCustomer, toFound } from "./views.ts";

type Customer = ReplyOf<typeof customers.get>;
type CustomerSearch = BodyOf<typeof customers.search>;
export type Found = ReplyOf<typeof customers.search>["items"][number];

/** A customer with their cards and, unless a light response is requested, their bonuses; undefined if there is none. */
export async function readCustomer(
  tenant: Tenant,
  id: string,
  wish: { loyalty_id?: string; lite?: boolean; customer_info?: boolean },
  now: Date,
): Promise<Customer | undefined> {
  const [row, cards, totals] = await Promise.all([
    tenant.maybe(queries.getCustomer(id)),
    tenant.many(queries.listCards(id, wish)),
    tenant.many(queries.listTotals(queries.cardsOf(id))),
  ]);
  if (!row) return undefined;
  const ids = cards.map((card) => card.id);
  const accounts = wish.lite ? undefined : await readAccounts(tenant, ids);
  const shown = cards.map((card) =>
    toCard(card, totals, accounts && bonusesOf(card.id, accounts, dayIn(card.loyalty_time_zone, now))),
  );
  return toCustomer(row, shown, wish.customer_info !== false);
}

/** The same for a customer whom the caller has just saved. */
export async function readSaved(...request: Parameters<typeof readCustomer>): Promise<Customer> {
  const customer = await readCustomer(...request);
  if (!customer) throw new Error("A customer who was saved is there.");
  return customer;
}

/**
 * What a search requests, with everything absent at its default. Ages become days of birth, as of today in the zone of the business; visits are those
 * that the caller sees.
 */
async function readSearch(tenant: Tenant, request: CustomerSearch, now: Date): Promise<Search> {
  const { age_from, age_to } = request;
  const found = searchOf(request);
  const search = { ...found, visits: found.visits && { ...found.visits, isNarrowed: tenant.isNarrowed } };
  if (age_from == null && age_to == null) return search;
  const today = Temporal.PlainDate.from(dayIn((await readBusiness(tenant)).time_zone, now));
  const bornFrom = age_to == null ? undefined : today.subtract({ years: age_to + 1 }).add({ days: 1 });
  const bornTo = age_from == null ? undefined : today.subtract({ years: age_from });
  return { ...search, bornFrom: bornFrom?.toString(), bornTo: bornTo?.toString() };
}

/** The visits that a search asks for, if any. A period or a point of sale alone asks for one visit at least. */
function visitsOf(request: CustomerSearch): queries.Visits | undefined {
  const { visits_from, visits_to, visited_from, visited_to, visited_pos_id } = request;
  if ([visits_from, visits_to, visited_from, visited_to, visited_pos_id].every((value) => value == null))
    return undefined;
  const days = { from: visited_from ?? "0001-01-01", to: visited_to ?? "9999-12-31" };
  const counted = { least: visits_from ?? 1, most: visits_to ?? null, posId: visited_pos_id ?? undefined };
  return { ...days, ...counted };
}

/** The same without ages. */
export function searchOf(
  request: Omit<CustomerSearch, "age_from" | "age_to">,
): queries.Search & { terms: { words: readonly string[] } } {
  const { page = 1, count = 10 } = request;
  // Pages beyond the maximum are empty.
  const offset = Math.min((page - 1) * count, queries.MAX_FOUND);
  return {
    loyaltyId: request.loyalty_id ?? null,
    terms: { words: (request.search_text ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10) },
    categoryId: request.category_id,
    access: request.access ?? undefined,
    blocked: request.blocked ?? undefined,
    hasCard: request.has_card ?? undefined,
    gender: request.gender,
    bornFrom: undefined,
    bornTo: undefined,
    hasBirthDate: request.has_birth_date ?? undefined,
    visits: visitsOf(request),
    sort: request.sort ?? "created_dt",
    descending: request.order ? request.order === "desc" : (request.sort ?? "created_dt") !== "name",
    limit: Math.min(count, queries.MAX_FOUND - offset),
    offset,
  };
}

type Search = ReturnType<typeof searchOf>;
const isOfMembers = ({ loyaltyId, hasCard }: Search) => loyaltyId !== null && hasCard !== false;

/** The number of newest customers that are scanned first, because frequent words have matches there. */
const newest = 5_000;
/** Digits and addresses match few customers. */
const isRare = (words: readonly string[]) => words.some((word) => /[\d@]/.test(word));
/** Up to this many matches are loaded by id; for more, the list is read in order until the page is full. */
const few = 400;

const list = async (tenant: Tenant, search: Search, terms: queries.SearchTerms) =>
  search.limit > 0 ? (await tenant.many(queries.listFound({ ...search, terms }))).map(({ id }) => id) : [];

/** The ids that match the words of a search, if there are at most `limit`. */
async function resolveTerms(tenant: Tenant, search: Search, limit: number) {
  const programme = isOfMembers(search) ? search.loyaltyId : null;
  const { words } = search.terms;
  const [{ ids: named }, byCard] = await Promise.all([
    tenant.one(queries.searchIds(words, programme, limit + 1)),
    // The whole text may be the number of a card.
    tenant.many(queries.findByCode(codeOf(words.join("")), programme ?? undefined)),
  ]);
  const ids = [...new Set([...byCard.map(({ id }) => id), ...named])];
  return { found: ids.length, terms: ids.length > limit ? search.terms : { ids } };
}

/** One page of a search, by ids, without a total. */
async function listPage(tenant: Tenant, search: Search): Promise<string[]> {
  const { words } = search.terms;
  if (words.length === 0) return list(tenant, search, search.terms);
  if (search.sort === "created_dt" && search.descending && !isRare(words)) {
    const page = await list(tenant, search, { words, newest });
    if (page.length === search.limit) return page;
  }
  return list(tenant, search, (await resolveTerms(tenant, search, few)).terms);
}

/** The maximum for counting matches, because frequent words cost a disk page for each. */
const countedOf = ({ terms }: Search) => (terms.words.length > 0 ? few : queries.MAX_FOUND);

/** What narrows a search beside its words and programme. */
const narrowing = [
  ...(["blocked", "access", "categoryId", "gender", "bornFrom", "bornTo"] as const),
  ...(["hasBirthDate", "visits"] as const),
];

/** One page of a search, by ids, with the number of matches: at most one more than the maximum. */
async function listAndCount(tenant: Tenant, search: Search): Promise<{ ids: string[]; total: number }> {
  const count = async (terms: queries.SearchTerms) =>
    Number((await tenant.one(queries.countFound({ ...search, terms }, countedOf(search) + 1))).count);
  const { terms: requested, loyaltyId } = search;
  if (requested.words.length === 0)
    return { ids: await list(tenant, search, requested), total: await count(requested) };
  const { found, terms } = await resolveTerms(tenant, search, few);
  const isNarrowed = narrowing.some((name) => search[name] !== undefined);
  // Without other conditions, the ids are all matches.
  const isCounted = !isNarrowed && (loyaltyId === null || isOfMembers(search));
  return { ids: await list(tenant, search, terms), total: isCounted ? found : await count(terms) };
}

/** The ids of all matches of a search in its order, up to the maximum. */
export async function listAll(tenant: Tenant, request: CustomerSearch, now: Date): Promise<string[]> {
  return listWhole(tenant, await readSearch(tenant, request, now));
}
const listWhole = (tenant: Tenant, search: Search) =>
  listPage(tenant, { ...search, limit: queries.MAX_FOUND, offset: 0 });

/** The same for customers in any programme or none, by words only. */
export const listCustomerIds = (tenant: Tenant, text: string) => listWhole(tenant, searchOf({ search_text: text }));

/** All matches of a search as rows of a file, as of the start of the export. */
export async function* streamFound<Cells>(
  tenant: Tenant,
  request: { body: CustomerSearch; now: Date },
  cells: (found: Found) => Cells,
): AsyncGenerator<Cells[]> {
  const search = await readSearch(tenant, request.body, request.now);
  const { terms } = search.terms.words.length > 0 ? await resolveTerms(tenant, search, few) : search;
  yield* rowsOf(tenant, queries.listEverybody({ ...search, terms }), async (rows) => {
    const ids = rows.map(({ id }) => id);
    return (await readRows(tenant, ids, search.loyaltyId)).map(cells);
  });
}

/** One page of a search, each with their card of the programme. */
export async function readPage(
  tenant: Tenant,
  request: CustomerSearch,
  now: Date,
): Promise<ReplyOf<typeof customers.search>> {
  const search = await readSearch(tenant, request, now);
  const { ids, total = null } = request.skip_totals
    ? { ids: await listPage(tenant, search) }
    : await listAndCount(tenant, search);
  const items = await readRows(tenant, ids, search.loyaltyId);
  const page = { items, page: request.page ?? 1, count: request.count ?? 10 };
  if (total === null) return page;
  const counted = countedOf(search);
  return total > counted ? { ...page, total: counted, total_estimated: true } : { ...page, total };
}

/** The newest customers with all words of a text in their identity. */
export async function findNewest(tenant: Tenant, text: string, limit: number): Promise<CustomerRow[]> {
  const ids = await listPage(tenant, searchOf({ search_text: text, count: limit }));
  const rows = ids.length > 0 ? await tenant.many(queries.listCustomers(ids)) : [];
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function readRows(tenant: Tenant, ids: readonly string[], loyaltyId: string | null) {
  if (ids.length === 0) return [];
  const rows = await tenant.many(queries.listCustomers(ids));
  const cards = loyaltyId === null ? [] : await tenant.many(queries.listCardsOf(loyaltyId, ids));
  const cardIds = cards.map((card) => card.id);
  const some = cardIds.length > 0;
  const sums = {
    totals: some ? await tenant.many(queries.listTotals(cardIds)) : [],
    balances: some ? await tenant.many(queries.listBalances(cardIds)) : [],
  };
  const [rowOf, cardOf] = [
    new Map(rows.map((row) => [row.id, row])),
    new Map(cards.map((card) => [card.customer_id, card])),
  ];
  return ids.flatMap((id) => {
    const row = rowOf.get(id);
    return row ? [toFound(row, cardOf.get(id), sums)] : [];
  });
}
