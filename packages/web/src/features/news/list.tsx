import type { news } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Newspaper from "lucide-react/icons/newspaper";
import Plus from "lucide-react/icons/plus";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import { type RowOf, useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { ButtonLink } from "#ui/button.tsx";
import { newsMessages } from "./messages.ts";
import { paths } from "./screens.ts";

/** All news of the business, the newest first. */
export default function NewsListScreen() {
  const t = useMessages(newsMessages);
  const programmes = useOptions("loyalty");
  const places = useOptions("pos");
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
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <PagedScreen
      name="news"
      call={calls.news.list}
      // Texts of the address; the server checks each against its shape.
      requested={(chosen, page) => ({ query: chosen as FiltersOf<typeof news.list>, page })}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={useFilters(calls.news.list, t, (f) => [f.choice("loyalty_id", programmes), f.choice("pos_id", places)])}
      bulk={useSwitchActions(calls.news.change, ({ id }: RowOf<typeof news.list>, active) => ({
        path: { newsId: id },
        body: { active },
      }))}
      open={({ id }) => paths.edit({ newsId: id })}
      empty={{ icon: Newspaper, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
