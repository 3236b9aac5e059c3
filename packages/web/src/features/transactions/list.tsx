import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { PAYMENT_TYPES, TRANSACTION_TYPES } from "@patron/contract/words";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useCall } from "#kit/call/use-call.ts";
import { PagedScreen, usePageAsk } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { transactionsMessages } from "./messages.ts";
import { TransactionDrawer } from "./parts/drawer.tsx";
import { useTransactionColumns } from "./parts/use-columns.tsx";

const names = [
  "transaction_type",
  "payment_type",
  "canceled",
  "date_from",
  "date_to",
  "user_phone",
  "comment",
] as const;

/** Every transaction of the business; a row opens its details beside the list. */
export default function TransactionListScreen() {
  const t = useMessages(transactionsMessages);
  const { page, search, change } = usePageAsk();
  const wanted = Object.fromEntries(names.flatMap((name) => (search[name] ? [[name, search[name]]] : [])));
  const query = wanted as FiltersOf<typeof transactions.list>; // Texts of the address; the server checks each against its shape.
  const { data, error, isFetching, refetch } = useCall(calls.transactions.list, { query, page });
  const { columns, totals } = useTransactionColumns(data?.totals);
  return (
    <PagedScreen
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
        {
          name: "canceled",
          label: t.canceledFilter,
          options: [
            { value: "true", label: t.only },
            { value: "false", label: t.without },
          ],
        },
        { name: "date_from", label: t.dateFrom, kind: "day" },
        { name: "date_to", label: t.dateTo, kind: "day" },
        { name: "user_phone", label: t.phone, kind: "text" },
        { name: "comment", label: t.comment, kind: "text" },
      ]}
      answer={data}
      refreshing={isFetching}
      error={error}
      retry={() => void refetch()}
      onOpen={({ id }) => change({ open: id })}
      openId={search.open}
      empty={{ icon: ReceiptText, title: t.emptyTitle, hint: t.emptyHint }}
    >
      {search.open && <TransactionDrawer id={search.open} onClose={() => change({ open: undefined })} />}
    </PagedScreen>
  );
}
