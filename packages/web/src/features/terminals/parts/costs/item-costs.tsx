import type { terminalCosts, terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import PackageSearch from "lucide-react/icons/package-search";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { usePageQuery } from "#kit/list/list-address.ts";
import { ListPager } from "#kit/list/list-pager.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { terminalCostMessages, terminalsMessages } from "../../messages.ts";
import { ItemSearch } from "../item-search.tsx";
import { ItemValues } from "./item-values.tsx";
import { useCostValue } from "./use-cost-value.ts";

interface ItemCostsProps {
  terminal: ReplyOf<typeof terminals.get>;
  commissions: readonly ReplyOf<typeof terminalCosts.list>["items"][number][];
}

/** The items of a terminal with the commissions in their prices; an item opens its own values. */
export function ItemCosts({ terminal, commissions }: ItemCostsProps) {
  const t = useMessages(terminalCostMessages);
  const { noneFound } = useMessages(terminalsMessages);
  const { page } = usePageQuery(calls.terminalCosts.items);
  const [search, change] = useAddress();
  const text = search.search && { search: search.search };
  const requested = { path: { terminalId: terminal.id }, query: { only_active: true, ...text }, page };
  const { data, error, isFetching, refetch } = useCall(calls.terminalCosts.items, requested);
  const columns = useItemColumns(commissions);
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const open = data?.items.find(({ item_id }) => item_id === search.item);
  return (
    <section className="mt-8 flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <header>
          <h2 className="text-section font-semibold">{t.items}</h2>
          <p className="text-table text-muted">{t.itemsHint}</p>
        </header>
        <ItemSearch />
      </div>
      {data?.total === 0 ? (
        <EmptyState
          icon={PackageSearch}
          {...(text ? { title: noneFound } : { title: t.noItems, hint: t.noItemsHint })}
        />
      ) : (
        <>
          {/* Two lines have room for one commission. */}
          <DataTable
            stacked={commissions.length < 2}
            label={t.items}
            columns={columns}
            rows={data?.items.map((item) => ({ ...item, id: item.item_id }))}
            refreshing={isFetching}
            openKey={search.item ?? null}
            onOpen={(row) => change({ item: row.id })}
          />
          <ListPager total={data?.total ?? 0} />
        </>
      )}
      {open && (
        <Drawer open modal={false} onClose={() => change({ item: undefined })} title={open.title}>
          <ItemValues key={open.item_id} terminalId={terminal.id} item={open} commissions={commissions} />
        </Drawer>
      )}
    </section>
  );
}

function useItemColumns(commissions: ItemCostsProps["commissions"]) {
  const t = useMessages(terminalCostMessages);
  const shownAs = useCostValue();
  return useColumns(
    calls.terminalCosts.items,
    t,
    (c) => [
      c.own({ id: "title", width: 140, cell: ({ title }) => <span className="font-medium">{title}</span> }),
      ...commissions.map(({ additional_cost_id, title }) =>
        c.own({
          id: additional_cost_id,
          header: title,
          numeric: true,
          cell: ({ costs }) => {
            const cost = costs.find((one) => one.additional_cost_id === additional_cost_id);
            if (!cost) return null;
            const value = shownAs(cost.type, cost.value);
            return cost.own ? (
              <strong className="font-semibold">{value}</strong>
            ) : (
              <span className="text-muted">{value}</span>
            );
          },
        }),
      ),
      // Last, because a phone has room for few columns, and the values are what this is about.
      { ...c.text("code"), sortable: false, tabular: true },
    ],
    [shownAs, commissions],
  );
}
