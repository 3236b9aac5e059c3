import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import PackageSearch from "lucide-react/icons/package-search";
import Plus from "lucide-react/icons/plus";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { goodsMessages } from "./messages.ts";
import { useEveryCategory } from "./parts/use-categories.ts";
import { useGoodsBulk } from "./parts/use-goods-bulk.ts";
import { useGoodsColumns } from "./parts/use-goods-columns.tsx";
import { paths } from "./screens.ts";

/** Everything that the business sells. */
export default function GoodsListScreen() {
  const t = useMessages(goodsMessages);
  const { categories } = useEveryCategory();
  const columns = useGoodsColumns(categories);
  const bulk = useGoodsBulk(categories);
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  const places = categories.map(({ id, path }) => ({ value: id, label: path }));
  const filters = useFilters(calls.goods.inBusiness, t, (f) => [
    {
      name: "category",
      label: t.fields.category,
      options: [...places, { value: "none", label: t.uncategorised }],
      fits: ({ category_ids: ids }, wanted) => (wanted === "none" ? ids.length === 0 : ids.includes(wanted)),
    },
    f.choice("service_type"),
    f.active(),
  ]);
  return (
    <ListScreen
      name="goods"
      call={calls.goods.inBusiness}
      requested={() => ({})}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={filters}
      bulk={bulk}
      open={({ id }) => paths.edit({ goodsId: id })}
      empty={{ icon: PackageSearch, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
