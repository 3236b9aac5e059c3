import { SERVICE_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import PackageSearch from "lucide-react/icons/package-search";
import Plus from "lucide-react/icons/plus";
import { useActiveFilter } from "#kit/list/filters/use-active-filter.ts";
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
  const isActive = useActiveFilter(t.state);
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  const places = categories.map(({ id, path }) => ({ value: id, label: path }));
  return (
    <ListScreen
      name="goods"
      call={calls.goods.inBusiness}
      requested={() => ({})}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={[
        {
          name: "category",
          label: t.category,
          options: [...places, { value: "none", label: t.uncategorised }],
          fits: ({ category_ids: ids }, wanted) => (wanted === "none" ? ids.length === 0 : ids.includes(wanted)),
        },
        {
          name: "service_type",
          label: t.type,
          options: SERVICE_TYPES.map((value) => ({ value, label: t.types[value] })),
          fits: (row, type) => row.service_type === type,
        },
        isActive,
      ]}
      bulk={bulk}
      open={({ id }) => paths.edit({ goodsId: id })}
      empty={{ icon: PackageSearch, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
