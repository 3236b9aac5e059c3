import type { additionalCosts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import HandCoins from "lucide-react/icons/hand-coins";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { reportQuery } from "#kit/list/report-query.ts";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { costsMessages } from "./messages.ts";
import { CostItemsDrawer } from "./parts/cost-items-drawer.tsx";
import { useReportColumns } from "./parts/use-report-columns.ts";
import { useReportFilters } from "./parts/use-report-filters.ts";

/** The extra charges of finished sales; a row opens the amounts of its items. */
export default function MarginsScreen() {
  const t = useMessages(costsMessages);
  const { programme, error, retry } = useProgramme();
  const loyaltyId = programme?.id ?? "";
  const { columns, totals } = useReportColumns();
  const filters = useReportFilters(loyaltyId);
  return (
    <ListScreen
      name="margins"
      call={calls.additionalCosts.summary}
      texts={{ purpose: t.reportPurpose, emptyTitle: t.reportEmpty, emptyHint: t.reportHint }}
      icon={HandCoins}
      requested={(chosen) => ({
        path: { loyaltyId },
        query: reportQuery<FiltersOf<typeof additionalCosts.summary>>(chosen),
      })}
      waits={{ ready: loyaltyId !== "", error, retry }}
      columns={columns}
      totals={totals}
      filters={filters}
      live={["transaction"]}
      details={(cursor) => <CostItemsDrawer cursor={cursor} loyaltyId={loyaltyId} filters={filters} />}
    />
  );
}
