import { CUSTOMER_TYPES, READER_PAYMENT_STATES, READER_REFUND_STATES, TRANSACTION_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { readerPaymentsMessages } from "#kit/reader-payments/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { transactionsMessages } from "../messages.ts";
import { useFoundFilters } from "./use-found-filters.ts";

/** The filters of the list of transactions, the most used first. */
export function useListFilters(): Filter<unknown>[] {
  const t = useMessages(transactionsMessages);
  const { when, clock, where, what, who } = useFoundFilters();
  const readers = useReaderFilters();
  return [
    ...when,
    {
      name: "transaction_type",
      label: t.fields.transaction_type,
      options: choices(TRANSACTION_TYPES, t.values.transaction_type),
    },
    {
      kind: "record",
      name: "special_account_id",
      label: t.fields.special_account,
      among: { entity: "special_account" },
    },
    ...where,
    ...what,
    ...readers,
    ...clock,
    { kind: "flag", name: "transaction_errors", label: t.errors, yes: t.onlyErrors, no: t.withoutErrors },
    {
      name: "customer_type",
      label: t.fields.customer_type,
      options: choices(CUSTOMER_TYPES, t.values.customer_type),
    },
    ...who,
    { name: "vehicle_id", label: t.fields.vehicle_id, kind: "text" },
    {
      kind: "record",
      name: "sc_terminal",
      label: t.fields.sc_terminal,
      among: { entity: "terminal", query: { terminal_type: "steward" } },
    },
    { name: "sc_code", label: t.fields.sc_code, kind: "text" },
  ];
}

/** The filters for payments at card readers, for those who may see them. */
function useReaderFilters(): Filter<unknown>[] {
  const t = useMessages(transactionsMessages);
  const { values } = useMessages(readerPaymentsMessages);
  const may = useAccess();
  if (!may([calls.readerPayments.ofTransaction])) return [];
  return [
    { name: "reader_payment", label: t.readerPayment, options: choices(READER_PAYMENT_STATES, values.state) },
    { name: "reader_refund", label: t.readerRefund, options: choices(READER_REFUND_STATES, values.refund_state) },
  ];
}
