import type { priceOptions } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { Link, useNavigate } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Tag from "lucide-react/icons/tag";
import { useAddress } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { useSession } from "#kit/session/session.ts";
import { useShow } from "#kit/show.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { priceMessages } from "../../messages.ts";
import { paths } from "../../screens.ts";
import { type Price, targetOf } from "./target.ts";

interface Category {
  id: string;
  loyalty_id: string;
}

/** The prices of a customer category, for what its customers pay with: a currency or a client account. */
export function PriceList({ record: { id: categoryId, loyalty_id: loyaltyId } }: { record: Category }) {
  const t = useMessages(priceMessages);
  const [search, change] = useAddress();
  const ways = useWays(loyaltyId);
  if (!ways) return null;
  const way = ways.find(({ value }) => value === search.pay) ?? ways[0];
  if (!way) return null;
  const path = { loyaltyId, categoryId };
  return (
    <div className="flex flex-col gap-3">
      <div className="max-w-80">
        <Field label={t.paidWith}>
          <Select value={way.value} options={ways} onChange={(pay) => change({ pay })} />
        </Field>
      </div>
      {way.isAccount ? <ForAccount path={path} way={way} /> : <InCurrency path={path} way={way} />}
    </div>
  );
}

/** What customers of a programme pay with: its currencies, then the client accounts. */
function useWays(loyaltyId: string) {
  const t = useMessages(priceMessages);
  const own = useSession()?.business?.currency;
  const currencies = useCall(calls.embedded.currencies, { query: { loyalty_id: loyaltyId } }).data?.items;
  const accounts = useCall(calls.embedded.specialAccounts, { query: { scope: "retail", only_active: true } }).data
    ?.items;
  if (!currencies || !accounts) return undefined;
  const codes = new Set([...(own ? [own] : []), ...currencies.map(({ code }) => code)]);
  return [
    ...[...codes].map((code) => ({
      value: code,
      label: t.inCurrency(code),
      isAccount: false,
      currency: code as string | null,
    })),
    ...accounts.map(({ id, title, currency }) => ({
      value: id,
      label: t.fromAccount(title),
      isAccount: true,
      currency,
    })),
  ];
}
type Way = NonNullable<ReturnType<typeof useWays>>[number];

interface Scope {
  path: { loyaltyId: string; categoryId: string };
  way: Way;
}

function InCurrency({ path, way }: Scope) {
  const ofWay = { ...path, currency: way.value };
  const found = useCall(calls.priceOptions.listInCurrency, { path: ofWay });
  const to = (itemId: string) => paths.editPriceInCurrency({ ...ofWay, itemId });
  const mayAdd = useAccess()([calls.priceOptions.addInCurrency]);
  return <Prices found={found} way={way} to={to} add={mayAdd ? paths.addPriceInCurrency(ofWay) : undefined} />;
}

function ForAccount({ path, way }: Scope) {
  const ofWay = { ...path, accountId: way.value };
  const found = useCall(calls.priceOptions.listForAccount, { path: ofWay });
  const to = (itemId: string) => paths.editPriceForAccount({ ...ofWay, itemId });
  const mayAdd = useAccess()([calls.priceOptions.addForAccount]);
  return <Prices found={found} way={way} to={to} add={mayAdd ? paths.addPriceForAccount(ofWay) : undefined} />;
}

interface PricesProps {
  found: ReturnType<typeof useCall<typeof priceOptions.listInCurrency>>;
  way: Way;
  to: (itemId: string) => string;
  add: string | undefined;
}

function Prices({ found: { data, error, isFetching, refetch }, way, to, add }: PricesProps) {
  const t = useMessages(priceMessages);
  const show = useShow();
  const navigate = useNavigate();
  const columns = useColumns(
    calls.priceOptions.listInCurrency,
    t,
    (c) => [
      c.own({
        id: "item",
        header: t.goods,
        width: 260,
        cell: (row) => (
          <TextLink quiet link={<Link to={to(row.id)} />}>
            {targetOf(row, t)}
          </TextLink>
        ),
      }),
      c.own({ id: "value", header: t.fields.option_type, numeric: true, cell: (row) => shownPrice(row, way, show) }),
      c.choice("level"),
      c.own({
        id: "dates",
        header: t.when,
        cell: (row) => t.days(row.date_from && show.day(row.date_from), row.date_to && show.day(row.date_to)),
      }),
      c.active("active"),
    ],
    [t, show, way, to],
  );
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  const link = add && (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={add} />}>
      {t.add}
    </ButtonLink>
  );
  if (data?.items.length === 0) return <EmptyState icon={Tag} title={t.emptyTitle} hint={t.emptyHint} action={link} />;
  return (
    <>
      <div className="flex justify-end">{link}</div>
      <DataTable
        stacked
        label={t.title}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        rows={data?.items}
        onOpen={({ id }) => void navigate({ to: to(id) })}
        refreshing={isFetching}
      />
    </>
  );
}

/** A fixed price, or a change with its sign. */
function shownPrice({ option_type, value }: Price, { currency }: Way, show: ReturnType<typeof useShow>): string {
  const sign = option_type === "fixed-price" || value.startsWith("-") ? "" : "+";
  if (option_type === "change-percent") return `${sign}${show.rate(value)}`;
  return `${sign}${currency ? show.unitPrice(value, currency) : show.quantity(value)}`;
}
