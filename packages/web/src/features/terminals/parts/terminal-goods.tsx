import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import PackageSearch from "lucide-react/icons/package-search";
import { useAddress } from "#kit/address/address.ts";
import { MomentFields } from "#kit/at-moment/moment-fields.tsx";
import { useMoment } from "#kit/at-moment/use-moment.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { usePageQuery } from "#kit/list/list-address.ts";
import { ListPager } from "#kit/list/list-pager.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { PriceTrace } from "#kit/trace/price-trace.tsx";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { terminalCostMessages, terminalsMessages } from "../messages.ts";
import { ItemSearch } from "./item-search.tsx";

const query = { prices_values: true, taxes_values: true, margins_values: true, price_explain: true };

/** The items of a terminal with their prices; a press on an item explains its price. */
export function TerminalGoods({ record: terminal }: { record: ReplyOf<typeof terminals.get> }) {
  const t = useMessages(terminalsMessages);
  const show = useShow();
  const { page } = usePageQuery(calls.terminals.goodsPaginated);
  const [search, change] = useAddress();
  const moment = useMoment();
  const chosen = {
    ...(search.search && { search: search.search }),
    ...(moment.instant && { calculating_datetime: moment.instant }),
  };
  const requested = { path: { terminalId: terminal.id }, query: { ...query, ...chosen }, page };
  const { data, error, isFetching, refetch } = useCall(calls.terminals.goodsPaginated, requested);
  const columns = useGoodsColumns(data?.items.some(({ margins_values = [] }) => margins_values.length > 0) ?? false);
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (data?.total === 0 && !search.search)
    return <EmptyState icon={PackageSearch} title={t.noGoodsTitle} hint={t.noGoodsHint} />;
  const open = data?.items.find(({ id }) => id === search.item);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <MomentFields {...moment} />
        <ItemSearch />
      </div>
      {data?.total === 0 ? (
        <EmptyState icon={PackageSearch} title={t.noneFound} />
      ) : (
        <>
          <DataTable
            label={t.tabGoods}
            columns={columns}
            stacked
            rows={data?.items}
            refreshing={isFetching}
            openKey={search.item ?? null}
            onOpen={(row) => change({ item: row.id })}
          />
          <ListPager total={data?.total ?? 0} />
        </>
      )}
      {open?.price_explain && (
        <Drawer
          open
          modal={false}
          onClose={() => change({ item: undefined })}
          title={open.title}
          lead={
            open.price && (
              <p className="text-figure font-semibold">
                <bdi>{show.unitPrice(open.price, open.currency)}</bdi>
              </p>
            )
          }
          foot={
            <ButtonLink render={<Link to={`/goods-and-services/${open.id}`} />} look="quiet">
              {t.openGoods}
            </ButtonLink>
          }
        >
          <h3 className="mb-2 text-section font-semibold">{t.why}</h3>
          <PriceTrace price={open.price_explain} currency={open.currency} />
        </Drawer>
      )}
    </div>
  );
}

function useGoodsColumns(hasCharges: boolean) {
  const t = useMessages(terminalsMessages);
  const { title: charges } = useMessages(terminalCostMessages);
  const show = useShow();
  return useColumns(
    calls.terminals.goodsPaginated,
    t,
    (c) => [
      c.own({
        id: "title",
        header: t.goods,
        width: 240,
        cell: (row) => (
          <span className="flex min-w-0 items-center gap-2.5">
            <Avatar name={row.title} src={row.photo?.thumbnail_url} size="sm" />
            <span className="cell-start truncate font-medium">{row.title}</span>
          </span>
        ),
      }),
      { ...c.text("code"), sortable: false, tabular: true },
      c.own({
        id: "shelf",
        header: t.shelf,
        numeric: true,
        cell: ({ price, currency }) =>
          price === null ? (
            <span className="text-warning">{t.noPrice}</span>
          ) : (
            <strong className="font-semibold">{show.unitPrice(price, currency)}</strong>
          ),
      }),
      c.own({
        id: "base",
        header: t.base,
        numeric: true,
        cell: ({ prices_values = [], currency }) => {
          const base = prices_values.find(({ level }) => level === "base");
          return base && show.unitPrice(base.price, currency);
        },
      }),
      c.own({
        id: "taxes",
        cell: ({ taxes_values = [], currency }) =>
          taxes_values.map((tax) => `${tax.title} ${show.unitPrice(tax.amount, currency)}`).join(" · "),
      }),
      ...(hasCharges
        ? [
            c.own({
              id: "charges",
              header: charges,
              cell: ({ margins_values = [], currency }) =>
                margins_values.map((one) => `${one.title} ${show.unitPrice(one.amount, currency)}`).join(" · "),
            }),
          ]
        : []),
    ],
    [t, charges, show, hasCharges],
  );
}
