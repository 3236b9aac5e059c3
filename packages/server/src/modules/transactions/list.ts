import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { sql } from "kysely";
import { q, thisBusiness } from "#kit/database/rows.ts";
import type { PageRequest } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { transactionRows } from "./reading-queries.ts";
import { toTotals, toTransaction } from "./views.ts";

type Filters = FiltersOf<typeof transactions.list>;
/** The filters of a list with its customer found and its days turned into instants. */
export interface TransactionFilter
  extends Pick<Filters, "loyalty" | "pos" | "terminal" | "transaction_type" | "canceled" | "comment" | "payment_type"> {
  from: Date | undefined;
  until: Date | undefined;
  customerId: string | undefined;
}

const exactUpTo = 10_000;
const sortable = { created_dt: "t.created_dt", amount: "t.amount", amount_to_pay: "t.amount_to_pay" } as const;

/** Heads of transactions that fit; reads no table but the heads. */
function heads(filter: TransactionFilter) {
  const {
    loyalty,
    pos,
    terminal,
    transaction_type: type,
    canceled,
    comment,
    payment_type,
    from,
    until,
    customerId,
  } = filter;
  let query = q.selectFrom("transaction as t").where("t.business_id", "=", thisBusiness);
  if (loyalty) query = query.where("t.loyalty_id", "=", loyalty);
  if (pos) query = query.where("t.pos_id", "=", pos);
  if (terminal) query = query.where("t.terminal_id", "=", terminal);
  if (type) query = query.where("t.transaction_type", "=", type);
  if (canceled !== undefined) query = query.where("t.status", canceled ? "=" : "<>", "canceled");
  if (customerId) query = query.where("t.customer_id", "=", customerId);
  if (from) query = query.where("t.created_dt", ">=", from);
  if (until) query = query.where("t.created_dt", "<", until);
  if (comment) query = query.where(sql<boolean>`position(lower(${comment}) in lower(coalesce(t.comment, ''))) > 0`);
  if (payment_type) {
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom("transaction_payment as p")
          .select("p.place")
          .whereRef("p.business_id", "=", "t.business_id")
          .whereRef("p.transaction_id", "=", "t.id")
          .where("p.payment_type", "=", payment_type),
      ),
    );
  }
  return query;
}

/** A page of ids in the wanted order; equal keys by id, so pages never overlap. Walks heads only and joins late. */
const pageOfIds = (filter: TransactionFilter, { page, count, sort, order }: PageRequest) => {
  const key = sortable[(sort ?? "created_dt") as keyof typeof sortable]; // The wire query lets only these through.
  const way = sort ? order : "desc";
  return heads(filter)
    .select("t.id")
    .orderBy(key, way)
    .orderBy("t.id", way)
    .limit(count)
    .offset((page - 1) * count);
};

/** How many fit, counted no further than it stays cheap. */
const countUpTo = (filter: TransactionFilter, most: number) =>
  q
    .selectFrom(heads(filter).select("t.id").limit(most).as("found"))
    .select(({ fn }) => fn.countAll<bigint>().as("total"));

/** Sums of what fits, by currency. Cancelled transactions count as nothing. */
const sums = (filter: TransactionFilter) =>
  heads(filter)
    .where("t.status", "<>", "canceled")
    .select("t.currency")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .select(({ fn }) =>
      (
        [
          "amount",
          "discount_amount",
          "bonuses_redeemed_amount",
          "contained_taxes_amount",
          "sales_taxes_amount",
          "delivery_amount",
          "tip_amount",
          "rounding_amount",
          "amount_to_pay",
          "bonuses_added_amount",
          "promo_bonuses_added_amount",
        ] as const
      ).map((name) => sql<bigint>`coalesce(${fn.sum(`t.${name}`)}, 0)::bigint`.as(name)),
    )
    .groupBy("t.currency")
    .orderBy("t.currency");

/** A page of transactions with its totals, as the call answers it. */
export async function readPage(tenant: Tenant, filter: TransactionFilter, ask: PageRequest) {
  const ids = (await tenant.many(pageOfIds(filter, ask))).map((row) => row.id);
  const rows = ids.length > 0 ? await tenant.many(transactionRows().where("t.id", "in", ids)) : [];
  const place = new Map(ids.map((id, at) => [id, at]));
  const items = rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)).map(toTransaction);
  const page = { items, page: ask.page, count: ask.count };
  if (ask.skipTotals) return page;
  const { total } = await tenant.one(countUpTo(filter, exactUpTo + 1));
  const totals = (await tenant.many(sums(filter))).map((row) => ({
    currency: row.currency,
    count: row.count.toString(),
    ...toTotals(row, row.currency),
  }));
  const most = Number(total) > exactUpTo;
  // Beyond what is counted, the sums know the number of what is not cancelled, which is the best estimate at hand.
  const summed = totals.reduce((all, one) => all + Number(one.count), 0);
  return {
    ...page,
    total: most ? Math.max(summed, exactUpTo + 1) : Number(total),
    ...(most ? { total_estimated: true } : {}),
    totals,
  };
}
