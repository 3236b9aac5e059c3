import { calls } from "@patron/contract/routes";
import PackagePlus from "lucide-react/icons/package-plus";
import Plus from "lucide-react/icons/plus";
import { useAddress } from "#kit/address/address.ts";
import { MomentFields } from "#kit/at-moment/moment-fields.tsx";
import { useMoment } from "#kit/at-moment/use-moment.ts";
import { useCall } from "#kit/call/use-call.ts";
import { usePageQuery } from "#kit/list/list-address.ts";
import { ListPager } from "#kit/list/list-pager.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { priceGroupsMessages } from "../messages.ts";
import { AddGoods } from "./add-goods.tsx";
import { type Group, groupPath } from "./group.ts";
import { ItemDrawer } from "./item-drawer.tsx";
import { useItemColumns } from "./use-item-columns.tsx";

const query = { include_master_price: true, include_prices: true };

/** The items of a group, page by page; one item opens beside the list. */
export function GroupItems({ record: group }: { record: Group }) {
  const t = useMessages(priceGroupsMessages);
  const { page } = usePageQuery(calls.priceGroups.items);
  const [search, change] = useAddress();
  const path = groupPath(group);
  const moment = useMoment();
  const { instant } = moment;
  const asked = { ...query, ...(instant && { calculating_datetime: instant }) };
  const { data, error, isFetching, refetch } = useCall(calls.priceGroups.items, { path, query: asked, page });
  const columns = useItemColumns(group);
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => change({ add: "1", item: undefined })}>
      {t.addGoods}
    </Button>
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const empty = <EmptyState icon={PackagePlus} title={t.noItemsTitle} hint={t.noItemsHint} action={add} />;
  return (
    <div className="flex flex-col gap-3">
      {data?.total === 0 ? (
        empty
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-3">
            <MomentFields {...moment} />
            {!moment.isSet && add}
          </div>
          <DataTable
            stacked
            label={t.tabItems}
            columns={instant ? columns.filter(({ id }) => id !== "planned") : columns}
            rows={data?.items}
            refreshing={isFetching}
            openKey={search.item ?? null}
            onOpen={(row) => change({ item: row.id, add: undefined })}
          />
          <ListPager total={data?.total ?? 0} />
        </>
      )}
      {search.add && <AddGoods group={group} onClose={() => change({ add: undefined })} />}
      {search.item && (
        <ItemDrawer
          key={search.item}
          group={group}
          itemId={search.item}
          instant={instant}
          onClose={() => change({ item: undefined })}
        />
      )}
    </div>
  );
}
