import { calls } from "@patron/contract/routes";
import Store from "lucide-react/icons/store";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { posterSalesMessages } from "./messages.ts";
import { usePosterColumns } from "./parts/use-poster-columns.tsx";
import { usePosterFilters } from "./parts/use-poster-filters.ts";

/** Sales of registers of Poster: those that became sales here, and those that could not. */
export default function PosterSaleListScreen() {
  const t = useMessages(posterSalesMessages);
  return (
    <PagedScreen
      name="poster-sales"
      call={calls.poster.list}
      texts={t}
      icon={Store}
      columns={usePosterColumns()}
      filters={usePosterFilters()}
      live={["poster_sale"]}
    />
  );
}
