import type { customers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { divide, moneyText, quantityText } from "@patron/engine/money";
import type { InferResult } from "kysely";
import { stampsOf } from "#kit/records/stamps.ts";
import type { FavouriteRow, getCustomer, listBalances, listCards, listTotals } from "./queries.ts";

export type CustomerRow = InferResult<ReturnType<typeof getCustomer>>[number];
export type CardRow = InferResult<ReturnType<typeof listCards>>[number];
type TotalRow = InferResult<ReturnType<typeof listTotals>>[number];
type BalanceRow = InferResult<ReturnType<typeof listBalances>>[number];
type Customer = ReplyOf<typeof customers.get>;
type Card = Customer["cards"][number];
type Found = ReplyOf<typeof customers.search>["items"][number];

/** First, middle and last name, without empty ones. */
export function nameOf(row: Pick<CustomerRow, "first_name" | "middle_name" | "last_name">): string {
  return [row.first_name, row.middle_name, row.last_name].filter(Boolean).join(" ");
}

export function toProfile(row: CustomerRow): ReplyOf<typeof customers.profile> {
  const { first_name, last_name, middle_name, gender, birth_date, language, country, city, comment, tags } = row;
  return { first_name, last_name, middle_name, gender, birth_date, language, country, city, comment, tags };
}

export function toCustomer(row: CustomerRow, cards: Card[], withProfile: boolean): Customer {
  return {
    id: row.id,
    name: nameOf(row),
    phone: row.phone,
    email: row.email,
    external_id: row.external_id,
    blocked: row.blocked,
    ...(withProfile ? { profile: toProfile(row) } : {}),
    cards,
    ...stampsOf(row),
  };
}

export function toCard(row: CardRow, totals: readonly TotalRow[], bonuses: Card["bonuses"]): Card {
  return {
    id: row.id,
    loyalty: { id: row.loyalty_id, title: row.loyalty_title },
    category: faceOf(row),
    category_pinned: row.category_pinned,
    access: row.access,
    registered_dt: row.registered_dt.toISOString(),
    first_visit_dt: row.first_visit_dt?.toISOString() ?? null,
    last_visit_dt: row.last_visit_dt?.toISOString() ?? null,
    visits_count: row.visits_count,
    totals: totals.filter((total) => total.card_id === row.id).map(toTotal),
    ...(bonuses ? { bonuses } : {}),
    version: row.version,
  };
}

type CategoryColumns = Pick<
  CardRow,
  "category_id" | "category_title" | "category_color" | "category_text_color" | "category_code"
>;
/** The category of a card, as lists and tills show it. */
export function faceOf(row: CategoryColumns): Card["category"] {
  const { category_id: id, category_title: title, category_color: color, category_text_color: text_color } = row;
  return id && title !== null ? { id, title, color, text_color, external_code: row.category_code } : null;
}

function toTotal({ currency, sales_count, amount }: TotalRow): Card["totals"][number] {
  const average = sales_count > 0 ? divide(amount, BigInt(sales_count)) : 0n;
  return { currency, sales_count, amount: moneyText(amount, currency), average_check: moneyText(average, currency) };
}

/** A customer in a list, with their card of the list's programme. */
export function toFound(
  row: CustomerRow,
  card: CardRow | undefined,
  sums: { totals: readonly TotalRow[]; balances: readonly BalanceRow[] },
): Found {
  const { id, phone, email, external_id, blocked } = row;
  return {
    id,
    name: nameOf(row),
    phone,
    email,
    external_id,
    blocked,
    created_dt: row.created_dt.toISOString(),
    card: card
      ? {
          id: card.id,
          category: faceOf(card),
          access: card.access,
          registered_dt: card.registered_dt.toISOString(),
          last_visit_dt: card.last_visit_dt?.toISOString() ?? null,
          visits_count: card.visits_count,
          totals: sums.totals.filter((total) => total.card_id === card.id).map(toTotal),
          bonuses: sums.balances
            .filter((one) => one.owner_id === card.id)
            .map(({ unit, balance }) => ({ currency: unit, balance: moneyText(balance, unit) })),
        }
      : null,
  };
}

export const toFavourite = ({ quantity, last_sold_dt, ...row }: FavouriteRow) => ({
  ...row,
  quantity: quantityText(quantity),
  last_sold_dt: last_sold_dt.toISOString(),
});
