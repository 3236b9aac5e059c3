import { randomUUID } from "node:crypto";

/** A request that is refused in any state, as JSON for a call of the till or the back office, with the refusal. */
interface Nonsense {
  target: string;
  code: string;
  json(known: { customer_id: string; loyalty_id: string }): Record<string, unknown>;
}
const items = [{ line_id: "A", code: "A", quantity: "1" }];
const sale = "/term/check/sale";
const bonuses = (call: string) => `/transactions/bonuses/${call}`;

export const nonsense: Record<string, Nonsense> = {
  goods: { target: sale, code: "goods.not_found", json: () => ({ items: [{ code: "none", quantity: "1" }] }) },
  unknownCustomer: { target: sale, code: "customer.not_found", json: () => ({ items, customer_id: randomUUID() }) },
  payments: {
    target: sale,
    code: "payments.sum_mismatch",
    json: ({ customer_id }) => ({
      ...{ items, customer_id, bonuses_to_redeem: "0.01" },
      payments: [{ payment_type: "cash", amount: "999.00" }],
    }),
  },
  twoLines: { target: sale, code: "sale.duplicate_line", json: () => ({ items: [...items, ...items] }) },
  cancelled: {
    target: "/transactions/cancel",
    code: "transaction.not_found",
    json: () => ({ transaction_id: randomUUID() }),
  },
  finalized: {
    target: "/transactions/finalize",
    code: "transaction.not_found",
    json: () => ({ transaction_id: randomUUID() }),
  },
  nobody: {
    target: bonuses("add"),
    code: "customer.not_found",
    json: ({ loyalty_id }) => ({ loyalty_id, customer_id: randomUUID(), currency: "UAH", amount: "1.00" }),
  },
  currency: {
    target: bonuses("write_offs"),
    code: "currency.unknown",
    json: (known) => ({ ...known, currency: "QQQ", amount: "1.00" }),
  },
  decimals: {
    target: bonuses("add"),
    code: "request.malformed",
    json: (known) => ({ ...known, currency: "UAH", amount: "1.234" }),
  },
  late: {
    target: bonuses("add"),
    code: "expiry.invalid",
    json: (known) => ({
      ...{ ...known, currency: "UAH", amount: "1.00", promotional: true },
      ...{ expire_type: "date", expire_value: "2020-01-01" },
    }),
  },
  both: {
    target: bonuses("adjust"),
    code: "adjustment.ambiguous",
    json: (known) => ({ ...known, currency: "UAH", amount: "1.00", balance: "1.00" }),
  },
};
