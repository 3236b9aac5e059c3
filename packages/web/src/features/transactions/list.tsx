import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import ReceiptText from "lucide-react/icons/receipt-text";
import { AssumedSearch } from "#kit/address/address.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { transactionsMessages } from "./messages.ts";
import { TransactionDrawer } from "./parts/drawer.tsx";
import { OpenRegister } from "./parts/open-register.tsx";
import { queryOf } from "./parts/query-of.ts";
import { useTransactionColumns } from "./parts/use-columns.tsx";
import { useDefaultPeriod } from "./parts/use-default-period.ts";
import { useListFilters } from "./parts/use-list-filters.ts";

/** The name of the list in the user's preferences and saved views. */
const name = "transactions";

/** All transactions of the business, initially of the last 30 days; a row opens its details beside the list. */
export default function TransactionListScreen() {
  const t = useMessages(transactionsMessages);
  const { columns, totals } = useTransactionColumns();
  const { assumed, waits } = useDefaultPeriod(name);
  return (
    <AssumedSearch value={assumed}>
      <PagedScreen
        name={name}
        call={calls.transactions.list}
        texts={t}
        icon={ReceiptText}
        firstStep={<OpenRegister />}
        // Texts of the address; the server validates each.
        requested={(chosen, page) => ({ query: queryOf<FiltersOf<typeof transactions.list>>(chosen), page })}
        waits={waits}
        columns={columns}
        totals={totals}
        searchName="search_text"
        filters={useListFilters()}
        live={["transaction"]}
        details={(cursor) => <TransactionDrawer cursor={cursor} />}
      />
    </AssumedSearch>
  );
}
