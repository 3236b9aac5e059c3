import type { transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import PackageSearch from "lucide-react/icons/package-search";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { transactionsMessages } from "./messages.ts";
import { TransactionDrawer } from "./parts/drawer.tsx";
import { OpenRegister } from "./parts/open-register.tsx";
import { queryOf } from "./parts/query-of.ts";
import { useFoundFilters } from "./parts/use-found-filters.ts";
import { useItemColumns } from "./parts/use-item-columns.tsx";

/** All sold items; a row opens its transaction beside the list. */
export default function TransactionGoodsScreen() {
  const t = useMessages(transactionsMessages);
  const { columns, totals } = useItemColumns();
  const { when, where, what, who } = useFoundFilters();
  return (
    <PagedScreen
      call={calls.transactions.items}
      texts={{ purpose: t.itemsPurpose, emptyTitle: t.itemsEmpty, emptyHint: t.emptyHint }}
      icon={PackageSearch}
      firstStep={<OpenRegister />}
      requested={(chosen, page) => ({ query: queryOf<FiltersOf<typeof transactions.items>>(chosen), page })}
      searchName="search_text"
      columns={columns}
      totals={totals}
      filters={[...when, ...where, ...what, ...who]}
      live={["transaction"]}
      details={(cursor) => <TransactionDrawer cursor={cursor} id={cursor.id.split(":")[0] ?? cursor.id} />}
    />
  );
}
