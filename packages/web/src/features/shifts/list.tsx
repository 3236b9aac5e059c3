import { calls } from "@patron/contract/routes";
import Vault from "lucide-react/icons/vault";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { shiftsMessages } from "./messages.ts";
import { useShiftColumns } from "./parts/use-shift-columns.tsx";
import { useShiftFilters } from "./parts/use-shift-filters.ts";

/** The shifts of all tills, the latest first. */
export default function ShiftListScreen() {
  const t = useMessages(shiftsMessages);
  const { columns, totals } = useShiftColumns();
  return (
    <PagedScreen
      name="shifts"
      call={calls.shifts.list}
      texts={t}
      icon={Vault}
      columns={columns}
      totals={totals}
      filters={useShiftFilters()}
      live={["shift"]}
    />
  );
}
