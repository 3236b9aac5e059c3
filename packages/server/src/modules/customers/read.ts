import type { customers } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/kit";
import type { Tenant } from "#kit/tenant.ts";
import { listBonuses } from "./bonuses.ts";
import * as queries from "./queries.ts";
import { type CustomerRow, toCard, toCustomer, toFound } from "./views.ts";

type Customer = ReplyOf<typeof customers.get>;
type Ask = BodyOf<typeof customers.search>;

/** A customer with their cards, and unless a light answer is wanted with their bonuses. */
export async function readCustomer(
  tenant: Tenant,
  row: CustomerRow,
  wish: { loyalty_id?: string; lite?: boolean; customer_info?: boolean },
  now: Date,
): Promise<Customer> {
  const cards = await tenant.many(queries.listCards(row.id, wish.loyalty_id));
  const ids = cards.map((card) => card.id);
  const totals = ids.length > 0 ? await tenant.many(queries.listTotals(ids)) : [];
  const shown: Customer["cards"] = [];
  for (const card of cards) {
    const day = dayIn(card.loyalty_time_zone, now);
    const bonuses = wish.lite ? undefined : await listBonuses(tenant, card.id, day);
    shown.push(toCard(card, totals, bonuses));
  }
  return toCustomer(row, shown, wish.customer_info !== false);
}

function dayIn(timeZone: string, at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
}

/** What a search asks, with everything absent at its default. */
export function searchOf(ask: Ask): queries.Search {
  const { page = 1, count = 10 } = ask;
  // Beyond the most that is shown a page is empty, whatever its number.
  const offset = Math.min((page - 1) * count, queries.MOST_FOUND);
  return {
    loyaltyId: ask.loyalty_id ?? null,
    words: (ask.search_text ?? "").toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10),
    categoryId: ask.category_id,
    access: ask.access ?? undefined,
    blocked: ask.blocked ?? undefined,
    hasCard: ask.has_card ?? undefined,
    sort: ask.sort ?? "created_dt",
    descending: ask.order ? ask.order === "desc" : (ask.sort ?? "created_dt") !== "name",
    limit: Math.min(count, queries.MOST_FOUND - offset),
    offset,
  };
}

/** One page of a search, each with their card of the programme. */
export async function readPage(tenant: Tenant, ask: Ask): Promise<ReplyOf<typeof customers.search>> {
  const search = searchOf(ask);
  const found = search.limit > 0 ? await tenant.many(queries.listFound(search)) : [];
  const { count } = await tenant.one(queries.countFound(search));
  const many = count > BigInt(queries.MOST_FOUND);
  const items = await readRows(
    tenant,
    found.map(({ id }) => id),
    search.loyaltyId,
  );
  const total = many ? queries.MOST_FOUND : Number(count);
  return { items, page: ask.page ?? 1, count: ask.count ?? 10, total, ...(many ? { total_estimated: true } : {}) };
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
  return ids.flatMap((id) => {
    const row = rows.find((one) => one.id === id);
    const card = cards.find((one) => one.customer_id === id);
    return row ? [toFound(row, card, sums)] : [];
  });
}
