import { calls } from "@patron/contract/routes";
import CloudOff from "lucide-react/icons/cloud-off";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { offlineSalesMessages } from "./messages.ts";
import { useOfflineColumns } from "./parts/use-offline-columns.tsx";
import { useOfflineFilters } from "./parts/use-offline-filters.ts";

/** Sales of all tills that were made without a connection, the latest first. */
export default function OfflineSaleListScreen() {
  const t = useMessages(offlineSalesMessages);
  return (
    <PagedScreen
      name="offline-sales"
      call={calls.offline.list}
      texts={t}
      icon={CloudOff}
      columns={useOfflineColumns()}
      filters={useOfflineFilters()}
      live={["offline_sale"]}
    />
  );
}
