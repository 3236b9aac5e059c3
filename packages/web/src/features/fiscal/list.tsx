import { calls } from "@patron/contract/routes";
import Stamp from "lucide-react/icons/stamp";
import { invalidate } from "#kit/call/use-call.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useLive } from "#kit/live.ts";
import { useMessages } from "#kit/messages.ts";
import { fiscalMessages } from "./messages.ts";
import { useFiscalColumns } from "./parts/use-fiscal-columns.tsx";
import { useFiscalFilters } from "./parts/use-fiscal-filters.ts";

/** What fiscal devices have registered, refused or still have to register, the latest first. */
export default function FiscalListScreen() {
  const t = useMessages(fiscalMessages);
  // What becomes of receipts changes in their rows.
  useLive(["fiscal_receipt"], () => void invalidate(calls.fiscal.list));
  return (
    <PagedScreen
      name="fiscal"
      call={calls.fiscal.list}
      texts={t}
      icon={Stamp}
      columns={useFiscalColumns()}
      filters={useFiscalFilters()}
    />
  );
}
