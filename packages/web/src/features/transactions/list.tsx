import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { PAYMENT_TYPES, TRANSACTION_TYPES } from "@patron/contract/words";
import ReceiptText from "lucide-react/icons/receipt-text";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { transactionsMessages } from "./messages.ts";
import { TransactionDrawer } from "./parts/drawer.tsx";
import { useTransactionColumns } from "./parts/use-columns.tsx";

/** Every transaction of the business; a row opens its details beside the list. */
export default function TransactionListScreen() {
  const t = useMessages(transactionsMessages);
  const { columns, totals } = useTransactionColumns();
  return (
    <PagedScreen
      name="transactions"
      call={calls.transactions.list}
      // Texts of the address; the server checks each against its shape.
      asked={(chosen, page) => ({ query: chosen as FiltersOf<typeof transactions.list>, page })}
      title={t.title}
      purpose={t.purpose}
      columns={columns}
      totals={totals}
      filters={[
        {
          name: "transaction_type",
          label: t.type,
          options: TRANSACTION_TYPES.map((value) => ({ value, label: t.types[value] })),
        },
        {
          name: "payment_type",
          label: t.payment,
          options: PAYMENT_TYPES.map((value) => ({ value, label: t.payments[value] })),
        },
        { kind: "flag", name: "canceled", label: t.canceledFilter, yes: t.only, no: t.without },
        { kind: "days", name: "date", from: "date_from", to: "date_to", label: t.date },
        { name: "user_phone", label: t.phone, kind: "text" },
        { name: "comment", label: t.comment, kind: "text" },
      ]}
      details={(walk) => <TransactionDrawer walk={walk} />}
      empty={{ icon: ReceiptText, title: t.emptyTitle, hint: t.emptyHint }}
    />
  );
}
