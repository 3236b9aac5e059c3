import { calls } from "@patron/contract/routes";
import { SERVICE_TYPES } from "@patron/contract/words";
import { Link } from "@tanstack/react-router";
import PackageSearch from "lucide-react/icons/package-search";
import Plus from "lucide-react/icons/plus";
import { useAddress } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { goodsMessages } from "./messages.ts";
import { useEveryCategory } from "./parts/use-categories.ts";
import { useGoodsColumns } from "./parts/use-goods-columns.tsx";
import { paths } from "./screens.ts";

/** Everything that the business sells. */
export default function GoodsListScreen() {
  const t = useMessages(goodsMessages);
  const [{ service_type, category }] = useAddress();
  const type = SERVICE_TYPES.find((one) => one === service_type);
  const { data, error, isFetching, refetch } = useCall(calls.goods.inBusiness, {
    query: type ? { service_type: type } : {},
  });
  const { categories } = useEveryCategory();
  const columns = useGoodsColumns(categories);
  const stands = (ids: string[]) => (category === "none" ? ids.length === 0 : !category || ids.includes(category));
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  const places = categories.map(({ id, path }) => ({ value: id, label: path }));
  return (
    <ListScreen
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={[
        { name: "category", label: t.category, options: [...places, { value: "none", label: t.uncategorised }] },
        {
          name: "service_type",
          label: t.type,
          options: SERVICE_TYPES.map((value) => ({ value, label: t.types[value] })),
        },
      ]}
      rows={data?.items.filter((one) => stands(one.category_ids))}
      refreshing={isFetching}
      error={error}
      retry={() => void refetch()}
      open={({ id }) => paths.edit({ goodsId: id })}
      empty={{ icon: PackageSearch, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
