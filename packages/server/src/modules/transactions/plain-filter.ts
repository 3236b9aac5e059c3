import type { ItemFilter } from "./item-queries.ts";
import type { TransactionFilter } from "./list-queries.ts";

/** The rollup's dimensions; a list with other filters sums the transactions. */
export type RolledFilter = Pick<
  TransactionFilter,
  "loyalty" | "pos" | "terminal" | "transaction_type" | "shown_type" | "transaction_errors" | "canceled" | "status"
>;

/** Filters that compare a column of the transaction with a value. The rollup supports them, and a statement with them is compiled once. */
export type PlainFilter = RolledFilter & Partial<Pick<TransactionFilter, "from" | "until" | "by_stock">>;

/** The fields that a filter of transactions and one of lines always have. */
export const unfiltered = { from: undefined, until: undefined, customerId: undefined };

const isPlain: Record<keyof TransactionFilter | keyof ItemFilter, boolean> = {
  from: true,
  until: true,
  by_stock: true,
  loyalty: true,
  pos: true,
  terminal: true,
  transaction_type: true,
  shown_type: true,
  reader_payment: false,
  reader_refund: false,
  transaction_errors: true,
  canceled: true,
  status: true,
  amount_from: false,
  amount_to: false,
  week_day: false,
  hour: false,
  with_customer: false,
  customerId: false,
  sc_terminal: false,
  sc_code: false,
  business_staff_id: false,
  meanings: false,
  corporate_customer_id: false,
  customer_type: false,
  comment: false,
  payment_type: false,
  items: false,
  special_account_id: false,
  special_account_type: false,
  vehicle_id: false,
  category: false,
  service_type: false,
  search_text: false,
};

/** The filter without what has no effect; undefined if anything in it is not plain. */
export function plainOf(filter: TransactionFilter | ItemFilter): PlainFilter | undefined {
  // Other query parameters are not filters.
  const requested = Object.entries(filter).filter(([name, value]) => name in isPlain && !isNothing(value));
  const plain = requested.every(([name]) => isPlain[name as keyof typeof isPlain]);
  return plain ? (Object.fromEntries(requested) as PlainFilter) : undefined; // Only its names are left.
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}
