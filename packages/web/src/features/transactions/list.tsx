import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { TRANSACTION_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useCall } from "#kit/call/use-call.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices, optionsOf } from "#kit/options.ts";
import { transactionsMessages } from "./messages.ts";
import { TransactionDrawer } from "./parts/drawer.tsx";
import { queryOf } from "./parts/query-of.ts";
import { useTransactionColumns } from "./parts/use-columns.tsx";
import { useFoundFilters } from "./parts/use-found-filters.ts";

/** Every transaction of the business; a row opens its details beside the list. */
export default function TransactionListScreen() {
  const t = useMessages(transactionsMessages);
  const { columns, totals } = useTransactionColumns();
  const { when, where, what, who } = useFoundFilters();
  const accounts = useCall(calls.embedded.specialAccounts, {}).data?.items;
  return (
    <PagedScreen
      call={calls.transactions.list}
      texts={t}
      icon={ReceiptText}
      // Texts of the address; the server checks each against its shape.
      requested={(chosen, page) => ({ query: queryOf<FiltersOf<typeof transactions.list>>(chosen), page })}
      columns={columns}
      totals={totals}
      filters={[
        ...when,
        {
          name: "transaction_type",
          label: t.fields.transaction_type,
          options: choices(TRANSACTION_TYPES, t.values.transaction_type),
        },
        ...(accounts?.length
          ? [
              {
                name: "special_account_id",
                label: t.fields.special_account,
                options: optionsOf(accounts),
              },
            ]
          : []),
        ...where,
        ...what,
        { kind: "flag", name: "transaction_errors", label: t.errors, yes: t.onlyErrors, no: t.withoutErrors },
        ...who,
        { name: "vehicle_id", label: t.fields.vehicle_id, kind: "text" },
      ]}
      live={["transaction"]}
      details={(cursor) => <TransactionDrawer cursor={cursor} />}
    />
  );
}
