import { calls } from "@patron/contract/routes";
import PackageSearch from "lucide-react/icons/package-search";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { goodsMessages } from "./messages.ts";
import { ExchangeGoods } from "./parts/exchange-goods.tsx";
import { useEveryCategory } from "./parts/use-categories.ts";
import { useGoodsBulk } from "./parts/use-goods-bulk.ts";
import { useGoodsColumns } from "./parts/use-goods-columns.tsx";

/** All items of the business. */
export default function GoodsListScreen() {
  const t = useMessages(goodsMessages);
  const { categories } = useEveryCategory();
  const columns = useGoodsColumns(categories);
  const bulk = useGoodsBulk(categories);
  const categoryOptions = categories.map(({ id, path }) => ({ value: id, label: path }));
  const filters = useFilters(calls.goods.inBusiness, t, (f) => [
    {
      name: "category",
      label: t.fields.category,
      options: [...categoryOptions, { value: "none", label: t.uncategorised }],
      fits: ({ category_ids: ids }, selected) => (selected === "none" ? ids.length === 0 : ids.includes(selected)),
    },
    f.choice("service_type"),
    f.active(),
  ]);
  return (
    <ListScreen
      name="goods"
      call={calls.goods.inBusiness}
      texts={t}
      lead={<ExchangeGoods />}
      icon={PackageSearch}
      columns={columns}
      filters={filters}
      bulk={bulk}
    />
  );
}
