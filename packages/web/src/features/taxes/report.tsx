import type { taxes } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Landmark from "lucide-react/icons/landmark";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { reportQuery } from "#kit/list/report-query.ts";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { taxesMessages } from "./messages.ts";
import { TaxItemsDrawer } from "./parts/tax-items-drawer.tsx";
import { useReportColumns } from "./parts/use-report-columns.ts";
import { useReportFilters } from "./parts/use-report-filters.ts";

/** The taxes of finished sales; a row opens the amounts of its items. */
export default function TaxReportScreen() {
  const t = useMessages(taxesMessages);
  const { programme, error, retry } = useProgramme();
  const loyaltyId = programme?.id ?? "";
  const { columns, totals } = useReportColumns();
  const filters = useReportFilters(loyaltyId);
  return (
    <ListScreen
      name="tax-report"
      call={calls.taxes.summary}
      texts={{ purpose: t.reportPurpose, emptyTitle: t.reportEmpty, emptyHint: t.reportHint }}
      icon={Landmark}
      requested={(chosen) => ({ path: { loyaltyId }, query: reportQuery<FiltersOf<typeof taxes.summary>>(chosen) })}
      waits={{ ready: loyaltyId !== "", error, retry }}
      columns={columns}
      totals={totals}
      filters={filters}
      live={["transaction"]}
      details={(cursor) => <TaxItemsDrawer cursor={cursor} loyaltyId={loyaltyId} filters={filters} />}
    />
  );
}
