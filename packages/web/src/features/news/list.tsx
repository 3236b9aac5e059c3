import { calls } from "@patron/contract/routes";
import Newspaper from "lucide-react/icons/newspaper";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { newsMessages } from "./messages.ts";
import { paths } from "./screens.ts";

/** All news of the business, newest first. */
export default function NewsListScreen() {
  const t = useMessages(newsMessages);
  const columns = useColumns(
    calls.news.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ newsId: id }), "photo"),
      c.day("date_from"),
      c.day("date_to"),
      c.own({ id: "actual", cell: (row) => (row.actual ? t.current : t.notCurrent) }),
      c.number("priority"),
      c.active("active"),
    ],
    [t],
  );
  return (
    <PagedScreen
      call={calls.news.list}
      texts={t}
      icon={Newspaper}
      columns={columns}
      filters={useFilters(calls.news.list, t, (f) => [
        f.record("loyalty_id", { entity: "loyalty" }),
        f.record("pos_id", { entity: "pos" }),
      ])}
      bulk={useSwitchActions(calls.news.change)}
    />
  );
}
