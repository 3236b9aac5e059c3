import type { goods } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import PackageSearch from "lucide-react/icons/package-search";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { goodsMessages } from "./messages.ts";
import { ExchangeGoods } from "./parts/exchange-goods.tsx";
import { useEveryCategory } from "./parts/use-categories.ts";
import { useGoodsBulk } from "./parts/use-goods-bulk.ts";
import { useGoodsColumns } from "./parts/use-goods-columns.tsx";

type GoodsFilters = FiltersOf<typeof goods.list>;
/** In place of a category. */
const none = "none";

/** All items of the business. */
export default function GoodsListScreen() {
  const t = useMessages(goodsMessages);
  const { categories } = useEveryCategory();
  const columns = useGoodsColumns(categories);
  const bulk = useGoodsBulk(categories);
  const categoryOptions = categories.map(({ id, path }) => ({ value: id, label: path }));
  const filters = useFilters(calls.goods.list, t, (f) => [
    {
      name: "category",
      label: t.fields.category,
      options: [...categoryOptions, { value: none, label: t.uncategorised }],
    },
    f.choice("service_type"),
    f.active(),
  ]);
  return (
    <PagedScreen
      name="goods"
      call={calls.goods.list}
      texts={t}
      lead={<ExchangeGoods />}
      icon={PackageSearch}
      columns={columns}
      requested={({ q, category, ...chosen }, page) => ({
        // Texts of the address; the server validates each.
        query: {
          ...chosen,
          search_text: q,
          ...(category === none ? { uncategorised: true } : { category }),
        } as GoodsFilters,
        page,
      })}
      searchName="q"
      filters={filters}
      bulk={bulk}
    />
  );
}
